import { basename, dirname, join, sep } from 'node:path';

/**
 * Why nothing can be built into a folder; undefined if it can. Astro tells by the beginning of the path whether it is inside of
 * the one it was started in, and then keeps modules there that take packages of the project: "site-new" beside "site" counts as inside.
 */
export function outFolderProblem(outFolder: string, startedIn: string): string | undefined {
  const folder = outFolder.replace(/[\\/]$/, '');
  const isTakenForInside = folder.startsWith(startedIn) && folder !== startedIn;
  if (!isTakenForInside || startedIn.endsWith(sep) || folder[startedIn.length] === sep)
    return undefined;
  const other = join(dirname(folder), `built-${basename(folder)}`);
  return `Astro cannot build into ${folder}: the path begins like that of the project, ${startedIn}, and is taken for one inside of it.\n  → Choose a folder in the project, or another name: --outDir ${other}`;
}
