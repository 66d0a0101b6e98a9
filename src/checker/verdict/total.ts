/**
 * How far a check of several expectations is: the objects they are about, each once, that
 * satisfy all of them, and besides those that are asked for and not listed.
 */
import type { AssessedObject, Verdict } from '#checker/types.ts';
import type { Judged } from './paste.ts';

export function totalOfSeveral(judged: readonly Judged[]): Verdict['progress'] {
  const counted = judged.filter(({ progress }) => progress);
  if (counted.length === 0) return undefined;
  const satisfied = new Map<string, boolean>();
  let missing = 0;
  for (const { objects, verdict, progress } of counted) {
    for (const object of objects) {
      const key = keyOf(object);
      const { status } = object;
      const fits = verdict === 'met' || status === 'ready' || status === 'listed';
      satisfied.set(key, fits && (satisfied.get(key) ?? true));
    }
    // One object has its replicas in `progress`; none or several have objects.
    if (objects.length !== 1) missing += Math.max(0, (progress?.total ?? 0) - objects.length);
  }
  const ready = [...satisfied.values()].filter(Boolean).length;
  return { ready, total: satisfied.size + missing };
}

const keyOf = ({ kind, namespace, name, row }: AssessedObject): string =>
  row ? `${row.table} ${row.row}` : [kind, namespace, name].join('\n');
