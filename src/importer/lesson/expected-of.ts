/** What a check asks for that an output shows: its objects by their names, or by what names made at random have in common. */
import { parseCommands } from '#checker/lines/command.ts';
import { isClusterScoped } from '#checker/kinds/index.ts';
import type { Expectation, Row, Table } from '#checker/types.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import {
  cronEnding,
  madeUpEnding,
  replicaSetEnding,
  generatedPart,
  uuidEnding,
  shortenedEnding,
  virtualEnding,
} from '#importer/text/random-names.ts';

export type ExpectationYaml = NonNullable<CheckYaml['expect']>[number];

/** What Kubernetes has in every cluster, and what the usual ways to a cluster put into it: kind, minikube, k3s, Docker Desktop, EKS, GKE. */
const everywhere =
  /^(?:coredns|dns-controller|etcd|kube-(?:apiserver|controller-manager|dns|scheduler|proxy)|kindnet|storage-provisioner|local-path-(?:provisioner|storage)|svclb-traefik|helm-install-traefik(?:-crd)?|vpnkit-controller|aws-node|konnectivity-agent)\b|^(?:default|kubernetes|openshift(?:-apiserver)?|kube-(?:system|public|node-lease))$/;

/** Whether every cluster has such an object: nodes, what kubelets ask for, and APIs that the API server answers for itself among them. */
export const isEverywhere = (row: Row, kind: string | undefined): boolean =>
  kind === 'Node' ||
  // Kubelets ask for their certificates under names like this.
  (kind === 'CertificateSigningRequest' && /^csr-[a-z\d]{5}$/.test(row.name)) ||
  (kind === 'APIService' && row.cells['SERVICE']?.text === 'Local') ||
  everywhere.test(row.name);

/** Whether a row is what a Deployment had before it was changed, of which no check asks anything. */
const isOfFormer = (row: Row, kind: string): boolean =>
  kind === 'ReplicaSet' && row.cells['DESIRED']?.text === '0';

/** How long ago something was made, in seconds, as kubectl writes it: `5s`, `3m12s`, `2d5h`; NaN for what is no such text. */
function secondsOf(age: string): number {
  if (!/^(?:\d{1,6}[ydhms])+$/.test(age)) return NaN;
  const units: Readonly<Record<string, number>> = {
    y: 31_536_000,
    d: 86_400,
    h: 3600,
    m: 60,
    s: 1,
  };
  return [...age.matchAll(/(\d{1,6})([ydhms])/g)].reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit] ?? NaN),
    0,
  );
}

/** What is as young was made by the steps that the output belongs to; what is as old was there before them. In seconds. */
const [YOUNG, OLD] = [600, 3600];

/** The rows of what was there before, where the table shows that other objects were just made. */
function rowsOfBefore({ rows }: Table): ReadonlySet<Row> {
  const ages = rows.map((row) => secondsOf(row.cells['AGE']?.text ?? ''));
  const isJustMade = ages.some((age) => age < YOUNG);
  return new Set(isJustMade ? rows.filter((_, at) => (ages[at] ?? 0) >= OLD) : []);
}

/** What a table shows, by the names of its objects; what is named at random, by what the names have in common. */
export function expectedOf(table: Table, command: string): ExpectationYaml[] {
  const typed = parseCommands(command).find(({ verb }) => verb === 'get')?.namespace;
  const groups = new Map<string, { kind: string; match: string | undefined; rows: Row[] }>();
  for (const row of table.rows) {
    const kind = row.kind ?? table.kind;
    if (kind === undefined || isEverywhere(row, kind) || isOfFormer(row, kind)) continue;
    const match = commonName(kind, row.name);
    const key = `${kind} ${match ?? row.name} ${row.namespace ?? ''}`;
    const group = groups.get(key) ?? { kind, match, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const ofBefore = rowsOfBefore(table);
  // Where one of a group is new, as behind a `scale`, all of them count.
  const made = [...groups.values()].filter(({ rows }) => !rows.every((row) => ofBefore.has(row)));
  return made.map(({ kind, match, rows }) => {
    const place = namespaceOf(kind, rows, typed);
    // A watch prints an object again each time that it has changed.
    const last = new Map(rows.map((row) => [row.name, row]));
    const [row] = last.values();
    if (match !== undefined) {
      // What begins with this and goes on with another name is counted, too: `boat-*` has `boat-db-*` in it.
      const start = match.slice(0, -1);
      const counted = new Set(
        [...groups.values()]
          .filter((each) => each.kind === kind && each.rows[0]?.namespace === rows[0]?.namespace)
          .flatMap((each) => each.rows.map(({ name }) => name))
          .filter((name) => name.startsWith(start)),
      );
      return { kind, match, ...place, ready: true, count: `>= ${counted.size}` };
    }
    const columns = replicasOf(kind, row);
    return {
      ...{ kind, name: row?.name, ...place, ready: true },
      ...(columns === undefined ? {} : { columns }),
    };
  });
}

const endings: Readonly<Record<string, RegExp>> = {
  Pod: new RegExp(`${virtualEnding.source}|${madeUpEnding.source}`),
  ReplicaSet: replicaSetEnding,
  PersistentVolume: uuidEnding,
  Job: cronEnding,
};

/** A glob for objects whose names end at random: Pods of a Deployment, its ReplicaSets, volumes of claims and Jobs of a CronJob; and for those whose ends are left out. */
function commonName(kind: string, name: string): string | undefined {
  const [generated] = generatedPart.exec(name) ?? [];
  if (generated !== undefined)
    return name.startsWith(generated) ? undefined : `${name.slice(0, name.indexOf(generated))}*`;
  const isShortened = shortenedEnding.test(name);
  const ending = isShortened ? shortenedEnding : endings[kind];
  if (ending === undefined) return undefined;
  // An operator may have given a name to what a ReplicaSet is of, at random too.
  const end = name.replace(ending, '').replace(uuidEnding, '');
  // Of a Pod, the hash of its ReplicaSet stands before the end that is left out.
  const base = isShortened && kind === 'Pod' ? end.replace(replicaSetEnding, '') : end;
  return base === name || base === '' ? undefined : `${base}-*`;
}

/** How many replicas were asked for: one that is ready is not three. A DaemonSet has as many as there are nodes. */
function replicasOf(kind: string, row: Row | undefined): Record<string, string> | undefined {
  const ready = /^(\d+)\/\1$/.exec(row?.cells['READY']?.text ?? '')?.[1];
  if (ready === undefined || Number(ready) < 2) return undefined;
  if (kind === 'Deployment') return { AVAILABLE: `>= ${ready}` };
  return kind === 'StatefulSet' ? { READY: `= ${ready}/${ready}` } : undefined;
}

/** The namespace of the rows: printed, or else typed in the command. None where they are in several. */
function namespaceOf(
  kind: string,
  rows: readonly Row[],
  typed: string | undefined,
): Pick<Expectation, 'namespace'> {
  const namespaces = new Set(rows.map(({ namespace }) => namespace ?? typed));
  const [namespace] = namespaces;
  const isOne = namespaces.size === 1 && namespace !== undefined && !namespace.startsWith('$');
  return isOne && !isClusterScoped(kind) ? { namespace } : {};
}
