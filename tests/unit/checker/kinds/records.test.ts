import { describe, expect, test } from 'vitest';
import { isColumn, spacedColumns } from '#checker/kinds/columns.ts';
import { commonRecords, isListed, recordOf, records } from '#checker/kinds/index.ts';
import { kindOf, pluralOf } from '#checker/kinds/names-of-kinds.ts';
import { examples } from './examples.ts';
import { judged, judgedWhole } from './judged.ts';

const each = records.map((record) => [record.kind, record] as const);

describe('every record', () => {
  test('says how readiness is told', () => {
    for (const { kind, readiness } of records)
      expect([
        kind,
        typeof readiness === 'function' || ['conditions', 'listed'].includes(readiness),
      ]).toEqual([kind, true]);
  });

  test('has words of its own, which kubectl takes for it', () => {
    const words = records.flatMap((record) => [
      ...new Set([record.kind.toLowerCase(), pluralOf(record), ...(record.shortNames ?? [])]),
    ]);
    expect(words.toSorted()).toEqual([...new Set(words)].toSorted());
    for (const record of records) {
      const { kind, group, shortNames = [] } = record;
      const plural = pluralOf(record);
      for (const word of [kind, plural, ...shortNames, ...(group ? [`${plural}.${group}`] : [])])
        expect([word, kindOf(word)]).toEqual([word, kind]);
    }
  });

  test.each([
    ['DaemonSet', 'daemonsets'],
    ['Ingress', 'ingresses'],
    ['StorageClass', 'storageclasses'],
    ['NetworkPolicy', 'networkpolicies'],
    ['Gateway', 'gateways'],
    ['TigeraStatus', 'tigerastatuses'],
    ['Endpoints', 'endpoints'],
  ])('%s are called %s', (kind, plural) => {
    expect(kindOf(plural)).toBe(kind);
  });

  test.each(each)('%s prints NAME first, or when an event was seen', (_, { layouts }) => {
    for (const [first] of layouts) expect(first).toMatch(/^(?:NAME|LAST ?SEEN)$/);
  });

  test.each(each)('%s tells only of cells that it prints', (_, record) => {
    const { layouts, wide = [], cells = {} } = record;
    const printed = new Set([...layouts.flat(), ...wide]);
    // Flux shares what its kinds print.
    expect(Object.keys(cells).filter((column) => !printed.has(column))).toEqual([]);
    expect([...printed].every(isColumn)).toBe(true);
  });

  test.each(each)('%s never prints a column twice', (_, { layouts }) => {
    for (const layout of layouts) expect(new Set(layout).size).toBe(layout.length);
  });
});

test('a header of Pods, nodes or workloads begins no longer header of another kind', () => {
  const others = records.filter((record) => !commonRecords.includes(record));
  for (const common of commonRecords.flatMap(({ layouts }) => layouts))
    for (const { kind, layouts } of others)
      for (const layout of layouts.filter(({ length }) => length > common.length))
        expect([kind, layout.slice(0, common.length)]).not.toEqual([kind, common]);
});

const commonColumns: ReadonlySet<string> = new Set([
  ...commonRecords.flatMap(({ layouts, wide = [] }) => [...layouts.flat(), ...wide]),
  ...['NAMESPACE', 'EVENT', 'LABELS'],
]);

test('two common names side by side are never the one name of another kind', () => {
  for (const name of spacedColumns)
    if (name.split(' ').every((word) => commonColumns.has(word)))
      expect([...commonColumns]).toContain(name);
});

describe('the examples', () => {
  test('show every kind that is judged once ready and once not, but CronJobs, which are never unready', () => {
    for (const { kind, readiness } of records.filter((record) => record.readiness !== 'listed')) {
      const shown = examples.filter((example) => example.kind === kind);
      const statuses = new Set(shown.map(({ status }) => status));
      expect([kind, readiness === 'listed', [...statuses]]).toEqual([
        kind,
        false,
        kind === 'CronJob' ? ['ready'] : ['ready', 'not ready'],
      ]);
    }
  });

  test.each(examples.map((example) => [example.kind, example.status, example] as const))(
    '%s as JSON is %s, and its table says so or nothing',
    (kind, expected, { row, object, tableIsSilent }) => {
      const document = judgedWhole(kind, object).status;
      const table = judged(kind, { ...row, AGE: '5m' }).status;
      expect(inWords(document)).toBe(expected);
      if (tableIsSilent) expect(['unknown', 'listed']).toContain(table);
      else expect(table).toBe(document);
    },
  );
});

const inWords = (status: string) => (['ready', 'listed'].includes(status) ? status : 'not ready');

describe('a kind of which nothing can tell', () => {
  const listed = records.filter(({ kind }) => isListed(kind));

  test.each(listed.map(({ kind }) => [kind]))('%s is never ready', (kind) => {
    const [layout = []] = recordOf(kind)?.layouts ?? [];
    const row = Object.fromEntries(layout.slice(1).map((column) => [column, 'True']));
    for (const cells of [row, { ...row, READY: 'True' }, { AGE: '5m' }, {}])
      expect(judged(kind, cells).status).toMatch(/^(?:listed|unknown)$/);
    const conditions = [{ type: 'Ready', status: 'True' }];
    expect(judgedWhole(kind, { status: { conditions } }).status).toBe('listed');
  });

  test('is listed in JSON, unless a condition of its own denies it', () => {
    const conditions = [{ type: 'Degraded', status: 'True' }];
    expect(judgedWhole('Installation', { status: { conditions } }).status).toBe('failed');
    expect(judgedWhole('Installation', {}).status).toBe('listed');
    const behind = { metadata: { generation: 2 }, status: { observedGeneration: 1 } };
    expect(judgedWhole('PodDisruptionBudget', behind).status).toBe('progressing');
    expect(
      judgedWhole('ConfigMap', { metadata: { deletionTimestamp: '2026-11-21T00:00:00Z' } }).status,
    ).toBe('terminating');
  });
});

test.each(records.map(({ kind }) => [kind]))(
  '%s without the columns that it prints is never ready',
  (kind) => {
    for (const row of [
      {},
      { AGE: '5m' },
      { 'CREATED AT': '2026-11-21T02:29:21Z' },
      { LABELS: 'a=b' },
    ])
      expect(judged(kind, row).status).not.toBe('ready');
  },
);

test.each([
  ['Gateway', 'gateways.networking.istio.io'],
  ['Cluster', 'clusters.postgresql.cnpg.io'],
  ['Certificate', 'certificates.networking.internal.knative.dev'],
  ['Service', 'services.serving.knative.dev'],
])('a %s of another group is another kind', (kind, word) => {
  expect(kindOf(word)).toBe(word);
  expect(kindOf(kind)).toBe(kind);
});
