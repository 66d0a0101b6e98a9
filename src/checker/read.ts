/**
 * Reads a paste: tables, lines, commands, errors, documents. Never throws, takes linear time, decides nothing:
 * what cannot be read for certain is said to be unreadable.
 */
import { finding } from './findings.ts';
import { cleanText } from './reading/clean.ts';
import { parseCommands } from './reading/command.ts';
import { documentEnd, documentForm } from './reading/documents.ts';
import { kubectlError } from './reading/kubectl-errors.ts';
import { placeOf } from './reading/line.ts';
import type { Line } from './reading/line.ts';
import { isFence, isLog, isRule } from './reading/marks.ts';
import { closedTable } from './reading/closed-table.ts';
import { isOutput } from './reading/output-line.ts';
import { typedCommand } from './reading/prompt.ts';
import { readHeader, readHeadless, readRow } from './reading/rows.ts';
import { newSession } from './reading/session.ts';
import type { Session } from './reading/session.ts';
import { headerAt } from './reading/wrap.ts';
import type { Hint, Reading } from './types.ts';

export { parseCommand, parseCommands } from './reading/command.ts';

/** `hint` is what the page knows of the expected output; it never tells the kind of a table that has a header. */
export function read(pasted: string, hint: Hint = {}): Reading {
  const { source, lines } = cleanText(pasted);
  const session = newSession(lines, hint);
  for (let index = 0; index < lines.length;) index += step(session, index);
  const { output, commands, errors, findings, documents } = session;
  const tables = session.tables.map(closedTable);
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
    session.open = undefined;
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

function readCommand(session: Session, line: Line, text: string, start: number): void {
  session.open = undefined;
  if (text === '') return;
  session.commands.push({ text, at: placeOf(line, start) });
  const typed = mayBeKubectl.test(text) ? parseCommands(text) : [];
  session.typed = typed.filter(({ verb }) => verb !== '');
  session.typedText = text;
  const custom = session.typed.flatMap(({ customColumns }) => customColumns);
  session.named = new Set([...(session.hint.columns ?? []), ...custom]);
}

function readDocument(session: Session, index: number, form: 'json' | 'yaml'): number {
  const { lines, typedText, typed } = session;
  const end = documentEnd(lines, index, form, (text) => typedCommand(text) !== undefined);
  const part = lines.slice(index, end);
  const [first] = part;
  // A file that was shown (`cat pod.yaml`) says nothing of the cluster.
  if (first && (typedText === undefined || typed.length > 0)) {
    const text = part.map((line) => line.text).join('\n');
    session.documents.push({ form, text, at: placeOf(first), command: typedText });
  }
  return Math.max(1, end - index);
}

function readOutput(session: Session, line: Line): void {
  const text = line.text.trim();
  const at = placeOf(line, line.text.length - line.text.trimStart().length);
  const error = kubectlError(text, at);
  if (error) session.errors.push(error);
  if (error || isOutput(text)) session.output.push({ text, at });
}
