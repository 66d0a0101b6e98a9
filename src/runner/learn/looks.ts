import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parsedLook, type Look } from '#transforms/look.ts';
import { text, type Site } from '#serve/site-files.ts';

/** What may be looked with, by the key of the check: "workshop/lesson#check". */
export type Looks = ReadonlyMap<string, Look>;

/** Larger files are none of ours. */
const LARGEST = 1_000_000;

/** The reading commands of a built site. A file of it may have been written by anybody: what is not allowed is not there. */
export async function looksOf({ folder }: Site): Promise<Looks> {
  const looks = new Map<string, Look>();
  const files = join(folder, 'files');
  for (const workshop of await foldersIn(files))
    for (const lesson of await foldersIn(join(files, workshop))) {
      const written = await text(join(files, workshop, lesson, 'looks.json'));
      for (const [id, data] of Object.entries(parsed(written))) {
        const look = parsedLook(data);
        if (look) looks.set(`${workshop}/${lesson}#${id}`, look);
      }
    }
  return looks;
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((each) => each.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

function parsed(written: string | undefined): Readonly<Record<string, unknown>> {
  if (written === undefined || written.length > LARGEST) return {};
  try {
    const data: unknown = JSON.parse(written);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
