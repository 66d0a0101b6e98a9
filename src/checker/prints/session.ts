/** What is known while a paste is read from top to bottom. */
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import type {
  Finding,
  Hint,
  OutputLine,
  Table,
  TextDocument,
  TypedCommand,
} from '#checker/types.ts';
import { commandReader } from '#checker/lines/command-lines.ts';
import type { CommandLines } from '#checker/lines/command-lines.ts';
import { parseCommands } from '#checker/lines/command.ts';
import type { Command } from '#checker/lines/command.ts';
import type { Line } from '#checker/lines/line.ts';
import type { OpenTable } from './open-table.ts';

export interface Session {
  lines: readonly Line[];
  /** The typed command that begins at this line. */
  commandAt: (index: number) => CommandLines | undefined;
  hint: Hint;
  hintedKinds: readonly string[];
  hintedCommand: Command | undefined;
  /** Those that have all of their rows. */
  tables: Table[];
  /** The one that rows may still be added to. */
  open: OpenTable | undefined;
  /** The kubectl commands of the line that was typed last, and that line. */
  typed: Command[];
  typedText: string | undefined;
  /** Columns that the check or a typed `-o custom-columns` names. */
  named: ReadonlySet<string>;
  output: OutputLine[];
  commands: TypedCommand[];
  errors: Finding[];
  findings: Finding[];
  documents: TextDocument[];
}

export const newSession = (lines: readonly Line[], hint: Hint): Session => ({
  lines,
  commandAt: commandReader(lines),
  hint,
  hintedKinds: hintedKinds(hint),
  hintedCommand: parseCommands(hint.command ?? '').find(({ verb }) => verb === 'get'),
  tables: [],
  open: undefined,
  typed: [],
  typedText: undefined,
  named: new Set(hint.columns),
  output: [],
  commands: [],
  errors: [],
  findings: [],
  documents: [],
});

function hintedKinds({ kinds = [], command }: Hint): string[] {
  const asked = parseCommands(command ?? '').flatMap((parsed) => parsed.kinds);
  return [...new Set([...kinds.map(kindOf), ...asked])].filter((kind) => kind !== 'all');
}
