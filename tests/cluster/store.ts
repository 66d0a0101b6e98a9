import { randomUUID } from 'node:crypto';
import type { KubeObject } from './objects.ts';
import { apiVersionOf, builtInResources, type Resource } from './resources.ts';

export interface Change {
  type: 'ADDED' | 'MODIFIED' | 'DELETED';
  resource: Resource;
  object: KubeObject;
  version: number;
}

type Fields = Record<string, unknown>;
export type NewObject = Fields & { metadata: Fields & { name?: string } };

/** What etcd is to a real server: all objects, each change of them with its number, and who waits for the next one. */
export class Store {
  readonly resources: Resource[] = [...builtInResources];
  readonly changes: Change[] = [];
  readonly #objects = new Map<string, KubeObject>();
  /** What was listed since the last change, by the beginning of its keys. */
  readonly #lists = new Map<string, readonly KubeObject[]>();
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #now: () => Date;
  version = 1000;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The time as the API writes it: whole seconds. */
  now(): string {
    return this.#now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
  }

  resource(plural: string, group?: string): Resource {
    const found = this.resources.find(
      (each) => each.plural === plural && (group === undefined || each.group === group),
    );
    if (!found) throw new Error(`No resource is called ${plural}.`);
    return found;
  }

  /** In the order of namespaces and names. */
  list(plural: string | Resource, namespace?: string): readonly KubeObject[] {
    const resource = typeof plural === 'string' ? this.resource(plural) : plural;
    const all = this.#sorted(resource);
    if (namespace === undefined) return all;
    const namespaceOf = ({ metadata }: KubeObject): string =>
      resource.namespaced ? (metadata.namespace ?? '') : '';
    return all.filter((each) => namespaceOf(each) === namespace);
  }

  /** All objects of a resource: controllers ask many times between two changes. */
  #sorted(resource: Resource): readonly KubeObject[] {
    const key = beginningOf(resource);
    const kept = this.#lists.get(key);
    if (kept) return kept;
    const list = [...this.#objects]
      .filter(([own]) => own.startsWith(key))
      .map(([, object]) => object)
      .sort((one, other) => compare(order(one), order(other)));
    this.#lists.set(key, list);
    return list;
  }

  get(plural: string | Resource, name: string, namespace = ''): KubeObject | undefined {
    const resource = typeof plural === 'string' ? this.resource(plural) : plural;
    return this.#objects.get(keyOf(resource, resource.namespaced ? namespace : '', name));
  }

  create(plural: string | Resource, given: NewObject): KubeObject {
    const resource = typeof plural === 'string' ? this.resource(plural) : plural;
    const { metadata } = given;
    const object = {
      apiVersion: apiVersionOf(resource),
      kind: resource.kind,
      ...given,
      metadata: {
        ...metadata,
        name: metadata.name ?? `${String(metadata['generateName'])}${suffix()}`,
        uid: randomUUID(),
        creationTimestamp: this.now(),
        generation: 1,
      },
    } as unknown as KubeObject;
    return this.#write('ADDED', resource, object);
  }

  /** Writes an object that exists. What does not differ is not written, and nobody hears of it. */
  update(plural: string | Resource, object: KubeObject): KubeObject {
    const resource = typeof plural === 'string' ? this.resource(plural) : plural;
    const { name, namespace } = object.metadata;
    const before = this.get(resource, name, namespace);
    if (!before) return object;
    if (same(before, object)) return before;
    const generation = (before.metadata.generation ?? 1) + (same(before.spec, object.spec) ? 0 : 1);
    const metadata = { ...object.metadata, generation };
    return this.#write('MODIFIED', resource, { ...object, metadata });
  }

  remove(plural: string | Resource, { metadata: { name, namespace } }: KubeObject): void {
    const resource = typeof plural === 'string' ? this.resource(plural) : plural;
    const object = this.get(resource, name, namespace);
    if (!object) return;
    this.#objects.delete(keyOf(resource, resource.namespaced ? (namespace ?? '') : '', name));
    this.#tell('DELETED', resource, object);
  }

  /** @returns how to stop listening. */
  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #write(type: Change['type'], resource: Resource, object: KubeObject): KubeObject {
    const { name, namespace = '' } = object.metadata;
    const written = this.#numbered(object);
    this.#objects.set(keyOf(resource, resource.namespaced ? namespace : '', name), written);
    this.#announce({ type, resource, object: written, version: this.version });
    return written;
  }

  #tell(type: Change['type'], resource: Resource, object: KubeObject): void {
    this.#announce({ type, resource, object: this.#numbered(object), version: this.version });
  }

  #numbered(object: KubeObject): KubeObject {
    this.version += 1;
    return { ...object, metadata: { ...object.metadata, resourceVersion: String(this.version) } };
  }

  #announce(change: Change): void {
    this.#lists.delete(beginningOf(change.resource));
    this.changes.push(change);
    for (const listener of this.#listeners) listener(change);
  }
}

const beginningOf = ({ group, plural }: Resource): string => `${group}/${plural}/`;

const keyOf = (resource: Resource, namespace: string, name: string): string =>
  `${beginningOf(resource)}${namespace}/${name}`;

const { compare } = new Intl.Collator('en');

const order = ({ metadata: { namespace = '', name } }: KubeObject): string =>
  `${namespace} ${name}`;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The letters of generated names: no vowels, and nothing that looks like another one. */
const alphabet = 'bcdfghjklmnpqrstvwxz2456789';
let count = 0;

/** Five characters, never the same twice in a run, and the same in every run of the same steps. */
export function suffix(): string {
  count += 1;
  return safeHash(`suffix ${String(count)}`, 5);
}

/** The same text for the same value, in whatever order its fields stand. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** The hash that names a template's Pods. */
export const templateHash = (template: unknown, length: number): string =>
  safeHash(canonical(template), length);

/** A hash in the letters of generated names: the same for the same text. */
export function safeHash(text: string, length: number): string {
  let hash = 2_166_136_261;
  let letters = '';
  for (let place = 0; place < length; place += 1) {
    for (const character of `${text}/${String(place)}`)
      hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
    letters += alphabet.charAt((hash >>> 8) % alphabet.length);
  }
  return letters;
}
