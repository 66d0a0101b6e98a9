/** The shapes of Kubernetes objects, as far as this server looks into them. Whatever else an object has is kept as it came. */
export interface KubeObject {
  apiVersion: string;
  kind: string;
  metadata: Metadata;
  spec?: Spec;
  status?: Status;
  [field: string]: unknown;
}

interface Metadata {
  name: string;
  uid: string;
  resourceVersion: string;
  creationTimestamp: string;
  namespace?: string;
  generateName?: string;
  generation?: number;
  deletionTimestamp?: string;
  deletionGracePeriodSeconds?: number;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  ownerReferences?: Owner[];
  [field: string]: unknown;
}

export interface Owner {
  apiVersion: string;
  kind: string;
  name: string;
  uid: string;
  controller?: boolean;
  blockOwnerDeletion?: boolean;
}

export interface Container {
  name: string;
  image?: string;
  ports?: { containerPort: number; protocol?: string; name?: string }[];
  [field: string]: unknown;
}

export interface Taint {
  key: string;
  value?: string;
  effect: 'NoSchedule' | 'PreferNoSchedule' | 'NoExecute';
}

export interface Toleration {
  key?: string;
  operator?: 'Exists' | 'Equal';
  value?: string;
  effect?: string;
}

export interface Port {
  name?: string;
  port: number;
  targetPort?: number | string;
  nodePort?: number;
  protocol?: string;
}

export interface Template {
  metadata?: { labels?: Record<string, string>; annotations?: Record<string, string> };
  spec: Spec;
}

export interface Spec {
  replicas?: number;
  paused?: boolean;
  selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
  template?: Template;
  strategy?: { type?: string; rollingUpdate?: Record<string, number | string> };
  updateStrategy?: { type?: string; rollingUpdate?: Record<string, number | string> };
  nodeName?: string;
  nodeSelector?: Record<string, string>;
  hostNetwork?: boolean;
  restartPolicy?: string;
  containers?: Container[];
  initContainers?: Container[];
  tolerations?: Toleration[];
  taints?: Taint[];
  unschedulable?: boolean;
  type?: string;
  clusterIP?: string;
  ports?: Port[];
  [field: string]: unknown;
}

export interface Condition {
  type: string;
  status: 'True' | 'False' | 'Unknown';
  reason?: string;
  message?: string;
  lastTransitionTime?: string;
  [field: string]: unknown;
}

export interface ContainerStatus {
  name: string;
  image?: string;
  ready: boolean;
  started?: boolean;
  restartCount: number;
  state: Record<string, Record<string, unknown>>;
  lastState?: Record<string, Record<string, unknown>>;
  [field: string]: unknown;
}

interface Status {
  phase?: string;
  podIP?: string;
  hostIP?: string;
  startTime?: string;
  conditions?: Condition[];
  containerStatuses?: ContainerStatus[];
  initContainerStatuses?: ContainerStatus[];
  replicas?: number;
  readyReplicas?: number;
  updatedReplicas?: number;
  availableReplicas?: number;
  unavailableReplicas?: number;
  observedGeneration?: number;
  addresses?: { type: string; address: string }[];
  nodeInfo?: Record<string, string>;
  [field: string]: unknown;
}

export const condition = ({ status }: KubeObject, type: string): Condition | undefined =>
  status?.conditions?.find((each) => each.type === type);

export const holds = (object: KubeObject, type: string): boolean =>
  condition(object, type)?.status === 'True';

/** The conditions of an object with one of them set; the time of its last change is kept while its status stays. */
export function withCondition(object: KubeObject, next: Condition, now: string): Condition[] {
  const before = condition(object, next.type);
  const time = before?.status === next.status ? before.lastTransitionTime : now;
  const others = (object.status?.conditions ?? []).filter(({ type }) => type !== next.type);
  return [...others, { lastTransitionTime: time ?? now, ...next }];
}

export const ownedBy = ({ metadata }: KubeObject, { metadata: owner }: KubeObject): boolean =>
  (metadata.ownerReferences ?? []).some(({ uid }) => uid === owner.uid);

export const ownerOf = ({ apiVersion, kind, metadata: { name, uid } }: KubeObject): Owner => ({
  ...{ apiVersion, kind, name, uid },
  controller: true,
  blockOwnerDeletion: true,
});
