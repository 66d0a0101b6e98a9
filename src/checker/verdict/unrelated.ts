/** A paste that is about nothing the check asks for: readable, but another output; or not readable at all. */
import { finding } from '#checker/findings.ts';
import type { Check, Expectation, Finding, Reading } from '#checker/types.ts';
import { failedCommands } from './errors.ts';
import type { Paste } from './paste.ts';
import type { Subject } from './subject.ts';
import { fillIn } from '#checker/lines/variables.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

/** What to say where no row, line or error concerns any expectation. */
export function unrelated(paste: Paste): Outcome {
  const { reading, check, subjects } = paste;
  const failures = failedCommands(paste).flatMap(({ findings }) => findings);
  if (failures.length > 0) return outcome('failed', ...failures);
  const asksNothing = !check.expect?.length && !check.lines?.length;
  const pasted = summary(reading, check, subjects);
  if (asksNothing || pasted === undefined) {
    const unread = reading.findings.filter(({ code }) => code !== 'header-missing');
    // Not as arguments: there may be more of them than a call can have.
    return {
      verdict: 'unreadable',
      findings: unread.length > 0 ? unread : [nothingListed(reading)],
    };
  }
  const params = { pasted, expected: expected(check) };
  return outcome('unrelated', finding('unrelated', params, undefined, check.command));
}

/** A header that nothing stands below, or nothing that we know at all. */
function nothingListed({ tables: [table] }: Reading): Finding {
  return table
    ? finding('rows-none', { columns: table.columns.join(' ') })
    : finding('no-table', {});
}

/** What was pasted, in the words of the paste; undefined when it is nothing that we can read. */
function summary(
  { tables, lines }: Reading,
  { lines: asked }: Check,
  subjects: readonly Subject[],
): string | undefined {
  const places = [
    ...tables.map(({ kind, columns, rows }) =>
      place(kind ?? columns.join(' '), rows[0]?.namespace),
    ),
    ...subjects.flatMap(({ source, kind = '', namespace, name }) =>
      source === 'document' ? [place(kind, namespace, name)] : [],
    ),
  ];
  const [first, ...more] = new Set(places);
  if (first !== undefined) return [first, ...more.slice(0, 3)].join(', ');
  const [line] = lines;
  const isSpoken = subjects.some(({ source }) => source === 'spoken');
  return line && (isSpoken || asked?.length) ? line.text.trim().slice(0, 80) : undefined;
}

const expected = ({ expect = [], lines = [], variables }: Check): string =>
  [
    ...expect.map(({ kind, name, match, namespace, table }: Expectation) =>
      table ? table.join(' ') : place(kind ?? '', namespace, name ?? match),
    ),
    ...lines.flatMap(({ line = '' }) => fillIn(line, variables).text).filter(Boolean),
  ]
    .slice(0, 4)
    .join(', ');

/** `DaemonSet calico-node -n kube-system`, `Pod -n kube-system`, `Node`: as one would ask kubectl for it. */
const place = (kind: string, namespace?: string, name?: string): string =>
  [kind, name, namespace && `-n ${namespace}`].filter(Boolean).join(' ');
