import type { CommandText } from '#model/lint/commands.ts';
import type { Found } from '#model/lint/rule.ts';
import { isClosed, shellBatch } from '#model/lint/shell-batch.ts';
import type { Io } from './io.ts';

/** Reads a script with `bash -n`: what it complains of, in order; undefined where there is no bash. */
type Bash = (script: string) => Promise<readonly Complaint[] | undefined>;

export interface Complaint {
  /** From 1; undefined where bash names none. */
  line: number | undefined;
  message: string;
}

const LIMIT = 1_000_000;
const MILLISECONDS = 20_000;

/** What bash cannot read among the commands; undefined where there is no bash. */
export async function shellSyntaxFound(
  commands: readonly CommandText[],
  io: Io,
): Promise<{ command: CommandText; found: Found }[] | undefined> {
  const wrong = await shellComplaints(
    commands.map(({ text }) => text),
    io,
  );
  return wrong === undefined
    ? undefined
    : commands.flatMap((command) => {
        const complaint = wrong.get(command.text);
        return complaint === undefined ? [] : [{ command, found: foundOf(command, complaint) }];
      });
}

/**
 * The texts that bash cannot read, with its first complaint of each; undefined where there is no bash. Nothing is run. All
 * commands that are closed are read by one bash; one that stops it is read again alone, so that what is reported is what
 * bash says of it alone.
 */
export async function shellComplaints(
  commands: readonly string[],
  io: Io,
): Promise<ReadonlyMap<string, Complaint> | undefined> {
  const bash = bashOf(io);
  const wrong = new Map<string, Complaint>();
  const texts = [...new Set(commands)];
  const alone = texts.filter((text) => !isClosed(text));
  let rest = texts.filter(isClosed);
  while (rest.length > 0) {
    const batch = shellBatch(rest);
    const complaints = await bash(batch.script);
    if (complaints === undefined) return undefined;
    const [first] = complaints;
    if (first === undefined) break;
    const { index } = batch.at(first.line ?? 1);
    alone.push(...rest.slice(0, index + 1).slice(first.line === undefined ? 0 : index));
    rest = rest.slice(index + 1);
  }
  for (const text of alone) {
    const complaints = await bash(`${text}\n`);
    if (complaints === undefined) return undefined;
    const [first] = complaints;
    if (first !== undefined) wrong.set(text, first);
  }
  return wrong;
}

function foundOf(command: CommandText, { line = 1, message }: Complaint): Found {
  const lines = command.text.split('\n').slice(0, line - 1);
  const offset = Math.min(
    command.text.trimEnd().length - 1,
    lines.join('\n').length + (line > 1 ? 1 : 0),
  );
  return {
    place: command.placeOf(offset),
    from: command.from,
    message: `bash cannot read the command "${command.id}": ${message}.`,
    hint: 'Each item of `run` is a whole command. Close what is open, and quote what a shell must not interpret.',
  };
}

const bashOf =
  (io: Io): Bash =>
  async (script) => {
    const { output, code, failed } = await io.run(
      // Named as a file, bash tells lines; through cat, because what Node gives is a socket and cannot be opened.
      'cat | LC_ALL=C bash -n /dev/stdin',
      LIMIT,
      MILLISECONDS,
      script,
    );
    if (failed !== undefined || code === undefined || code === 127 || code === 126)
      return undefined;
    const complaints = new TextDecoder().decode(output).split('\n').flatMap(complaintOf);
    return complaints.length > 0 || code === 0 ? complaints : undefined;
  };

/** "/dev/stdin: line 3: syntax error near unexpected token `}'" */
function complaintOf(line: string): Complaint[] {
  const at = line.indexOf(': ');
  if (at === -1) return [];
  const rest = line.slice(at + 2);
  const number = /^line (\d+): /.exec(rest);
  const message = rest.slice(number?.[0].length ?? 0).replace(/^warning: /, '');
  if (message.startsWith('`') || message === '') return [];
  return [{ line: number === null ? undefined : Number(number[1]), message }];
}
