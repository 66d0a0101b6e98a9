import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { guessFlavour } from '#importer/generators/flavour.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { lessonsOfPages } from '#importer/import-pages.ts';
import type { MadePage } from '#importer/import-pages.ts';
import { noSite } from '#importer/lesson/linked-site.ts';
import { importLesson } from '#importer/lesson/import-lesson.ts';
import type { ImportedLesson } from '#importer/lesson/import-lesson.ts';
import { readAsciiDoc } from '#importer/read/asciidoc.ts';
import { readPage } from '#importer/read/read-page.ts';
import { programsIn } from '#importer/text/programs.ts';
import { noParts } from '#importer/site-parts.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { workshopYamlWith } from '#importer/write/yaml-files.ts';
import { problemsText } from '#model/diagnostics/print.ts';
import { readContent } from '#model/read-content.ts';

/** What a site of these files has for its pages, by the addresses that pages have for them. */
export const partsOf = (files: Readonly<Record<string, string>>): SiteParts => ({
  ...noParts,
  fileOf: (address) => files[address],
});

/** A page as a lesson, nothing around it: its site calls the programs that it calls. */
export function imported(text: string, from?: Flavour): ImportedLesson {
  const flavour = from ?? guessFlavour('page.md', text);
  return importLesson(readPage('page.md', text, flavour, programsIn([text])), noSite);
}

/** A page of AsciiDoc as a lesson. */
export async function importedAsciiDoc(
  text: string,
  parts: SiteParts = noParts,
): Promise<ImportedLesson> {
  const read = await readAsciiDoc(text, parts);
  return importLesson(
    readPage('page.adoc', text, 'asciidoc', programsIn([text]), parts, read),
    noSite,
  );
}

/** The prose of a page without its front matter, title and description. */
export const prose = (text: string, from?: Flavour): string =>
  imported(text, from).mdx.split('\n---\n').slice(1).join('\n---\n').trim();

/** One lesson in one or more languages, the first of them the source. */
export function importedIn(texts: Readonly<Record<string, string>>): MadePage[] {
  const [source = 'en'] = Object.keys(texts);
  const pages = Object.entries(texts).map(([locale, text]) => ({
    ...{ path: `page.${locale}.md`, text, lesson: 'page', locale },
  }));
  return lessonsOfPages(pages, source, alone).made;
}

/** Why a page becomes no lesson, up to the reason for that; 'made' where it becomes one. */
export function refusedOf(path: string, text: string): string[] {
  const page = { path, text, lesson: 'boats', locale: 'en' };
  const { made, refused } = lessonsOfPages([page], 'en', alone);
  return made.length > 0 ? ['made'] : refused.map(({ why }) => why.replace(/:.*/s, ''));
}

/** Pages of one language as lessons, by the names of these. */
export function importedAs(texts: Readonly<Record<string, string>>): MadePage[] {
  const pages = Object.entries(texts).map(([lesson, text]) => ({
    ...{ path: `${lesson}.md`, text, lesson, locale: 'en' },
  }));
  return lessonsOfPages(pages, 'en', alone).made;
}

const alone = { siteOf: () => noSite, placesOf: () => undefined, flavour: undefined };

/** All problems that reading the pages as a workshop has; '' for none. */
export function problemsOf(made: readonly MadePage[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-test-'));
  try {
    const text = workshopYamlWith(undefined, {
      lessons: [...new Set(made.map(({ page }) => page.lesson))].map((lesson) => ({ lesson })),
      locales: [...new Set(made.map(({ page }) => page.locale))],
      titles: { [made[0]?.page.locale ?? 'en']: 'Imported' },
      variables: new Map(made.flatMap(({ variables }) => [...variables])),
      preset: [...new Set(made.flatMap(({ preset }) => [...preset]))],
    });
    const files = [{ path: 'workshop.yaml', text }, ...made.flatMap((page) => page.files)];
    for (const file of files) {
      const path = join(folder, 'workshop', file.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
    }
    return problemsText(readContent(folder, folder).problems);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
