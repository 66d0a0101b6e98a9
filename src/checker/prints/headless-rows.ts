/** Adds rows that no header stands above to a table made for them. */
import { finding } from '#checker/findings.ts';
import { recordOf } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Shape } from '#checker/kinds/cells.ts';
import type { Command } from '#checker/lines/command.ts';
import { contentStart } from '#checker/lines/decoration.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isLog } from '#checker/lines/marks.ts';
import { segmentsOf } from '#checker/lines/segments.ts';
import type { Segment } from '#checker/lines/segments.ts';
import { sayUnreadable, settleStrays } from './conserved.ts';
import { headerOver } from './headless-layouts.ts';
import { headlessTable } from './headless.ts';
import type { HeadlessTable } from './headless.ts';
import { addRow, openTable } from './open-table.ts';
import { PrintedRow } from './row.ts';
import { report, turnTo } from './session.ts';
import type { Session } from './session.ts';
import { undecorated } from './undecorated.ts';

/** Reads a row where no header has told what rows are like; returns the lines it took, 0 if it is none. */
export function readHeadless(session: Session, line: Line): number {
  if (isUnderHeader(session)) return 0;
  const text = line.text.trimStart();
  // Cells are apart; what `-o name` prints is one word.
  const mayBeRow = text.includes('  ') || text.includes('\t') || /^[^ /]+\/\S+$/.test(text);
  return mayBeRow ? readHeadlessRow(session, line) : 0;
}

const isUnderHeader = ({ open }: Session): boolean =>
  open !== undefined && !open.headless && !open.resting;

/** Adds a row to a table without header, or opens one, if exactly one kind prints such a row; returns the lines it took. */
export function readHeadlessRow(session: Session, line: Line): number {
  if (isUnderHeader(session)) return 0;
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
  requested: Command | undefined,
  command: Command | undefined,
  hinted: readonly string[],
): HeadlessRow | undefined {
  const found =
    objectName(text, command?.output === 'name') ?? headlessTable(text, requested, hinted);
  return found && { ...found, command };
}

function addHeadless(session: Session, line: Line, found: HeadlessRow): number {
  const { open } = session;
  const { header, kind, cells, shapes, command } = found;
  const isOpen = open?.kind === kind && isSame(open.columns, header.columns);
  const key = isOpen ? '' : `${kind} ${header.columns.join()}`;
  const known = isOpen ? open : session.headless.get(key);
  if (known) {
    if (open) settleStrays(session, open);
    addRow(known, line, cells);
    session.open = known;
    return 1;
  }
  if (!open || open.resting)
    for (const lost of linesLostAbove(session, line)) sayUnreadable(session, lost, kind);
  const table = openTable(header, command, session.typedText);
  const layout = { ...table.layout, shapes, known: false };
  const rows = [new PrintedRow(line, cells, { ...table, kind }, false)];
  const end = line.number;
  turnTo(session, Object.assign(table, { kind, headless: true, weak: false, rows, layout, end }));
  session.headless.set(key, table);
  if (!command?.noHeaders && command?.output !== 'name' && cells.length > 1)
    report(session, finding('header-missing', { kind }, placeOf(line)), kind);
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
function linesLostAbove({ lines, commands, tables, typed }: Session, first: Line): Line[] {
  const ended = Math.max(commands.at(-1)?.at.line ?? 0, tables.at(-1)?.end ?? 0);
  const listed = typed.some(({ noHeaders, filtered }) => noHeaders || filtered);
  const found: Line[] = [];
  for (let number = first.number - 1; number > ended; number--) {
    const line = lines[number - 1];
    if (!line || (line.text === '' && !listed)) break;
    const segments = segmentsOf(line.text, contentStart(line.text, ''));
    const [{ text } = { text: '' }] = segments;
    const mayBeRow =
      (listed || segments.length > 1) && /^\S*[^\s:]$/.test(text) && !isLog(line.text);
    if (mayBeRow && (listed || segments.some((segment) => isValue(segment.text)))) found.push(line);
  }
  return found.reverse();
}

const isObjectName = (text: string) => /^[a-z][a-z\d.-]*\/\S+$/.test(text);
const nameShape: Shape = { fits: isObjectName, possible: isObjectName, empty: false, words: 1 };

const names = headerOver(['NAME']);

/** A line of `-o name`: a table of names, which says nothing of readiness. `asked`: the command asked for names. */
function objectName(text: string, requested: boolean) {
  const match = /^\s*(([a-z][a-z\d.-]*)\/[a-z\d][\w.:-]*)$/i.exec(text);
  if (!match) return undefined;
  const [, name = '', prefix = ''] = match;
  const kind = kindOf(prefix);
  if (!requested && !recordOf(kind)) return undefined;
  const start = text.length - name.length;
  const cells: Segment[] = [{ text: name, start, end: text.length }];
  return { header: names, kind, cells, shapes: [nameShape] };
}
