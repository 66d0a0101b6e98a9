import type { Store } from '../store.ts';
import { terminate } from './garbage.ts';

/** A new Namespace gets its ServiceAccount; one that is being deleted is emptied, and goes when nothing is left in it. */
export function runNamespaces(store: Store): void {
  for (const namespace of store.list('namespaces')) {
    const { name, deletionTimestamp } = namespace.metadata;
    if (deletionTimestamp === undefined) {
      if (!store.get('serviceaccounts', 'default', name))
        store.create('serviceaccounts', { metadata: { name: 'default', namespace: name } });
      if (!store.get('configmaps', 'kube-root-ca.crt', name))
        store.create('configmaps', {
          metadata: { name: 'kube-root-ca.crt', namespace: name },
          data: { 'ca.crt': '' },
        });
      continue;
    }
    let left = 0;
    for (const resource of store.resources.filter(({ namespaced }) => namespaced))
      for (const object of store.list(resource, name)) {
        if (resource.plural === 'pods') {
          terminate(store, object.metadata);
          left += 1;
        } else store.remove(resource, object);
      }
    if (left === 0) store.remove('namespaces', namespace);
  }
}
