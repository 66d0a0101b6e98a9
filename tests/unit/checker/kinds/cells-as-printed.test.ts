import { expect, test } from 'vitest';
import { columnsOf, isClusterScoped, recordOf } from '#checker/kinds/index.ts';
import type { Value } from '#checker/kinds/value.ts';
import { scenes, type Scene } from '../recorded.ts';

/** An object as the API gave it out. */
interface Whole {
  kind: string;
  metadata: { name: string; namespace?: string };
}

const textStarts = (header: string): number[] =>
  [...header.matchAll(/\S+(?: \S+)*/g)].map(({ index }) => index);

/** The rows of a plainly printed table, cut where the columns of its header begin, by name. */
function rowsOf(text: string): Map<string, Readonly<Record<string, string>>> {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const starts = textStarts(header);
  const cut = (line: string) =>
    starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  const columns = cut(header);
  return new Map(
    lines.map((line) => {
      const cells = cut(line);
      return [
        cells[columns.indexOf('NAME')] ?? '',
        Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
      ];
    }),
  );
}

const outputsLike = ({ outputs }: Scene, command: string) =>
  outputs.filter((output) => output.command === command).map(({ text }) => text);

/** A complaint of kubectl may stand below. */
const isDocument = (text: string): boolean => text.startsWith('{') && text.trimEnd().endsWith('}');

/** Every object that a scene gives out as JSON and prints as a table too, with `-o wide` or without. */
const both = scenes.flatMap((scene) =>
  scene.outputs
    .filter(({ command, text }) => command.endsWith(' -o json') && isDocument(text))
    .flatMap(({ command, text }) => {
      const plain = command.slice(0, -' -o json'.length);
      const tables = [plain, `${plain} -o wide`].flatMap((each) => outputsLike(scene, each));
      const document = JSON.parse(text) as Whole & { items?: readonly Whole[] };
      return (document.items ?? [document]).flatMap((whole) =>
        tables.flatMap((table) => {
          const row = rowsOf(table).get(whole.metadata.name);
          return row === undefined ? [] : [{ scene: scene.scene, whole, row }];
        }),
      );
    }),
);

/** Columns that depend on when it was printed, or of which nothing is judged. */
const passedOver = new Set(['AGE', 'DURATION', 'LAST SCHEDULE', 'RESTARTS', 'LAST SEEN']);

test.each(
  both.map(
    ({ scene, whole, row }) => [scene, `${whole.kind} ${whole.metadata.name}`, whole, row] as const,
  ),
)(
  'in %s what is shown of the JSON of %s is what kubectl printed of it',
  (_scene, _name, whole, row) => {
    const shown = columnsOf(whole.kind, whole as unknown as Value);
    const printed = Object.fromEntries(
      Object.keys(shown)
        .filter((column) => Object.hasOwn(row, column) && !passedOver.has(column))
        .map((column) => [column, row[column]]),
    );
    expect(Object.keys(printed).length).toBeGreaterThan(0);
    expect(shown).toMatchObject(printed);
    expect(isClusterScoped(whole.kind)).toBe(whole.metadata.namespace === undefined);
    expect(recordOf(whole.kind)).toBeDefined();
  },
);

test('Pods in many states, and other kinds, are given out both ways', () => {
  const kinds = new Set(both.map(({ whole }) => whole.kind));
  const states = new Set(
    both.filter(({ whole }) => whole.kind === 'Pod').map(({ row }) => row['STATUS']),
  );
  expect(kinds.size).toBeGreaterThan(5);
  expect(states.size).toBeGreaterThan(20);
});
