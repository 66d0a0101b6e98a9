import { holds, withCondition, type KubeObject, type Taint, type Toleration } from '../objects.ts';
import type { Store } from '../store.ts';
import { happened } from './events.ts';
import { terminate } from './garbage.ts';

const tolerates = (tolerations: readonly Toleration[], taint: Taint): boolean =>
  tolerations.some(
    ({ key, operator = 'Equal', value = '', effect = '' }) =>
      (effect === '' || effect === taint.effect) &&
      (operator === 'Exists'
        ? key === undefined || key === '' || key === taint.key
        : key === taint.key && value === (taint.value ?? '')),
  );

/** The taint that keeps a Pod with these tolerations from a node, if there is one. */
export const keptAwayBy = (
  node: KubeObject,
  tolerations: readonly Toleration[],
): Taint | undefined =>
  node.spec?.taints?.find(
    (taint) => taint.effect !== 'PreferNoSchedule' && !tolerates(tolerations, taint),
  );

export const fitsNode = (
  { metadata }: KubeObject,
  selector: Record<string, string> = {},
): boolean =>
  Object.entries(selector).every(([label, value]) => metadata.labels?.[label] === value);

/** Pods leave nodes whose NoExecute taints they do not tolerate; Pods without a node get the one with the fewest Pods. */
export function evictAndSchedule(store: Store): void {
  const nodes = store.list('nodes');
  for (const pod of store.list('pods')) {
    const { nodeName, tolerations = [] } = pod.spec ?? {};
    const node = nodes.find(({ metadata }) => metadata.name === nodeName);
    const evicts = node?.spec?.taints?.some(
      (taint) => taint.effect === 'NoExecute' && !tolerates(tolerations, taint),
    );
    if (evicts && pod.metadata.ownerReferences?.[0]?.kind !== 'Node')
      terminate(store, pod.metadata);
    if (nodeName === undefined && pod.metadata.deletionTimestamp === undefined)
      schedule(pod, nodes, store);
  }
}

function schedule(pod: KubeObject, nodes: readonly KubeObject[], store: Store): void {
  const { tolerations = [], nodeSelector, hostNetwork } = pod.spec ?? {};
  const possible = nodes.filter(
    (node) =>
      fitsNode(node, nodeSelector) &&
      keptAwayBy(node, tolerations) === undefined &&
      (hostNetwork === true || holds(node, 'Ready')),
  );
  const count = ({ metadata }: KubeObject): number =>
    store.list('pods').filter(({ spec }) => spec?.nodeName === metadata.name).length;
  const [first] = possible.toSorted((one, other) => count(one) - count(other));
  const now = store.now();
  if (first) {
    const scheduled = withCondition(pod, { type: 'PodScheduled', status: 'True' }, now);
    const { name } = first.metadata;
    store.update('pods', {
      ...pod,
      spec: { ...pod.spec, nodeName: name },
      status: { ...pod.status, conditions: scheduled },
    });
    const { name: podName, namespace = '' } = pod.metadata;
    const where = `${namespace}/${podName}`;
    happened(store, pod, 'Scheduled', `Successfully assigned ${where} to ${name}`);
    return;
  }
  const message = `0/${String(nodes.length)} nodes are available: ${reasons(nodes, tolerations)}.`;
  if (!pod.status?.conditions) happened(store, pod, 'FailedScheduling', message, 'Warning');
  const unschedulable = {
    ...({ type: 'PodScheduled', status: 'False', reason: 'Unschedulable' } as const),
    message,
  };
  const conditions = withCondition(pod, unschedulable, now);
  store.update('pods', { ...pod, status: { phase: 'Pending', ...pod.status, conditions } });
}

function reasons(nodes: readonly KubeObject[], tolerations: readonly Toleration[]): string {
  const taints = nodes.map((node) => keptAwayBy(node, tolerations));
  const counted = new Map<string, number>();
  for (const taint of taints) {
    const reason = taint
      ? `node(s) had untolerated taint {${taint.key}: ${taint.value ?? ''}}`
      : "node(s) didn't match Pod's node affinity/selector";
    counted.set(reason, (counted.get(reason) ?? 0) + 1);
  }
  return [...counted].map(([reason, count]) => `${String(count)} ${reason}`).join(', ');
}
