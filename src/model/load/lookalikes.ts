import { join } from 'node:path';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import { fromRoot } from './files.ts';
import { intendedName } from './intended-name.ts';

/** Files of a folder that look like those which are read, and are not. `except` are those that a missing file names already. */
export function lookalikes(
  root: string,
  folder: string,
  names: readonly string[],
  expected: readonly string[],
  except: readonly string[],
): Diagnostic[] {
  return names.flatMap((name) => {
    const intended = intendedName(name, expected);
    if (intended === undefined || except.includes(intended)) return [];
    const place = startOf(fromRoot(root, join(folder, name)));
    return [diagnostic('lookalike', place, { name, intended, isThere: names.includes(intended) })];
  });
}
