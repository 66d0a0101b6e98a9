/**
 * All that is known of a kind, written down for a person to read: a change of a record shows what else it changed.
 * `vitest --update` writes it anew.
 */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shapeOf } from '#checker/kinds/cells.ts';
import { columnsOf, records } from '#checker/kinds/index.ts';
import { pluralOf } from '#checker/kinds/names-of-kinds.ts';
import type { KindRecord } from '#checker/kinds/record.ts';
import type { Judgement } from '#checker/kinds/rule.ts';
import type { Value } from '#checker/kinds/value.ts';
import { isMapping } from '#checker/kinds/value.ts';
import { setOf } from '#checker/set-of.ts';
import { examples } from './examples.ts';
import type { Example } from './examples.ts';
import { judged, judgedWhole } from './judged.ts';

const ofAnyKind = ['NAMESPACE', 'EVENT', 'LABELS', 'POD'];

/** What cells of all kinds hold, and what they do not. */
const texts = [
  ...[
    '',
    '0',
    '3',
    '123',
    'x3',
    '3x',
    '-1',
    '1/2',
    '1/2x',
    '0/1 of 5',
    '5m',
    '5m3s',
    '3d20h',
    '5m x',
  ],
  ...[
    '<none>',
    '<unknown>',
    '<unset>',
    '<pending>',
    '<invalid>',
    'True',
    'False',
    'Unknown',
    'true',
  ],
  ...[
    'Bound',
    'bound',
    'Ready,SchedulingDisabled',
    'Init:0/1',
    '1 (5m ago)',
    '5m (x3 over 9m)',
    '1 (5m',
  ],
  ...[
    'ClusterIP',
    '10.0.0.1',
    'v1.33.1',
    '100Gi',
    'RWO,ROX',
    '80, 443',
    '10.0.0.1 + 2 more...',
    'a b',
  ],
  ...[
    '*/5 * * * *',
    'cpu: 3%/80%',
    'pods: 1/2, cpu: 1/4',
    'app in (a, b),tier=web',
    'web-1 (default)',
    'web-1',
    'ADDED',
    '@hourly',
  ],
];
/** What states are called, of any kind. */
const states = setOf(
  'Pending Running Complete Completed Succeeded Failed FailureTarget SuccessCriteriaMet Suspended Terminating ' +
    'Approved Denied Approved,Issued Approved,Denied Approved,Failed Healthy Unhealthy Degraded Progressing Missing ' +
    'Synced OutOfSync Provisioned Provisioning Deleting Active Available Released Lost LoadBalancer NodePort ' +
    'ExternalName NotReady Ready Ready,SchedulingDisabled CrashLoopBackOff Init:Error @hourly',
);
const quoted = (all: readonly string[]): string =>
  all.map((text) => JSON.stringify(text)).join(' ');

function writtenColumn(column: string, { kind, layouts }: KindRecord): string {
  const { fits, possible, empty, words } = shapeOf(column, kind, layouts[0]?.[0] === column);
  const like = texts.filter(fits);
  const other = texts.filter((text) => possible(text) && !fits(text));
  return [
    `  ${column}: ${words === 1 ? 'one word' : words === Infinity ? 'any words' : `${words} words`}`,
    ...(empty ? [', or nothing'] : []),
    ` like ${like.length === texts.length ? 'anything' : quoted(like)}`,
    ...(other.length > 0
      ? [
          `; where no doubt is ${like.length + other.length >= texts.length - 1 ? 'anything' : quoted(other)}`,
        ]
      : []),
    ...(possible('') ? [', or empty'] : []),
  ].join('');
}

const inWords = ({ status, deciding, findings, counts, idle, bare, finished }: Judgement): string =>
  [
    `${status} by ${deciding.join(', ') || 'nothing'}`,
    ...findings.map(
      ({ code, params, next = '' }) => `${code} (${Object.keys(params).join(', ')}) → ${next}`,
    ),
    ...(counts ? ['counted'] : []),
    ...(idle ? [`idle: ${idle}`] : []),
    ...(bare ? ['bare'] : []),
    ...(finished ? ['finished'] : []),
  ].join('; ');

/** A place in a row or an object, what was put there, and what comes of it. */
type Change = readonly [place: string, value: string, outcome: string];

