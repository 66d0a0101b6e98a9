import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStillThere, listedLine } from '#cli/import/line-between.ts';
import { writtenPlaces } from '#cli/import/written-place.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { lessonsOfPages } from '#importer/import-pages.ts';
import type { MadePage } from '#importer/import-pages.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { growthOf } from '../../importer/work.ts';
import { pageOf, tools } from '../../importer/generated/markdown-page.ts';
import type { ToolName } from '../../importer/generated/markdown-page.ts';

function madeOf(text: string, flavour?: Flavour): MadePage[] {
  const page = { path: 'page.md', text, lesson: 'page', locale: 'en' };
  const site = { siteOf: () => noSite, placesOf: () => undefined, flavour };
  return lessonsOfPages([page], 'en', site).made;
}

/** The places that are none: in no file, at no line or an empty one, or where a file has the code of a note and the place does not. */
function wrongPlaces(made: readonly MadePage[]): string[] {
  return made.flatMap((page) => {
    const placeOf = writtenPlaces(page);
    return page.notes.flatMap((note) => {
      const { place, text } = placeOf(note);
      const line = page.files.find(({ path }) => path === place.file)?.text.split('\n')[
        place.line - 1
      ];
      const codes = [note.written ?? '', ...(note.changes ?? []).map(({ after }) => after)].map(
        (code) => (code.split('\n').find((each) => each.trim() !== '') ?? '').trim(),
      );
      const has = (code: string): boolean => page.files.some((file) => file.text.includes(code));
      const code = codes.find((each) => each !== '' && has(each)) ?? '';
      const isRight =
        line !== undefined && line.trim() !== '' && line === text && line.includes(code);
      return isRight ? [] : [`${note.code} ${note.line} → ${place.file}:${place.line}: ${code}`];
    });
  });
}

/** The lines to which notes of a kind lead, with their files. */
const placesOf = (text: string, kind: string): string[] =>
  madeOf(text).flatMap((page) =>
    page.notes
      .filter(({ code }) => code === kind)
      .map(writtenPlaces(page))
      .map(({ place, text }) => `${basename(place.file)}:${place.line} ${(text ?? '').trim()}`),
  );

const pages = globSync('tests/fixtures/importer/*/*.md').toSorted();

