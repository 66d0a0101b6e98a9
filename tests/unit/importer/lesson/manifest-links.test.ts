import { expect, test } from 'vitest';
import { lessonsOfPages } from '#importer/import-pages.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { partsOf } from '../imported.ts';

const claim = 'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata:\n  name: boat\n';
const page = (words: string): string =>
  `# Boats\n\n${words} [x/boat.yaml](x/boat.yaml):\n\n\`\`\`yaml\n${claim}\`\`\`\n`;

/** What is said of the links of a page and of its translation, where its site has these files. */
const linkNotes = (files: Readonly<Record<string, string>>): string[][] =>
  lessonsOfPages(
    [
      { path: 'boats.md', text: page('Our claim is'), lesson: 'boats', locale: 'en' },
      { path: 'boats.pt.md', text: page('O pedido é'), lesson: 'boats', locale: 'pt-BR' },
    ],
    'en',
    {
      ...{ siteOf: () => noSite, placesOf: () => undefined, flavour: undefined },
      partsOf: () => partsOf(files),
    },
  ).made.map(({ notes }) =>
    notes.filter(({ unsure }) => unsure.includes('link')).map(({ unsure }) => unsure),
  );

const ofManifest = 'The link to x/boat.yaml leads to the file of a manifest of the lesson.';
const toNothing = 'The link to x/boat.yaml leads to nothing that was imported.';

test.each([
  ['says the same', { 'x/boat.yaml': claim.replaceAll('\n', '\r\n') }, ofManifest],
  ['is not there, and is called as the manifest is', {}, ofManifest],
  ['says something else', { 'x/boat.yaml': `${claim}spec: {}\n` }, toNothing],
])('a link to a file that %s is told as such, in each language', (_, files, told) => {
  expect(linkNotes(files)).toEqual([[told], [told]]);
});
