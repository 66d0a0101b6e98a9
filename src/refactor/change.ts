import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changeFolder } from '#model/load/files.ts';

/** What is to be done to the files of a project, all of it or nothing. Paths are from the root, with forward slashes. */
export interface Change {
  /** What it is, for whoever finds it half done. */
  what: string;
  /** New texts of files that are there, by their path before any folder gets another name. */
  texts: ReadonlyMap<string, string>;
  /** A folder that gets another name, or goes. */
  folder?: { from: string; to: string | undefined };
}

/** What cannot be done, in a sentence for the author. */
export class Refused extends Error {}

/**
 * Makes a change: what was there before is kept in a folder inside `content` until all of it is made, and put back where
 * something goes wrong. A folder that is left over, because the process was ended, is told by every load of the content.
 * @throws what writing throws, after everything is as it was.
 */
export function make({ what, texts, folder }: Change, root: string, content: string): void {
  const kept = join(root, content, changeFolder);
  const paths = [...texts.keys(), ...(folder ? [folder.from] : [])];
  mkdirSync(kept);
  try {
    writeFileSync(join(kept, 'change.txt'), `${what}\n`);
    for (const path of paths)
      cpSync(join(root, path), join(kept, path), { recursive: true, preserveTimestamps: true });
    for (const [path, text] of texts) write(join(root, path), text);
    if (folder?.to !== undefined) {
      mkdirSync(dirname(join(root, folder.to)), { recursive: true });
      renameSync(join(root, folder.from), join(root, folder.to));
    } else if (folder) rmSync(join(root, folder.from), { recursive: true });
  } catch (error) {
    if (folder?.to !== undefined && !existsSync(join(root, folder.from)))
      renameSync(join(root, folder.to), join(root, folder.from));
    for (const path of paths)
      if (existsSync(join(kept, path)))
        cpSync(join(kept, path), join(root, path), { recursive: true, preserveTimestamps: true });
    rmSync(kept, { recursive: true });
    throw error;
  }
  rmSync(kept, { recursive: true });
}

/** The old text or the new one, never half of it. */
function write(path: string, text: string): void {
  const next = `${path}.new`;
  writeFileSync(next, text, { flag: 'wx' });
  renameSync(next, path);
}
