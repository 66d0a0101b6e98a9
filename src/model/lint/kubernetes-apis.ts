/** API versions of Kubernetes that are gone or deprecated, a row for each version and its kinds. */
export interface RetiredApi {
  apiVersion: string;
  kinds: readonly string[];
  /** The minor release of Kubernetes 1 that no longer serves it; undefined while all still do. */
  removedIn: number | undefined;
  /** What to write, and the minor release that first served it; undefined where nothing took its place. */
  use: { apiVersion: string; kind?: string; since: number } | undefined;
  /** What to do where there is nothing to write instead, or what else changes. */
  note?: string;
}

const workloads = 'spec.selector is required.';
const flow = ['FlowSchema', 'PriorityLevelConfiguration'];
const roles = ['ClusterRole', 'ClusterRoleBinding', 'Role', 'RoleBinding'];

/**
 * Source: the Deprecated API Migration Guide of the Kubernetes documentation, for the releases 1.16 to 1.32; 1.33 to 1.36
 * removed none that manifests use. Deprecated and still served: the API reference.
 */
export const retiredApis: readonly RetiredApi[] = [
  row('extensions/v1beta1', ['DaemonSet', 'Deployment', 'ReplicaSet'], 16, 'apps/v1', 9, workloads),
  row('apps/v1beta1', ['Deployment', 'ReplicaSet', 'StatefulSet'], 16, 'apps/v1', 9, workloads),
  row(
    'apps/v1beta2',
    ['DaemonSet', 'Deployment', 'ReplicaSet', 'StatefulSet'],
    16,
    'apps/v1',
    9,
    workloads,
  ),
  row('extensions/v1beta1', ['NetworkPolicy'], 16, 'networking.k8s.io/v1', 8),
  podSecurityPolicy('extensions/v1beta1', 16),
  row('batch/v2alpha1', ['CronJob'], 21, 'batch/v1', 21),
  row(
    'admissionregistration.k8s.io/v1beta1',
    ['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'],
    22,
    'admissionregistration.k8s.io/v1',
    16,
    'sideEffects and admissionReviewVersions are required.',
  ),
  row(
    'apiextensions.k8s.io/v1beta1',
    ['CustomResourceDefinition'],
    22,
    'apiextensions.k8s.io/v1',
    16,
    'Each of spec.versions needs a schema.',
  ),
  row('apiregistration.k8s.io/v1beta1', ['APIService'], 22, 'apiregistration.k8s.io/v1', 10),
  row('authentication.k8s.io/v1beta1', ['TokenReview'], 22, 'authentication.k8s.io/v1', 6),
  row(
    'authorization.k8s.io/v1beta1',
    ['LocalSubjectAccessReview', 'SelfSubjectAccessReview', 'SubjectAccessReview'],
    22,
    'authorization.k8s.io/v1',
    6,
  ),
  row(
    'certificates.k8s.io/v1beta1',
    ['CertificateSigningRequest'],
    22,
    'certificates.k8s.io/v1',
    19,
    'spec.signerName and spec.usages are required.',
  ),
  row('coordination.k8s.io/v1beta1', ['Lease'], 22, 'coordination.k8s.io/v1', 14),
  ...['extensions/v1beta1', 'networking.k8s.io/v1beta1'].map((apiVersion) =>
    row(
      apiVersion,
      ['Ingress'],
      22,
      'networking.k8s.io/v1',
      19,
      'Each path needs a pathType, and a backend is written service.name and service.port.',
    ),
  ),
  row('networking.k8s.io/v1beta1', ['IngressClass'], 22, 'networking.k8s.io/v1', 19),
  row('rbac.authorization.k8s.io/v1alpha1', roles, 22, 'rbac.authorization.k8s.io/v1', 8),
  row('rbac.authorization.k8s.io/v1beta1', roles, 22, 'rbac.authorization.k8s.io/v1', 8),
  row('scheduling.k8s.io/v1alpha1', ['PriorityClass'], 22, 'scheduling.k8s.io/v1', 14),
  row('scheduling.k8s.io/v1beta1', ['PriorityClass'], 22, 'scheduling.k8s.io/v1', 14),
  row('storage.k8s.io/v1beta1', ['CSIDriver'], 22, 'storage.k8s.io/v1', 19),
  row('storage.k8s.io/v1beta1', ['CSINode'], 22, 'storage.k8s.io/v1', 17),
  row('storage.k8s.io/v1beta1', ['StorageClass'], 22, 'storage.k8s.io/v1', 6),
  row('storage.k8s.io/v1beta1', ['VolumeAttachment'], 22, 'storage.k8s.io/v1', 13),
  row('batch/v1beta1', ['CronJob'], 25, 'batch/v1', 21),
  row('discovery.k8s.io/v1beta1', ['EndpointSlice'], 25, 'discovery.k8s.io/v1', 21),
  row('events.k8s.io/v1beta1', ['Event'], 25, 'events.k8s.io/v1', 19),
  row('autoscaling/v2beta1', ['HorizontalPodAutoscaler'], 25, 'autoscaling/v2', 23),
  row('policy/v1beta1', ['PodDisruptionBudget'], 25, 'policy/v1', 21),
  podSecurityPolicy('policy/v1beta1', 25),
  row('node.k8s.io/v1beta1', ['RuntimeClass'], 25, 'node.k8s.io/v1', 20),
  row('autoscaling/v2beta2', ['HorizontalPodAutoscaler'], 26, 'autoscaling/v2', 23),
  row('flowcontrol.apiserver.k8s.io/v1beta1', flow, 26, 'flowcontrol.apiserver.k8s.io/v1', 29),
  row('storage.k8s.io/v1beta1', ['CSIStorageCapacity'], 27, 'storage.k8s.io/v1', 24),
  row('flowcontrol.apiserver.k8s.io/v1beta2', flow, 29, 'flowcontrol.apiserver.k8s.io/v1', 29),
  row('flowcontrol.apiserver.k8s.io/v1beta3', flow, 32, 'flowcontrol.apiserver.k8s.io/v1', 29),
  {
    apiVersion: 'v1',
    kinds: ['Endpoints'],
    removedIn: undefined,
    use: { apiVersion: 'discovery.k8s.io/v1', kind: 'EndpointSlice', since: 21 },
  },
  {
    apiVersion: 'v1',
    kinds: ['ComponentStatus'],
    removedIn: undefined,
    use: undefined,
    note: 'Ask the health endpoints of the control plane instead: kubectl get --raw /readyz.',
  },
];

function row(
  apiVersion: string,
  kinds: readonly string[],
  removedIn: number,
  instead: string,
  since: number,
  note?: string,
): RetiredApi {
  const use = { apiVersion: instead, since };
  return { apiVersion, kinds, removedIn, use, ...(note !== undefined && { note }) };
}

function podSecurityPolicy(apiVersion: string, removedIn: number): RetiredApi {
  return {
    apiVersion,
    kinds: ['PodSecurityPolicy'],
    removedIn,
    use: undefined,
    note: 'Use Pod Security Admission: labels of the namespace such as pod-security.kubernetes.io/enforce.',
  };
}
