import {
  holds,
  withCondition,
  type Container,
  type ContainerStatus,
  type KubeObject,
} from '../objects.ts';
import type { Store } from '../store.ts';
import { happened } from './events.ts';

/** What a container does once it is to run. */
type Deed = 'runs' | 'cannot be pulled' | 'crashes' | 'never gets ready' | 'completes';

export type Behaviour = (pod: KubeObject, container: Container) => Deed;

/** Images that no registry has are those of `nowhere.example`, and tags that end in `-nope`. */
export const ordinary: Behaviour = (pod, { image = '' }) => {
  if (image.startsWith('nowhere.example/') || image.endsWith('-nope')) return 'cannot be pulled';
  return pod.spec?.restartPolicy === 'Always' ? 'runs' : 'completes';
};

/** Each Pod on a node goes one stage further: prepared, its init containers one by one, running, ready. Nothing is run. */
export function runKubelets(store: Store, behaviour: Behaviour): void {
  for (const pod of store.list('pods')) {
    const { nodeName, hostNetwork } = pod.spec ?? {};
    if (pod.metadata.deletionTimestamp !== undefined) {
      store.remove('pods', pod);
      continue;
    }
    const node = nodeName === undefined ? undefined : store.get('nodes', nodeName);
    if (!node || !(hostNetwork === true || holds(node, 'Ready'))) continue;
    if (['Succeeded', 'Failed'].includes(pod.status?.phase ?? '')) continue;
    store.update('pods', { ...pod, status: next(pod, node, store, behaviour) });
  }
}

function next(pod: KubeObject, node: KubeObject, store: Store, behaviour: Behaviour) {
  const { status = {}, spec } = pod;
  const now = store.now();
  const started = { startTime: now, hostIP: addressOf(node), ...status };
  const inits = spec?.initContainers ?? [];
  const containers = spec?.containers ?? [];
  if (!status.containerStatuses) {
    const waiting = inits.length > 0 ? 'PodInitializing' : 'ContainerCreating';
    return {
      ...started,
      phase: 'Pending',
      ...(inits.length > 0
        ? { initContainerStatuses: inits.map((each) => waits(each, waiting)) }
        : {}),
      containerStatuses: containers.map((each) => waits(each, waiting)),
      conditions: conditionsOf(pod, false, now),
    };
  }
  const undone = (status.initContainerStatuses ?? []).findIndex(({ ready }) => !ready);
  if (undone !== -1) {
    const initContainerStatuses = (status.initContainerStatuses ?? []).map((each, index) =>
      index === undone ? ended(each, now) : each,
    );
    return { ...started, initContainerStatuses };
  }
  const wasRunning = status.phase === 'Running';
  const containerStatuses = status.containerStatuses.map((before, index) => {
    const container = containers[index] ?? { name: before.name };
    return afterwards(before, behaviour(pod, container), wasRunning, now);
  });
  const done = containerStatuses.every(({ state }) => state['terminated']?.['exitCode'] === 0);
  const pulled = containerStatuses.every(({ state }) => !isPull(state['waiting']?.['reason']));
  const ready = containerStatuses.every((each) => each.ready);
  if (!wasRunning && pulled && !done)
    happened(store, pod, 'Started', `Container started: ${containers[0]?.name ?? ''}`);
  if (!pulled && !isPull(status.containerStatuses[0]?.state['waiting']?.['reason']))
    happened(
      store,
      pod,
      'Failed',
      `Failed to pull image "${containers[0]?.image ?? ''}": not found`,
      'Warning',
    );
  return {
    ...started,
    phase: done ? 'Succeeded' : pulled ? 'Running' : 'Pending',
    podIP: spec?.hostNetwork ? addressOf(node) : (status.podIP ?? podAddress()),
    containerStatuses,
    conditions: conditionsOf(pod, ready, now),
  };
}

const isPull = (reason: unknown): boolean =>
  reason === 'ErrImagePull' || reason === 'ImagePullBackOff';

const waits = ({ name, image }: Container, reason: string): ContainerStatus => ({
  ...{ name, ...(image === undefined ? {} : { image }), ready: false, restartCount: 0 },
  state: { waiting: { reason } },
});

const ended = (status: ContainerStatus, now: string): ContainerStatus => ({
  ...status,
  ready: true,
  state: { terminated: { exitCode: 0, reason: 'Completed', startedAt: now, finishedAt: now } },
});

/** A container one stage later. */
function afterwards(
  before: ContainerStatus,
  deed: Deed,
  wasRunning: boolean,
  now: string,
): ContainerStatus {
  switch (deed) {
    case 'completes':
      return wasRunning ? { ...ended(before, now), ready: false } : running(before, false, now);
    case 'cannot be pulled': {
      const again = isPull(before.state['waiting']?.['reason']);
      return {
        ...before,
        state: { waiting: { reason: again ? 'ImagePullBackOff' : 'ErrImagePull' } },
      };
    }
    case 'crashes': {
      const terminated = { exitCode: 1, reason: 'Error', startedAt: now, finishedAt: now };
      const restartCount = before.restartCount + (before.state['running'] ? 1 : 0);
      return before.state['running']
        ? {
            ...{ ...before, ready: false, restartCount, lastState: { terminated } },
            state: { waiting: { reason: 'CrashLoopBackOff' } },
          }
        : running(before, false, now);
    }
    case 'never gets ready':
      return running(before, false, now);
    case 'runs':
      return running(before, wasRunning, now);
  }
}

const running = (before: ContainerStatus, ready: boolean, now: string): ContainerStatus => ({
  ...before,
  ready,
  started: true,
  state: { running: before.state['running'] ?? { startedAt: now } },
});

function conditionsOf(pod: KubeObject, ready: boolean, now: string) {
  const status = ready ? 'True' : 'False';
  const reason = ready ? {} : { reason: 'ContainersNotReady' };
  const types = ['Initialized', 'Ready', 'ContainersReady', 'PodScheduled'];
  const beginning = { ...pod, status: { ...pod.status, conditions: pod.status?.conditions ?? [] } };
  return types.reduce((whole, type) => {
    const own = type === 'Ready' || type === 'ContainersReady';
    const conditions = withCondition(
      whole,
      own ? { type, status, ...reason } : { type, status: 'True' },
      now,
    );
    return { ...whole, status: { ...whole.status, conditions } };
  }, beginning).status.conditions;
}

const addressOf = ({ status }: KubeObject): string =>
  status?.addresses?.find(({ type }) => type === 'InternalIP')?.address ?? '';

let addresses = 0;

/** An address of the Pod network, each Pod its own. */
function podAddress(): string {
  addresses += 1;
  return `192.168.${String(64 + (addresses % 3) * 64)}.${String(1 + (Math.floor(addresses / 3) % 250))}`;
}
