import type { Kubectl } from './kubectl.ts';

/** An object of a cluster, as it is told from all others. */
export interface ClusterObject {
  uid: string;
  /** apps/v1 */
  apiVersion: string;
  kind: string;
  /** '' for what is in no namespace. */
  namespace: string;
  name: string;
  /** It goes with another object. */
  isOwned: boolean;
  /** Where it is, for the API: /apis/apps/v1/namespaces/default/deployments/web */
  path: string;
}

/** Kinds that clusters keep themselves, and what is no object of its own. */
const ownByClusters: ReadonlySet<string> = new Set(
  'Event Lease Endpoints EndpointSlice Node CSINode NodeMetrics PodMetrics ComponentStatus ControllerRevision IPAddress CSIStorageCapacity'.split(
    ' ',
  ),
);

interface Resource {
  plural: string;
  apiVersion: string;
  isNamespaced: boolean;
  kind: string;
}

const columns =
  'UID:.metadata.uid,API:.apiVersion,KIND:.kind,NAMESPACE:.metadata.namespace,NAME:.metadata.name,OWNERS:.metadata.ownerReferences[*].uid';

/** All objects of a cluster that can be listed and deleted; or what kubectl says where not all of them can be listed. */
export async function inventoryOf(
  kubectl: Kubectl,
): Promise<ReadonlyMap<string, ClusterObject> | { message: string }> {
  const listed = await kubectl(['api-resources', '--verbs=list,delete', '--no-headers'], 60_000);
  if (listed.code !== 0) return { message: listed.err.trim() };
  const resources = listed.out.split('\n').flatMap(resourceIn);
  const known = resources.filter(({ kind }) => !ownByClusters.has(kind));
  if (known.length === 0) return new Map();
  const names = known.map(({ plural, apiVersion }) => {
    const [version, group = ''] = apiVersion.split('/').toReversed();
    return group === '' ? plural : `${plural}.${version ?? ''}.${group}`;
  });
  const { code, out, err } = await kubectl(
    [
      ...['get', names.join(','), '--all-namespaces', '--no-headers', '--ignore-not-found'],
      `--output=custom-columns=${columns}`,
    ],
    120_000,
  );
  if (code !== 0) return { message: err.trim() };
  const objects = out.split('\n').flatMap((line) => objectIn(line, known));
  return new Map(objects.map((object) => [object.uid, object]));
}

/** A line of `kubectl api-resources`: short names may be missing, so it is read from both ends. */
function resourceIn(line: string): Resource[] {
  const words = line.trim().split(/\s+/);
  const [kind, namespaced, apiVersion] = words.toReversed();
  const [plural] = words;
  if (plural === undefined || apiVersion === undefined || kind === undefined) return [];
  return [{ plural, apiVersion, isNamespaced: namespaced === 'true', kind }];
}

function objectIn(line: string, resources: readonly Resource[]): ClusterObject[] {
  const [uid, apiVersion = '', kind = '', place = '', name = '', owners] = line.trim().split(/\s+/);
  const resource = resources.find((each) => each.kind === kind && each.apiVersion === apiVersion);
  if (uid === undefined || owners === undefined || resource === undefined) return [];
  const namespace = resource.isNamespaced ? place : '';
  const root = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
  const inside = namespace === '' ? '' : `/namespaces/${namespace}`;
  const path = `${root}${inside}/${resource.plural}/${name}`;
  return [{ uid, apiVersion, kind, namespace, name, isOwned: owners !== '<none>', path }];
}
