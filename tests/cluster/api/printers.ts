import { ageOf, none, since } from './cells.ts';
import { at, selectorText } from './selectors.ts';
import { podCells } from './pod-cells.ts';
import { condition, holds, type KubeObject, type Port } from '../objects.ts';
import type { PrinterColumn, Resource } from '../resources.ts';

export interface Column {
  name: string;
  type?: string;
  /** Printed with `-o wide` only. */
  wide?: boolean;
}

/** How objects of one type are printed: what `pkg/printers/internalversion/printers.go` is to a real server. */
export interface Printer {
  columns: readonly Column[];
  cells: (object: KubeObject, now: Date) => readonly unknown[];
}

export const printerOf = (resource: Resource): Printer =>
  (resource.columns && customPrinter(resource.columns)) ??
  printers[resource.group === '' ? resource.plural : `${resource.plural}.${resource.group}`] ??
  plain;

/** "Name, Ready, +IP": a plus is for what only `-o wide` shows. */
const named = (names: string): readonly Column[] =>
  names.split(', ').map((name) => {
    const wide = name.startsWith('+');
    return { name: wide ? name.slice(1) : name, wide };
  });

const plain: Printer = {
  columns: named('Name, Age'),
  cells: (object, now) => [object.metadata.name, ageOf(object, now)],
};

const createdAt: Printer = {
  columns: named('Name, Created At'),
  cells: ({ metadata }) => [metadata.name, metadata.creationTimestamp],
};

const printers: Readonly<Record<string, Printer>> = {
  namespaces: {
    columns: named('Name, Status, Age'),
    cells: (object, now) => [object.metadata.name, object.status?.phase, ageOf(object, now)],
  },
  nodes: {
    columns: named(
      'Name, Status, Roles, Age, Version, +Internal-IP, +External-IP, +OS-Image, +Kernel-Version, +Container-Runtime',
    ),
    cells: nodeCells,
  },
  pods: {
    columns: named(
      'Name, Ready, Status, Restarts, Age, +IP, +Node, +Nominated Node, +Readiness Gates',
    ),
    cells: podCells,
  },
  services: {
    columns: named('Name, Type, Cluster-IP, External-IP, Port(s), Age, +Selector'),
    cells: (object, now) => [
      object.metadata.name,
      object.spec?.type ?? 'ClusterIP',
      none(object.spec?.clusterIP),
      '<none>',
      none((object.spec?.ports ?? []).map(portText).join(',')),
      ageOf(object, now),
      none(selectorText(object.spec?.selector as Record<string, string> | undefined)),
    ],
  },
  endpoints: {
    columns: named('Name, Endpoints, Age'),
    cells: (object, now) => [object.metadata.name, endpointsText(object), ageOf(object, now)],
  },
  configmaps: {
    columns: named('Name, Data, Age'),
    cells: (object, now) => [object.metadata.name, sizeOf(object['data']), ageOf(object, now)],
  },
  secrets: {
    columns: named('Name, Type, Data, Age'),
    cells: (object, now) => [
      object.metadata.name,
      object['type'] ?? 'Opaque',
      sizeOf(object['data']),
      ageOf(object, now),
    ],
  },
  serviceaccounts: {
    columns: named('Name, Secrets, Age'),
    cells: (object, now) => [object.metadata.name, sizeOf(object['secrets']), ageOf(object, now)],
  },
  events: {
    columns: named('Last Seen, Type, Reason, Object, Message'),
    cells: (object, now) => [
      since(String(object['lastTimestamp']), now),
      object['type'],
      object['reason'],
      `${String(at(object, ['involvedObject', 'kind'])).toLowerCase()}/${String(at(object, ['involvedObject', 'name']))}`,
      object['message'],
    ],
  },
  'deployments.apps': {
    columns: named('Name, Ready, Up-to-date, Available, Age, +Containers, +Images, +Selector'),
    cells: (object, now) => [
      object.metadata.name,
      `${String(object.status?.readyReplicas ?? 0)}/${String(object.spec?.replicas ?? 1)}`,
      object.status?.updatedReplicas ?? 0,
      object.status?.availableReplicas ?? 0,
      ageOf(object, now),
      ...workloadCells(object),
    ],
  },
  'replicasets.apps': {
    columns: named('Name, Desired, Current, Ready, Age, +Containers, +Images, +Selector'),
    cells: (object, now) => [
      object.metadata.name,
      object.spec?.replicas ?? 1,
      object.status?.replicas ?? 0,
      object.status?.readyReplicas ?? 0,
      ageOf(object, now),
      ...workloadCells(object),
    ],
  },
  'daemonsets.apps': {
    columns: named(
      'Name, Desired, Current, Ready, Up-to-date, Available, Node Selector, Age, +Containers, +Images, +Selector',
    ),
    cells: (object, now) => [
      object.metadata.name,
      ...[
        ...['desiredNumberScheduled', 'currentNumberScheduled', 'numberReady'],
        ...['updatedNumberScheduled', 'numberAvailable'],
      ].map((field) => object.status?.[field] ?? 0),
      none(selectorText(object.spec?.template?.spec.nodeSelector)),
      ageOf(object, now),
      ...workloadCells(object),
    ],
  },
  'networkpolicies.networking.k8s.io': {
    columns: named('Name, Pod-Selector, Age'),
    cells: (object, now) => [
      object.metadata.name,
      none(
        selectorText(
          at(object, ['spec', 'podSelector', 'matchLabels']) as Record<string, string> | undefined,
        ),
      ),
      ageOf(object, now),
    ],
  },
  'customresourcedefinitions.apiextensions.k8s.io': createdAt,
  'clusterroles.rbac.authorization.k8s.io': createdAt,
  'roles.rbac.authorization.k8s.io': createdAt,
};

