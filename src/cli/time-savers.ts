import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from './io.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Files that only save time, in a folder that nobody but this person may write to: a folder of the temporary folder of
 * all could be laid out by somebody else. Without them everything works, and takes longer.
 */
export function timeSavers(folder: string): Pick<Io, 'recall' | 'leave'> {
  return {
    recall: (name) => {
      try {
        return isOurs(folder) ? readFileSync(join(folder, name), 'utf8') : undefined;
      } catch {
        return undefined;
      }
    },
    leave: async (name, text) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        if (isOurs(folder)) await replaceFile(join(folder, name), text);
      } catch {
        // Somebody else's folder, a full disk: the next run does the work again.
      }
    },
  };
}

/** @throws where there is no such folder. On Windows the temporary folder is the person's own. */
function isOurs(folder: string): boolean {
  const { mode, uid } = lstatSync(folder);
  const me = process.getuid?.();
  return me === undefined || (uid === me && (mode & 0o022) === 0);
}
