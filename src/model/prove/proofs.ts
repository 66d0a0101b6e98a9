import { memoize } from '#model/memoize.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { proveCheck } from './checks.ts';
import type { ProvedCheck } from './checks.ts';
import { proveDrawings } from './drawings.ts';
import { commandTextIn, proveOutput } from './outputs.ts';
import type { ProvedOutput } from './outputs.ts';
import { proveWalkthroughs } from './walkthroughs.ts';

/**
 * What lesson.yaml claims, tried out: paths are followed, differences found, samples judged. Each entry has what came of
 * it, or why nothing did: the site shows the one, validation tells the other.
 */
export const proofsOf = memoize((lesson: LessonSources) => ({
  walkthroughs: proveWalkthroughs(lesson),
  ...proveOutputsAndChecks(lesson),
  drawings: proveDrawings(lesson),
}));

/** Each output and the checks of it in a row, so that it is read once. */
function proveOutputsAndChecks(lesson: LessonSources): {
  outputs: ProvedOutput[];
  checks: ProvedCheck[];
} {
  const { data } = lesson;
  const checks = Object.entries(data?.checks ?? {});
  // No `Map.groupBy`: Node 20 proves lessons, too.
  const checksOf = new Map<string | undefined, typeof checks>();
  for (const each of checks) {
    const own = checksOf.get(each[1].output);
    if (own === undefined) checksOf.set(each[1].output, [each]);
    else own.push(each);
  }
  const proved = new Map<string, ProvedCheck>();
  const prove = ([id, written]: (typeof checks)[number]): ProvedCheck => {
    const known = proved.get(id) ?? proveCheck(lesson, id, written);
    proved.set(id, known);
    return known;
  };
  const outputs = Object.entries(data?.outputs ?? {}).flatMap(([id, output]) => {
    const own = checksOf.get(id) ?? [];
    // The first check of an output says which command prints it.
    const printer = own[0]?.[1].command;
    const command = printer === undefined ? undefined : commandTextIn(data, printer);
    const made = proveOutput(id, output, command);
    own.forEach(prove);
    return made;
  });
  return { outputs, checks: checks.map(prove) };
}
