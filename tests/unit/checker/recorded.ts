import { readFileSync, readdirSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

/** Recorded from running API servers, with what the API said of every object at that moment. */
export interface Scene {
  scene: string;
  outputs: readonly { command: string; text: string }[];
  truth: Readonly<Record<string, Readonly<Record<string, never>>>> | null;
}

type Truth = Readonly<Record<string, unknown>>;

/** An object that a recorded output lists; this reading shares nothing with the checker's own. */
interface Listed {
  kind: string;
  namespace: string | undefined;
  name: string;
  /** READINESS GATES, printed with `-o wide`: `1/2`. */
  gates: string | undefined;
}

const folder = 'tests/fixtures/kubectl/recorded/';

/**
 * The scenes that are tested: of all recorded outputs, the smallest that between them show every form of output, layout,
 * cell, object and complaint at least twice, where it was recorded twice.
 */
export const scenes = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(folder + file, 'utf8')) as Scene,
);

/** Per kind: where the truth keeps it, and what ready means there; 'old' is passed over. */
const truths: Readonly<Record<string, [string, (object: Truth) => boolean | 'old' | undefined]>> = {
  Node: ['nodes', (node) => node['ready'] === true],
  Pod: ['pods', podIsReady],
  DaemonSet: [
    'daemonsets',
    (set) =>
      Number(set['desired']) > 0 && set['allReady'] === true && set['rolloutComplete'] === true,
  ],
  Deployment: [
    'deployments',
    (each) =>
      Number(each['replicas']) > 0 && each['allReady'] === true && each['rolloutComplete'] === true,
  ],
  ReplicaSet: [
    'replicasets',
    (set) =>
      set['replicas'] === 0 && set['current'] === 0
        ? 'old'
        : set['ready'] === set['replicas'] && set['current'] === set['replicas'],
  ],
  StatefulSet: ['statefulsets', (set) => set['allReady'] === true],
  Job: ['jobs', (job) => job['complete'] === true],
  PersistentVolumeClaim: ['persistentvolumeclaims', (phase) => String(phase) === 'Bound'],
  Namespace: ['namespaces', (phase) => String(phase) === 'Active'],
  TigeraStatus: [
    'tigerastatuses',
    (status) =>
      status['Available'] === 'True' &&
      status['Progressing'] === 'False' &&
      status['Degraded'] === 'False',
  ],
};

/** A Pod whose containers ended is done only in phase Succeeded; after restarts either answer is right. */
function podIsReady(pod: Truth): boolean | undefined {
  if (pod['terminating'] === true) return false;
  if (pod['phase'] !== 'Succeeded') return pod['ready'] === true;
  return Number(pod['restarts']) > 0 ? undefined : true;
}

/** The kind that prints such a header, as far as the truth knows it. */
const layouts: readonly [RegExp, string][] = [
  [/^NAME READY STATUS RESTARTS AGE/, 'Pod'],
  [/^NAME STATUS ROLES AGE VERSION/, 'Node'],
  [/^NAME DESIRED CURRENT READY UP-TO-DATE/, 'DaemonSet'],
  [/^NAME READY UP-TO-DATE AVAILABLE/, 'Deployment'],
  [/^NAME DESIRED CURRENT READY AGE/, 'ReplicaSet'],
  [/^NAME READY AGE/, 'StatefulSet'],
  [/^NAME (?:STATUS )?COMPLETIONS DURATION/, 'Job'],
  [/^NAME STATUS VOLUME/, 'PersistentVolumeClaim'],
  [/^NAME STATUS AGE/, 'Namespace'],
  [/^NAME AVAILABLE PROGRESSING DEGRADED/, 'TigeraStatus'],
];

const spoken: readonly [RegExp, string][] = [
  [/^(?:po|pods?)$/, 'Pod'],
  [/^(?:no|nodes?)$/, 'Node'],
  [/^(?:ds|daemonsets?)(?:\.apps)?$/, 'DaemonSet'],
  [/^(?:deploy|deployments?)(?:\.apps)?$/, 'Deployment'],
  [/^(?:rs|replicasets?)(?:\.apps)?$/, 'ReplicaSet'],
  [/^(?:sts|statefulsets?)(?:\.apps)?$/, 'StatefulSet'],
  [/^jobs?(?:\.batch)?$/, 'Job'],
  [/^(?:pvc|persistentvolumeclaims?)$/, 'PersistentVolumeClaim'],
  [/^(?:ns|namespaces?)$/, 'Namespace'],
  [/^tigerastatus(?:es)?(?:\.operator\.tigera\.io)?$/, 'TigeraStatus'],
];

