/** A paste that is about nothing the check asks for: readable, but another output; or not readable at all. */
import { finding } from '#checker/findings.ts';
import type { Check, Expectation, Finding, Prints } from '#checker/types.ts';
import { phrase } from '#checker/phrases.ts';
import type { Phrase } from '#checker/phrases.ts';
import { failedCommands } from './errors.ts';
import { fillIn } from '#checker/lines/variables.ts';
import type { Paste } from './paste.ts';
import { linePhrase, objectsPhrase, placed } from './phrased.ts';
import type { Subject } from './subject.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

/** What to say where no row, line or error concerns any expectation. */
export function unrelated(paste: Paste): Outcome {
  const { prints, check, subjects } = paste;
  const failures = failedCommands(paste).flatMap(({ findings }) => findings);
  if (failures.length > 0) return outcome('failed', ...failures);
  const asksNothing = !check.expect?.length && !check.lines?.length;
  const pasted = summary(prints, check, subjects);
  if (asksNothing || pasted === undefined) {
    const unread = prints.findings.filter(({ code }) => code !== 'header-missing');
    // Not as arguments: there may be more of them than a call can have.
    return {
      verdict: 'unreadable',
      findings: unread.length > 0 ? unread : [nothingListed(prints)],
    };
  }
  const params = { pasted, expected: expected(check) };
  return outcome('unrelated', finding('unrelated', params, undefined, check.command));
}

/** A header that nothing stands below, or nothing that we know at all. */
function nothingListed({ tables: [table] }: Prints): Finding {
  return table ? finding('rows-none', { columns: table.columns }) : finding('no-table', {});
}

/** What was pasted; undefined when it is nothing that we can read. */
function summary(
  { tables, lines }: Prints,
  { lines: patterns }: Check,
  subjects: readonly Subject[],
): readonly Phrase[] | undefined {
  const places = grouped([
    ...tables.map(({ kind, columns, rows }) =>
      kind === undefined ? { columns } : { kind, namespace: rows[0]?.namespace },
    ),
    ...subjects.flatMap(({ source, kind = '', namespace, name }) =>
      source === 'document' ? [{ kind, namespace, name }] : [],
    ),
  ]);
  if (places.length > 0) return places;
  const [line] = lines;
  const isFromSentence = subjects.some(({ source }) => source === 'sentence');
  return line && (isFromSentence || patterns?.length)
    ? [phrase('value.text', { text: line.text.trim().slice(0, 80) })]
    : undefined;
}

const expected = ({ expect = [], lines = [], variables }: Check): readonly Phrase[] =>
  [
    ...grouped(
      expect.map(({ kind = '', name, match, namespace, table }: Expectation) =>
        table ? { columns: table } : { kind, namespace, match, name },
      ),
    ),
    ...lines.flatMap(({ line, ends }) =>
      line === undefined
        ? []
        : phrase('paste.line', {
            condition: linePhrase(fillIn(line, variables).text, ends),
          }),
    ),
  ].slice(0, MAX_NAMED);

/** More of them than these say no more. */
const MAX_NAMED = 4;

interface Place {
  kind?: string;
  namespace?: string | undefined;
  name?: string | undefined;
  match?: string | undefined;
  columns?: readonly string[];
}

/** Each once; objects of one kind and namespace are named together. */
function grouped(places: readonly Place[]): Phrase[] {
  const groups = new Map<string, { place: Place; names: string[] }>();
  for (const place of places) {
    const { kind, namespace, name, match, columns } = place;
    const key = JSON.stringify([kind, namespace, name !== undefined, match, columns]);
    const group = groups.get(key) ?? { place, names: [] };
    groups.set(key, group);
    if (name !== undefined && group.names.length < MAX_NAMED && !group.names.includes(name))
      group.names.push(name);
  }
  return [...groups.values()].slice(0, MAX_NAMED).map(({ place, names }) => phraseOf(place, names));
}

function phraseOf({ kind = '', namespace, match, columns }: Place, names: string[]): Phrase {
  if (columns) return phrase('paste.table', { columns });
  return names.length > 0
    ? placed(phrase('paste.objects', { kind, names }), namespace)
    : objectsPhrase(kind, match, namespace);
}