test.each([...Map.groupBy(pages, (path) => basename(dirname(path)))])(
  'every item of a page of %s leads to a line that has what it is about',
  (generator, paths) => {
    const wrong = paths.flatMap((path) =>
      wrongPlaces(madeOf(readFileSync(path, 'utf8'), generator as Flavour)).map(
        (each) => `${basename(path)}: ${each}`,
      ),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(Object.keys(tools) as ToolName[])('and so does every item of any page of %s', (tool) => {
  fc.assert(
    fc.property(pageOf(tool), ({ text }) => {
      expect(wrongPlaces(madeOf(text, tools[tool].flavour))).toEqual([]);
    }),
    { numRuns: 50, seed: 1 },
  );
});

test('An item about a title that was made leads to that title', () => {
  expect(placesOf('Boats sail.\n\n## Two boats\n\nThey sail.\n', 'title')).toEqual([
    'en.mdx:2 title: Two boats',
  ]);
});

describe('Of lines that are alike', () => {
  const step = (name: string, ...lines: string[]): string =>
    `## ${name}\n\n${['```sh', ...lines, '```'].join('\n')}\n\nWords.\n`;

  test('an item leads to that of its own command', () => {
    const text = [
      step('One', 'cd one', 'kubectl apply -f $BOAT'),
      step('Two', 'cd two', '# Once more', 'kubectl apply -f $BOAT', 'kubectl delete -f $BOAT'),
      step('Three', '# ls $SHIP', 'cd three', 'ls', '# kubectl', 'ls $SHIP'),
    ].join('\n');
    const [page] = madeOf(text);
    const lines = page?.files.find(({ path }) => path.endsWith('.yaml'))?.text.split('\n') ?? [];
    const three = lines.indexOf('      - cd three');
    expect(placesOf(text, 'preset-variable').at(-1)).toBe(
      `lesson.yaml:${lines.indexOf('      - ls $SHIP', three) + 1} - ls $SHIP`,
    );
  });

  test('what root typed further down leads there, though the page has the same line above', () => {
    const at = (lines: readonly string[]): string => ['```console', ...lines, '```'].join('\n');
    const text = `# A\n\n${at(['$ ls /boats', '$ sail'])}\n\nWords.\n\n${at(['# yum install b', '# ls /boats'])}\n\n${at(['# ls /boats', '# yum remove b'])}\n`;
    const [page] = madeOf(text);
    const lines = page?.files.find(({ path }) => path.endsWith('.yaml'))?.text.split('\n') ?? [];
    expect(placesOf(text, 'typed-by-root')).toEqual([
      `lesson.yaml:${lines.indexOf('      - yum install b') + 1} - yum install b`,
      `lesson.yaml:${lines.lastIndexOf('      - ls /boats') + 1} - ls /boats`,
    ]);
  });

  test('one that was mended is missed where it stood, though the file has another', () => {
    const lines = ['one:', '- ls', 'two:', '- ls', 'three:'];
    const between = { above: 'two:', below: 'three:' };
    expect(isStillThere(lines, '- ls', between)).toBe(true);
    expect(isStillThere(['one:', '- ls', 'two:', '- cd', 'three:'], '- ls', between)).toBe(false);
    expect(isStillThere(['- ls', '- cd'], '- ls', between)).toBe(true);
  });

  test('a long one is in the list by its beginning, and is missed once anything in it is changed', () => {
    const long = `- ${'ls; '.repeat(5000)}`;
    const listed = listedLine(long);
    expect(listed.length).toBeLessThanOrEqual(1000);
    expect(long.startsWith(listed.slice(0, 900))).toBe(true);
    expect(isStillThere(['one:', long], listed)).toBe(true);
    expect(isStillThere(['one:', `${long}cd`], listed)).toBe(false);
    const lists = ['as it is', long, listed].map((line) => isStillThere([long, 'as it is'], line));
    expect(lists, 'lists of earlier imports have all of it').toEqual([true, true, true]);
  });
});

test('below a list of commands an item leads to the block that it is about', () => {
  const item = (name: string): string =>
    `1. ${name}:\n\n   \`\`\`sh\n   ls ${name}\n   cd ..\n   \`\`\`\n`;
  const text = `# A\n\n${['a', 'b', 'c'].map(item).join('\n')}\n1. d:\n\n   [lost](./lost.md)\n`;
  expect(placesOf(text, 'link')).toEqual([expect.stringMatching(/^en\.mdx:\d+ lost \(/)]);
});

test('Twice as many items about words in lines are twice the work', () => {
  const callOf = (count: number) => {
    const boats = Array.from({ length: count }, (_, number) => `boat-${number} sails`);
    const [page] = madeOf(boats.map((boat) => `Here ${boat} home.\n`).join('\n'));
    if (page === undefined) throw new Error('There is no page.');
    const notes = boats.map((after, index) => ({
      ...{ code: 'structure' as const, line: 2 * index + 1, unsure: '', did: '', look: '' },
      changes: [{ before: '', after }],
    }));
    return () => {
      const places = notes.map(writtenPlaces({ ...page, notes }));
      expect(places.at(-1)?.text).toBe(`Here ${boats.at(-1) ?? ''} home.`);
    };
  };
  expect(growthOf(callOf, 200)).toBeLessThan(2.5);
});

test('code within a sentence is found there, though a manifest above has the same value', () => {
  const yaml = ['apiVersion: v1', 'kind: Pod', 'metadata:', '  name: boat', 'spec: {}'];
  const text = `# A\n\nA boat:\n\n${['```yaml', ...yaml, '```'].join('\n')}\n\nIt is \`{{ "boat" }}\`.\n`;
  const [page] = madeOf(text, 'jekyll');
  const filled = page?.notes.find(({ changes }) => changes !== undefined);
  expect(filled?.line).toBe(13);
  expect(page && filled && writtenPlaces(page)(filled).text).toBe('It is `boat`.');
});

test('what a page includes begins with the first block of it', () => {
  const [page] = madeOf('# A\n\nOne\n\nTwo\n\nThree\n');
  const lines = page?.lines.map((each) => ({ ...each, source: Math.min(each.source, 5) })) ?? [];
  const note = { code: 'structure', line: 5, unsure: '', did: '', look: '' } as const;
  expect(page && writtenPlaces({ ...page, lines })(note).text).toBe('Two');
});
