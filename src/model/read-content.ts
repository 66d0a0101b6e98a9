import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collector } from './problems/problem.ts';
import { fromRoot } from './read-text.ts';
import type { Files } from './read-text.ts';
import { readWorkshop } from './read-workshop.ts';
import { workshopName } from './schema/words.ts';
import type { Content } from './types.ts';

/**
 * Reads all workshops below `folder` (a path from the project's root, or absolute). Bad content is never thrown: every
 * problem of every file is in `problems`, in reading order, and `workshops` holds what could be read all the same.
 * `options`: who is given the sources of it all, as written, and who parses lessons.
 */
export function readContent(
  folder: string,
  root: string,
  options: Pick<Files, 'keep' | 'parse'> = {},
): Content {
  const { report, problems } = collector();
  const files: Files = { root: resolve(root), read: new Set(), report, ...options };
  const top = resolve(root, folder);
  const workshops = workshopFolders(files, top).flatMap((name) => {
    const { success, error } = workshopName.safeParse(name);
    const path = join(top, name);
    if (!success) {
      const place = { file: fromRoot(files.root, path), line: 1, column: 1 };
      report('folder-name', place, { name, wrong: error.issues[0]?.message ?? '' });
    }
    return readWorkshop(files, path) ?? [];
  });
  return { workshops, problems, files: [...files.read] };
}

function workshopFolders({ root, report }: Files, top: string): string[] {
  const folder = fromRoot(root, top);
  const place = { file: folder, line: 1, column: 1 };
  if (!statSync(top, { throwIfNoEntry: false })?.isDirectory()) {
    report('content-missing', place, { folder });
    return [];
  }
  const names = readdirSync(top, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  if (names.length === 0) report('no-workshops', place, { folder });
  return names;
}
