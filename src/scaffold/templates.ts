import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workshops a project can begin with. */
export const templateNames = ['minimal', 'kubernetes'] as const;
export type TemplateName = (typeof templateNames)[number];

/** Texts of files by their path, with forward slashes. */
export type FileTexts = Readonly<Record<string, string>>;

/** The same from src/scaffold and from lib/scaffold, which are equally deep in the package. */
const folder = fileURLToPath(new URL('../../templates/', import.meta.url));

/**
 * The files of a template: of a workshop, `project` for what every project has, or `workflow` for what runs lessons at GitHub. A name that begins with "_" stands for one
 * with a dot: packages do not hold every file whose name begins with a dot.
 */
export function templateFiles(template: TemplateName | 'project' | 'workflow'): FileTexts {
  const top = join(folder, template);
  return Object.fromEntries(
    readdirSync(top, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [dotted(relative(top, file)), readFileSync(file, 'utf8')] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const dotted = (path: string): string =>
  path
    .split(sep)
    .map((name) => (name.startsWith('_') ? `.${name.slice(1)}` : name))
    .join('/');
