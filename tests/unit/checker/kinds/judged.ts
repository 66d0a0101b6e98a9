import { columnsOf, judge } from '#checker/kinds/index.ts';
import type { Judgement } from '#checker/kinds/rule.ts';
import type { Value } from '#checker/kinds/value.ts';
import { isMapping } from '#checker/kinds/value.ts';

const at = { line: 2, start: 0, end: 1 };

const cellsOf = (columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(columns).map(([column, text]) => [column, { text, at }]));

/** The judgement of an object printed with these columns. */
export const judged = (
  kind: string,
  columns: Readonly<Record<string, string>>,
  name = 'web',
): Judgement =>
  judge({ kind, name, namespace: 'shop', cells: cellsOf({ NAME: name, ...columns }) });

/** The judgement of an object given as JSON or YAML. */
export function judgedWhole(
  kind: string,
  object: { readonly [key: string]: Value },
  name = 'web',
): Judgement {
  const { metadata } = object;
  const whole = { ...object, metadata: { name, ...(isMapping(metadata) ? metadata : {}) } };
  return judge({ kind, name, namespace: 'shop', cells: cellsOf(columnsOf(kind, whole)), whole });
}

/** Status and codes in one line, to be read in a table of cases. */
export const inShort = ({ status, findings }: Judgement): string =>
  [status, ...findings.map(({ code }) => code)].join(' ');