const found = (among: readonly [RegExp, string][], text: string): string | undefined =>
  among.find(([pattern]) => pattern.test(text))?.[1];

function listedObject(
  cells: readonly string[],
  header: readonly string[],
  command: string,
): Listed {
  const hasNamespace = header[0] === 'NAMESPACE';
  const [, prefix, name = ''] =
    /^(?:([a-z0-9.]+)\/)?(.*)$/.exec(cells[hasNamespace ? 1 : 0] ?? '') ?? [];
  const columns = (hasNamespace ? header.slice(1) : header).join(' ');
  const kind =
    prefix === undefined ? found(layouts, columns) : (found(spoken, prefix) ?? `other: ${prefix}`);
  return {
    kind: /\brc\b/.test(command) && prefix === undefined ? 'other' : (kind ?? 'other'),
    namespace: hasNamespace ? cells[0] : undefined,
    name,
    gates: header.includes('READINESS GATES')
      ? cells[header.indexOf('READINESS GATES')]
      : undefined,
  };
}

const cellsOf = (line: string): string[] => line.trim().split(/ {2,}/);

function listedInTables(command: string, text: string): Listed[] {
  const listed: Listed[] = [];
  let header: string[] | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (/^(?:NAMESPACE +)?NAME +[A-Z]/.test(line)) header = cellsOf(line);
    else if (line.trim() === '') header = undefined;
    else if (header && /^[a-z0-9][\w./:-]* {2,}\S/.test(line))
      listed.push(listedObject(cellsOf(line), header, command));
  }
  return listed;
}

const typedGet = /kubectl (?:-n \S+ )?get (\S+)/;

function listedWithoutHeader(command: string, text: string): Listed[] {
  const kind = found(spoken, typedGet.exec(command)?.[1] ?? '') ?? 'other';
  const rows = text.split('\n').filter((line) => / {2,}/.test(line));
  return rows.map((line) => {
    const [first = '', second = ''] = cellsOf(line);
    const all = / (?:-A|--all-namespaces)\b/.test(command);
    return {
      kind,
      namespace: all ? first : undefined,
      name: (all ? second : first).replace(/^.*\//, ''),
      gates: undefined,
    };
  });
}

interface Document {
  kind?: string;
  metadata?: { name?: string; namespace?: string };
  items?: readonly Document[];
}

function listedInDocument({ kind = 'other', metadata = {}, items }: Document): Listed[] {
  if (items) return items.flatMap(listedInDocument);
  return [{ kind, namespace: metadata.namespace, name: metadata.name ?? '', gates: undefined }];
}

/** What a recorded output lists, read by the simplest means; nothing where it is no listing. */
export function listedIn(command: string, text: string): Listed[] {
  if (/^(?:apiVersion:|---\n\{|\{\n)/.test(text))
    return parseAllDocuments(text).flatMap((each) =>
      listedInDocument((each.toJS() ?? {}) as Document),
    );
  return command.endsWith(' --no-headers')
    ? listedWithoutHeader(command, text)
    : listedInTables(command, text);
}

/** What the API knows of the objects that an output lists: all ready, one not, or unknown to the recording. */
export function truthOf(
  { truth }: Scene,
  { command, text }: { command: string; text: string },
): boolean | undefined {
  const states = listedIn(command, text).map(({ kind, namespace, name, gates }) => {
    const [, met, all] = /^(\d+)\/(\d+)$/.exec(gates ?? '') ?? [];
    if (met !== all) return false;
    const [group = '', isReady] = truths[kind] ?? [];
    const objects: Readonly<Record<string, Truth>> = truth?.[group] ?? {};
    const key = Object.keys(objects).find(
      (each) =>
        each === name ||
        each === `${namespace}/${name}` ||
        (namespace === undefined && each.endsWith(`/${name}`)),
    );
    return key === undefined ? undefined : isReady?.(objects[key] ?? {});
  });
  const counted = states.filter((state) => state !== 'old');
  if (counted.includes(false)) return false;
  return counted.length === 0 || counted.includes(undefined) ? undefined : true;
}
