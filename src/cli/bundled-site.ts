import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { bundleSite, type Files } from '#bundle/bundle-site.ts';
import { siteIn } from '#runner/learn/site-files.ts';
import type { UsageError } from './definition.ts';

/** The files of a built site as they work without a server; why not, where `folder` has none. */
export async function bundledSite(cwd: string, folder: string): Promise<Files | UsageError> {
  const site = await siteIn(resolve(cwd, folder));
  if (!site)
    return { usageError: `There is no built site in ${folder}. Make one with npm run build.` };
  const files = filesIn(site.folder);
  if (!files.has('from-folder.js'))
    return { usageError: `The site in ${folder} is of an earlier version. Build it again.` };
  return bundleSite(files, site.base);
}

function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return new Map(
    entries.map((file) => [
      file
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      readFileSync(file),
    ]),
  );
}

/** Writes files into a folder, which is made where it is missing. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
