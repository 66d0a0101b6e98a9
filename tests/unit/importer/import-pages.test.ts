import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flavours } from '#importer/generators/flavour.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import type { Note } from '#importer/note.ts';
import { lessonYaml } from '#importer/write/yaml-files.ts';
import { imported, importedAsciiDoc } from './imported.ts';

/**
 * Pages of each generator stand in `tests/fixtures/importer/<generator>/<case>.md`, and beside each what it becomes: the
 * prose in `<case>.mdx`, `<case>.yaml` where it has commands or manifests, `<case>.notes` where something was uncertain.
 * `vitest run -u` writes these files anew.
 */
const folder = 'tests/fixtures/importer';
const generators: readonly Flavour[] = flavours;

/** Keys of lesson.yaml that every lesson has. */
const alwaysThere = ['minutes', 'environments'];

/** The pages are so short that most have no title, which is noted of each. */
const isOfTitle = ({ code }: Note): boolean => code === 'title';

const noteText = ({ line, unsure, did, look }: Note): string =>
  `${line}: ${unsure}\n   ${did}\n   ${look}\n`;

const stemOf = (path: string): string => path.replace(/\.(?:md|adoc)$/, '');

describe.each(generators)('a page of %s', (generator) => {
  const pages = globSync(`${folder}/${generator}/*.{md,adoc}`).toSorted();

  test.each(pages.map((path) => [stemOf(basename(path)).replaceAll('-', ' '), path]))(
    '%s',
    async (_, path) => {
      const text = readFileSync(path, 'utf8');
      const isAsciiDoc = generator === 'asciidoc';
      const { data, mdx, notes } = isAsciiDoc
        ? await importedAsciiDoc(text)
        : imported(text, generator);
      const hasStructure = Object.keys(data).some((key) => !alwaysThere.includes(key));
      const files = {
        '.mdx': mdx,
        '.yaml': hasStructure ? lessonYaml(data) : '',
        '.notes': notes
          .filter((note) => !isOfTitle(note))
          .map(noteText)
          .join(''),
      };
      const beside = globSync(`${stemOf(path)}.{mdx,yaml,notes}`);
      for (const [ending, made] of Object.entries(files)) {
        const file = stemOf(path) + ending;
        if (made !== '') await expect(made).toMatchFileSnapshot(`../../../${file}`);
        else expect(beside).not.toContain(file);
      }
    },
  );
});

test('every generator has pages, and beside them stands nothing that is no page', () => {
  expect(
    globSync(`${folder}/*`)
      .map((path) => basename(path))
      .toSorted(),
  ).toEqual(generators.toSorted());
  const stems = globSync(`${folder}/*/*`).map((path) => path.replace(/\.[a-z]+$/, ''));
  const pages = globSync(`${folder}/*/*.{md,adoc}`).map(stemOf);
  expect([...new Set(stems)].toSorted()).toEqual(pages.toSorted());
});
