import { holds, ownedBy, ownerOf, withCondition, type KubeObject } from '../objects.ts';
import { suffix, templateHash, type Store } from '../store.ts';
import { terminate } from './garbage.ts';

const REVISION = 'deployment.kubernetes.io/revision';

/** A Deployment has one ReplicaSet for each template it had, and moves Pods from the old ones to the newest. */
export function runDeployments(store: Store): void {
  for (const deployment of store.list('deployments')) {
    const { namespace } = deployment.metadata;
    const owned = store.list('replicasets', namespace).filter((each) => ownedBy(each, deployment));
    const hash = templateHash(deployment.spec?.template, 9);
    const current =
      owned.find(({ metadata }) => metadata.labels?.['pod-template-hash'] === hash) ??
      (deployment.spec?.paused ? undefined : newReplicaSet(deployment, hash, owned, store));
    const old = owned.filter((each) => each !== current);
    if (current) moveReplicas(deployment, current, old, store);
    const revision = current?.metadata.annotations?.[REVISION] ?? '1';
    const fresh = store.get('deployments', deployment.metadata.name, namespace) ?? deployment;
    const annotations = { ...fresh.metadata.annotations, [REVISION]: revision };
    const numbered = { ...fresh, metadata: { ...fresh.metadata, annotations } };
    store.update('deployments', { ...numbered, status: statusOf(numbered, current, old, store) });
  }
}

function newReplicaSet(
  deployment: KubeObject,
  hash: string,
  owned: readonly KubeObject[],
  store: Store,
): KubeObject {
  const { name, namespace } = deployment.metadata;
  const revisions = owned.map(({ metadata }) => Number(metadata.annotations?.[REVISION] ?? 0));
  const template = deployment.spec?.template;
  const labels = { ...template?.metadata?.labels, 'pod-template-hash': hash };
  const matchLabels = { ...deployment.spec?.selector?.matchLabels, 'pod-template-hash': hash };
  return store.create('replicasets', {
    metadata: {
      ...{ name: `${name}-${hash}`, namespace, labels },
      annotations: { [REVISION]: String(Math.max(0, ...revisions) + 1) },
      ownerReferences: [ownerOf(deployment)],
    },
    spec: {
      replicas: 0,
      selector: { matchLabels },
      template: { ...template, metadata: { ...template?.metadata, labels } },
    },
    status: {},
  });
}

/** Never more than a quarter above the wanted number (at least one), and never more than a quarter below it available. */
function moveReplicas(
  { spec }: KubeObject,
  current: KubeObject,
  old: readonly KubeObject[],
  store: Store,
): void {
  const wanted = spec?.replicas ?? 1;
  const size = (set: KubeObject): number => set.spec?.replicas ?? 0;
  const sum = (sets: readonly KubeObject[], of: (set: KubeObject) => number): number =>
    sets.reduce((total, set) => total + of(set), 0);
  const recreate = spec?.strategy?.type === 'Recreate';
  const surge = recreate ? 0 : Math.ceil(wanted / 4);
  const available = sum([current, ...old], ({ status }) => status?.availableReplicas ?? 0);
  const resize = (set: KubeObject, replicas: number): void => {
    store.update('replicasets', { ...set, spec: { ...set.spec, replicas } });
  };
  if (recreate && sum(old, ({ status }) => status?.replicas ?? 0) > 0) {
    for (const set of old) resize(set, 0);
    return;
  }
  const room = wanted + surge - sum(old, size);
  const grown = Math.min(wanted, Math.max(room, size(current) > wanted ? wanted : size(current)));
  if (grown !== size(current)) resize(current, grown);
  let spare = available - (wanted - Math.floor(wanted / 4));
  for (const set of old) {
    const unavailable = size(set) - (set.status?.availableReplicas ?? 0);
    const less = Math.min(size(set), unavailable + Math.max(0, spare));
    if (less > 0) resize(set, size(set) - less);
    spare -= less - unavailable;
  }
}

function statusOf(
  deployment: KubeObject,
  current: KubeObject | undefined,
  old: readonly KubeObject[],
  store: Store,
) {
  const wanted = deployment.spec?.replicas ?? 1;
  const total = (field: 'replicas' | 'readyReplicas' | 'availableReplicas'): number =>
    [current, ...old].reduce((sum, set) => sum + (set?.status?.[field] ?? 0), 0);
  const available = total('availableReplicas');
  const updated = current?.status?.replicas ?? 0;
  const minimum = available >= wanted - Math.floor(wanted / 4);
  const complete = updated === wanted && available === wanted && total('replicas') === wanted;
  const name = current?.metadata.name ?? '';
  const now = store.now();
  const progressing = withCondition(
    deployment,
    {
      ...{ type: 'Progressing', status: 'True' },
      reason: complete ? 'NewReplicaSetAvailable' : 'ReplicaSetUpdated',
      message: `ReplicaSet "${name}" ${complete ? 'has successfully progressed' : 'is progressing'}.`,
    },
    now,
  );
  const conditions = withCondition(
    { ...deployment, status: { conditions: progressing } },
    {
      ...{ type: 'Available', status: minimum ? 'True' : 'False' },
      reason: minimum ? 'MinimumReplicasAvailable' : 'MinimumReplicasUnavailable',
      message: `Deployment ${minimum ? 'has' : 'does not have'} minimum availability.`,
    },
    now,
  );
  return {
    observedGeneration: deployment.metadata.generation ?? 1,
    replicas: total('replicas'),
    updatedReplicas: updated,
    readyReplicas: total('readyReplicas'),
    availableReplicas: available,
    unavailableReplicas: Math.max(0, Math.max(total('replicas'), wanted) - available),
    conditions,
  };
}

/** A ReplicaSet makes the Pods that are missing, and ends those that are too many: the ones that are not ready first. */
export function runReplicaSets(store: Store): void {
  for (const set of store.list('replicasets')) {
    const { name, namespace } = set.metadata;
    const pods = store
      .list('pods', namespace)
      .filter((pod) => ownedBy(pod, set) && pod.metadata.deletionTimestamp === undefined);
    const wanted = set.spec?.replicas ?? 1;
    const readyFirst = pods.toSorted((one, other) => Number(isReady(other)) - Number(isReady(one)));
    for (const pod of readyFirst.slice(wanted)) terminate(store, pod.metadata);
    const template = set.spec?.template;
    for (let missing = pods.length; missing < wanted; missing += 1)
      store.create('pods', {
        metadata: {
          ...template?.metadata,
          ...{ name: `${name}-${suffix()}`, namespace, generateName: `${name}-` },
          ownerReferences: [ownerOf(set)],
        },
        spec: template?.spec ?? {},
        status: { phase: 'Pending' },
      });
    const ready = readyFirst.slice(0, wanted).filter(isReady).length;
    store.update('replicasets', {
      ...set,
      status: {
        ...set.status,
        ...{ replicas: wanted, readyReplicas: ready, availableReplicas: ready },
        observedGeneration: set.metadata.generation ?? 1,
      },
    });
  }
}

const isReady = (pod: KubeObject): boolean => holds(pod, 'Ready');
