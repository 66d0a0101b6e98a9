import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts or bytes of files, by their path from a folder. */
export type NewFiles = Readonly<Record<string, string | Uint8Array>>;

/** The files that exist already, and must not be overwritten. */
export function alreadyThere(folder: string, files: NewFiles): readonly string[] {
  return Object.keys(files).filter((path) => existsSync(join(folder, path)));
}

/**
 * Makes files below a folder, all of them or none. `finish` makes more of what was written, before anybody sees it. A
 * folder that is not there is made elsewhere and gets its name in the end; one that is there loses again what was made.
 * Nothing is overwritten.
 * @throws what writing throws, after everything that was made is gone.
 */
export function makeFiles(
  folder: string,
  files: NewFiles,
  finish: (folder: string) => void = () => undefined,
): void {
  const made: string[] = [];
  try {
    if (existsSync(folder)) {
      writeBelow(folder, files, made);
      finish(folder);
      return;
    }
    note(made, mkdirSync(dirname(folder), { recursive: true }));
    const draft = `${folder}.${randomUUID().slice(0, 8)}`;
    note(made, mkdirSync(draft, { recursive: true }));
    writeBelow(draft, files, made);
    finish(draft);
    renameSync(draft, folder);
  } catch (error) {
    for (const path of made.toReversed()) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

function writeBelow(folder: string, files: NewFiles, made: string[]): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    note(made, mkdirSync(dirname(file), { recursive: true }));
    const handle = openSync(file, 'wx');
    made.push(file);
    try {
      writeFileSync(handle, text);
    } finally {
      closeSync(handle);
    }
  }
}

/** Remembers the first folder that Node had to make, if any. */
function note(made: string[], folder: string | undefined): void {
  if (folder !== undefined) made.push(folder);
}
