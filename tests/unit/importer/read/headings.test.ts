import { describe, expect, test } from 'vitest';
import { noParts } from '#importer/site-parts.ts';
import { readPage } from '#importer/read/read-page.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** The title of a page, its headings and what is noted of its title. */
function titled(
  text: string,
  { file = 'page.md', ...site }: { file?: string; title?: string; titleAbove?: string } = {},
): { title: string; headings: string[]; notes: string[] } {
  const page = readPage(file, text, 'markdown', new Set(), { ...noParts, ...site });
  const headings = (page.root.children ?? []).filter(({ type }) => type === 'heading');
  return {
    title: page.title,
    headings: headings.map((each) => `${each.depth ?? 0} ${plainText(each)}`),
    notes: page.notes.filter(({ code }) => code === 'title').map(({ did }) => did),
  };
}

describe('A title that the old tool showed above the text', () => {
  const above = { titleAbove: 'Build a boat' };

  test('is the title, and another heading of the page a section', () => {
    expect(titled('# Wood\n\nTake it.\n\n## Oak\n', above)).toEqual({
      ...{ title: 'Build a boat', headings: ['2 Wood', '3 Oak'], notes: [] },
    });
  });

  test('is told once where the heading says the same, by what says more', () => {
    const longer = '# Step 2: Build a Boat!\n\nTake wood.\n';
    expect(titled(longer, above)).toMatchObject({
      ...{ title: 'Step 2: Build a Boat!', headings: [] },
    });
    expect(titled('# Boat\n\nTake wood.\n', above)).toMatchObject({
      ...{ title: 'Build a boat', headings: [] },
    });
  });

  test('is not told by one of several headings that say a part of it', () => {
    const text = '# Wood\n\nTake it.\n\n# Sails\n\nHoist them.\n';
    expect(titled(text, { titleAbove: 'Wood and sails' })).toMatchObject({
      ...{ title: 'Wood and sails', headings: ['2 Wood', '2 Sails'] },
    });
    expect(titled('# C#\n\nIt is sharp.\n', { titleAbove: 'C++' })).toMatchObject({
      ...{ title: 'C++', headings: ['2 C#'] },
    });
  });

  test('stands behind that of the front matter', () => {
    const text = '---\ntitle: Wood\n---\n\n# Oak\n\nTake it.\n';
    expect(titled(text, above)).toMatchObject({ title: 'Wood', headings: ['2 Oak'] });
  });
});

describe('A page without a title', () => {
  test('is called after a heading below its text, which stays where it is', () => {
    expect(titled('Boats float.\n\nOn water.\n\n# Build one\n\nTake wood.\n')).toEqual({
      ...{ title: 'Build one', headings: ['2 Build one'] },
      notes: ['That is its first heading.'],
    });
  });

  test('is called after its folder where the name of its file says nothing', () => {
    const text = 'Build a boat.\n\n## Hints\n\nTake wood.\n';
    expect(titled(text, { file: 'first_boat/problem.pt-br.md' })).toMatchObject({
      ...{ title: 'first boat', notes: ['That is the name of its folder.'] },
    });
    expect(titled(text, { file: 'first_boat/wood.md' })).toMatchObject({ title: 'Hints' });
  });

  test('is called as in its menu', () => {
    const text = 'Boats float.\n\nOn water.\n\n# Build one\n\nTake wood.\n';
    expect(titled(text, { title: 'Boats' })).toEqual({
      ...{ title: 'Boats', headings: ['2 Build one'], notes: [] },
    });
  });

  test('is called after its folder where its headings are several sections', () => {
    const text = '## Context\n\nBoats.\n\n## Practice\n\nTake wood.\n';
    expect(titled(text, { file: '02-first-boat/README.md' })).toMatchObject({
      ...{ title: 'first boat', notes: ['That is the name of its folder.'] },
    });
    expect(titled('## Context\n\nBoats.\n', { file: '02-first-boat/README.md' }).title).toBe(
      'Context',
    );
    expect(titled(text).title).toBe('Context');
    for (const folder of ['docs', 'en/docs', 'pt-BR', 'zh'])
      expect(titled(text, { file: `${folder}/README.md` }).title).toBe('Context');
  });
});
