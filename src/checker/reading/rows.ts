/** Adds the lines of a paste to its tables. */
import { isColumn } from '#checker/columns/names.ts';
import { kindOf, printedKind } from '#checker/columns/kinds.ts';
import type { Shape } from '#checker/columns/shapes.ts';
import { finding } from '#checker/findings.ts';
import { findHeader } from './header.ts';
import type { Header } from './header.ts';
import { headlessTable } from './headless.ts';
import { kubectlError } from './kubectl-errors.ts';
import { placeOf } from './line.ts';
import type { Line } from './line.ts';
import { isEllipsis, isFence, isLog, isRule } from './marks.ts';
import { addCutRow } from './cut-row.ts';
import { addRow, openTable } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import type { Piece } from './pieces.ts';
import { rowOf } from './row.ts';
import type { Session } from './session.ts';
import { takeRow } from './take-row.ts';
import type { BrokenHeader } from './wrap.ts';

/** Opens a table below the first of the typed commands that can have printed this header. */
export function readHeader(session: Session, found: BrokenHeader): void {
  const { header, count, longest, width } = found;
  const { typed, typedText } = session;
  const opened = typed.map((command) => openTable(header, command, typedText));
  const table =
    opened.find(({ kind, command }) => kind !== undefined && command?.kinds.includes(kind)) ??
    opened[0] ??
    openTable(header, undefined, typedText);
  begin(session, Object.assign(table, { longest, width, parts: count }));
}

function begin(session: Session, table: OpenTable): void {
  session.tables.push(table);
  session.open = table;
}

/** Reads the next row of the open table; returns the lines it took, 0 if there is none. */
export function readRow(session: Session, index: number): number {
  const { open: table, lines } = session;
  const first = lines[index];
  if (!table || !first) return 0;
  const { number, text } = first;
  if (isEllipsis(text)) {
    if (!table.elided)
      session.findings.push(finding('rows-elided', { line: number }, placeOf(first)));
    table.elided = true;
    return 1;
  }
  const taken = takeRow(table, lines, index, (line) => endsRow(session, line));
  if (Array.isArray(taken.cells)) {
    addRow(table, taken.line, taken.cells);
    return taken.count;
  }
  if (table.headless && readHeadless(session, first)) return 1;
  const result = addCutRow(table, first, taken.cells, isLast(lines, index));
  if (result === 'unreadable')
    session.findings.push(finding('row-unreadable', { line: number }, placeOf(first)));
  return result ? 1 : 0;
}

/** What no row goes on in, however a terminal broke it. */
const endsRow = (session: Session, { number, text }: Line) =>
  isFence(text) ||
  isLog(text) ||
  isEllipsis(text) ||
  isRule(text) ||
  kubectlError(text, { line: 0, start: 0, end: 0 }) !== undefined ||
  (findHeader(text, session.named)?.columns.filter(isColumn).length ?? 0) > 1 ||
  session.commandAt(number - 1) !== undefined;

/** Nothing follows but blank lines: the row may have been cut by the selection. */
function isLast(lines: readonly Line[], index: number): boolean {
  for (let next = index + 1; next < lines.length; next++)
    if (lines[next]?.text !== '') return false;
  return true;
}

/** Opens a table for a row without header, if exactly one kind prints such a row; returns the lines it took. */
export function readHeadless(session: Session, line: Line): number {
  const { typed, open } = session;
  if (open && !open.headless) return 0;
  const command = typed.findLast(({ verb }) => verb === 'get');
  if (typed.length && !command) return 0;
  const found =
    objectName(line.text, command?.output === 'name') ??
    headlessTable(line.text, command ?? session.hintedCommand, session.hintedKinds);
  if (!found) return 0;
  const { header, kind, cells, shapes } = found;
  if (open?.columns.join() === header.columns.join() && open.kind === kind) {
    addRow(open, line, cells);
    return 1;
  }
  const table = openTable(header, command, session.typedText);
  const layout = { ...table.layout, shapes, known: false };
  const rows = [rowOf(line, cells, { ...table, kind }, false)];
  begin(session, Object.assign(table, { kind, headless: true, weak: false, rows, layout }));
  if (!command?.noHeaders && command?.output !== 'name' && cells.length > 1)
    session.findings.push(finding('header-missing', { kind }, placeOf(line)));
  return 1;
}

const isObjectName = (text: string) => /^[a-z][a-z\d.-]*\/\S+$/.test(text);
const nameShape: Shape = { fits: isObjectName, possible: isObjectName, empty: false, words: 1 };

/** A line of `-o name`: a table of names, which says nothing of readiness. `asked`: the command asked for names. */
function objectName(text: string, asked: boolean) {
  const match = /^\s*(([a-z][a-z\d.-]*)\/[a-z\d][\w.:-]*)$/i.exec(text);
  if (!match) return undefined;
  const [, name = '', prefix = ''] = match;
  const kind = kindOf(prefix);
  if (!asked && !printedKind(kind)) return undefined;
  const start = text.length - name.length;
  const header: Header = {
    signs: '',
    columns: ['NAME'],
    offsets: [],
    separator: 'gaps',
    gap: 3,
    start,
  };
  const cells: Piece[] = [{ text: name, start, end: text.length }];
  return { header, kind, cells, shapes: [nameShape] };
}
