import { mkdirSync, readdirSync, readFileSync, writeFileSync, type Dirent } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { bundleSite, type Files } from '#bundle/bundle-site.ts';
import { siteIn } from '#serve/folder-files.ts';
import type { UsageError } from './definition.ts';
import { noSiteText } from './no-site.ts';

/** The paths of what stands in a folder and below, from there and with forward slashes, in their order. */
export const pathsIn = (folder: string, isWanted: (entry: Dirent) => boolean): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();

/** The files of a folder. */
export const filesIn = (folder: string): Files =>
  new Map(
    pathsIn(folder, (entry) => entry.isFile()).map((path) => [
      path,
      readFileSync(join(folder, path)),
    ]),
  );

/** The files of a built site as they work without a server; why not, where `folder` has none. */
export async function bundledSite(cwd: string, folder: string): Promise<Files | UsageError> {
  const place = resolve(cwd, folder);
  const site = await siteIn(place);
  if ('problem' in site) return { usageError: noSiteText(site, folder) };
  const files = filesIn(place);
  if (!files.has('from-folder.js'))
    return { usageError: `The site in ${folder} is of an earlier version. Build it again.` };
  return bundleSite(files, site.base);
}

/** Writes files into a folder, which is made where it is missing. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