/** What changes come to, those with one outcome together. */
function byOutcome(changes: Iterable<Change>): string[] {
  const all = new Map<string, Map<string, string[]>>();
  for (const [place, value, outcome] of changes) {
    const places = all.get(outcome) ?? new Map<string, string[]>();
    all.set(outcome, places);
    places.set(place, [...(places.get(place) ?? []), value]);
  }
  return [...all].flatMap(([outcome, places]) => [
    `    ${outcome}`,
    ...[...places].map(([place, values]) => `      ${place} ${values.join(' ')}`),
  ]);
}

const without = (row: Example['row'], column: string): Example['row'] =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));

/** The row with each of its cells changed, one at a time. */
function* changedRows({ kind, row }: Example): Generator<Change> {
  for (const column of Object.keys(row)) {
    const rest = without(row, column);
    yield [column, 'left out', inWords(judged(kind, rest))];
    for (const text of new Set([...texts, ...states]))
      yield [column, JSON.stringify(text), inWords(judged(kind, { ...row, [column]: text }))];
  }
}

const others: readonly Value[] = ['', 'x', 'False', 0, 1, 3, true, []];

/** Each place in an object, with what sets another value there; undefined takes it away. */
function* placesIn(
  value: Value,
  path = '',
): Generator<[string, (other?: Value) => Value | undefined]> {
  yield [path, (other) => other];
  const entries = Array.isArray(value)
    ? value.map((each: Value, at): [string, Value] => [String(at), each])
    : isMapping(value)
      ? Object.entries(value)
      : [];
  for (const [key, child] of entries)
    for (const [place, set] of placesIn(child, `${path}.${key}`))
      yield [
        place,
        (other) => {
          const made = set(other);
          const kept = entries.flatMap(([name, old]): [string, Value][] =>
            name !== key ? [[name, old]] : made === undefined ? [] : [[name, made]],
          );
          return Array.isArray(value) ? kept.map(([, each]) => each) : Object.fromEntries(kept);
        },
      ];
}

/** The object with each of its values changed, one at a time. */
function* changedObjects({ kind, object }: Example): Generator<Change> {
  const told = (whole: Value | undefined): string =>
    isMapping(whole) ? inWords(judgedWhole(kind, whole)) : 'no object';
  for (const [place, set] of placesIn(object)) {
    if (place === '') continue;
    yield [place, 'left out', told(set())];
    for (const other of others) yield [place, JSON.stringify(other), told(set(other))];
  }
}

const printedOf = ({ kind, object }: Example): string => {
  return JSON.stringify(without(columnsOf(kind, object), 'NAME'));
};

function written(record: KindRecord): string {
  const { kind, group, shortNames = [], clusterScoped, custom, layouts, wide = [] } = record;
  const { cells = {}, readiness, reportsGeneration } = record;
  const columns = new Set([...layouts.flat(), ...wide, ...Object.keys(cells), ...ofAnyKind]);
  return [
    `${kind}: ${[pluralOf(record), ...shortNames].join(', ')}; group ${JSON.stringify(group)}`,
    `  in ${clusterScoped ? 'the cluster' : 'a namespace'}${custom ? ', defined by its project' : ''}`,
    `  readiness: ${typeof readiness === 'function' ? 'a rule of its own' : readiness}`,
    ...(reportsGeneration ? ['  always reports the generation'] : []),
    ...layouts.map((layout) => `  prints ${layout.join(' | ')}`),
    `  and with -o wide ${wide.join(' | ') || 'nothing more'}`,
    ...[...columns].map((column) => writtenColumn(column, record)),
    ...examples
      .filter((example) => example.kind === kind)
      .flatMap((example) => [
        `  the row that is ${example.status}: ${inWords(judged(kind, example.row))}`,
        ...byOutcome(changedRows(example)),
        `  the object that is ${example.status}: ${inWords(judgedWhole(kind, example.object))}`,
        `    printed as ${printedOf(example)}`,
        ...byOutcome(changedObjects(example)),
      ]),
    '',
  ].join('\n');
}

test.each(records.map((record) => [record.kind, record] as const))('%s', async (kind, record) => {
  await expect(written(record)).toMatchFileSnapshot(`../../../fixtures/kubectl/kinds/${kind}.txt`);
});

test('of each kind that is written down there is a record', () => {
  const known = new Set(records.map(({ kind }) => `${kind}.txt`));
  const files = readdirSync('tests/fixtures/kubectl/kinds');
  expect(files.filter((file) => !known.has(file))).toEqual([]);
});
