import { holds, ownedBy, ownerOf, type KubeObject, type Toleration } from '../objects.ts';
import { suffix, templateHash, type Store } from '../store.ts';
import { terminate } from './garbage.ts';
import { fitsNode, keptAwayBy } from './scheduler.ts';

/** What a Pod of a DaemonSet tolerates without being asked. */
const tolerated: readonly Toleration[] = [
  ...['not-ready', 'unreachable'].map((state) => ({ state, effect: 'NoExecute' })),
  ...['disk-pressure', 'memory-pressure', 'pid-pressure', 'unschedulable'].map((state) => ({
    ...{ state, effect: 'NoSchedule' },
  })),
].map(({ state, effect }) => ({ key: `node.kubernetes.io/${state}`, operator: 'Exists', effect }));

/** One Pod on each node that fits; a changed template replaces them one after the other. */
export function runDaemonSets(store: Store): void {
  for (const set of store.list('daemonsets')) {
    const { namespace } = set.metadata;
    const { template } = set.spec ?? {};
    const hash = templateHash(template, 10);
    const network: Toleration = {
      ...{
        key: 'node.kubernetes.io/network-unavailable',
        operator: 'Exists',
        effect: 'NoSchedule',
      },
    };
    const tolerations = [
      ...(template?.spec.tolerations ?? []),
      ...tolerated,
      ...(template?.spec.hostNetwork ? [network] : []),
    ];
    // A controller places these Pods, and it tolerates that a node is not ready.
    const unready: Toleration = { key: 'node.kubernetes.io/not-ready', operator: 'Exists' };
    const nodes = store
      .list('nodes')
      .filter(
        (node) =>
          fitsNode(node, template?.spec.nodeSelector) &&
          !keptAwayBy(node, [...tolerations, unready]),
      );
    const alive = store
      .list('pods', namespace)
      .filter((pod) => ownedBy(pod, set) && pod.metadata.deletionTimestamp === undefined);
    const on = (node: KubeObject): KubeObject | undefined =>
      alive.find(({ spec }) => spec?.nodeName === node.metadata.name);
    for (const pod of alive)
      if (!nodes.some(({ metadata }) => metadata.name === pod.spec?.nodeName))
        terminate(store, pod.metadata);
    for (const node of nodes)
      if (!on(node)) place(set, node, hash, [...tolerations, unready], store);
    const placed = nodes.map(on).filter((pod) => pod !== undefined);
    replaceOne(placed, nodes.length, hash, store);
    const ready = placed.filter((pod) => holds(pod, 'Ready')).length;
    store.update('daemonsets', {
      ...set,
      status: {
        desiredNumberScheduled: nodes.length,
        currentNumberScheduled: placed.length,
        numberReady: ready,
        numberAvailable: ready,
        numberUnavailable: nodes.length - ready,
        updatedNumberScheduled: placed.filter((pod) => hashOf(pod) === hash).length,
        numberMisscheduled: 0,
        observedGeneration: set.metadata.generation ?? 1,
      },
    });
  }
}

const HASH = 'controller-revision-hash';
const hashOf = ({ metadata }: KubeObject): string | undefined => metadata.labels?.[HASH];

function place(
  set: KubeObject,
  node: KubeObject,
  hash: string,
  tolerations: readonly Toleration[],
  store: Store,
): void {
  const { name, namespace } = set.metadata;
  const template = set.spec?.template;
  store.create('pods', {
    metadata: {
      ...template?.metadata,
      ...{ name: `${name}-${suffix()}`, namespace, generateName: `${name}-` },
      labels: { ...template?.metadata?.labels, [HASH]: hash },
      ownerReferences: [ownerOf(set)],
    },
    spec: { ...template?.spec, nodeName: node.metadata.name, tolerations },
    status: { phase: 'Pending' },
  });
}

/** One Pod at a time: an old one goes when all are there and ready, or when it is not ready itself. */
function replaceOne(pods: readonly KubeObject[], wanted: number, hash: string, store: Store): void {
  const old = pods.filter((pod) => hashOf(pod) !== hash);
  const unready = old.find((pod) => !holds(pod, 'Ready'));
  const allReady = pods.length === wanted && pods.every((pod) => holds(pod, 'Ready'));
  const next = unready ?? (allReady ? old[0] : undefined);
  if (next) terminate(store, next.metadata);
}
