import { parse } from 'yaml';
import type { KubeObject } from '../objects.ts';
import type { NewObject, Store } from '../store.ts';
import { applyOwned } from './server-side-apply.ts';
import { jsonPatch, mergePatch, strategicMerge } from './patch.ts';
import type { Target } from './request.ts';
import { alreadyExists, badRequest, conflict, invalid, notFound } from './status.ts';
import { withDefaults } from './defaults.ts';

/** An answer: what is sent, and with which code. */
export interface Written {
  code: number;
  object: KubeObject;
}

/** `POST`: a new object. */
export function create(target: Target, body: unknown, store: Store, dryRun: boolean): Written {
  const { resource, namespace } = target;
  const given = asObject(body);
  const name = given.metadata.name;
  if (name !== undefined && store.get(resource, name, namespace))
    throw alreadyExists(resource, name);
  if (name !== undefined && !/^[a-z0-9](?:[-a-z0-9.:]*[a-z0-9])?$/.test(name))
    throw invalid(
      ...([resource.kind, resource.group, name, 'metadata.name'] as const),
      `Invalid value: ${JSON.stringify(name)}: a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character`,
    );
  if (resource.namespaced) refuseWithoutNamespace(namespace, store);
  const metadata = { ...given.metadata, ...(resource.namespaced ? { namespace } : {}) };
  const object = withDefaults(resource, { ...given, metadata } as NewObject);
  if (resource.plural === 'selfsubjectaccessreviews')
    return {
      code: 201,
      object: { ...(object as unknown as KubeObject), status: { allowed: true } },
    };
  if (dryRun) return { code: 201, object: object as unknown as KubeObject };
  return { code: 201, object: store.create(resource, object) };
}

function refuseWithoutNamespace(namespace = '', store: Store): void {
  const resource = store.resource('namespaces');
  const found = store.get(resource, namespace);
  if (!found) throw notFound(resource, namespace);
}

/** `PUT`: an object as a whole. */
export function replace(target: Target, body: unknown, store: Store, dryRun: boolean): Written {
  const before = existing(target, store);
  const given = asObject(body) as unknown as KubeObject;
  const version = given.metadata.resourceVersion;
  if (version !== undefined && version !== before.metadata.resourceVersion)
    throw conflict(
      target.resource,
      before.metadata.name,
      `Operation cannot be fulfilled on ${target.resource.plural} "${before.metadata.name}": the object has been modified; please apply your changes to the latest version and try again`,
    );
  return { code: 200, object: keep(target, before, given, store, dryRun) };
}

/** `PATCH`, in the four ways that kubectl knows; a server-side apply also makes what is not there. */
export function patch(
  target: Target,
  text: string,
  query: URLSearchParams,
  type: string,
  store: Store,
): Written {
  const dryRun = query.has('dryRun');
  if (type.includes('apply-patch')) {
    const applied = asObject(parse(text)) as unknown as KubeObject;
    const before = store.get(target.resource, target.name ?? '', target.namespace);
    if (!before) {
      const made = create(target, applied, store, dryRun);
      if (!dryRun) applyOwned(made.object, applied, query, target.resource);
      return made;
    }
    const next = applyOwned(before, applied, query, target.resource);
    return { code: 200, object: keep(target, before, next, store, dryRun) };
  }
  const before = existing(target, store);
  const body: unknown = JSON.parse(text);
  const merge = type.includes('strategic') ? strategicMerge : mergePatch;
  const next = type.includes('json-patch') ? jsonPatch(before, body) : merge(before, body);
  return { code: 200, object: keep(target, before, next as KubeObject, store, dryRun) };
}

/** The object that is written: with the identity it had; by a subresource its part alone changes, otherwise all but its status. */
function keep(
  { resource, subresource }: Target,
  before: KubeObject,
  given: KubeObject,
  store: Store,
  dryRun: boolean,
): KubeObject {
  const { uid, name, namespace, creationTimestamp, generation, resourceVersion } = before.metadata;
  const fixed = { uid, name, creationTimestamp, resourceVersion };
  const metadata = {
    ...given.metadata,
    ...fixed,
    ...(namespace === undefined ? {} : { namespace }),
    ...(generation === undefined ? {} : { generation }),
  };
  const status = before.status === undefined ? {} : { status: before.status };
  const scaled = { ...before, spec: { ...before.spec, replicas: given.spec?.replicas ?? 1 } };
  const object =
    subresource === 'scale'
      ? scaled
      : subresource === 'status'
        ? { ...before, ...(given.status ? { status: given.status } : {}) }
        : (withDefaults(resource, { ...given, metadata, ...status }) as unknown as KubeObject);
  return dryRun ? object : store.update(resource, object);
}

export function existing({ resource, name = '', namespace }: Target, store: Store): KubeObject {
  const found = store.get(resource, name, namespace);
  if (!found) throw notFound(resource, name);
  return found;
}

/**
 * `DELETE`: a Pod goes after its grace period, a Namespace when it is empty, and anything else at once. Its dependents are
 * removed by a controller.
 */
export function remove(object: KubeObject, target: Target, body: unknown, store: Store): void {
  const { gracePeriodSeconds, preconditions } = (body ?? {}) as {
    gracePeriodSeconds?: number;
    preconditions?: { uid?: string };
  };
  const { uid, name } = object.metadata;
  if (preconditions?.uid !== undefined && preconditions.uid !== uid)
    throw conflict(
      target.resource,
      name,
      `Precondition failed: UID in precondition: ${preconditions.uid}, UID in object meta: ${uid}`,
    );
  const slow = target.resource.plural === 'namespaces';
  const graceful = target.resource.plural === 'pods' && gracePeriodSeconds !== 0;
  if (!slow && !graceful) {
    store.remove(target.resource, object);
    return;
  }
  store.update(target.resource, {
    ...object,
    metadata: {
      ...object.metadata,
      deletionTimestamp: store.now(),
      deletionGracePeriodSeconds: 30,
    },
    ...(slow ? { status: { ...object.status, phase: 'Terminating' } } : {}),
  });
}

function asObject(body: unknown): NewObject {
  const given = body as Partial<NewObject> | null;
  if (typeof given?.metadata !== 'object') throw badRequest('the object has no metadata');
  return { ...given, metadata: given.metadata };
}
