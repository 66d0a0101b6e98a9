import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { siteOf, type NoSite, type Site, type StoredFiles } from './site-files.ts';

/** The files of a folder. Links are followed as long as they stay in it; what is a device or a pipe, which may never end, is not there. */
export const filesOfFolder = (folder: string): StoredFiles => ({
  read: async (path, largest = Infinity) => {
    try {
      const real = await inside(folder, path);
      if (real === undefined) return undefined;
      const found = await stat(real);
      return found.isFile() && found.size <= largest ? await readFile(real) : undefined;
    } catch {
      return undefined;
    }
  },
  foldersIn: async (path) => {
    try {
      const real = await inside(folder, path);
      if (real === undefined) return [];
      const entries = await readdir(real, { withFileTypes: true });
      return entries.filter((each) => each.isDirectory()).map(({ name }) => name);
    } catch {
      return [];
    }
  },
});

/** Where a path of a folder leads to, links followed; undefined if that is not in the folder. */
async function inside(folder: string, path: string): Promise<string | undefined> {
  const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
  return real === root || real.startsWith(root + sep) ? real : undefined;
}

/** The site that was built into a folder. */
export const siteIn = (folder: string): Promise<Site | NoSite> => siteOf(filesOfFolder(folder));
