import {
  condition,
  holds,
  withCondition,
  type KubeObject,
  type Spec,
  type Taint,
} from '../objects.ts';
import type { Store } from '../store.ts';

/** The message of a kubelet whose container runtime has found no network plugin. */
const noNetwork =
  'container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized';

const notReady: Taint = { key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' };
const cordoned: Taint = { key: 'node.kubernetes.io/unschedulable', effect: 'NoSchedule' };

/**
 * A node becomes Ready once a network is on it: a Pod of a DaemonSet that is ready there and brings a CNI
 * plugin. It stays Ready when that Pod goes, as on a real node, where the configuration is still there. A test may keep
 * a node from being Ready by the annotation `stand-in/lost`.
 */
export function runNodes(store: Store): void {
  const pods = store.list('pods');
  for (const node of store.list('nodes')) {
    const { name, annotations = {} } = node.metadata;
    const network = pods.some(
      (pod) => pod.spec?.nodeName === name && holds(pod, 'Ready') && isNetwork(pod),
    );
    const lost = 'stand-in/lost' in annotations;
    const ready = !lost && (network || condition(node, 'Ready')?.status === 'True');
    const taints = (node.spec?.taints ?? []).filter(
      ({ key }) => key !== notReady.key && key !== cordoned.key,
    );
    if (!ready) taints.push(notReady);
    if (node.spec?.unschedulable) taints.push(cordoned);
    store.update('nodes', {
      ...node,
      spec: taints.length === 0 ? untainted(node.spec) : { ...node.spec, taints },
      status: {
        ...node.status,
        conditions: withCondition(
          node,
          ready
            ? {
                ...{ type: 'Ready', status: 'True', reason: 'KubeletReady' },
                message: 'kubelet is posting ready status',
              }
            : { type: 'Ready', status: 'False', reason: 'KubeletNotReady', message: noNetwork },
          store.now(),
        ),
      },
    });
  }
}

const untainted = (spec: Spec = {}): Spec =>
  Object.fromEntries(Object.entries(spec).filter(([field]) => field !== 'taints'));

/** Whether a Pod brings a network: it mounts the folder where CNI plugins are configured, or installs one. */
const isNetwork = ({ spec }: KubeObject): boolean =>
  (spec?.initContainers ?? []).some(({ name }) => name === 'install-cni') ||
  ((spec?.['volumes'] ?? []) as { hostPath?: { path?: string } }[]).some(({ hostPath }) =>
    hostPath?.path?.startsWith('/etc/cni'),
  );
