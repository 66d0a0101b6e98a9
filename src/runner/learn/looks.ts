import { parsedLook, type Look } from '#transforms/look.ts';
import type { Site } from '#serve/site-files.ts';

/** What may be looked with, by the key of the check: "workshop/lesson#check". */
export type Looks = ReadonlyMap<string, Look>;

/** Larger files are none of ours. */
const LARGEST = 1_000_000;

/** The reading commands of a built site. A file of it may have been written by anybody: what is not allowed is not there. */
export async function looksOf({ files }: Site): Promise<Looks> {
  const looks = new Map<string, Look>();
  for (const workshop of await files.foldersIn('files'))
    for (const lesson of await files.foldersIn(`files/${workshop}`)) {
      const written = await files.read(`files/${workshop}/${lesson}/looks.json`, LARGEST);
      for (const [id, data] of Object.entries(parsed(written))) {
        const look = parsedLook(data);
        if (look) looks.set(`${workshop}/${lesson}#${id}`, look);
      }
    }
  return looks;
}

function parsed(written: Buffer | undefined): Readonly<Record<string, unknown>> {
  if (!written) return {};
  try {
    const data: unknown = JSON.parse(written.toString('utf8'));
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
