import type { KubeObject } from '../objects.ts';
import type { Resource } from '../resources.ts';
import { leaves, strategicMerge, withoutDropped } from './patch.ts';
import { conflict } from './status.ts';

/** What each manager applied last, by the UID of the object. */
const applied = new Map<string, Map<string, KubeObject>>();

/**
 * The object after a server-side apply: merged; without what this manager applied before and now leaves out; refused where
 * another manager that applies has another value. Managers that write in other ways own nothing here.
 */
export function applyOwned(
  before: KubeObject,
  next: KubeObject,
  query: URLSearchParams,
  resource: Resource,
): KubeObject {
  const manager = query.get('fieldManager') ?? 'unknown';
  const managers = applied.get(before.metadata.uid) ?? new Map<string, KubeObject>();
  const disputed = conflicts(next, manager, managers);
  if (disputed.length > 0 && query.get('force') !== 'true') {
    const [first] = disputed;
    const how =
      disputed.length === 1
        ? `1 conflict with "${first?.manager ?? ''}": ${first?.field ?? ''}`
        : `${String(disputed.length)} conflicts with "${first?.manager ?? ''}":\n${disputed.map(({ field }) => `- ${field}`).join('\n')}`;
    throw conflict(
      resource,
      before.metadata.name,
      `Apply failed with ${how}`,
      disputed.map(({ field, manager: other }) => ({
        reason: 'FieldManagerConflict',
        message: `conflict with "${other}"`,
        field,
      })),
    );
  }
  const last = managers.get(manager);
  const kept = last === undefined ? before : withoutDropped(before, last, next);
  if (!query.has('dryRun')) {
    managers.set(manager, next);
    applied.set(before.metadata.uid, managers);
  }
  return strategicMerge(kept, next) as KubeObject;
}

function conflicts(
  next: KubeObject,
  manager: string,
  managers: ReadonlyMap<string, KubeObject>,
): { manager: string; field: string }[] {
  const own = leaves(next);
  return [...managers]
    .filter(([name]) => name !== manager)
    .flatMap(([name, theirs]) =>
      [...leaves(theirs)]
        .filter(([field, value]) => own.has(field) && !same(own.get(field), value))
        .map(([field]) => ({ manager: name, field })),
    );
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
