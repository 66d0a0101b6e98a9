/**
 * Lines are conserved: from a table's header to its end every line that is not blank is a row, the continuation of one,
 * or known noise. Anything else between two rows, and what looks like a row after the last, is said to be unreadable:
 * no row that was damaged goes lost without a word.
 */
import { finding } from '#checker/findings.ts';
import type { Command } from '#checker/lines/command.ts';
import { partOf, placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isLog, logPrefixEnd } from '#checker/lines/marks.ts';
import { isProgram } from './programs.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { findHeader } from './header.ts';
import { isMessage, isNoise } from './noise.ts';
import { mostKinds } from './headless.ts';
import { headerOver } from './headless-layouts.ts';
import { openTable, withoutNote } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import { isEnded, isProse, isRemark } from './prose.ts';
import { isDescription, isName, looksLikeRow, namesIn, namesState, wordsOf } from './row-look.ts';
import { isKubectlSentence } from './sentence.ts';
import { PrintedRow } from './row.ts';
import { report } from './session.ts';
import type { Session } from './session.ts';
import { undecorated } from './undecorated.ts';

/**
 * Takes note of a line that is no row of any table. In the scope of one it is kept in mind; without one it may be of a
 * table whose header stands further down, or of a listing whose command was typed.
 */
export function noteStray(session: Session, printed: Line): void {
  const { open: table, typed } = session;
  // Without a table only cells that are apart, or counts, are looked for.
  if (!table && !/\S(?: {2}|\t)|\d/.test(printed.text)) return;
  const line = undecorated(session, printed) ?? printed;
  const { text } = line;
  // Between two rows, a line of stars may stand for others.
  if (/^[* ]{3,}$/.test(text)) table?.strays.push(line);
  if (isNoise(text)) return;
  const isMessageLine = isMessage(text);
  const message = isMessageLine ? partOf(line, messageStart(text)) : line;
  if (!table) {
    if (!looksLikeRow(message.text, 0)) return;
    const listings = typed.filter(isListing);
    if (listings.length > 0) loseListed(session, listings, message);
    else session.unclaimed.push(message);
    return;
  }
  // What was quoted or numbered as a whole goes on with the same signs.
  const isBeside = table.resting !== undefined || (table.signs !== '' && line === printed);
  const looks =
    isMessageLine || isBeside
      ? looksLikeRow(message.text, isBeside ? 0 : table.columns.length)
      : !isWritten(text);
  const isLost = !isTitle(session, line) && (looks || (!isBeside && isPlaced(table, message.text)));
  if (isLost && table.resting !== 'command') loseRow(session, table, message);
  else if (isLost || !isMessageLine) table.strays.push(line);
}

/** What `echo` or a writer puts above the next table or its command: `== pods`, `Pods:`. */
function isTitle({ lines, named, commandAt }: Session, { text, number }: Line): boolean {
  if (!/^(?:([=#*-])\1+ ?\w.*|[\p{L} ]{1,40}[:：])$/u.test(text) || looksLikeRow(text, 0))
    return false;
  let next = number;
  while (lines[next]?.text === '') next++;
  return findHeader(lines[next]?.text ?? '', named) !== undefined || !!commandAt(next)?.text;
}

/** What may stand below a table and is none of its rows: what kubectl says of an object, and what a person writes. */
function isWritten(text: string): boolean {
  const trimmed = text.trim();
  const typed = trimmed.replace(/^[+#>]+ /, '');
  const [program = '', ...words] = typed.split(' ');
  // What a program is told stands one blank behind it; the cells of an object that has its name stand further away.
  if (isProgram(program) && (words[0] || typed !== trimmed)) return !looksLikeRow(text, 0);
  return (
    isKubectlSentence(trimmed) || (isDescription(trimmed) && !namesState(trimmed)) || isProse(text)
  );
}

/**
 * Whether a line has little more than the namespace of the row above and a name behind it: `now lab shop`, `lab is shop 3`.
 * What people say of a namespace ends a sentence, or is one of their remarks.
 */
export function isPlaced({ columns, rows }: OpenTable, text: string): boolean {
  if (columns[0] !== 'NAMESPACE' || (isEnded(text) && !text.endsWith('..'))) return false;
  if (/ --?[a-z]|\$\w/i.test(text)) return false;
  const words = wordsOf(withoutNote(text));
  // Where no row stands above, the first word may be one.
  const [first = ''] = words;
  const above = rows.at(-1);
  const at = above ? words.indexOf(above.namespace ?? '') : 0;
  const [name = '', ...more] = words.slice(at + 1).filter((word) => word !== 'is');
  if (at < 0 || at > 2 || !isName(name) || isRemark(name)) return false;
  if ((at > 0 || !above) && (isProgram(first) || kindOf(name) !== name)) return false;
  return more.every((word) => /^\d[\d/]*$/.test(word)) && (!!more[0] || words[at + 1] === name);
}

/** Keeps a row of a listing whose command was typed, where no header and no row of its kind told a table. */
function loseListed(session: Session, listings: readonly Command[], line: Line): void {
  const known = session.tables.at(-1);
  if (known?.columns === namesOnly.columns && known.command === listings[0]) {
    loseRow(session, known, line);
    return;
  }
  const kinds = [...new Set(listings.flatMap(({ kinds }) => kinds))];
  const kind = kinds.length === 1 ? kinds[0] : undefined;
  const opened = openTable(namesOnly, listings[0], session.typedText);
  // Of that many kinds it may be of any.
  const candidates = kinds.length > mostKinds ? [] : kinds;
  const table: OpenTable = { ...opened, kind, candidates };
  session.tables.push(table);
  loseRow(session, table, line);
}

/** All that is known of a table without header whose rows cannot be read. */
const namesOnly = headerOver(['NAME']);

/** Rows stand above the header of a table: they are of it, or of one whose header was lost. */
export function claim(session: Session, table: OpenTable): void {
  const { end } = table;
  for (const line of session.unclaimed) loseRow(session, table, line);
  session.unclaimed = [];
  table.end = end;
}

/** Where what a message says begins, behind `Warning: ` or what a log writes in front. */
const messageStart = (text: string): number =>
  isLog(text) ? logPrefixEnd(text) : (/^\s*[A-Z]+: +/i.exec(text)?.[0].length ?? 0);

const isListing = ({ verb, output }: Command): boolean =>
  verb === 'get' && (output === '' || output === 'wide');

/** A row stands below them: what was noted stands between two rows. */
export function settleStrays(session: Session, table: OpenTable): void {
  for (const line of table.strays) sayUnreadable(session, line, table.kind);
  table.strays = [];
}

/** Keeps a row that cannot be read, by the name that stands in it, so that nothing is met in spite of it. */
export function loseRow(session: Session, table: OpenTable, line: Line): void {
  settleStrays(session, table);
  const named = table.columns[0] === 'NAMESPACE' ? 2 : 1;
  const names = namesIn(line.text, named);
  if (names.length === named) table.rows.push(new PrintedRow(line, names, table, true));
  table.end = line.number;
  sayUnreadable(session, line, table.kind);
}

export function sayUnreadable(session: Session, line: Line, kind?: string): void {
  const { number } = line;
  report(session, finding('row-unreadable', { line: number }, placeOf(line)), kind);
}
