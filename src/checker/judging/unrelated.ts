/** A paste that is about nothing the check asks for: readable, but another output; or not readable at all. */
import { finding } from '#checker/findings.ts';
import type { Check, Expectation, Reading } from '#checker/types.ts';
import type { Judged, Paste } from './paste.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

/** Undefined when any row, line or error concerns an expectation. */
export function unrelated(judged: readonly Judged[], paste: Paste): Outcome | undefined {
  if (judged.some(({ concerned }) => concerned)) return undefined;
  const { reading, check, subjects } = paste;
  const asksNothing = !check.expect?.length && !check.lines?.length;
  const pasted = summary(
    reading,
    check,
    subjects.some(({ spoken }) => spoken),
  );
  if (asksNothing || pasted === undefined) {
    const unread = reading.findings.filter(({ code }) => code !== 'header-missing');
    return outcome('unreadable', ...(unread.length > 0 ? unread : [finding('no-table', {})]));
  }
  const params = { pasted, expected: expected(check) };
  return outcome('unrelated', finding('unrelated', params, undefined, check.command));
}

/** What was pasted, in the words of the paste; undefined when it is nothing that we can read. */
function summary(
  { tables, objects = [], lines }: Reading,
  { lines: asked }: Check,
  spoken: boolean,
): string | undefined {
  const places = [
    ...tables.map(({ kind, columns, rows }) =>
      place(kind ?? columns.join(' '), rows[0]?.namespace),
    ),
    ...objects.map(({ kind, namespace, name }) => place(kind, namespace, name)),
  ];
  const [first, ...more] = new Set(places);
  if (first !== undefined) return [first, ...more.slice(0, 3)].join(', ');
  const [line] = lines;
  return line && (spoken || asked?.length) ? line.text.trim().slice(0, 80) : undefined;
}

const expected = ({ expect = [], lines = [] }: Check): string =>
  [
    ...expect.map(({ kind, name, match, namespace, table }: Expectation) =>
      table ? table.join(' ') : place(kind ?? '', namespace, name ?? match),
    ),
    ...lines.flatMap(({ line }) => line ?? []),
  ]
    .slice(0, 4)
    .join(', ');

/** `DaemonSet calico-node -n kube-system`, `Pod -n kube-system`, `Node`: as one would ask kubectl for it. */
const place = (kind: string, namespace?: string, name?: string): string =>
  [kind, name, namespace && `-n ${namespace}`].filter(Boolean).join(' ');
