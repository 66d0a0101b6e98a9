import { memoize } from '#model/memoize.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { proveChecks } from './checks.ts';
import { proveDrawings } from './drawings.ts';
import { proveOutputs } from './outputs.ts';
import { proveWalkthroughs } from './walkthroughs.ts';

/**
 * What lesson.yaml claims, tried out: paths are followed, differences found, samples judged. Each entry has what came of
 * it, or why nothing did: the site shows the one, validation tells the other.
 */
export const proofsOf = memoize((lesson: LessonSources) => ({
  walkthroughs: proveWalkthroughs(lesson),
  outputs: proveOutputs(lesson),
  checks: proveChecks(lesson),
  drawings: proveDrawings(lesson),
}));
