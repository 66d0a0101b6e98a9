import type { ServerResponse } from 'node:http';
import type { KubeObject } from '../objects.ts';
import type { Change, Store } from '../store.ts';
import type { Target } from './request.ts';

/** How a watch is answered: which objects it sees, and what is sent of one. */
export interface WatchOptions {
  target: Target;
  query: URLSearchParams;
  fits: (object: KubeObject) => boolean;
  body: (object: KubeObject) => object;
}

/** Sends each change of the objects that are watched, one line each, until the client goes or the time is up. */
export function watch(response: ServerResponse, store: Store, options: WatchOptions): void {
  const { target, query, fits, body } = options;
  const asked = Number(query.get('resourceVersion') ?? '0');
  const send = (type: string, object: KubeObject): void => {
    response.write(`${JSON.stringify({ type, object: body(object) })}\n`);
  };
  const seen = new Set<string>();
  const show = ({ type, resource, object }: Change): void => {
    if (resource !== target.resource || outside(object, target)) return;
    const { uid } = object.metadata;
    const shown = seen.has(uid);
    const fit = type !== 'DELETED' && fits(object);
    if (fit) seen.add(uid);
    else seen.delete(uid);
    if (fit) send(shown ? 'MODIFIED' : 'ADDED', object);
    else if (shown) send('DELETED', object);
  };
  // What the client has already listed was seen; what changed since is sent first.
  const inside = (object: KubeObject): boolean => !outside(object, target) && fits(object);
  if (asked > 0) {
    for (const { type, resource, object, version } of store.changes) {
      if (version > asked || resource !== target.resource || outside(object, target)) continue;
      if (type !== 'DELETED' && fits(object)) seen.add(object.metadata.uid);
      else seen.delete(object.metadata.uid);
    }
    store.changes.filter(({ version }) => version > asked).forEach(show);
  } else
    for (const object of store.list(target.resource, target.namespace).filter(inside)) {
      seen.add(object.metadata.uid);
      send('ADDED', object);
    }
  const stop = store.listen(show);
  const seconds = Number(query.get('timeoutSeconds') ?? '0');
  const timer = seconds > 0 ? setTimeout(() => response.end(), seconds * 1000) : undefined;
  response.on('close', () => {
    stop();
    clearTimeout(timer);
  });
  response.flushHeaders();
}

const outside = ({ metadata }: KubeObject, { namespace, name }: Target): boolean =>
  (namespace !== undefined && metadata.namespace !== namespace) ||
  (name !== undefined && metadata.name !== name);
