import { closeSync, openSync, readSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { nearest } from '#model/diagnostics/nearest.ts';
import { namesInFolder, stampOf } from './files.ts';
import { nodesOf } from './prose.ts';
import type { Prose } from './prose.ts';

/** The file of a picture; `stamp` is another one after each change of it. */
export type Picture = { stamp: string } & (
  | { is: 'there' | 'empty' | 'other' }
  /** `instead` is a file beside it that may be meant. */
  | { is: 'missing'; instead: string | undefined }
);

/** Every picture of the site that the texts show, by its path from the root. */
export function picturesOf(root: string, proses: readonly Prose[]): Map<string, Picture> {
  const paths = proses.flatMap((prose) =>
    nodesOf(prose).flatMap(({ node }) => {
      const path = node.type === 'image' ? picturePath(prose.file, node.url ?? '') : undefined;
      return path === undefined ? [] : [path];
    }),
  );
  const folders = new Map<string, readonly string[]>();
  return new Map(
    paths.map((path) => {
      const file = join(root, path);
      const names = folders.get(dirname(file)) ?? namesInFolder(dirname(file));
      folders.set(dirname(file), names);
      return [path, pictureAt(file, names)];
    }),
  );
}

/** Where a picture of the site is, from the root; undefined for one elsewhere, and where a constant is not filled in. */
export function picturePath(file: string, url: string): string | undefined {
  if (isElsewhere(url) || url.includes('{{')) return undefined;
  const [path = ''] = url.split(/[?#]/, 1);
  return join(dirname(file), decoded(path)).replaceAll('\\', '/');
}

/** An address of another site, or one from the root of the host. */
export const isElsewhere = (url: string): boolean => /^[a-z][a-z\d+.-]*:|^\//i.test(url);

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** `names` are those in its folder. */
function pictureAt(path: string, names: readonly string[]): Picture {
  const stamp = stampOf(path);
  // Some disks do not tell capitals apart; what is published from another one would not be found.
  if (stamp === '' || !names.includes(basename(path)))
    return { stamp, is: 'missing', instead: nearest(basename(path), names) };
  const bytes = beginningOf(path);
  if (bytes === undefined) return { stamp, is: 'there' };
  if (bytes.length === 0) return { stamp, is: 'empty' };
  const looks = Object.hasOwn(beginnings, ending(path)) ? beginnings[ending(path)] : undefined;
  return {
    stamp,
    is: looks === undefined || looks.test(bytes.toString('latin1')) ? 'there' : 'other',
  };
}

const ending = (path: string): string => extname(path).slice(1).toLowerCase();

/** What the first bytes of a picture look like, by the ending of its name. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  avif: /^[\s\S]{4}ftyp/,
  svg: /<(?:svg|\?xml|!--|!DOCTYPE)/i,
};

/**
 * The ending that a picture should have by its first bytes: its own where that may be right, that of another kind, or undefined
 * where the file is none of them.
 */
export function pictureEnding(path: string): string | undefined {
  const bytes = beginningOf(path);
  const own = ending(path);
  if (bytes === undefined) return own;
  const text = bytes.toString('latin1');
  if (Object.hasOwn(beginnings, own) && beginnings[own]?.test(text) === true) return own;
  const [other] =
    Object.entries(beginnings).find(([kind, looks]) =>
      (kind === 'svg' ? /<svg\b/i : looks).test(text),
    ) ?? [];
  return other;
}

/** The first bytes of a file; undefined where it cannot be read. */
function beginningOf(path: string): Buffer | undefined {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(1024);
      return bytes.subarray(0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}
