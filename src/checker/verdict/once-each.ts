/** The objects of several expectations. */
import type { Verdict } from '#checker/types.ts';
import type { Judged } from './paste.ts';

/** One that several are about stands once, with the findings of all. */
export function onceEach(judged: readonly Judged[]): Verdict['objects'] {
  const objects = new Map<string, Verdict['objects'][number]>();
  for (const object of judged.flatMap((each) => each.objects)) {
    const key = [object.kind, object.namespace, object.name, object.row?.table].join('\n');
    const earlier = objects.get(key);
    objects.set(
      key,
      earlier
        ? {
            ...object,
            deciding: [...new Set([...earlier.deciding, ...object.deciding])],
            findings: [...new Set([...earlier.findings, ...object.findings])],
          }
        : object,
    );
  }
  return [...objects.values()];
}
