/**
 * Rows that stand behind a prompt: what a command in the background prints while the shell waits, and rows that a sign
 * was put in front of. What is typed there reads as a command, until it reads as a row.
 */
import { isProgram } from './programs.ts';
import { isPlaced, loseRow, sayUnreadable, settleStrays } from './conserved.ts';
import { findHeader } from './header.ts';
import { readHeadless } from './headless-rows.ts';
import { partOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { typedCommand } from '#checker/lines/prompt.ts';
import { addRow, cellsOf, isOfOtherKind } from './open-table.ts';
import type { OpenTable } from './open-table.ts';
import { looksLikeTypedRow, namesIn, wordsOf } from './row-look.ts';
import { readHeader } from './rows.ts';
import type { Session } from './session.ts';

/** Reads what stands behind a prompt, from `start` on, if it is a header or a row; returns whether it was. */
export function readBehindPrompt(session: Session, line: Line, start: number): boolean {
  const typed = withoutPrompts(partOf(line, start));
  if (start === 0 || typed.text === '') return false;
  const header = /^[A-Z]/.test(typed.text) ? findHeader(typed.text, session.named) : undefined;
  if (header) {
    readHeader(session, { header, count: 1, longest: 0, width: 0 }, line.number);
    return true;
  }
  const { open } = session;
  return (open && readAsRow(session, open, line, typed)) || readAlone(session, typed);
}

/** A prompt may stand behind another: of a shell in a shell, or of what a program printed there. */
function withoutPrompts(line: Line): Line {
  let inner = line;
  for (let times = 0; times < 4; times++) {
    const start = typedCommand(inner.text)?.start ?? 0;
    if (start === 0) break;
    inner = partOf(inner, start);
  }
  return inner;
}

/** The signs that a prompt begins with, behind the environment that it names. */
const signs = /^(?:\([^()]{1,40}\))?[\s$#%>❯➜λ»]*/u;

/** As a row of the table above, whole or damaged. */
function readAsRow(session: Session, table: OpenTable, line: Line, typed: Line): boolean {
  // Some prompts hold a name themselves: what stands behind the first sign is looked at too.
  const lines = [typed, partOf(line, signs.exec(line.text)?.[0].length ?? 0)];
  for (const bare of lines) {
    const cells = cellsOf(table, bare);
    if (!Array.isArray(cells) || !isRow(table, cells, bare.text)) continue;
    if (isOfOtherKind(table, cells)) break;
    settleStrays(session, table);
    table.resting = undefined;
    addRow(table, bare, cells);
    return true;
  }
  const looks = lines.find(({ text }) => looksLikeTypedRow(text) || isBegun(table, text));
  if (looks) loseRow(session, table, looks);
  return looks !== undefined;
}

/** Several cells, and not words one blank apart that any command may have. */
function isRow({ layout }: OpenTable, cells: readonly { text: string }[], text: string): boolean {
  const count = cells.filter((cell) => cell.text !== '').length;
  if (isProgram(cells[0]?.text ?? '') && !layout.known) return false;
  return count >= 2 && (/ {2}|\t/.test(text) || (layout.known && count === layout.shapes.length));
}

/** A name alone that begins as the row above does, or stands behind its namespace: the row was cut there. */
function isBegun(table: OpenTable, text: string): boolean {
  if (table.columns[0] === 'NAMESPACE') return isPlaced(table, text);
  const above = table.rows.at(-1);
  if (!above || wordsOf(text).length !== 1) return false;
  const name = namesIn(text, 1).at(0)?.text ?? '';
  const stem = /^.*?[a-z\d](?=[-.])/.exec(above.name)?.[0] ?? above.name;
  return name === above.name || name.startsWith(`${stem}-`) || name.startsWith(`${stem}.`);
}

/** As a row that no header stands above. */
function readAlone(session: Session, typed: Line): boolean {
  if (session.open) return false;
  if (readHeadless(session, typed) > 0) return true;
  if (!looksLikeTypedRow(typed.text)) return false;
  sayUnreadable(session, typed);
  return true;
}
