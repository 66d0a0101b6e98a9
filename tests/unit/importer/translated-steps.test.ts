import { expect, test } from 'vitest';
import { lessonsOfPages } from '#importer/import-pages.ts';
import { noSite } from '#importer/lesson/linked-site.ts';

const manifest = (numbers: readonly string[]): string =>
  [
    '``` yaml',
    'apiVersion: v1',
    'kind: Service',
    'metadata:',
    `  name: boat${numbers[0] ?? ''}`,
    'spec:',
    '  ports:',
    `    - port: 80${numbers[1] ?? ''}`,
    '```',
  ].join('\n');

/** The prose of a translation of a page of MkDocs. */
function translationOf(en: string, pt: string): string | undefined {
  const pages = Object.entries({ en, pt }).map(([locale, text]) => ({
    ...{ path: `a.${locale}.md`, text, lesson: 'a', locale },
  }));
  const { made } = lessonsOfPages(pages, 'en', {
    ...{ siteOf: () => noSite, placesOf: () => undefined, flavour: 'mkdocs' },
  });
  return made[1]?.files[0]?.text.split('\n---\n').at(-1)?.trim();
}

const numbered = manifest([' # (1)!', ' # (2)!']);
const source = `# Boats\n\nWrite it:\n\n${numbered}\n\n1.  Its name.\n2.  Its port.\n`;

test('the numbered lines of a manifest are steps in the translation too', () => {
  const page = `# Barcos\n\nEscreva:\n\n${numbered}\n\n1.  O nome.\n2.  A porta.\n`;
  expect(translationOf(source, page)).toBe(
    [
      'Escreva:\n',
      '<Walkthrough id="boat-service">',
      '  <Step id="name">\n    O nome.\n  </Step>\n',
      '  <Step id="port">\n    A porta.\n  </Step>',
      '</Walkthrough>',
    ].join('\n'),
  );
});

test('a translation that explains the manifest otherwise keeps its words before it', () => {
  const page = `# Barcos\n\nEscreva:\n\n${manifest([' # (1)!'])}\n\n1.  O nome.\n`;
  expect(translationOf(source, page)).toBe(
    'Escreva:\n\n1. O nome.\n\n<Walkthrough id="boat-service" />',
  );
});

test('a translation without numbers keeps its words before it', () => {
  const page = `# Barcos\n\nEscreva:\n\n${manifest([])}\n\nSó isso.\n`;
  expect(translationOf(source, page)).toBe(
    'Escreva:\n\n<Walkthrough id="boat-service" />\n\nSó isso.',
  );
});
