/** Lines that belong to no table: which of them are output? Prose about output must never pass for it. */
import { complaintIn } from './complaints.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isLog } from '#checker/lines/marks.ts';
import { PrintedText } from './printed-text.ts';
import { isNoMessage } from './sentence.ts';
import type { Session } from './session.ts';
import { undecorated } from './undecorated.ts';

/**
 * Keeps a line as output, and as an error where kubectl, the shell or a tool complains in it. The last row of a listing of
 * names is both, a row and a line.
 */
export function readOutput(session: Session, line: Line, isRow: boolean): void {
  const text = line.text.trim();
  const row = isRow ? session.open?.rows.at(-1) : undefined;
  const end = line.text.length;
  const printed =
    row?.line === line.number ? row : new PrintedText(text, line, end - text.length, end);
  const error = complaintIn(text, printed) ?? decoratedError(session, line);
  if (error) session.errors.push(error);
  if (error || isOutput(text)) session.output.push(printed);
}

/** An error below a table that was quoted or numbered is in front of the reader like one below any other table. */
function decoratedError(session: Session, line: Line) {
  // Without a table or a command it may be a comment, or what somebody quotes of another day.
  if (!session.open && session.commands.length === 0) return undefined;
  const bare = undecorated(session, line);
  return bare && complaintIn(bare.text, { at: placeOf(bare) });
}

/** A line that a person wrote, not a program: a comment, a quotation, a list item, a heading, a rule. */
const written = /^(?:[#>•·▶►→]|\/\/|<!--|(?:[*-]|\d{1,3}[.)]) +[\p{L}`"'(]|;;|REM |::: )/u;

/** Whether a trimmed line can be what a command printed. */
function isOutput(text: string): boolean {
  // Only what begins with a lower-case letter is plain at once.
  if (!(text >= 'a' && text < '{') && (written.test(text) || isLog(text) || !holdsWord(text)))
    return false;
  return !isNoMessage(text);
}

const holdsWord = (text: string) => /[a-z\d]/i.test(text) || /\p{L}/u.test(text);
