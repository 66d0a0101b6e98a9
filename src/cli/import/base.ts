import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { replaceFile } from '#cli/replace-file.ts';
import type { Result } from '#cli/result.ts';

/** What the imports into a workshop have made so far: by it, a later import knows what the author has edited. */
export interface ImportBase {
  /** The texts as they were written, by their path from the folder of the workshop. */
  files: Readonly<Record<string, string>>;
  /**
   * The page that each text of a lesson was made of, both by path: `harbour/en.mdx` from the folder of the workshop, its page
   * from that of the project. By it a page keeps its lesson, and a lesson its page.
   */
  pages: Readonly<Record<string, string>>;
  /** A hash of each picture that was copied, by its path from the folder of the workshop. */
  pictures: Readonly<Record<string, string>>;
  /**
   * Lessons that their author has moved into another workshop, and where they are now: `x/sail`. All else says of them what it would
   * if they were still here.
   */
  away: Readonly<Record<string, string>>;
}

/** What an import adds to a base, and the texts that it took away. */
type Made = Pick<ImportBase, 'files' | 'pages' | 'pictures'> & { removed: ReadonlySet<string> };

/** Where a file of a lesson is now: both paths count from the folder of all workshops, without and with that of its own. */
export function placeNow(workshop: string, away: ImportBase['away'], path: string): string {
  const [lesson = '', ...rest] = path.split('/');
  return [away[lesson] ?? `${workshop}/${lesson}`, ...rest].join('/');
}

export const baseFile = (workshop: string): string => `import-${workshop}.base.json`;

export function readBase(cwd: string, workshop: string): Result<ImportBase> {
  const file = baseFile(workshop);
  if (!existsSync(join(cwd, file)))
    return { value: { files: {}, pages: {}, pictures: {}, away: {} } };
  const base = parsed(readFileSync(join(cwd, file), 'utf8'));
  if ('value' in base) return base;
  return {
    error: `${file} is damaged (${base.error}). Restore it from your repository, or delete it: then all that differs is offered.`,
  };
}

function parsed(text: string): Result<ImportBase> {
  try {
    const base = JSON.parse(text) as Partial<Record<keyof ImportBase, unknown>> | null;
    const { files, pages = {}, pictures = {}, away = {} } = base ?? {};
    if (!isTexts(files) || !isTexts(pages) || !isTexts(pictures) || !isTexts(away))
      return { error: 'a part of it is missing' };
    return { value: { files, pages, pictures, away } };
  } catch (error) {
    return { error: (error as SyntaxError).message.split('\n', 1)[0] ?? '' };
  }
}

const isTexts = (part: unknown): part is Readonly<Record<string, string>> =>
  typeof part === 'object' &&
  part !== null &&
  !Array.isArray(part) &&
  Object.values(part).every((each) => typeof each === 'string');

/** Adds what an import has made to what earlier ones have. A page makes one text in each language: the last that it was made. */
export async function writeBase(
  cwd: string,
  workshop: string,
  before: ImportBase,
  made: Made,
): Promise<void> {
  const keyOf = (text: string, page: string): string => `${basename(text)} ${page}`;
  const again = new Set(Object.entries(made.pages).map(([text, page]) => keyOf(text, page)));
  const pages = Object.entries(before.pages).filter(
    ([text, page]) => !again.has(keyOf(text, page)) || text in made.pages,
  );
  const now: ImportBase = {
    files: {
      ...Object.fromEntries(
        Object.entries(before.files).filter(([path]) => !made.removed.has(path)),
      ),
      ...made.files,
    },
    pages: { ...Object.fromEntries(pages), ...made.pages },
    pictures: { ...before.pictures, ...made.pictures },
    away: before.away,
  };
  await replaceFile(join(cwd, baseFile(workshop)), baseText(now));
}

export const baseText = (base: ImportBase): string => `${JSON.stringify(base, null, 1)}\n`;
