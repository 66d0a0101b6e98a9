import { describe, expect, test } from 'vitest';
import { shapeOf } from '#checker/kinds/cells.ts';
import { isColumn, mendedColumn, spacedColumns, spacedParts } from '#checker/kinds/columns.ts';
import { recordOf, records } from '#checker/kinds/index.ts';
import { listedIn, scenes } from '../recorded.ts';
import { examples } from './examples.ts';

/** Cells that kubectl printed, by kind and column: of recorded tables, and of the examples. */
function printedCells(): Map<string, Set<string>> {
  const cells = new Map<string, Set<string>>();
  const add = (kind: string, column: string, text: string) => {
    const key = `${kind}.${column}`;
    cells.set(key, (cells.get(key) ?? new Set()).add(text));
  };
  for (const { kind, row } of examples)
    for (const [column, text] of Object.entries(row)) add(kind, column, text);
  for (const { command, text } of scenes.flatMap(({ outputs }) => outputs)) {
    const listed = listedIn(command, text);
    const [kind] = new Set(listed.map((each) => each.kind));
    const [header = '', ...lines] = text.trimEnd().split('\n');
    if (!kind || !/^NAME +[A-Z]/.test(header) || / -w|script|for i|-v=/.test(command)) continue;
    if (new Set(listed.map((each) => each.kind)).size > 1 || lines.length !== listed.length)
      continue;
    const starts = [...header.matchAll(/\S+(?: \S+)*/g)].map(({ index }) => index);
    const cut = (line: string) =>
      starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
    cut(header).forEach((column, index) => {
      for (const line of lines) add(kind, column, cut(line)[index] ?? '');
    });
  }
  return cells;
}

const cells = [...printedCells()].map(([key, texts]) => {
  const [kind = '', column = ''] = key.split(/\.(.*)/s);
  return { kind, column, texts: [...texts] };
});
const own = cells.filter(({ kind, column }) =>
  recordOf(kind)?.layouts.some((layout) => layout.includes(column)),
);

