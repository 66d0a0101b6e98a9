/**
 * Reads a paste: tables, lines, commands, errors, documents. Never throws, takes linear time, decides nothing:
 * what cannot be read for certain is said to be unreadable.
 */
import { kindOf } from './columns/kinds.ts';
import { isColumn } from './columns/names.ts';
import { finding } from './findings.ts';
import { cleanText } from './reading/clean.ts';
import { parseCommands } from './reading/command.ts';
import type { Command } from './reading/command.ts';
import { commandReader } from './reading/command-lines.ts';
import type { CommandLines } from './reading/command-lines.ts';
import { documentEnd, documentForm } from './reading/documents.ts';
import { findHeader } from './reading/header.ts';
import { headlessTable } from './reading/headless.ts';
import { kubectlError } from './reading/kubectl-errors.ts';
import { placeOf } from './reading/line.ts';
import type { Line } from './reading/line.ts';
import { addCutRow, addRow, closedTable, openTable } from './reading/open-table.ts';
import type { OpenTable } from './reading/open-table.ts';
import { isLog, isOutput } from './reading/output-line.ts';
import { typedCommand } from './reading/prompt.ts';
import { rowOf } from './reading/row.ts';
import { takeRow } from './reading/take-row.ts';
import { headerAt } from './reading/wrap.ts';
import type { BrokenHeader } from './reading/wrap.ts';
import type { Finding, Hint, OutputLine, Reading, TextDocument, TypedCommand } from './types.ts';

interface Session {
  lines: readonly Line[];
  commandAt: (index: number) => CommandLines | undefined;
  hint: Hint;
  hintedKinds: readonly string[];
  hintedCommand: Command | undefined;
  tables: OpenTable[];
  /** Rows may still be added to the last of `tables`. */
  open: OpenTable | undefined;
  typed: Command[];
  typedText: string | undefined;
  output: OutputLine[];
  commands: TypedCommand[];
  errors: Finding[];
  findings: Finding[];
  documents: TextDocument[];
  named: ReadonlySet<string>;
}

export function read(pasted: string, hint: Hint = {}): Reading {
  const { source, lines } = cleanText(pasted);
  const session: Session = {
    lines,
    commandAt: commandReader(lines),
    hint,
    hintedKinds: hintedKinds(hint),
    hintedCommand: hint.command
      ? parseCommands(hint.command).find(({ verb }) => verb === 'get')
      : undefined,
    tables: [],
    open: undefined,
    typed: [],
    typedText: undefined,
    output: [],
    commands: [],
    errors: [],
    findings: [],
    documents: [],
    named: new Set(hint.columns),
  };
  for (let index = 0; index < lines.length;) index += step(session, index);
  const { output, commands, errors, findings, documents } = session;
  const tables = session.tables.map(closedTable);
  if (!tables.length && !output.length && !errors.length && !documents.length)
    findings.push(finding('no-table', {}));
  return { source, tables, lines: output, commands, errors, findings, documents };
}

function hintedKinds({ kinds = [], command }: Hint): string[] {
  const asked = command ? parseCommands(command).flatMap((parsed) => parsed.kinds) : [];
  return [...new Set([...kinds.map(kindOf), ...asked])].filter((kind) => kind !== 'all');
}

const fence = /^\s*(?:`{3}|~{3})[`~]* ?[\w+-]*$/;

/** Reads what begins at this line; returns how many lines that took. */
function step(session: Session, index: number): number {
  const { lines } = session;
  const line = lines[index];
  if (!line || line.text === '') return 1;
  const { text } = line;
  if (fence.test(text)) {
    session.open = undefined;
    return 1;
  }
  const command = session.commandAt(index);
  if (command) {
    enterCommand(session, line, command.text, command.start);
    return command.count;
  }
  const [typed] = session.typed;
  const form = session.open ? undefined : documentForm(text, typed?.output);
  if (form) return takeDocument(session, index, form);
  const header = headerAt(lines, index, session.named);
  if (header) {
    open(session, header);
    return header.count;
  }
  if (isRule(text)) return 1;
  if (!isLog(text)) {
    const rows = readRow(session, index) || readHeadless(session, line);
    if (rows) return rows;
  }
  readOutput(session, line);
  return 1;
}

const mayBeKubectl = /kubectl|KUBECTL|kubecolor|\boc |\bk[bc]? |\bkg[a-z]/;

