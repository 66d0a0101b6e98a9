import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MadePage } from '#importer/import-pages.ts';
import type { Note } from '#importer/note.ts';
import type { ImportBase } from './base.ts';
import { isDeleted, pathNow } from './merge.ts';
import type { CopiedPicture } from './picture-files.ts';

/** What becomes of the pictures of an import, as `mergeImport` says it of texts. */
interface MergedPictures {
  /** Those to copy: new ones, and those that stand there as an import copied them. */
  copied: readonly CopiedPicture[];
  /** The pages, with notes on pictures that wait for the author. */
  made: readonly MadePage[];
  /** Hashes of all that the source has now. */
  hashes: ImportBase['pictures'];
}

/** @param kept the lessons that stay as they are, with all their pictures */
export function mergePictures(
  folder: string,
  base: ImportBase,
  pictures: readonly CopiedPicture[],
  { made, kept }: { made: readonly MadePage[]; kept: ReadonlySet<string> },
): MergedPictures {
  const hashes = new Map(pictures.map(({ from, to }) => [to, hashOfFile(from) ?? '']));
  const isChanged = ({ to }: CopiedPicture): boolean =>
    hashes.get(to) !== hashOfFile(pathNow(folder, base, to)) &&
    hashes.get(to) !== base.pictures[to];
  // What is in another workshop now is not written by an import into this one.
  const isUntouched = ({ to }: CopiedPicture): boolean =>
    base.away[lessonOf({ to })] === undefined && hashOfFile(join(folder, to)) === base.pictures[to];
  const changed = pictures.filter(
    (each) => isChanged(each) && !isDeleted(folder, base, lessonOf(each)),
  );
  const copied = changed.filter((each) => isUntouched(each) && !kept.has(lessonOf(each)));
  const offered = changed.filter((each) => !copied.includes(each));
  const noted = made.map((page, index) => {
    const { lesson } = page.page;
    const isFirst = made.findIndex((each) => each.page.lesson === lesson) === index;
    const own = isFirst ? offered.filter((each) => lessonOf(each) === lesson) : [];
    return own.length === 0 ? page : { ...page, notes: [...page.notes, ...own.map(offer)] };
  });
  return { copied, made: noted, hashes: Object.fromEntries(hashes) };
}

const lessonOf = ({ to }: Pick<CopiedPicture, 'to'>): string => to.split('/')[0] ?? '';

const offer = ({ from, to }: CopiedPicture): Note => ({
  line: 1,
  code: 'offered',
  unsure: `The picture ${to} is another one in the source now.`,
  did: 'You have edited the picture or its lesson, or moved it, so I left it as it is.',
  look: `If you want the new one, copy ${basename(from)} from there.`,
});

/** Short enough to be read beside others; undefined for no file. */
const hashOfFile = (path: string): string | undefined =>
  existsSync(path)
    ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
    : undefined;
