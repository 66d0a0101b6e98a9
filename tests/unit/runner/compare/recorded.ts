/**
 * What the commands of the Calico lessons really printed: kubectl 1.36.3, API server, controllers and scheduler 1.36.2, the
 * manifests of Calico v3.32.1. Kubelets were played by a script; the statuses that the operator would write were made up.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { read } from '#checker/prints/read.ts';
import { check } from '#checker/check.ts';
import { changeOutput } from '#model/prove/change-output.ts';
import type { Output } from '#model/types.ts';
import { ourContent } from '../../content/our-workshops.ts';

export interface Recorded {
  lesson: string;
  /** Id of the command, and its text. */
  id: string;
  command: string;
  /** Id of the documented output, and the output; of others what was printed stands for it, without a mark. */
  output: string | undefined;
  documented: Pick<Output, 'text' | 'marks'>;
  about: string;
  text: string;
  /** As it was compared by hand, names, ages, hashes and blanks apart; undefined where nothing is documented. */
  against: 'exact' | 'equal' | 'differ' | undefined;
}

interface RecordedYaml {
  command: string;
  output: string | null;
  about: string;
  text: string;
  against: Recorded['against'] | null;
}

const folder = 'tests/fixtures/printed';
const calico = ourContent.workshops.find(({ name }) => name === 'calico');

export const recorded: readonly Recorded[] = readdirSync(folder).flatMap((file) => {
  const lesson = file.slice(0, -'.json'.length);
  const { commands = {}, outputs = {} } = calico?.lessons.find(({ name }) => name === lesson) ?? {};
  const all = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as RecordedYaml[];
  return all.map(({ command, output, about, text, against }) => ({
    ...{ lesson, id: command, command: commands[command]?.run.join('\n') ?? '' },
    ...{ output: output ?? undefined, about, text, against: against ?? undefined },
    documented: outputs[output ?? ''] ?? { text, marks: [] },
  }));
});

/** The text with one cell that tells a status changed, or one row lost: each way there is. */
export function mutations({ text, command }: Recorded): { what: string; text: string }[] {
  const { tables } = read(text, { command });
  const { objects } = check(text, { command });
  const lines = text.split('\n');
  return tables.flatMap((table, index) =>
    table.rows.flatMap((row, at) => {
      const name = `${row.name} of ${table.columns.join(' ')}`;
      const object = objects.find((each) => each.row?.table === index && each.row.row === at);
      const deciding = object?.deciding ?? [];
      const columns = table.columns.filter(
        (column) => deciding.includes(column) || /^(?:READY|STATUS|AVAILABLE)$/.test(column),
      );
      const changed = columns.flatMap((column) =>
        otherCells(row.cells[column]?.text ?? '').flatMap((cell) => {
          const mutated = changeOutput(text, command, { [row.name]: { [column]: cell } });
          return mutated.ok && mutated.text !== text
            ? [{ what: `${column} ${cell} in ${name}`, text: mutated.text }]
            : [];
        }),
      );
      const without = lines.toSpliced(row.at.line - 1, 1).join('\n');
      return [...changed, { what: `without ${name}`, text: without }];
    }),
  );
}

/** What could stand in a cell if the object were in another state. */
function otherCells(cell: string): string[] {
  const [, ready, total] = /^(\d+)\/(\d+)$/.exec(cell) ?? [];
  if (ready !== undefined)
    return [`0/${total}`, `${Number(ready) + 1}/${total}`].filter((each) => each !== cell);
  if (/^\d+$/.test(cell)) return [String(Number(cell) + 1), ...(cell === '0' ? [] : ['0'])];
  const words = [
    'Running',
    'CrashLoopBackOff',
    'Pending',
    'Ready',
    'NotReady',
    'Terminating',
    'True',
    'False',
    'Unknown',
  ];
  return words.filter((word) => word !== cell);
}

const ages = ['AGE', 'SINCE', 'LAST SEEN', 'RESTARTS'];

/** The text with every age another one, some shorter and some longer, printed as kubectl prints tables. */
export function withOtherAges({ text, command }: Recorded): string {
  const changes = read(text, { command }).tables.flatMap(({ rows }) =>
    rows.map(({ name, cells }, index) => {
      const other =
        [`${index + 1}s`, `${index + 2}m${index + 1}s`, `${index + 3}h`][index % 3] ?? '';
      const aged = ages.flatMap((column) => {
        const cell = cells[column]?.text ?? '';
        const changed = cell.replace(/(?:^|(?<=\())(?:\d+[smhdy]){1,3}/, other);
        return changed === cell ? [] : [[column, changed] as const];
      });
      return [name, Object.fromEntries(aged)] as const;
    }),
  );
  const changed = changeOutput(text, command, Object.fromEntries(changes));
  if (!changed.ok) throw new Error(`The ages cannot be changed: ${changed.reason}`);
  return changed.text;
}
