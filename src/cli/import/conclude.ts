import { join, resolve } from 'node:path';
import type { ExitCode, Io } from '#cli/io.ts';
import { replaceFile } from '#cli/replace-file.ts';
import type { ImportBase } from './base.ts';
import { codePage } from './code-page.ts';
import type { ImportOptions } from './import-options.ts';
import { listOf } from './list.ts';
import type { MenuOfSite } from './list.ts';
import { isEvent, mergedLists } from './merged-lists.ts';
import { lessonOf } from './pages-before.ts';
import type { MovedPage } from './pages-before.ts';
import { codeFileOf, codeOf, pathTo, readList, writeList } from './list-files.ts';
import { importJson, importText } from './report.ts';
import type { ImportOutcome } from './report.ts';

/** The options of an import; `content` counts from where the list is, `folder` is that of the source. */
type Done = Pick<ImportOptions, 'workshop' | 'content' | 'isDryRun' | 'format'> & {
  folder: string;
};

/** What came of an import, and of the pages of earlier ones. */
interface Came extends Omit<
  ImportOutcome,
  'workshop' | 'isDryRun' | 'list' | 'listFile' | 'codeFile'
> {
  /** Pages that are gone with their lessons, from the project: nothing is left to be said of them. */
  settled: readonly string[];
  /** The page that each text of the workshop is made of now, as `ImportBase` has them. */
  pages: ImportBase['pages'];
  menus: readonly MenuOfSite[];
  away: ImportBase['away'];
}

/**
 * Ends an import: its list joins that of earlier ones, and the report is printed.
 * @returns 1 where a person has to decide something about the pages of this import
 */
export async function concluded(
  { workshop, content, isDryRun, format, folder }: Done,
  { settled, pages, away, menus, ...outcome }: Came,
  io: Io,
): Promise<ExitCode> {
  const { made, moved, notImported, gone } = outcome;
  // Where no page was imported, all but what cannot be read was said before.
  const listed = made.length > 0 ? notImported : notImported.filter(({ isLost }) => isLost);
  const arranged = made.length > 0 ? menus : [];
  const pathOf = (page: string): string => pathTo(io.cwd, resolve(io.cwd, folder, page));
  const now = listOf({ content, away, pathOf }, workshop, made, listed, gone, arranged);
  const left = listed.filter(({ isThere }) => isThere !== true);
  const paths = [
    ...made.map(({ page }) => page.path),
    ...[...left, ...arranged].map(({ path }) => path),
  ];
  const read = new Set([...paths.map(pathOf), ...settled]);
  const isNothing = read.size === 0 && gone.length === 0;
  const placeOf = ({ to }: MovedPage): { page: string; file: string } => ({
    page: to,
    file: pathTo(resolve(io.cwd, folder), resolve(io.cwd, to)),
  });
  const list = isDryRun
    ? now
    : mergedLists(readList(io.cwd, workshop), now, {
        read,
        moved: new Map(moved.map((page) => [page.from, placeOf(page)])),
      });
  const brought = {
    pages: new Set(Object.values(pages)).size,
    lessons: new Set(Object.keys(pages).map(lessonOf)).size,
  };
  const listFile =
    isDryRun || isNothing ? undefined : await writeList(io.cwd, { ...list, brought });
  const hasCode = made.some(({ code }) => code.length > 0);
  const codeFile = isDryRun || !hasCode ? undefined : codeFileOf(workshop);
  if (codeFile !== undefined)
    await replaceFile(join(io.cwd, codeFile), codePage(workshop, made, pathOf));
  const ids = new Set(now.items.map(({ id }) => id));
  const own = {
    workshop,
    items: list.items.filter((item) => ids.has(item.id) || (isEvent(item) && read.has(item.page))),
  };
  const whole = { ...outcome, workshop, isDryRun, list: own, listFile, codeFile };
  io.out(format === 'json' ? `${JSON.stringify(importJson(whole))}\n` : importText(whole));
  return codeOf(own);
}
