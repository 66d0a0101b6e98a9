import { join, resolve } from 'node:path';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import { workshopName } from '#model/schema/words.ts';
import { diskOf, fromRoot, isFolder, namesIn } from './files.ts';
import { loadWorkshop } from './load-workshop.ts';
import type { Sources } from './sources.ts';

/**
 * Loads all workshops below `folder` (a path from the project's root, or absolute). Bad content is never thrown. What did
 * not change since `before`, the last load, is the same object as there.
 */
export function load(folder: string, projectRoot: string, before?: Sources): Sources {
  const root = resolve(projectRoot);
  const top = resolve(root, folder);
  const disk = diskOf(root, before?.files);
  const diagnostics: Diagnostic[] = [];
  const names = namesIn(top).filter((name) => !name.startsWith('.') && isFolder(join(top, name)));
  const place = startOf(fromRoot(root, top));
  if (!isFolder(top))
    diagnostics.push(diagnostic('content-missing', place, { folder: place.file }));
  else if (names.length === 0)
    diagnostics.push(diagnostic('no-workshops', place, { folder: place.file }));
  const workshops = names.flatMap((name) => {
    const path = join(top, name);
    const { error } = workshopName.safeParse(name);
    if (error !== undefined) {
      const wrong = error.issues[0]?.message ?? '';
      diagnostics.push(diagnostic('folder-name', startOf(fromRoot(root, path)), { name, wrong }));
    }
    const earlier = before?.workshops.find((workshop) => workshop.name === name);
    const loaded = loadWorkshop(disk, path, earlier);
    diagnostics.push(...loaded.diagnostics);
    return loaded.workshop ?? [];
  });
  return { root, files: disk.files, diagnostics, workshops };
}
