import { expect, test } from 'vitest';
import { lessonsOfPages } from '#importer/import-pages.ts';
import { noSite } from '#importer/lesson/linked-site.ts';

const lessonOf = (address: string): string | undefined =>
  /^([a-z]+)\.(?:[a-z]{2}\.)?md$/.exec(address)?.[1];

/** The first lesson in the language of its translation and in its own, and what was noted of it. */
function translationOf(lessons: Readonly<Record<string, { en: string; pt: string }>>): {
  prose: string | undefined;
  notes: string[];
  source: string;
} {
  const pages = Object.entries(lessons).flatMap(([lesson, texts]) =>
    Object.entries(texts).map(([locale, text]) => ({
      ...{ path: `${lesson}.${locale}.md`, text, lesson, locale },
    })),
  );
  const { made } = lessonsOfPages(pages, 'en', {
    ...{ siteOf: () => ({ ...noSite, lessonOf }), placesOf: () => undefined, flavour: undefined },
  });
  expect(made.map(({ page }) => page)).toEqual(pages);
  const translation = made.find(({ page }) => page.locale === 'pt');
  return {
    prose: translation?.files[0]?.text.split('\n---\n').at(-1)?.trim(),
    notes: made
      .filter(({ page }) => page.lesson === translation?.page.lesson)
      .flatMap(({ notes }) => notes.map(({ unsure }) => unsure)),
    source: made[0]?.files.find(({ path }) => path.endsWith('.mdx'))?.text ?? '',
  };
}

const rope = { en: '# Rope\n\n## Tie it\n\nText.', pt: '# Corda\n\n## Amarre já\n\nTexto.' };

test.each(['b.md#amarre-ja', 'b.md#amarre-já', 'b.pt.md#amarre-ja', 'b.md#amarre-j%C3%A1'])(
  'the link of a translation to %s leads to the heading that the translated one stands for',
  (address) => {
    const boats = { en: '# Boats\n\n[a](b.md#tie-it)', pt: `# Barcos\n\n[a](${address})` };
    expect(translationOf({ a: boats, b: rope })).toMatchObject({
      prose: '[a](../b/#tie-it)',
      notes: [],
    });
  },
);

test.each(['#amarre-ja', '#amarre-já', '#amarre-j%C3%A1'])(
  'the link of a translation to its own %s leads to the heading that the translated one stands for',
  (address) => {
    const own = { ...rope, pt: `# Corda\n\n[a](${address})\n\n## Amarre já\n\nTexto.` };
    const { prose, notes } = translationOf({ a: own });
    expect(prose).toBe('[a](#tie-it)\n\n## Amarre já {/* #tie-it */}\n\nTexto.');
    expect(notes).toEqual([]);
  },
);

test.each(['b.md#amarre-ja', 'b.pt.md#amarre-já', 'a.pt.md#barcos-bons'])(
  'the link of the source to %s, a heading of a translation, leads to the heading that it stands for',
  (address) => {
    const boats = {
      en: `# Boats\n\n[a](${address})\n\n## Good boats\n\nText.`,
      pt: '# Barcos\n\nTexto.\n\n## Barcos bons\n\nTexto.',
    };
    const { source, notes } = translationOf({ a: boats, b: rope });
    expect(source).toContain(
      address.startsWith('a') ? '[a](../a/#good-boats)' : '[a](../b/#tie-it)',
    );
    expect(notes).toEqual([]);
  },
);

test('the link of the source to a heading of a translation that has other headings is told', () => {
  const boats = { en: '# Boats\n\n[a](b.md#amarre-ja)', pt: '# Barcos\n\nTexto.' };
  const other = { ...rope, pt: `${rope.pt}\n\n### Mais\n\nTexto.` };
  expect(translationOf({ a: boats, b: other }).notes).toEqual([
    'The lesson b has no place "amarre-ja", which the link to b.md#amarre-ja names.',
  ]);
});

test('what no heading of a translation is called either is told', () => {
  const boats = { en: '# Boats\n\nText.', pt: '# Barcos\n\n[a](b.md#vela)' };
  expect(translationOf({ a: boats, b: rope }).notes).toEqual([
    'The lesson b has no place "vela", which the link to b.md#vela names.',
  ]);
});

test('a heading keeps its id where another one loses what no letter of English is', () => {
  const own = '# A\n\n[a](#app)\n\n## 部署 app\n\nText.\n\n## App\n\nText.';
  const { made } = lessonsOfPages(
    [{ path: 'a.en.md', text: own, lesson: 'a', locale: 'en' }],
    'en',
    { siteOf: () => noSite, placesOf: () => undefined, flavour: undefined },
  );
  const text = made[0]?.files.find(({ path }) => path.endsWith('.mdx'))?.text ?? '';
  const id = /## App \{\/\* #([\w-]+) \*\/\}/.exec(text)?.[1] ?? '';
  expect(text).toContain(`[a](#${id})`);
});
