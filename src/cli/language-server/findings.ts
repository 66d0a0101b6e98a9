import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sorted } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { lint } from '#model/lint/lint.ts';
import { namesInFolder } from '#model/load/files.ts';
import { load } from '#model/load/load.ts';
import type { Sources } from '#model/load/sources.ts';
import { validate } from '#model/validate/validate.ts';

/**
 * Begins to tell what is wrong in files, as all files of their projects were last saved: each project is read once, and what did not
 * change since it was last read is not read again.
 */
export function findings(): () => (path: string) => readonly Diagnostic[] {
  const before = new Map<string, Sources>();
  const findIn = (folder: string): ReadonlyMap<string, readonly Diagnostic[]> => {
    const root = rootOf(dirname(folder));
    const sources = load(folder, root, before.get(folder));
    before.set(folder, sources);
    const found = [
      ...validate(sources),
      ...lint(sources.workshops, { rules: {}, complete: false }),
    ];
    return Map.groupBy(sorted(found), ({ place }) => resolve(root, place.file));
  };
  return () => {
    const known = new Map<string, ReturnType<typeof findIn>>();
    return (path) => {
      const folder = contentOf(path);
      if (folder === undefined) return [];
      const found = known.get(folder) ?? findIn(folder);
      known.set(folder, found);
      return found.get(path) ?? [];
    };
  };
}

/** The folder of the workshops that a file belongs to. */
function contentOf(path: string): string | undefined {
  const folder = dirname(path);
  const workshop = [folder, dirname(folder), dirname(dirname(folder))].find(isWorkshop);
  if (workshop !== undefined) return dirname(workshop);
  const isOfProject = basename(path) === 'components.yaml' && hasWorkshops(folder);
  return isOfProject ? folder : undefined;
}

/** A file of that name may be a manifest, too. */
const hasWorkshops = (folder: string): boolean =>
  namesInFolder(folder).some((name) => isWorkshop(join(folder, name)));

const isWorkshop = (folder: string): boolean => existsSync(join(folder, 'workshop.yaml'));

/** The nearest folder with a package.json is that of the project. */
function rootOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (dirname(at) === at) return folder;
  }
}