describe('the shape of a column', () => {
  test.each(own.map(({ kind, column, texts }) => [kind, column, texts] as const))(
    'of %s %s takes what kubectl printed',
    (kind, column, texts) => {
      const shape = shapeOf(column, kind, column === 'NAME');
      for (const text of texts) {
        expect([text, shape.possible(text)]).toEqual([text, true]);
        if (text === '')
          expect([column, shape.empty || column === 'MESSAGE']).toEqual([column, true]);
        else expect([text, shape.fits(text)]).toEqual([text, true]);
        const words = text.split(' ').length;
        expect([text, words <= shape.words]).toEqual([text, true]);
      }
    },
  );

  /** Free text takes anything. */
  const looksOf = (kind: string, column: string) => recordOf(kind)?.cells?.[column];
  const bounded = own.filter(
    ({ kind, column }) =>
      // TARGETS of a HorizontalPodAutoscaler lists metrics of any form.
      column !== 'TARGETS' && (looksOf(kind, column)?.like !== undefined || column === 'AGE'),
  );
  test.each(bounded.map(({ kind, column, texts }) => [kind, column, texts] as const))(
    'of %s %s takes nothing before, after or in the middle of it',
    (kind, column, texts) => {
      const { fits } = shapeOf(column, kind, false);
      for (const text of texts.filter(Boolean))
        for (const wrong of [`  ${text}`, `${text}  `, `\t${text}`, `${text}\n`])
          expect([wrong, fits(wrong)]).toEqual([wrong, false]);
    },
  );

  test('of a column that decides takes no other text, wherever it stands', () => {
    for (const [kind, column, text] of [
      ['Pod', 'READY', '1/'],
      ['Pod', 'READY', '11'],
      ['DaemonSet', 'READY', '3x'],
      ['DaemonSet', 'DESIRED', 'x3'],
      ['Deployment', 'READY', 'a1/2'],
      ['Kustomization', 'READY', 'Truely'],
      ['Certificate', 'READY', 'aFalse'],
      ['Pod', 'AGE', '5'],
      ['Pod', 'AGE', 'x5m'],
      ['Node', 'AGE', '5mx'],
      ['Pod', 'NAME', '/web'],
      ['Pod', 'NAMESPACE', 'Shop'],
      ['Pod', 'EVENT', 'ADDED!'],
    ] as const) {
      const shape = shapeOf(column, kind, false);
      expect([column, text, shape.fits(text), shape.possible(text)]).toEqual([
        column,
        text,
        false,
        false,
      ]);
    }
  });

  test('that its kind does not print, or of a kind that is not known, takes any text', () => {
    for (const shape of [shapeOf('TEAM', 'Pod', false), shapeOf('READY', undefined, false)]) {
      expect([shape.fits('x y'), shape.fits(''), shape.possible(''), shape.empty]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(shape.words).toBe(1);
    }
    expect(shapeOf('MESSAGE', undefined, false).words).toBe(Infinity);
  });

  test('is filled in the first column, in AGE and in LABELS', () => {
    expect(shapeOf('TEAM', undefined, true).possible('')).toBe(false);
    expect(shapeOf('TEAM', undefined, true).possible('x')).toBe(true);
    expect(shapeOf('TEAM', undefined, true).empty).toBe(false);
    for (const column of ['AGE', 'LABELS'])
      expect(shapeOf(column, 'Pod', false).possible('')).toBe(false);
    expect(shapeOf('NAME', 'Pod', true).possible('')).toBe(false);
    expect(shapeOf('STATUS', 'Pod', false).possible('')).toBe(true);
    expect(shapeOf('STATUS', 'Pod', true).possible('')).toBe(false);
  });

  test('has room for a few words, or for any number of them', () => {
    expect(shapeOf('STATUS', 'Pod', false).words).toBe(1);
    expect(shapeOf('RESTARTS', 'Pod', false).words).toBe(8);
    expect(shapeOf('MESSAGE', 'TigeraStatus', false).words).toBe(Infinity);
    expect(shapeOf('MESSAGE', 'TigeraStatus', false).empty).toBe(true);
    expect(shapeOf('AVAILABLE', 'TigeraStatus', false).empty).toBe(true);
    expect(shapeOf('AVAILABLE', 'TigeraStatus', true).empty).toBe(false);
    expect(shapeOf('READY', 'Pod', false).empty).toBe(false);
  });
});

describe('names of columns', () => {
  test('are known of every kind, in every version', () => {
    for (const { layouts, wide = [] } of records)
      for (const column of [...layouts.flat(), ...wide])
        expect([column, isColumn(column)]).toEqual([column, true]);
    for (const column of [
      'NAMESPACE',
      'EVENT',
      'LABELS',
      'CPU(cores)',
      'APIVERSION',
      'CHANGE-CAUSE',
    ])
      expect([column, isColumn(column)]).toEqual([column, true]);
    for (const column of ['', 'FOO', 'name', 'NOMINATED']) expect(isColumn(column)).toBe(false);
  });

  test('of several words are known with their words', () => {
    expect([...spacedColumns].every((name) => name.includes(' '))).toBe(true);
    expect([...spacedColumns]).toEqual(
      expect.arrayContaining(['NODE SELECTOR', 'READINESS GATES', 'ACCESS MODES', 'CONTAINER ID']),
    );
    expect([...spacedParts]).toEqual(expect.arrayContaining(['NODE', 'SELECTOR', 'GATES', 'ID']));
    expect([...spacedParts].some((name) => name.includes(' '))).toBe(false);
  });

  test.each([
    ['UP_TO_DATE', undefined, 'UP-TO-DATE'],
    ['NODE-SELECTOR', undefined, 'NODE SELECTOR'],
    ['ACCESSMODES', undefined, 'ACCESS MODES'],
    ['RESTARTS', undefined, 'RESTARTS'],
    ['RESTAR', undefined, undefined],
    ['RESTAR', 'end', 'RESTARTS'],
    ['TARTS', 'start', 'RESTARTS'],
    ['TARTS', 'end', undefined],
    ['RESTAR', 'start', undefined],
    ['NOMI', 'end', 'NOMINATED NODE'],
    ['NOM', 'end', undefined],
    ['S', 'start', undefined],
    ['TS', 'start', undefined],
    ['CONTAINER', 'end', undefined],
  ] as const)('%s, cut at its %s, stands for %s', (word, cut, name) => {
    expect(mendedColumn(word, cut)).toBe(name);
  });
});

describe('the whole cell is of the form of its column', () => {
  test.each([
    ['AGE', 'Pod', ['5m', '2d1h', '<unknown>', '2026-01-31T10:20:30Z', '2026-01-31T10:20:30.5Z']],
    ['EVENT', 'Pod', ['ADDED', 'DELETED']],
    ['SCHEDULE', 'CronJob', ['@daily', '@every 15m', '*/15 * * * *', 'TZ=Asia/Tokyo 0 3 * * *']],
    ['ACCESS MODES', 'PersistentVolume', ['RWO', 'RWO,ROX']],
    ['LAST SEEN', 'Event', ['5s', '2m (x12 over 40m)']],
  ])('%s of a %s', (column, kind, texts) => {
    expect(texts.filter((text) => !shapeOf(column, kind, false).fits(text))).toEqual([]);
  });

  test.each([
    [
      'AGE',
      'Pod',
      [
        'x026-01-31T10:20:30Z',
        '2026-x1-31T10:20:30Z',
        '2026-0x-31T10:20:30Z',
        '2026-01-x1T10:20:30Z',
      ],
    ],
    [
      'AGE',
      'Pod',
      [
        '2026-01-3xT10:20:30Z',
        '2026-01-31Tten',
        '2026-01-31T',
        '2026-01-31T10:20:30Zx',
        '6-01-31T10:20',
      ],
    ],
    ['EVENT', 'Pod', ['XADDED', 'ADDEDX']],
    ['SCHEDULE', 'CronJob', ['at @daily', 'at 0 3 * * *', '@every 15m now', '0 3 * *']],
    ['ACCESS MODES', 'PersistentVolume', ['xRWO', 'RWOx']],
    ['LAST SEEN', 'Event', ['x5s', '2m (x over 40m)']],
  ])('%s of a %s: not %j', (column, kind, texts) => {
    expect(texts.filter((text) => shapeOf(column, kind, false).fits(text))).toEqual([]);
  });
});
