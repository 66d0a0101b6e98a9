import { apiVersionOf, type Resource } from '../resources.ts';

const verbs = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

/** `GET /api`, `/apis`, `/api/v1`, `/apis/GROUP` or `/apis/GROUP/VERSION`; undefined for any other path. */
export function discovery(
  path: string,
  accept: string,
  resources: readonly Resource[],
): { body: object; type?: string } | undefined {
  const [root, group, version, ...deeper] = path.split('/').slice(1);
  if (deeper.length > 0 || (root === 'api' && version !== undefined)) return undefined;
  if (root !== 'api' && root !== 'apis') return undefined;
  const here = resources.filter((each) => (root === 'api') === (each.group === ''));
  if (group === undefined) return aggregated(accept, here) ?? { body: overview(root, here) };
  if (root === 'api') return resourceList(group, here);
  if (version !== undefined) return resourceList(`${group}/${version}`, here);
  const one = groups(here).find(({ name }) => name === group);
  return one && { body: { kind: 'APIGroup', apiVersion: 'v1', ...one } };
}

function overview(root: string, resources: readonly Resource[]): object {
  return root === 'api'
    ? { kind: 'APIVersions', versions: ['v1'], serverAddressByClientCIDRs: [] }
    : { kind: 'APIGroupList', apiVersion: 'v1', groups: groups(resources) };
}

function groups(resources: readonly Resource[]) {
  return [...new Set(resources.map(({ group }) => group))].map((name) => {
    const versions = versionsOf(name, resources).map((version) => ({
      groupVersion: `${name}/${version}`,
      version,
    }));
    return { name, versions, preferredVersion: versions[0] };
  });
}

const versionsOf = (name: string, resources: readonly Resource[]): readonly string[] => [
  ...new Set(resources.filter(({ group }) => group === name).map(({ version }) => version)),
];

function resourceList(groupVersion: string, resources: readonly Resource[]) {
  const own = resources.filter((each) => apiVersionOf(each) === groupVersion);
  if (own.length === 0) return undefined;
  const listed = own.flatMap(({ plural, singular, kind, namespaced, shortNames, inAll }) => [
    {
      ...{ name: plural, singularName: singular, namespaced, kind, verbs, shortNames },
      categories: inAll ? ['all'] : [],
    },
    ...subresources(plural).map((each) => ({
      ...{ name: `${plural}/${each}`, singularName: '', namespaced, kind },
      verbs: ['get', 'patch', 'update'],
    })),
  ]);
  return { body: { kind: 'APIResourceList', apiVersion: 'v1', groupVersion, resources: listed } };
}

/** What kubectl of Kubernetes 1.26 and later asks for: all groups in one answer. */
function aggregated(accept: string, resources: readonly Resource[]) {
  const [, version] = /v=(v2|v2beta1);as=APIGroupDiscoveryList/.exec(accept) ?? [];
  if (version === undefined) return undefined;
  const items = [...new Set(resources.map(({ group }) => group))].map((group) => ({
    metadata: group === '' ? {} : { name: group },
    versions: versionsOf(group, resources).map((each) => ({
      version: each,
      freshness: 'Current',
      resources: resources
        .filter((resource) => resource.group === group && resource.version === each)
        .map((resource) => ({
          resource: resource.plural,
          responseKind: { group, version: each, kind: resource.kind },
          scope: resource.namespaced ? 'Namespaced' : 'Cluster',
          singularResource: resource.singular,
          shortNames: resource.shortNames,
          categories: resource.inAll ? ['all'] : [],
          verbs,
          subresources: subresources(resource.plural).map((subresource) => ({
            ...{ subresource, verbs: ['get', 'patch', 'update'] },
            responseKind: { group, version: each, kind: resource.kind },
          })),
        })),
    })),
  }));
  const apiVersion = `apidiscovery.k8s.io/${version}`;
  return {
    body: { kind: 'APIGroupDiscoveryList', apiVersion, metadata: {}, items },
    type: `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`,
  };
}

const subresources = (plural: string): readonly string[] =>
  ['deployments', 'replicasets'].includes(plural) ? ['status', 'scale'] : ['status'];
