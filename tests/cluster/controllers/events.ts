import type { KubeObject } from '../objects.ts';
import { suffix, type Store } from '../store.ts';

/** Writes an event of an object: what `kubectl describe` lists at its end. */
export function happened(
  store: Store,
  { apiVersion, kind, metadata: { name, namespace = 'default', uid } }: KubeObject,
  reason: string,
  message: string,
  type: 'Normal' | 'Warning' = 'Normal',
): void {
  const now = store.now();
  store.create('events', {
    metadata: { name: `${name}.${suffix()}`, namespace },
    involvedObject: { apiVersion, kind, name, namespace, uid },
    ...{ reason, message, type, count: 1, firstTimestamp: now, lastTimestamp: now },
    source: { component: 'stand-in' },
  });
}
