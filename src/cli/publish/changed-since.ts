import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** What a site is built from, in the folder of a project. */
const sources = ['content', 'components', 'public'];
const isConfig = (name: string): boolean => /^astro\.config\.[cm]?[jt]s$/.test(name);

/** What file managers and editors leave beside files: no site is built from it. */
const isLeft = (name: string): boolean =>
  /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.#.*|#.*#|.*~|\..*\.sw[a-p])$/i.test(name);

/** The file of a project that changed last, if that was after its site in `site` was built: what is looked at is an older one. */
export function changedSince(project: string, site: string): string | undefined {
  const built = Math.max(...filesBelow(site).map(timeOf));
  const files = [
    ...readdirSync(project)
      .filter(isConfig)
      .map((name) => join(project, name)),
    ...sources.flatMap((folder) => filesBelow(join(project, folder))),
  ].filter((file) => !isLeft(basename(file)));
  const [last] = files
    .map((file) => ({ file, time: timeOf(file) }))
    .filter(({ time }) => time > built)
    .sort((a, b) => b.time - a.time);
  return last && relative(project, last.file);
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const timeOf = (file: string): number => statSync(file).mtimeMs;
