/** Several expectations as one: the objects they are about, each once, and how far they are together. */
import type { AssessedObject, Verdict } from '#checker/types.ts';
import type { Judged } from './paste.ts';

/** An object that several expectations are about stands once, with the findings of all. */
export function onceEach(judged: readonly Judged[]): Verdict['objects'] {
  const objects = new Map<string, AssessedObject>();
  for (const object of judged.flatMap((each) => each.objects)) {
    const key = keyOf(object);
    const earlier = objects.get(key);
    objects.set(
      key,
      earlier
        ? {
            ...object,
            // What readiness says of it outweighs that it is listed.
            status: object.status === 'listed' ? earlier.status : object.status,
            deciding: [...new Set([...earlier.deciding, ...object.deciding])],
            findings: [...new Set([...earlier.findings, ...object.findings])],
          }
        : object,
    );
  }
  return [...objects.values()];
}

/** The objects that satisfy all expectations about them, of all that are listed or asked for. */
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
