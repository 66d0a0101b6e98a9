import { describe, expect, test } from 'vitest';
import { judge, recordOf } from '#checker/kinds/index.ts';
import type { Judgement } from '#checker/kinds/rule.ts';
import { findings as en } from '#i18n/en/findings.ts';
import { listedIn, scenes } from '../recorded.ts';
import { examples } from './examples.ts';
import { judgedWhole } from './judged.ts';

/** Judged, each cell at a place of its own. */
function judgedRow(kind: string, row: Readonly<Record<string, string>>) {
  const cells = Object.fromEntries(
    Object.entries({ NAME: 'web-x', ...row }).map(([column, text], start) => [
      column,
      { text, at: { line: 2, start, end: start + 1 } },
    ]),
  );
  return { cells, judgement: judge({ kind, name: 'web-x', namespace: 'shop', cells }) };
}

/** Rows of single plain tables as they were recorded, by kind. */
const recordedRows = scenes.flatMap(({ outputs }) =>
  outputs.flatMap(({ command, text }) => {
    const [kind, ...more] = new Set(listedIn(command, text).map((each) => each.kind));
    const [header = '', ...lines] = text.trimEnd().split('\n');
    if (!kind || more.length > 0 || recordOf(kind) === undefined) return [];
    if (!/^NAME +[A-Z]/.test(header) || !/^kubectl get [^|]*$/.test(command)) return [];
    if (/ -w|-v=|custom-columns|server-print| -L /.test(command)) return [];
    const starts = [...header.matchAll(/\S+(?: \S+)*/g)].map(({ index }) => index);
    const cut = (line: string) =>
      starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
    const columns = cut(header);
    return lines
      .filter((line) => /^[a-z0-9]\S* {2,}\S/.test(line))
      .map((line) => ({
        kind,
        row: Object.fromEntries(cut(line).map((cell, index) => [columns[index] ?? '', cell])),
      }));
  }),
);

const rows = [...examples.filter(({ tableIsSilent }) => !tableIsSilent), ...recordedRows];
const unlike = [
  ...new Map(
    rows.map(({ kind, row }) => [
      `${kind} ${Object.entries(row)
        .filter(
          ([column]) =>
            !/^(?:NAME|AGE|IP|NODE|LABELS|RESTARTS|CONTAINERS|IMAGES|SELECTOR)$/.test(column),
        )
        .map(([column, text]) => `${column} ${text}`)
        .join(', ')}`,
      { kind, row },
    ]),
  ),
];

const sentences: Readonly<Record<string, string>> = en;

/** Every value that the sentence of a finding asks for is given, and none is empty but a printed cell. */
function expectFilled({ findings }: Judgement): void {
  for (const { code, params } of findings) {
    const sentence = sentences[code] ?? sentences[`${code}_other`] ?? '';
    const asked = [...sentence.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
    const given = params as unknown as Readonly<Record<string, unknown>>;
    for (const name of asked)
      expect([code, name, given[name] === undefined]).toEqual([code, name, false]);
    expect([code, given['kind'] === '' || given['name'] === '']).toEqual([code, false]);
    for (const name of ['ready', 'total', 'count'])
      if (name in given) expect([code, typeof given[name]]).toEqual([code, 'number']);
  }
}

describe('what a rule says of a row', () => {
  test.each(unlike)('%s: stands at a cell that decides, and is whole', (_, { kind, row }) => {
    const { cells, judgement } = judgedRow(kind, row);
    const { status, deciding, findings } = judgement;
    for (const column of deciding) expect(Object.keys(cells)).toContain(column);
    if (status !== 'listed' && status !== 'unknown') expect(deciding.length).toBeGreaterThan(0);
    if (status !== 'ready' && status !== 'listed') {
      const [first] = findings;
      const places = [...deciding, 'NAME'].map((column) => cells[column]?.at);
      expect(places).toContainEqual(first?.at);
      expect(first?.at).toBeDefined();
      const at = Object.keys(cells).find((column) => cells[column]?.at === first?.at);
      if (deciding.length > 0 && first?.code !== 'readiness-not-shown')
        expect(deciding).toContain(at);
    }
    for (const { at } of findings) expect(at).toBeDefined();
    expectFilled(judgement);
  });
});

test.each(examples.map(({ kind, status, object }) => [kind, status, object] as const))(
  'what a rule says of the JSON of a %s that is %s is whole',
  (kind, _, object) => {
    const judgement = judgedWhole(kind, object);
    expectFilled(judgement);
    for (const { at } of judgement.findings) expect(at).toBeDefined();
  },
);
