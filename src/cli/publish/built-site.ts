import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { siteIn } from '#runner/learn/site-files.ts';
import type { BuiltSite } from '#publish/site-problems.ts';

/** Reads a built site; undefined where none was built. */
export async function readBuiltSite(folder: string): Promise<BuiltSite | undefined> {
  const site = await siteIn(folder);
  if (!site) return undefined;
  const files = new Map<string, number>();
  const pages = new Map<string, string>();
  const symbolicLinks: string[] = [];
  for (const entry of readdirSync(site.folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(site.folder, file).split(sep).join('/');
    if (entry.isSymbolicLink()) symbolicLinks.push(path);
    if (!entry.isFile()) continue;
    files.set(path, lstatSync(file).size);
    if (path.endsWith('.html')) pages.set(path, readFileSync(file, 'utf8'));
  }
  const domain = files.has('CNAME')
    ? readFileSync(join(site.folder, 'CNAME'), 'utf8').trim()
    : undefined;
  return { base: site.base, files, symbolicLinks, pages, domain };
}
