/** A type of objects that the server knows: what discovery says of it. */
export interface Resource {
  group: string;
  version: string;
  plural: string;
  singular: string;
  kind: string;
  shortNames: readonly string[];
  namespaced: boolean;
  /** What `kubectl get all` means. */
  inAll: boolean;
  /** Of custom resources: the columns that their definition asks for. */
  columns?: readonly PrinterColumn[];
}

export interface PrinterColumn {
  name: string;
  type: string;
  jsonPath: string;
  priority?: number;
}

/** Group and version, plural, kind, scope, short names. */
const builtIn = `
v1                              namespaces                  Namespace                 cluster     ns
v1                              nodes                       Node                      cluster     no
v1                              pods                        Pod                       namespaced  po
v1                              services                    Service                   namespaced  svc
v1                              endpoints                   Endpoints                 namespaced  ep
v1                              configmaps                  ConfigMap                 namespaced  cm
v1                              secrets                     Secret                    namespaced
v1                              serviceaccounts             ServiceAccount            namespaced  sa
v1                              events                      Event                     namespaced  ev
v1                              limitranges                 LimitRange                namespaced  limits
v1                              resourcequotas              ResourceQuota             namespaced  quota
apps/v1                         deployments                 Deployment                namespaced  deploy
apps/v1                         daemonsets                  DaemonSet                 namespaced  ds
apps/v1                         replicasets                 ReplicaSet                namespaced  rs
apps/v1                         controllerrevisions         ControllerRevision        namespaced
policy/v1                       poddisruptionbudgets        PodDisruptionBudget       namespaced  pdb
networking.k8s.io/v1            networkpolicies             NetworkPolicy             namespaced  netpol
discovery.k8s.io/v1             endpointslices              EndpointSlice             namespaced
rbac.authorization.k8s.io/v1    clusterroles                ClusterRole               cluster
rbac.authorization.k8s.io/v1    clusterrolebindings         ClusterRoleBinding        cluster
rbac.authorization.k8s.io/v1    roles                       Role                      namespaced
rbac.authorization.k8s.io/v1    rolebindings                RoleBinding               namespaced
coordination.k8s.io/v1          leases                      Lease                     namespaced
authorization.k8s.io/v1         selfsubjectaccessreviews    SelfSubjectAccessReview   cluster
apiextensions.k8s.io/v1         customresourcedefinitions   CustomResourceDefinition  cluster     crd,crds
`;

const inAll = ['pods', 'services', 'daemonsets', 'deployments', 'replicasets'];

export const builtInResources: readonly Resource[] = builtIn
  .trim()
  .split('\n')
  .map((line) => {
    const [groupVersion = '', plural = '', kind = '', scope, short] = line.split(/ +/);
    return {
      ...groupAndVersion(groupVersion),
      ...{ plural, kind, singular: kind.toLowerCase(), namespaced: scope === 'namespaced' },
      inAll: inAll.includes(plural),
      shortNames: short?.split(',') ?? [],
    };
  });

/** "apps/v1" is group "apps" and version "v1"; "v1" alone is of the core group, whose name is empty. */
function groupAndVersion(text: string): { group: string; version: string } {
  const [first = '', second] = text.split('/');
  return second === undefined ? { group: '', version: first } : { group: first, version: second };
}

export const apiVersionOf = ({ group, version }: Resource): string =>
  group === '' ? version : `${group}/${version}`;

/** How errors name a type: "pods", "deployments.apps". */
export const qualified = ({ plural, group }: Resource): string =>
  group === '' ? plural : `${plural}.${group}`;