function enterCommand(session: Session, line: Line, text: string, start: number): void {
  session.open = undefined;
  if (text === '') return;
  session.commands.push({ text, at: placeOf(line, start) });
  session.typed = mayBeKubectl.test(text)
    ? parseCommands(text).filter(({ verb }) => verb !== '')
    : [];
  session.typedText = text;
  session.named = new Set([
    ...(session.hint.columns ?? []),
    ...session.typed.flatMap((typed) => typed.customColumns),
  ]);
}

function takeDocument(session: Session, index: number, form: 'json' | 'yaml'): number {
  const { lines } = session;
  const end = documentEnd(lines, index, form, (text) => typedCommand(text) !== undefined);
  const part = lines.slice(index, end);
  const [first] = part;
  if (first) {
    const text = part.map((line) => line.text).join('\n');
    session.documents.push({ form, text, at: placeOf(first), command: session.typedText });
  }
  return Math.max(1, end - index);
}

/** Opens a table below the first of the typed commands that can have printed this header. */
function open(session: Session, { header, count, longest, width }: BrokenHeader): void {
  const { typed, typedText } = session;
  const opened = typed.map((command) => openTable(header, command, typedText));
  const table =
    opened.find(({ kind, command }) => kind !== undefined && command?.kinds.includes(kind)) ??
    opened[0] ??
    openTable(header, undefined, typedText);
  table.longest = longest;
  table.width = width;
  table.parts = count;
  session.tables.push(table);
  session.open = table;
}

/** Reads the next row of the open table; returns the lines it took, 0 if there is none. */
function readRow(session: Session, index: number): number {
  const { open: table, lines } = session;
  const first = lines[index];
  if (!table || !first) return 0;
  if (isEllipsis(first.text)) {
    if (!table.elided)
      session.findings.push(finding('rows-elided', { line: first.number }, placeOf(first)));
    table.elided = true;
    return 1;
  }
  const { line, cells, count } = takeRow(table, lines, index, ({ number, text }) =>
    endsRow(session, number - 1, text),
  );
  if (Array.isArray(cells)) {
    addRow(table, line, cells);
    return count;
  }
  if (table.headless && readHeadless(session, first)) return 1;
  const result = addCutRow(table, first, cells, isLast(lines, index));
  if (result === 'unreadable')
    session.findings.push(finding('row-unreadable', { line: first.number }, placeOf(first)));
  return result ? 1 : 0;
}

/** `...`, `[...]`, `(…)`, `<snip>`: somebody left rows out. */
const isEllipsis = (text: string) =>
  text.length < 40 && /\.{3}|…|<snip>/.test(text) && !/\w/.test(text.replace('<snip>', ''));

/** What no row goes on in, however a terminal broke it. */
const endsRow = (session: Session, index: number, text: string) =>
  fence.test(text) ||
  isLog(text) ||
  isEllipsis(text) ||
  isRule(text) ||
  kubectlError(text, { line: 0, start: 0, end: 0 }) !== undefined ||
  (findHeader(text, session.named)?.columns.filter(isColumn).length ?? 0) > 1 ||
  session.commandAt(index) !== undefined;

/** The lines of a box and of a Markdown table. */
const isRule = (text: string) => /-{3}|={3}/.test(text) && /^[\s|+=:-]+$/.test(text);

/** Nothing follows but blank lines: the row may have been cut by the selection. */
function isLast(lines: readonly Line[], index: number): boolean {
  for (let next = index + 1; next < lines.length; next++)
    if (lines[next]?.text !== '') return false;
  return true;
}

/** Opens a table for a row without header, if exactly one kind prints such a row. */
function readHeadless(session: Session, line: Line): number {
  const { typed } = session;
  if (session.open && !session.open.headless) return 0;
  const command = typed.findLast(({ verb }) => verb === 'get');
  if (typed.length && !command) return 0;
  const found = headlessTable(line.text, command ?? session.hintedCommand, session.hintedKinds);
  if (!found) return 0;
  const table = openTable(found.header, command, session.typedText);
  Object.assign(table, {
    kind: found.kind,
    headless: true,
    weak: false,
    rows: [rowOf(line, found.cells, { ...table, kind: found.kind }, false)],
    layout: { ...table.layout, shapes: found.shapes, known: false },
  });
  session.tables.push(table);
  session.open = table;
  if (!command?.noHeaders)
    session.findings.push(finding('header-missing', { kind: found.kind }, placeOf(line)));
  return 1;
}

function readOutput(session: Session, line: Line): void {
  const text = line.text.trim();
  const at = placeOf(line, line.text.length - line.text.trimStart().length);
  const error = kubectlError(text, at);
  if (error) session.errors.push(error);
  if (error || isOutput(text)) session.output.push({ text, at });
}
