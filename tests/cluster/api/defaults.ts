import type { Container, Spec, Template } from '../objects.ts';
import type { Resource } from '../resources.ts';
import { safeHash, type NewObject } from '../store.ts';

/** A new object with what a real server fills in, as far as the controllers here and kubectl look at it. */
export function withDefaults(resource: Resource, object: NewObject): NewObject {
  const spec = object['spec'] as Spec | undefined;
  const fill = fillers[resource.plural];
  if (resource.plural === 'namespaces') {
    const { metadata } = object;
    const labels = { 'kubernetes.io/metadata.name': metadata.name, ...(metadata['labels'] ?? {}) };
    return {
      ...object,
      metadata: { ...metadata, labels },
      spec: { finalizers: ['kubernetes'] },
      status: object['status'] ?? { phase: 'Active' },
    };
  }
  return fill && spec ? { ...object, spec: fill(spec, object) } : object;
}

const quarter = { maxSurge: '25%', maxUnavailable: '25%' };

const fillers: Readonly<Record<string, (spec: Spec, object: NewObject) => Spec>> = {
  deployments: (spec) => ({
    replicas: 1,
    strategy: { type: 'RollingUpdate', rollingUpdate: quarter },
    revisionHistoryLimit: 10,
    progressDeadlineSeconds: 600,
    ...spec,
    ...templateOf(spec),
  }),
  replicasets: (spec) => ({ replicas: 1, ...spec, ...templateOf(spec) }),
  daemonsets: (spec) => ({
    updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 1, maxSurge: 0 } },
    revisionHistoryLimit: 10,
    ...spec,
    ...templateOf(spec),
  }),
  pods: (spec) => {
    const unready = ['not-ready', 'unreachable'].map((state) => ({
      ...{ key: `node.kubernetes.io/${state}`, operator: 'Exists' as const },
      ...{ effect: 'NoExecute', tolerationSeconds: 300 },
    }));
    const tolerations = spec.tolerations ?? [];
    const more = unready.filter(({ key }) => !tolerations.some((each) => each.key === key));
    return { ...podSpec(spec), tolerations: [...tolerations, ...more] };
  },
  services: (spec, { metadata }) => ({
    type: 'ClusterIP',
    sessionAffinity: 'None',
    ...spec,
    clusterIP:
      spec.clusterIP ?? addressOf(`${String(metadata['namespace'])}/${String(metadata.name)}`),
    ports: (spec.ports ?? []).map((port) => ({
      ...{ protocol: 'TCP', targetPort: port.port },
      ...port,
    })),
  }),
};

const templateOf = ({ template }: Spec): { template?: Template } =>
  template ? { template: { ...template, spec: podSpec(template.spec) } } : {};

const podSpec = (spec: Spec): Spec => ({
  restartPolicy: 'Always',
  terminationGracePeriodSeconds: 30,
  dnsPolicy: 'ClusterFirst',
  schedulerName: 'default-scheduler',
  ...spec,
  serviceAccountName: spec['serviceAccountName'] ?? 'default',
  containers: (spec.containers ?? []).map(withContainerDefaults),
});

const withContainerDefaults = (container: Container): Container => ({
  imagePullPolicy: 'IfNotPresent',
  resources: {},
  ...container,
});

/** An address of the range of Services: the same for the same name. */
function addressOf(name: string): string {
  const number = (place: number): number => (safeHash(name, place + 1).charCodeAt(place) * 7) % 250;
  return `10.96.${String(number(0))}.${String(1 + number(1))}`;
}
