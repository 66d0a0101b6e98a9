/** Adds the lines of a paste to the table they stand under. */
import { finding } from '#checker/findings.ts';
import { contentStart } from '#checker/lines/decoration.ts';
import { isLeftOut } from '#checker/lines/left-out.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { segmentsOf } from '#checker/lines/segments.ts';
import { filled } from './cells.ts';
import type { Split } from './cells.ts';
import { loseRow, settleStrays } from './conserved.ts';
import { readHeadlessRow } from './headless-rows.ts';
import { isMessage, isNoise } from './noise.ts';
import { addRow, isOfOtherKind, openTable } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import { PrintedRow } from './row.ts';
import { report, turnTo } from './session.ts';
import type { Session } from './session.ts';
import { takeRow } from './take-row.ts';
import type { BrokenHeader } from './wrap.ts';

/** Opens a table below the first of the typed commands that can have printed this header; `line` is the header's. */
export function readHeader(session: Session, broken: BrokenHeader, line: number): OpenTable {
  const { header, count, longest, width } = broken;
  const { typed, typedText } = session;
  const opened = typed.map((command) => openTable(header, command, typedText));
  const table =
    opened.find(({ kind, command }) => kind !== undefined && command?.kinds.includes(kind)) ??
    opened[0] ??
    openTable(header, undefined, typedText);
  const end = line + count - 1;
  const found = Object.assign(table, { longest, width, parts: count, end });
  if (isShown(session)) Object.assign(found, { kind: undefined, candidates: [], shown: true });
  return turnTo(session, found);
}

/** Whether what stands below the typed command is a file or a log, whoever wrote it. */
const isShown = ({ typed, typedText = '' }: Session): boolean =>
  typed.length > 0
    ? typed.every(({ verb }) => /^(?:logs|exec|attach|describe|explain)$/.test(verb))
    : /^(?:sudo )?(?:stern|cat|bat|head|tail|less|more|vim?|nano|echo|printf|type|gc|get-content) /i.test(
        typedText,
      );

/** Reads the next line under the open table; returns the lines it took, 0 if it is no row. */
export function readRow(session: Session, index: number): number {
  const { open: table, lines } = session;
  const first = lines[index];
  if (!table || !first) return 0;
  const { line, cells, count } = takeRow(table, session, first, index);
  if (!isCertain(table, cells) && isLeftOut(first.text)) return elideRows(session, table, first);
  if (isOfOtherKind(table, cells)) {
    loseRow(session, table, line);
    return count;
  }
  if (!Array.isArray(cells)) return readBadRow(session, table, index, cells);
  if (table.resting && !isCertain(table, cells)) return 0;
  settleStrays(session, table);
  table.resting = undefined;
  addRow(table, line, cells);
  return count;
}

/** Cells that no remark and no output of another command has: several of a known kind, apart. */
const isCertain = ({ layout }: OpenTable, cells: Split): boolean =>
  Array.isArray(cells) && layout.known && layout.gap > 1 && filled(cells) >= 3;

/** Somebody left rows out: the listing is not whole. Returns the lines taken. */
function elideRows(session: Session, table: OpenTable, line: Line): number {
  if (!table.elided)
    report(session, finding('rows-elided', { line: line.number }, placeOf(line)), table.kind);
  table.elided = true;
  return 1;
}

/** A line that could not be split into cells; returns the lines taken, 0 if it is no row of any table. */
function readBadRow(session: Session, table: OpenTable, index: number, split: Split): number {
  const { lines } = session;
  const line = lines[index];
  if (!line || (table.headless && readHeadlessRow(session, line))) return 1;
  if (table.resting || isNoise(line.text)) return 0;
  const isBoxed = table.layout.separator === '|' && line.text.includes('|');
  if (split === 'ambiguous' || (isBoxed && !isMessage(line.text))) loseRow(session, table, line);
  else if (addCutRow(table, line, isLast(lines, index))) settleStrays(session, table);
  else return 0;
  return 1;
}

/** Nothing follows but blank lines: the row may have been cut by the selection. */
function isLast(lines: readonly Line[], index: number): boolean {
  for (let next = index + 1; next < lines.length; next++)
    if (lines[next]?.text !== '') return false;
  return true;
}

/**
 * Keeps a row whose cells fit their columns up to where it ends early, so that nothing is met in spite of it. `last` says that the paste ends here. Returns
 * whether it was one.
 */
function addCutRow(table: OpenTable, line: Line, last: boolean): boolean {
  const { shapes, gap, known } = table.layout;
  const segments = segmentsOf(line.text, contentStart(line.text, table.signs), gap === 1);
  const [first] = segments;
  if (!first || first.text.includes(' ')) return false;
  // A word alone may be no name.
  if (gap > 1 && known && segments.length === 1) return false;
  let fitting = 0;
  while (fitting < segments.length && shapes[fitting]?.fits(segments[fitting]?.text ?? ''))
    fitting++;
  const early = fitting >= 2 && fitting >= segments.length - 1 && segments.length < shapes.length;
  const named = table.columns[0] === 'NAMESPACE' ? 2 : 1;
  const ended = last && fitting === segments.length && fitting >= named && shapes.length > 2;
  if (!early && !ended) return false;
  table.rows.push(new PrintedRow(line, segments.slice(0, fitting), table, true));
  table.end = line.number;
  return true;
}
