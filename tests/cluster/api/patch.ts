type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists whose items are told apart by a key, from the `patchMergeKey` and `listMapKey` of the API's types. */
const mergeKeys: Readonly<Record<string, readonly string[]>> = {
  containers: ['name'],
  initContainers: ['name'],
  ephemeralContainers: ['name'],
  volumes: ['name'],
  env: ['name'],
  volumeMounts: ['mountPath'],
  ports: ['containerPort', 'port'],
  conditions: ['type'],
  addresses: ['type'],
  ownerReferences: ['uid'],
  imagePullSecrets: ['name'],
  hostAliases: ['ip'],
  topologySpreadConstraints: ['topologyKey'],
};

const keyOf = (field: string, ...lists: readonly unknown[][]): string | undefined =>
  mergeKeys[field]?.find((key) =>
    lists.every((list) => list.every((item) => isFields(item) && item[key] !== undefined)),
  );

/** RFC 7386. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged: Fields = isFields(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch))
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = mergePatch(merged[key], value);
  return merged;
}

/** A merge that knows which lists are sets of named items, with kubectl's directives. */
export function strategicMerge(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  if (patch['$patch'] === 'replace') return without(patch, '$patch');
  let merged: Fields = isFields(target) ? { ...target } : {};
  const retained = patch['$retainKeys'];
  if (Array.isArray(retained))
    merged = Object.fromEntries(Object.entries(merged).filter(([key]) => retained.includes(key)));
  for (const [key, value] of Object.entries(patch)) {
    const [, directive, field = ''] = /^\$([^/]+)(?:\/(.*))?$/.exec(key) ?? [];
    if (directive === 'deleteFromPrimitiveList' && Array.isArray(value))
      merged[field] = listOf(merged[field]).filter((item) => !value.includes(item));
    else if (directive !== undefined) continue;
    else if (value === null) Reflect.deleteProperty(merged, key);
    else if (Array.isArray(value)) merged[key] = mergeLists(key, listOf(merged[key]), value);
    else merged[key] = strategicMerge(merged[key], value);
  }
  return merged;
}

function mergeLists(field: string, target: readonly unknown[], patch: readonly unknown[]): unknown {
  if (field === 'finalizers') return [...new Set([...target, ...patch])];
  const directives = patch.filter((item) => isFields(item) && item['$patch'] !== 'replace');
  const key = keyOf(field, [...target], [...directives]);
  if (key === undefined) return patch;
  const items = new Map(target.map((item) => [(item as Fields)[key], item]));
  for (const item of directives as Fields[])
    if (item['$patch'] === 'delete') items.delete(item[key]);
    else items.set(item[key], strategicMerge(items.get(item[key]), item));
  return [...items.values()];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const without = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== key));

/** RFC 6902, the operations that kubectl sends. */
export function jsonPatch(target: unknown, operations: unknown): unknown {
  const copy = structuredClone(target);
  for (const { op, path, value } of operations as { op: string; path: string; value: unknown }[]) {
    const keys = path
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop() ?? '';
    const parent = keys.reduce<unknown>((inner, key) => (inner as Fields)[key], copy) as Fields;
    if (Array.isArray(parent) && op !== 'replace')
      parent.splice(
        last === '-' ? parent.length : Number(last),
        op === 'add' ? 0 : 1,
        ...(op === 'add' ? [value] : []),
      );
    else if (op === 'remove') Reflect.deleteProperty(parent, last);
    else parent[last] = value;
  }
  return copy;
}

/** Every value of an object that is no map and no list of named items, by its path. */
export function leaves(value: unknown, field = '', path = ''): Map<string, unknown> {
  const key = Array.isArray(value) && value.length > 0 ? keyOf(field, value) : undefined;
  const inner: [string, string, unknown][] = isFields(value)
    ? Object.entries(value).map(([name, each]) => [name, `${path}.${name}`, each])
    : key !== undefined
      ? (value as Fields[]).map((each) => [
          '',
          `${path}[${key}=${JSON.stringify(each[key])}]`,
          each,
        ])
      : [];
  if (inner.length === 0) return new Map([[path, value]]);
  return new Map(inner.flatMap(([name, at, each]) => [...leaves(each, name, at)]));
}

/** The object without what an earlier applied configuration had and the next one has no more. */
export function withoutDropped(
  value: unknown,
  before: unknown,
  next: unknown,
  field = '',
): unknown {
  if (isFields(value) && isFields(before))
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => {
        if (!(name in before)) return [[name, each]];
        if (!isFields(next) || !(name in next)) return [];
        return [[name, withoutDropped(each, before[name], next[name], name)]];
      }),
    );
  if (!Array.isArray(value) || !Array.isArray(before) || !Array.isArray(next)) return value;
  const key = keyOf(field, value, before, next);
  if (key === undefined) return value;
  const find = (list: unknown[], item: Fields): unknown =>
    list.find((each) => (each as Fields)[key] === item[key]);
  return (value as Fields[]).flatMap((item) => {
    const [was, is] = [find(before, item), find(next, item)];
    if (was !== undefined && is === undefined) return [];
    return [was === undefined ? item : withoutDropped(item, was, is)];
  });
}
