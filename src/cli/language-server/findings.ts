import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sorted } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { lint } from '#model/lint/lint.ts';
import { load } from '#model/load/load.ts';
import type { Sources } from '#model/load/sources.ts';
import { validate } from '#model/validate/validate.ts';

/** What is wrong in a file, as all files of its project were last saved. What did not change is not read again. */
export function findings(): (path: string) => readonly Diagnostic[] {
  const before = new Map<string, Sources>();
  return (path) => {
    const folder = contentOf(path);
    if (folder === undefined) return [];
    const root = rootOf(dirname(folder));
    const sources = load(folder, root, before.get(folder));
    before.set(folder, sources);
    const found = [
      ...validate(sources),
      ...lint(sources.workshops, { rules: {}, complete: false }),
    ];
    return sorted(found).filter(({ place }) => resolve(root, place.file) === path);
  };
}

/** The folder of the workshops that a file belongs to. */
function contentOf(path: string): string | undefined {
  const folder = dirname(path);
  if (basename(path) === 'components.yaml') return folder;
  const workshop = [folder, dirname(folder), dirname(dirname(folder))].find((each) =>
    existsSync(join(each, 'workshop.yaml')),
  );
  return workshop === undefined ? undefined : dirname(workshop);
}

/** The nearest folder with a package.json is that of the project. */
function rootOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (dirname(at) === at) return folder;
  }
}
