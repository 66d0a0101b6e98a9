/** What is known while a paste is read from top to bottom. */
import { findingCounter } from '#checker/findings.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type { Finding, Hint, OutputLine, TextDocument, TypedCommand } from '#checker/types.ts';
import { commandReader } from '#checker/lines/command-lines.ts';
import type { CommandLines } from '#checker/lines/command-lines.ts';
import { parseCommands } from '#checker/lines/command.ts';
import type { Command } from '#checker/lines/command.ts';
import type { Line } from '#checker/lines/line.ts';
import { findHeader } from './header.ts';
import type { OpenTable } from './open-table.ts';
import { looksLikeRow } from './row-look.ts';

export interface Session {
  lines: readonly Line[];
  /** The typed command that begins at this line. */
  commandAt: (index: number) => CommandLines | undefined;
  hint: Hint;
  hintedKinds: readonly string[];
  hintedCommand: Command | undefined;
  tables: OpenTable[];
  /** The last one, as long as rows may still be added to it. */
  open: OpenTable | undefined;
  /** Tables without header since the last command, by kind and columns. */
  headless: Map<string, OpenTable>;
  /** The kubectl commands of the line that was typed last, and that line. */
  typed: Command[];
  typedText: string | undefined;
  /** The last line of that command. */
  typedEnd: number;
  /** The machine that a prompt names which nothing was typed behind. */
  host: string | undefined;
  /** The line from which on all commands stand behind a bare `# `. */
  root: number | undefined;
  /** Commands that the paste gives a name, by that name. */
  aliases: Map<string, string>;
  /** Columns that the check or a typed `-o custom-columns` names. */
  named: ReadonlySet<string>;
  /** The line is inside a Markdown code block. */
  fenced: boolean;
  /** Lines of this block that look like rows of a table whose header is still to come. */
  unclaimed: Line[];
  output: OutputLine[];
  commands: TypedCommand[];
  errors: Finding[];
  findings: Finding[];
  /** Counts what is reported. */
  counted: ReturnType<typeof findingCounter>;
  documents: TextDocument[];
  /** Up to which line what was shown is known to be no JSON. */
  noJson: number;
  /** The signs that all lines begin with; undefined until something asks. */
  signs: string | undefined;
}

export const newSession = (lines: readonly Line[], hint: Hint): Session => ({
  lines,
  commandAt: commandReader(lines, isPrinted),
  hint,
  hintedKinds: hintedKinds(hint),
  hintedCommand: parseCommands(hint.command ?? '').find(({ verb }) => verb === 'get'),
  tables: [],
  open: undefined,
  headless: new Map(),
  typed: [],
  typedText: undefined,
  typedEnd: 0,
  host: undefined,
  root: undefined,
  aliases: new Map(),
  named: new Set(hint.columns),
  fenced: false,
  unclaimed: [],
  output: [],
  commands: [],
  errors: [],
  findings: [],
  counted: findingCounter(),
  documents: [],
  noJson: 0,
  signs: undefined,
});

/** Whether a line is a header or, by itself, looks like a row. */
const isPrinted = (text: string): boolean =>
  findHeader(text, noNames) !== undefined || looksLikeRow(text, 0);

const noNames: ReadonlySet<string> = new Set();

/** The kinds that a check tells of, those of its command among them. */
export function hintedKinds({ kinds = [], command }: Hint): string[] {
  const requested = parseCommands(command ?? '').flatMap((parsed) => parsed.kinds);
  return [...new Set([...kinds.map(kindOf), ...requested])].filter((kind) => kind !== 'all');
}

/** The rows that follow are of this table. */
export function turnTo(session: Session, table: OpenTable): OpenTable {
  table.fenced = session.fenced;
  session.tables.push(table);
  session.open = table;
  return table;
}

/** Adds a finding; `kind` is that of the table it is about, of which others are counted. */
export function report({ findings, counted }: Session, found: Finding, kind = ''): void {
  const kept = counted(found, `${found.code} ${kind}`);
  if (kept) findings.push(kept);
}
