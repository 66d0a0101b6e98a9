import { expect, test } from 'vitest';
import { lessonsOfPages } from '#importer/import-pages.ts';
import { readAsciiDoc } from '#importer/read/asciidoc.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { noParts } from '#importer/site-parts.ts';

/** The prose of each page of a book, and the links on the list, by lesson. */
async function book(
  texts: Readonly<Record<string, string>>,
): Promise<Record<string, { prose: string; links: string[] }>> {
  const pages = Object.entries(texts).map(([lesson, text]) => ({
    ...{ path: `${lesson}.adoc`, lesson, locale: 'en', text },
  }));
  const read = new Map(
    await Promise.all(
      pages.map(async (page) => [page.path, await readAsciiDoc(page.text, noParts)] as const),
    ),
  );
  const { made } = lessonsOfPages(pages, 'en', {
    siteOf: () => noSite,
    placesOf: () => undefined,
    flavour: undefined,
    asciiDocOf: ({ path }) => read.get(path),
  });
  return Object.fromEntries(
    made.map(({ page, files, notes }) => [
      page.lesson,
      {
        prose: files.find(({ path }) => path.endsWith('.mdx'))?.text ?? '',
        links: notes.flatMap(({ code, unsure }) =>
          code === 'link' || code === 'words-lost' ? [unsure] : [],
        ),
      },
    ]),
  );
}

const harbours =
  '[[chapter-two]]\n= Harbours\n\nWords.\n\n[[anchors]]\n== All anchors\n\n[[chain]]\n.Of iron\n----\na chain\n----\n\n== Ropes\n\nWords.\n';

test('an id of a book of AsciiDoc leads to the chapter that has it, with the words of its heading', async () => {
  const { boats } = await book({
    boats:
      '= Boats\n\nSee <<anchors>>, <<anchors,them>>, <<chapter-two>>, <<_ropes>> and <<chain,the chain>>.\n',
    harbours,
  });
  expect(boats?.prose).toContain(
    'See [All anchors](../harbours/#anchors), [them](../harbours/#anchors), [Harbours](../harbours/), [Ropes](../harbours/#ropes) and [the chain](../harbours/#anchors).',
  );
  expect(boats?.prose).toContain('description: See All anchors, them, Harbours,');
  expect(boats?.links).toEqual([]);
});

test('a page that shows all chapters has no place of its own in them', async () => {
  const { boats } = await book({
    boats: '= Boats\n\nSee <<anchors>>.\n',
    whole: `= The book\n\ninclude::boats.adoc[]\n\n${harbours.slice(harbours.indexOf('[[anchors'))}`,
    harbours,
  });
  expect(boats?.prose).toContain('[All anchors](../harbours/#anchors)');
});

test('an id that several chapters have, or none, is on the list', async () => {
  const { boats } = await book({
    boats: '= Boats\n\nSee <<anchors>> and <<nowhere>>.\n',
    harbours,
    more: '= More\n\n[[anchors]]\n== Other anchors\n\nWords.\n',
  });
  expect(boats?.links).toEqual([
    'The link to #anchors names no heading of its page.',
    'The link to #nowhere names no heading of its page.',
  ]);
});
