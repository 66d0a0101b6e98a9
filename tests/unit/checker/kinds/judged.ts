import { judge } from '#checker/kinds/index.ts';
import type { Judgement } from '#checker/kinds/rule.ts';

const at = { line: 2, start: 0, end: 1 };

/** The judgement of an object printed with these columns. */
export const judged = (
  kind: string,
  columns: Readonly<Record<string, string>>,
  name = 'web',
): Judgement =>
  judge({
    kind,
    name,
    namespace: 'shop',
    cells: Object.fromEntries(
      Object.entries({ NAME: name, ...columns }).map(([column, text]) => [column, { text, at }]),
    ),
  });

/** Status and codes in one line, to be read in a table of cases. */
export const inShort = ({ status, findings }: Judgement): string =>
  [status, ...findings.map(({ code }) => code)].join(' ');
