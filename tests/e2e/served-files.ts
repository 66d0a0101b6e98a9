import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml',
};

/** The type of a file that is served, by its name. */
export const typeOf = (file: string): string => types[extname(file)] ?? 'text/plain; charset=utf-8';

/** The file that a path stands for, a folder's first page if it ends with a slash: a link without that slash leads nowhere. */
export const fileAt = (path: string): string =>
  /(?:^|\/)$/.test(path) ? `${path}index.html` : path;

/** The bytes of a file of a site that was built; undefined where there is none. */
export function bytesOf(folder: string, file: string): Buffer | undefined {
  const path = join(folder, file);
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined;
}