function nodeCells(object: KubeObject, now: Date): readonly unknown[] {
  const { metadata, spec, status } = object;
  const address = (type: string): string =>
    none(status?.addresses?.find((each) => each.type === type)?.address);
  const ready = condition(object, 'Ready')?.status;
  const word = ready === 'True' ? 'Ready' : 'NotReady';
  const roles = Object.keys(metadata.labels ?? {})
    .filter((label) => label.startsWith('node-role.kubernetes.io/'))
    .map((label) => label.slice('node-role.kubernetes.io/'.length))
    .sort();
  return [
    metadata.name,
    spec?.unschedulable ? `${word},SchedulingDisabled` : word,
    none(roles.join(',')),
    ageOf(object, now),
    status?.nodeInfo?.['kubeletVersion'] ?? '',
    address('InternalIP'),
    address('ExternalIP'),
    status?.nodeInfo?.['osImage'] ?? '<unknown>',
    status?.nodeInfo?.['kernelVersion'] ?? '<unknown>',
    status?.nodeInfo?.['containerRuntimeVersion'] ?? '<unknown>',
  ];
}

function workloadCells({ spec }: KubeObject): readonly string[] {
  const containers = spec?.template?.spec.containers ?? [];
  return [
    containers.map(({ name }) => name).join(','),
    containers.map(({ image }) => image ?? '').join(','),
    selectorText(spec?.selector?.matchLabels),
  ];
}

const portText = ({ port, nodePort, protocol = 'TCP' }: Port): string =>
  `${String(port)}${nodePort === undefined ? '' : `:${String(nodePort)}`}/${protocol}`;

function endpointsText(object: KubeObject): string {
  const subsets = (object['subsets'] ?? []) as {
    addresses?: { ip: string }[];
    ports?: { port: number }[];
  }[];
  const all = subsets.flatMap(({ addresses = [], ports = [] }) =>
    ports.flatMap(({ port }) => addresses.map(({ ip }) => `${ip}:${String(port)}`)),
  );
  const more = all.length > 3 ? ` + ${String(all.length - 3)} more...` : '';
  return none(`${all.slice(0, 3).join(',')}${more}`);
}

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

/** The columns of a custom resource's definition; a path may ask for a condition by its type. */
function customPrinter(columns: readonly PrinterColumn[]): Printer {
  const hasAge = columns.some(({ name }) => name === 'Age');
  const shown = hasAge || columns.length > 0 ? columns : [];
  return {
    columns: [
      { name: 'Name' },
      ...shown.map(({ name, type, priority = 0 }) => ({ name, type, wide: priority > 0 })),
      ...(columns.length === 0 ? [{ name: 'Age' }] : []),
    ],
    cells: (object, now) => [
      object.metadata.name,
      ...shown.map(({ jsonPath, type }) => {
        const value = atJsonPath(object, jsonPath);
        return type === 'date' && typeof value === 'string' ? since(value, now) : value;
      }),
      ...(columns.length === 0 ? [ageOf(object, now)] : []),
    ],
  };
}

function atJsonPath(object: KubeObject, path: string): unknown {
  const [, type, field = 'status'] =
    /^\.status\.conditions\[\?\(@\.type==["'](\w+)["']\)\]\.(\w+)$/.exec(path) ?? [];
  if (type !== undefined)
    return field === 'status'
      ? (condition(object, type)?.status ?? (holds(object, type) ? 'True' : undefined))
      : condition(object, type)?.[field];
  return at(object, path.split('.').slice(1));
}
