import { fitsLabels, selectorText } from '../api/selectors.ts';
import { holds, ownerOf, type KubeObject } from '../objects.ts';
import type { Store } from '../store.ts';

/** The Endpoints and the EndpointSlice of each Service that selects Pods. */
export function runServices(store: Store): void {
  for (const service of store.list('services')) {
    const { name, namespace = '' } = service.metadata;
    const selector = selectorText(service.spec?.selector as Record<string, string> | undefined);
    if (selector === '') continue;
    const ready = store
      .list('pods', namespace)
      .filter((pod) => fitsLabels(pod, selector) && holds(pod, 'Ready'));
    const addresses = ready.map(({ status, spec }) => ({
      ip: status?.podIP ?? '',
      nodeName: spec?.nodeName,
    }));
    const ports = (service.spec?.ports ?? []).map(
      ({ name: port, targetPort, port: own, protocol }) => ({
        ...(port === undefined ? {} : { name: port }),
        ...{ port: typeof targetPort === 'number' ? targetPort : own, protocol },
      }),
    );
    const subsets = addresses.length === 0 ? {} : { subsets: [{ addresses, ports }] };
    write('endpoints', { metadata: { name, namespace }, ...subsets }, service, store);
    const endpoints = addresses.map(({ ip, nodeName }) => ({
      ...{ addresses: [ip], nodeName, conditions: { ready: true } },
    }));
    const labels = { 'kubernetes.io/service-name': name };
    const slice = { metadata: { name: `${name}-slice`, namespace, labels }, addressType: 'IPv4' };
    write('endpointslices', { ...slice, endpoints, ports }, service, store);
  }
}

function write(
  plural: string,
  object: Record<string, unknown> & { metadata: Record<string, unknown> & { name: string } },
  service: KubeObject,
  store: Store,
): void {
  const before = store.get(plural, object.metadata.name, service.metadata.namespace);
  const metadata = { ...object.metadata, ownerReferences: [ownerOf(service)] };
  if (!before) store.create(plural, { ...object, metadata });
  else {
    const { apiVersion, kind } = before;
    store.update(plural, { apiVersion, kind, ...object, metadata: before.metadata });
  }
}
