import { resolve } from 'node:path';
import type { ExitCode, Io } from '#cli/io.ts';
import type { ImportOptions } from './import-options.ts';
import { isOffer, listOf, mergedLists } from './list.ts';
import { codeOf, pathTo, readList, writeList } from './list-files.ts';
import { importJson, importText } from './report.ts';
import type { ImportOutcome } from './report.ts';

/** The options of an import; `content` counts from where the list is, `folder` is that of the source. */
type Done = Pick<ImportOptions, 'workshop' | 'content' | 'isDryRun' | 'format'> & {
  folder: string;
};

/**
 * Ends an import: its list joins that of earlier ones, and the report is printed.
 * @returns 1 where a person has to decide something about the pages of this import
 */
export function concluded(
  { workshop, content, isDryRun, format, folder }: Done,
  outcome: Pick<ImportOutcome, 'made' | 'earlier' | 'notImported' | 'written' | 'unchanged'>,
  io: Io,
): ExitCode {
  const { made, notImported } = outcome;
  // Where no page was imported, all but what cannot be read was said before.
  const listed = made.length > 0 ? notImported : notImported.filter(({ isLost }) => isLost);
  const pathOf = (page: string): string => pathTo(io.cwd, resolve(io.cwd, folder, page));
  const now = listOf({ content, pathOf }, workshop, made, listed);
  const left = listed.filter(({ isThere }) => isThere !== true);
  const paths = [...made.map(({ page }) => page.path), ...left.map(({ path }) => path)];
  const read = new Set(paths.map(pathOf));
  const list = isDryRun ? now : mergedLists(readList(io.cwd, workshop), now, read);
  const listFile = !isDryRun && read.size > 0 ? writeList(io.cwd, list) : undefined;
  const ids = new Set(now.items.map(({ id }) => id));
  const own = {
    workshop,
    items: list.items.filter((item) => ids.has(item.id) || (isOffer(item) && read.has(item.page))),
  };
  const whole = { ...outcome, workshop, isDryRun, list: own, listFile };
  io.out(format === 'json' ? `${JSON.stringify(importJson(whole))}\n` : importText(whole));
  return codeOf(own);
}
