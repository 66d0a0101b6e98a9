import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPage } from '#importer/plan-pages.ts';

/** What the imports into a workshop have made so far: by it, a later import knows what the author has edited. */
export interface ImportBase {
  /** A hash of the page that each `lesson/locale` was made of. */
  sources: Readonly<Record<string, string>>;
  /** The texts as they were written, by their path from the folder of the workshop. */
  files: Readonly<Record<string, string>>;
}

const baseFile = (workshop: string): string => `import-${workshop}.base.json`;

/** @throws where the file is damaged */
export function readBase(cwd: string, workshop: string): ImportBase {
  const path = join(cwd, baseFile(workshop));
  if (!existsSync(path)) return { sources: {}, files: {} };
  return JSON.parse(readFileSync(path, 'utf8')) as ImportBase;
}

/** Adds what an import has made of its pages. */
export function writeBase(
  cwd: string,
  workshop: string,
  before: ImportBase,
  pages: readonly PlannedPage[],
  files: readonly { path: string; text: string }[],
): void {
  const sources = pages.map((page) => [keyOf(page), hashOf(page)] as const);
  const texts = files.map(({ path, text }) => [path, text] as const);
  const now: ImportBase = {
    sources: { ...before.sources, ...Object.fromEntries(sources) },
    files: { ...before.files, ...Object.fromEntries(texts) },
  };
  writeFileSync(join(cwd, baseFile(workshop)), `${JSON.stringify(now, null, 1)}\n`);
}

const keyOf = ({ lesson, locale }: PlannedPage): string => `${lesson}/${locale}`;

const hashOf = ({ text }: PlannedPage): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The pages of lessons of which some page is new, or no longer what its lesson was made of. */
export function changedPages(
  pages: readonly PlannedPage[],
  { sources }: ImportBase,
): PlannedPage[] {
  const changed = new Set(
    pages.filter((page) => sources[keyOf(page)] !== hashOf(page)).map(({ lesson }) => lesson),
  );
  return pages.filter(({ lesson }) => changed.has(lesson));
}
