import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryOf } from './cluster/inventory.ts';
import type { ClusterObject } from './cluster/inventory.ts';
import type { Kubectl } from './cluster/kubectl.ts';

/** What a run made and took away again. */
export interface Cleanup {
  removed: readonly ClusterObject[];
  left: readonly Left[];
  /** Why nothing was looked for. */
  failed: string | undefined;
}

interface Left {
  object: ClusterObject;
  /** `not-certain`: somebody else may have made it; `other`: another one has its name now; `still-there`: it is going. */
  why: 'not-certain' | 'other' | 'refused' | 'still-there';
}

/** How long it is waited until all of it is gone, in milliseconds, and how often it is looked. */
const PATIENCE = 120_000;
const INTERVAL = 1000;

/** Objects that come with every namespace. */
const ofEveryNamespace = ({ kind, name }: ClusterObject): boolean =>
  (kind === 'ConfigMap' && name === 'kube-root-ca.crt') ||
  (kind === 'ServiceAccount' && name === 'default');

/** What kubectl says when it makes an object: deployment.apps/web created. */
const made = /^([a-z\d.-]+)\/(\S+) (?:created|serverside-applied|exposed|autoscaled)$/gm;

/** The objects that the commands said they made: kind and group in small letters, and name. */
const namedIn = (printed: readonly string[]): ReadonlySet<string> =>
  new Set(
    printed.flatMap((text) =>
      [...text.matchAll(made)].map(([, kind = '', name = '']) => `${kind}/${name}`),
    ),
  );

const nameOf = ({ apiVersion, kind, name }: ClusterObject): string => {
  const group = apiVersion.includes('/') ? `.${apiVersion.split('/', 1)[0] ?? ''}` : '';
  return `${kind.toLowerCase()}${group}/${name}`;
};

/**
 * Takes away what a run made, each object by its UID: one that was there before stays, and so does one of the same name that somebody
 * else made. An object counts as made by the run if it was not there before and a command said that it made it, or if it is in a
 * namespace of that kind. `before` is the inventory of the beginning, `printed` what commands printed, `folder` is for a file.
 */
export async function cleanUp(
  kubectl: Kubectl,
  before: ReadonlyMap<string, ClusterObject>,
  printed: readonly string[],
  folder: string,
): Promise<Cleanup> {
  const now = await inventoryOf(kubectl);
  if ('message' in now) return { removed: [], left: [], failed: now.message };
  const named = namedIn(printed);
  const fresh = [...now.values()].filter(
    (object) => !before.has(object.uid) && !object.isOwned && !ofEveryNamespace(object),
  );
  // Two new ones of a name, in two namespaces: one of them may be somebody else's.
  const isOnly = (object: ClusterObject): boolean =>
    fresh.filter((each) => nameOf(each) === nameOf(object)).length === 1;
  const own = fresh.filter((object) => named.has(nameOf(object)) && isOnly(object));
  const spaces = new Set(own.flatMap(({ kind, name }) => (kind === 'Namespace' ? [name] : [])));
  const left: Left[] = fresh
    .filter((object) => !own.includes(object) && !spaces.has(object.namespace))
    .map((object) => ({ object, why: 'not-certain' }));
  const sent: ClusterObject[] = [];
  // What is in a namespace goes with it.
  for (const object of own.filter(({ namespace }) => !spaces.has(namespace))) {
    const why = await remove(kubectl, object, folder);
    if (why === undefined) sent.push(object);
    else left.push({ object, why });
  }
  const still = await stillThere(kubectl, sent);
  return {
    removed: sent.filter(({ uid }) => !still.has(uid)),
    left: [
      ...left,
      ...sent
        .filter(({ uid }) => still.has(uid))
        .map((object) => ({ object, why: 'still-there' as const })),
    ],
    failed: undefined,
  };
}

/** Why an object was not deleted; undefined: it was. The server refuses where the UID is another one. */
async function remove(
  kubectl: Kubectl,
  { path, uid }: ClusterObject,
  folder: string,
): Promise<Left['why'] | undefined> {
  const file = join(folder, 'delete-options.json');
  const options = {
    ...{ kind: 'DeleteOptions', apiVersion: 'v1', propagationPolicy: 'Background' },
    preconditions: { uid },
  };
  writeFileSync(file, JSON.stringify(options), { mode: 0o600 });
  const { code, err } = await kubectl(['delete', `--raw=${path}`, `--filename=${file}`], 60_000);
  if (code === 0 || err.includes('NotFound')) return undefined;
  return err.includes('Conflict') || err.includes('Precondition') ? 'other' : 'refused';
}

async function stillThere(
  kubectl: Kubectl,
  objects: readonly ClusterObject[],
): Promise<ReadonlySet<string>> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const now = objects.length === 0 ? new Map() : await inventoryOf(kubectl);
    if ('message' in now) return new Set(objects.map(({ uid }) => uid));
    const left = objects.filter(({ uid }) => now.has(uid)).map(({ uid }) => uid);
    if (left.length === 0 || performance.now() > end) return new Set(left);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}
