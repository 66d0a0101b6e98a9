/**
 * Reads a paste: tables, lines, commands, errors, documents. Never throws, takes linear time, decides nothing:
 * what cannot be read for certain is said to be unreadable.
 */
import { readDocument } from './documents.ts';
import { readOutput } from './output-line.ts';
import { finding } from '#checker/findings.ts';
import { cleanText } from '#checker/lines/clean.ts';
import { parseCommands } from '#checker/lines/command.ts';
import { fillIn } from '#checker/lines/variables.ts';
import { documentForm } from './document-form.ts';
import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import { isFence, isLog, isRule } from '#checker/lines/marks.ts';
import { readHeader, readHeadless, readRow, turnTo } from './rows.ts';
import { newSession } from './session.ts';
import type { Session } from './session.ts';
import { headerAt } from './wrap.ts';
import type { Hint, Reading } from '#checker/types.ts';

/** `hint` is what the page knows of the expected output; of a table with a header it only tells which of the kinds that print it. */
export function read(pasted: string, hint: Hint = {}): Reading {
  const { source, lines } = cleanText(pasted);
  const session = newSession(lines, hint);
  for (let index = 0; index < lines.length;) index += step(session, index);
  turnTo(session);
  const { tables, output, commands, errors, findings, documents } = session;
  if (!tables.length && !output.length && !errors.length && !documents.length)
    findings.push(finding(emptyCode(pasted, commands), {}));
  return { source, tables, lines: output, commands, errors, findings, documents };
}

/** Why there is nothing to read in a paste. */
function emptyCode(pasted: string, commands: Reading['commands']) {
  if (commands.length > 0) return 'command-only';
  return pasted.trim() === '' ? 'nothing-pasted' : 'no-table';
}

/** Reads what begins at this line; returns how many lines that took. */
function step(session: Session, index: number): number {
  const { lines } = session;
  const line = lines[index];
  if (!line || line.text === '') return 1;
  const { text } = line;
  if (isFence(text)) {
    turnTo(session);
    return 1;
  }
  const command = session.commandAt(index);
  if (command) {
    readCommand(session, line, command.text, command.start);
    return command.count;
  }
  const form = session.open ? undefined : documentForm(text, session.typed[0]?.output);
  if (form) return readDocument(session, index, form);
  if (text.length < 3 && !session.open) {
    readOutput(session, line);
    return 1;
  }
  const header = headerAt(lines, index, session.named);
  if (header) {
    readHeader(session, header);
    return header.count;
  }
  if (isRule(text) || isLog(text)) return 1;
  const rows = readRow(session, index) || readHeadless(session, line);
  // A name alone is a table to be judged, and a line that a lesson may expect.
  if (!rows || session.open?.columns.length === 1) readOutput(session, line);
  return Math.max(1, rows);
}

/** Commands worth parsing: hostile text may hold millions of others. */
const mayBeKubectl = /kubectl|KUBECTL|kubecolor|\boc |\bk[bc]? |\bkg[a-z]/;

function readCommand(session: Session, line: Line, typed: string, start: number): void {
  turnTo(session);
  const { text } = fillIn(typed, session.hint.variables);
  if (text === '') return;
  session.commands.push({ text, at: placeOf(line, start) });
  const parsed = mayBeKubectl.test(text) ? parseCommands(text) : [];
  session.typed = parsed.filter(({ verb }) => verb !== '');
  session.typedText = text;
  const custom = session.typed.flatMap(({ customColumns }) => customColumns);
  session.named = new Set([...(session.hint.columns ?? []), ...custom]);
}
