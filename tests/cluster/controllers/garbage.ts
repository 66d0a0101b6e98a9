import type { Store } from '../store.ts';

/** Removes what belongs to objects that are no more. */
export function collectGarbage(store: Store): void {
  const every = store.resources.map((resource) => ({ resource, objects: store.list(resource) }));
  const uids = new Set(every.flatMap(({ objects }) => objects.map(({ metadata }) => metadata.uid)));
  for (const { resource, objects } of every)
    for (const object of objects) {
      const { ownerReferences = [], deletionTimestamp } = object.metadata;
      if (ownerReferences.length === 0 || deletionTimestamp !== undefined) continue;
      if (ownerReferences.some(({ uid }) => uids.has(uid))) continue;
      if (resource.plural === 'pods') terminate(store, object.metadata);
      else store.remove(resource, object);
    }
}

/** Asks a Pod to go; its kubelet lets it go in the next step. */
export function terminate(
  store: Store,
  { name, namespace }: { name: string; namespace?: string },
): void {
  const pod = store.get('pods', name, namespace);
  if (pod?.metadata.deletionTimestamp !== undefined || !pod) return;
  store.update('pods', {
    ...pod,
    metadata: { ...pod.metadata, deletionTimestamp: store.now(), deletionGracePeriodSeconds: 30 },
  });
}
