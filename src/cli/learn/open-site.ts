import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { siteInArchive, type ArchiveProblem } from '#serve/archive-files.ts';
import { siteIn } from '#serve/folder-files.ts';
import type { Site } from '#serve/site-files.ts';
import { LARGEST_ZIP } from '#serve/zip.ts';
import type { UsageError } from '#cli/definition.ts';
import { noSiteText } from '#cli/no-site.ts';

/** The site in a folder or an archive; why there is none. */
export async function openSite(cwd: string, typed: string): Promise<Site | UsageError> {
  const site = await siteAt(resolve(cwd, typed));
  return 'problem' in site ? { usageError: noSiteText(site, typed) } : site;
}

/** What is no file is read as a folder, and has no site if it is none. */
async function siteAt(path: string): Promise<Site | ArchiveProblem> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return siteIn(path);
  if (found.size > LARGEST_ZIP) return { problem: 'too-large' };
  const archive = await readFile(path).catch(() => undefined);
  return archive ? siteInArchive(archive) : { problem: 'broken' };
}
