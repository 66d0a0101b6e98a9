/** Adds the lines of a paste to its tables. */
import { finding } from '#checker/findings.ts';
import { recordOf } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Shape } from '#checker/kinds/cells.ts';
import type { Command } from '#checker/lines/command.ts';
import { contentStart } from '#checker/lines/decoration.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isEllipsis, isLog } from '#checker/lines/marks.ts';
import { piecesOf } from '#checker/lines/pieces.ts';
import type { Piece } from '#checker/lines/pieces.ts';
import type { Finding } from '#checker/types.ts';
import type { Split } from './cells.ts';
import { closedTable } from './closed-table.ts';
import { addCutRow } from './cut-row.ts';
import type { Header } from './header.ts';
import { headlessTable } from './headless.ts';
import type { HeadlessTable } from './headless.ts';
import { addRow, openTable } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import { rowOf } from './row.ts';
import type { Session } from './session.ts';
import { takeRow } from './take-row.ts';
import { undecorated } from './undecorated.ts';
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
  turnTo(session, Object.assign(table, { longest, width, parts: count }));
}

/** The rows that follow are of this table, if of any; the one before has all of its rows. */
export function turnTo(session: Session, table?: OpenTable): void {
  if (session.open) session.tables.push(closedTable(session.open));
  session.open = table;
}

/** Reads the next row of the open table; returns the lines it took, 0 if there is none. */
export function readRow(session: Session, index: number): number {
  const { open: table, lines } = session;
  const first = lines[index];
  if (!table || !first) return 0;
  if (isEllipsis(first.text)) return elideRows(session, table, first);
  const { line, cells, count } = takeRow(table, session, index);
  if (!Array.isArray(cells)) return readBadRow(session, table, index, cells);
  addRow(table, line, cells);
  return count;
}

/** Reads a row where no header has told what rows are like; returns the lines it took, 0 if it is none. */
export function readHeadless(session: Session, line: Line): number {
  const { open } = session;
  if (open && !open.headless) return 0;
  const text = line.text.trimStart();
  // Cells are apart; what `-o name` prints is one word.
  const mayBeRow = text.includes('  ') || text.includes('\t') || /^[^ /]+\/\S+$/.test(text);
  return mayBeRow ? readHeadlessRow(session, line) : 0;
}

/** Somebody left rows out: the listing is not whole. Returns the lines taken. */
function elideRows({ findings }: Session, table: OpenTable, line: Line): number {
  if (!table.elided) findings.push(finding('rows-elided', { line: line.number }, placeOf(line)));
  table.elided = true;
  return 1;
}

/** A line that could not be split into cells; returns the lines taken, 0 if it belongs to no table. */
function readBadRow(session: Session, table: OpenTable, index: number, split: Split): number {
  const { lines, findings } = session;
  const line = lines[index];
  if (!line || (table.headless && readHeadlessRow(session, line))) return 1;
  const result = addCutRow(table, line, split, isLast(lines, index));
  if (result === 'unreadable')
    findings.push(finding('row-unreadable', { line: line.number }, placeOf(line)));
  return result ? 1 : 0;
}

/** Nothing follows but blank lines: the row may have been cut by the selection. */
function isLast(lines: readonly Line[], index: number): boolean {
  for (let next = index + 1; next < lines.length; next++)
    if (lines[next]?.text !== '') return false;
  return true;
}

/** Adds a row to a table without header, or opens one, if exactly one kind prints such a row; returns the lines it took. */
function readHeadlessRow(session: Session, line: Line): number {
  if (session.open && !session.open.headless) return 0;
  const found = rowIn(session, line);
  if (found) return addHeadless(session, line, found);
  const bare = undecorated(session, line);
  const inside = bare && rowIn(session, bare);
  return inside ? addHeadless(session, bare, inside) : 0;
}

/** The table that a line is a row of, by the commands that were typed on one line, or by that of the check. */
function rowIn({ typed, hintedCommand, hintedKinds }: Session, { text }: Line) {
  if (typed.length === 0) return tableOf(text, hintedCommand, undefined, hintedKinds);
  const found = typed
    .filter(({ verb }) => verb === 'get')
    .flatMap((command) => tableOf(text, command, command, hintedKinds) ?? []);
  const [only] = found;
  return found.every(({ kind }) => kind === only?.kind) ? only : undefined;
}

type HeadlessRow = HeadlessTable & { command: Command | undefined };

function tableOf(
  text: string,
  asked: Command | undefined,
  command: Command | undefined,
  hinted: readonly string[],
): HeadlessRow | undefined {
  const found = objectName(text, command?.output === 'name') ?? headlessTable(text, asked, hinted);
  return found && { ...found, command };
}

function addHeadless(session: Session, line: Line, found: HeadlessRow): number {
  const { open } = session;
  const { header, kind, cells, shapes, command } = found;
  if (open?.kind === kind && isSame(open.columns, header.columns)) {
    addRow(open, line, cells);
    return 1;
  }
  if (!open) for (const lost of lostAbove(session, line)) session.findings.push(lost);
  const table = openTable(header, command, session.typedText);
  const layout = { ...table.layout, shapes, known: false };
  const rows = [rowOf(line, cells, { ...table, kind }, false)];
  turnTo(session, Object.assign(table, { kind, headless: true, weak: false, rows, layout }));
  if (!command?.noHeaders && command?.output !== 'name' && cells.length > 1)
    session.findings.push(finding('header-missing', { kind }, placeOf(line)));
  return 1;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one === other || one.join() === other.join();

/** What tables hold and prose does not. */
const isValue = (text: string) => /^(?:\d+(?:\/\d+)?|(?:\d+[ydhms])+|<[a-z]+>)$/.test(text);

/**
 * Lines right above the first row that look like rows and could not be read: cut by the selection, or with empty cells
 * that nothing tells apart without a header. What follows is not the whole of what was printed.
 */
function lostAbove({ lines, commands, tables, typed }: Session, first: Line): Finding[] {
  const ended = Math.max(commands.at(-1)?.at.line ?? 0, tables.at(-1)?.rows.at(-1)?.at.line ?? 0);
  const listed = typed.some(({ noHeaders, filtered }) => noHeaders || filtered);
  const found: Finding[] = [];
  for (let number = first.number - 1; number > ended; number--) {
    const line = lines[number - 1];
    if (!line || (line.text === '' && !listed)) break;
    const pieces = piecesOf(line.text, contentStart(line.text, ''));
    const [{ text } = { text: '' }] = pieces;
    const mayBeRow = (listed || pieces.length > 1) && /^\S*[^\s:]$/.test(text) && !isLog(line.text);
    if (mayBeRow && (listed || pieces.some((piece) => isValue(piece.text))))
      found.push(finding('row-unreadable', { line: number }, placeOf(line)));
  }
  return found.reverse();
}

const isObjectName = (text: string) => /^[a-z][a-z\d.-]*\/\S+$/.test(text);
const nameShape: Shape = { fits: isObjectName, possible: isObjectName, empty: false, words: 1 };

/** A line of `-o name`: a table of names, which says nothing of readiness. `asked`: the command asked for names. */
function objectName(text: string, asked: boolean) {
  const match = /^\s*(([a-z][a-z\d.-]*)\/[a-z\d][\w.:-]*)$/i.exec(text);
  if (!match) return undefined;
  const [, name = '', prefix = ''] = match;
  const kind = kindOf(prefix);
  if (!asked && !recordOf(kind)) return undefined;
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
