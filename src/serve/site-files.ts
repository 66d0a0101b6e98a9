import { extname, posix } from 'node:path';

/**
 * The files of a site where they are kept, a folder or an archive. Paths begin at its root, with forward slashes; nothing outside of it
 * is read.
 */
export interface StoredFiles {
  /** The bytes of a file; undefined if there is none, or more than `largest` bytes. */
  read: (path: string, largest?: number) => Promise<Buffer | undefined>;
  /** The names of the folders in a folder; none if there is no such folder. */
  foldersIn: (path: string) => Promise<readonly string[]>;
}

/** A site that was built: its files, and below which path it wants to be served. */
export interface Site {
  files: StoredFiles;
  /** Begins and ends with a slash. */
  base: string;
}

/** Why there is no site to serve: nothing was built there, or it was made to be opened without a server. */
export interface NoSite {
  problem: 'no-site' | 'bundle';
}

/** A file of a site, as it is answered. */
export interface SiteFile {
  status: 200 | 404;
  type: string;
  body: Buffer | string;
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

/** A larger first page is none of ours. */
const LARGEST_PAGE = 4_000_000;

/** Reads where a site stands from its first page, which says it for the page's own scripts, as it says that it is of a bundle. */
export async function siteOf(files: StoredFiles): Promise<Site | NoSite> {
  const page = await files.read('index.html', LARGEST_PAGE);
  const [html = ''] = /<html [^>]*>/.exec(page?.toString('utf8') ?? '') ?? [];
  const [, base] = / data-base="(\/[\w./~-]*)"/.exec(html) ?? [];
  if (base === undefined) return { problem: 'no-site' };
  if (html.includes(' data-root="')) return { problem: 'bundle' };
  return { files, base: base.endsWith('/') ? base : `${base}/` };
}

/** The file for a path; the site's own page for what is not there. */
export async function siteFile({ files, base }: Site, path: string): Promise<SiteFile> {
  const inside =
    path === base.slice(0, -1) ? '' : path.startsWith(base) ? path.slice(base.length) : undefined;
  const found = inside === undefined ? undefined : await fileFor(files, inside);
  if (found) return { status: 200, ...found };
  const missing = await fileFor(files, '404.html');
  if (missing) return { status: 404, ...missing };
  return { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };
}

/** The file that a path of an address stands for; of a folder, its first page. */
async function fileFor(
  files: StoredFiles,
  inside: string,
): Promise<Omit<SiteFile, 'status'> | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(inside);
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.split(/[/\\]/).includes('..')) return undefined;
  const file = posix.join('/', name).slice(1);
  for (const path of [file, posix.join(file, 'index.html')]) {
    const body = await files.read(path);
    const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
    if (body) return { type, body };
  }
  return undefined;
}
