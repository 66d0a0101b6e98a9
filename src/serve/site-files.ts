import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** A file of a built site, as it is answered. */
export interface SiteFile {
  status: 200 | 404;
  type: string;
  body: Buffer | string;
}

/** A site that was built: where it lies, and below which path it wants to be served. */
export interface Site {
  folder: string;
  /** Begins and ends with a slash. */
  base: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
  '.conflist': 'text/plain; charset=utf-8',
};

/** Reads where a site stands from its first page, which says it for the page's own scripts; undefined if none was built there. */
export async function siteIn(folder: string): Promise<Site | undefined> {
  const page = await text(join(folder, 'index.html'));
  const [, base] = /<html [^>]*?data-base="(\/[\w./~-]*)"/.exec(page ?? '') ?? [];
  if (base === undefined) return undefined;
  return { folder: await realpath(folder), base: base.endsWith('/') ? base : `${base}/` };
}

/** The file for a path; the site's own page for what is not there. Nothing outside of the folder is read, links followed. */
export async function siteFile({ folder, base }: Site, path: string): Promise<SiteFile> {
  const inside =
    path === base.slice(0, -1) ? '' : path.startsWith(base) ? path.slice(base.length) : undefined;
  const found = inside === undefined ? undefined : await fileFor(folder, inside);
  if (found !== undefined) return { status: 200, ...(await answerOf(found)) };
  const missing = await fileFor(folder, '404.html');
  if (missing !== undefined) return { status: 404, ...(await answerOf(missing)) };
  return { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };
}

async function fileFor(folder: string, inside: string): Promise<string | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(inside);
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.split(/[/\\]/).includes('..')) return undefined;
  try {
    const real = await realpath(join(folder, name));
    if (real !== folder && !real.startsWith(folder + sep)) return undefined;
    const found = await stat(real);
    if (found.isFile()) return real;
    return found.isDirectory() && !name.endsWith('index.html')
      ? await fileFor(folder, join(name, 'index.html'))
      : undefined;
  } catch {
    return undefined;
  }
}

async function answerOf(file: string): Promise<Omit<SiteFile, 'status'>> {
  const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
  return { type, body: await readFile(file) };
}

/** Larger pages and lists are none of ours. */
const LARGEST = 4_000_000;

/** The text of a file; undefined if it cannot be read, is too large, or is a device or a pipe, which may never end. */
export async function text(file: string): Promise<string | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() && found.size <= LARGEST ? await readFile(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
