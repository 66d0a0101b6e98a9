/** How far a whole check is: of one expectation its own progress, of several the objects ready of all objects. */
import type { Verdict } from '#checker/types.ts';
import type { Judged } from './paste.ts';

export function totalOf(judged: readonly Judged[]): Verdict['progress'] {
  const [only, ...more] = judged;
  if (more.length === 0) return only?.progress;
  const counted = judged.filter(({ progress }) => progress);
  if (counted.length === 0) return undefined;
  return counted
    .map(({ objects, verdict, progress }) =>
      objects.length > 1 && progress ? progress : { ready: verdict === 'met' ? 1 : 0, total: 1 },
    )
    .reduce((sum, each) => ({ ready: sum.ready + each.ready, total: sum.total + each.total }));
}
