import { resolve } from 'node:path';
import { readAsciicast } from '#recorder/asciicast.ts';
import type { Asciicast } from '#recorder/asciicast.ts';
import { lineEditorReader, markReader } from '#recorder/marks.ts';
import type { PartReader } from '#recorder/marks.ts';
import type { ShellName } from '#recorder/shell-hooks.ts';
import { stepsOf } from '#recorder/steps.ts';
import type { RecordedPart, RecordedStep } from '#recorder/steps.ts';
import { openTerminal, recordingVariable } from '#recorder/terminal.ts';
import type { Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';
import { visible } from '#cli/terminal.ts';

/** What was recorded, and what is not known of it: sentences. */
export interface Recording {
  steps: readonly RecordedStep[];
  unknown: readonly string[];
}

/** More bytes than any recording of a lesson; they are read at once. */
const LARGEST = 256 * 1024 * 1024;

/** The steps of a file of asciinema. */
export async function stepsOfFile(path: string, io: Io): Promise<Result<Recording>> {
  let bytes: Uint8Array;
  try {
    bytes = await io.readFile(resolve(io.cwd, path), LARGEST + 1);
  } catch (error) {
    return { error: unreadable(path, error) };
  }
  if (bytes.length > LARGEST)
    return { error: `${path} has more than 256 MiB. Record the lesson in parts.` };
  const cast = readAsciicast(bytes);
  if ('why' in cast) return { error: `${path}:${cast.line}: ${cast.why}` };
  const reading = readingOf(cast);
  if (reading === undefined)
    return {
      error: `${path} does not tell where a command begins and ends: the shell has set no marks (OSC 133), and did not mark pastes either. Record again with readyroom record, or with a shell that sets marks, such as fish 4.`,
    };
  const unknown = [
    ...reading.unknown,
    ...(cast.isCut ? ['Its last line is cut off: I took what stands before.'] : []),
  ];
  return { value: { steps: await all(stepsOf(partsOf(cast, reading.reader))), unknown } };
}

/** What the file tells of its commands; undefined: nothing. */
function readingOf(
  cast: Asciicast,
): { reader: PartReader; unknown: readonly string[] } | undefined {
  let isEdited = false;
  for (const event of cast.events()) {
    if (event.is !== 'text') continue;
    if (event.text.includes('\u001B]133;C')) return { reader: markReader(), unknown: [] };
    isEdited ||= event.text.includes('\u001B[?2004l');
  }
  if (!isEdited) return undefined;
  const unknown = [
    'It has no marks (OSC 133): commands are lines that were edited at a prompt. Whether they ended well is not known, and I took it that they did.',
  ];
  return { reader: lineEditorReader(), unknown };
}

function* partsOf(cast: Asciicast, reader: PartReader): Generator<RecordedPart> {
  for (const event of cast.events()) {
    if (event.is === 'text') yield* reader.read(event.text);
    else yield event;
  }
  yield* reader.end();
}

function unreadable(path: string, error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EISDIR') return `${path} is a folder. Name a file.`;
  return `${path} cannot be read: ${visible(error instanceof Error ? error.message : String(error))}.`;
}

/** Opens a shell for the author and follows it to its end. */
export async function stepsOfTerminal(
  options: { shell: ShellName | undefined; rc: boolean },
  io: Io,
): Promise<Result<Recording>> {
  if (!io.isTerminal.stdin || !io.isTerminal.stdout)
    return {
      error:
        'A shell is recorded in a terminal, and this is none. Run it in one, or make the lesson of a file: --from FILE.cast',
    };
  if (io.env[recordingVariable] !== undefined)
    return { error: 'This terminal is being recorded already. Type exit to end that first.' };
  const shell = options.shell ?? usualShell(io.env['SHELL']);
  const old = shell === 'bash' ? await oldBash(io) : undefined;
  if (old !== undefined)
    return {
      error: `bash ${old} does not tell when a command begins; bash 4.4 does. Say --shell zsh, or install a newer bash.`,
    };
  const { rc } = options;
  io.out(opening(shell, rc));
  try {
    const { aid, output } = await openTerminal({
      ...{ shell, rc, env: io.env, cwd: io.cwd, platform: process.platform },
    });
    return { value: { steps: await all(stepsOf(shownParts(output, io), aid)), unknown: [] } };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'ENOENT') throw error;
    return {
      error:
        'There is no program "script" here, which a terminal is recorded with. Install it (util-linux, or bsdutils), or make the lesson of a file: --from FILE.cast',
    };
  }
}

const usualShell = (path = ''): ShellName => (/(?:^|\/)zsh$/.test(path) ? 'zsh' : 'bash');

/** The version of a bash before 4.4; undefined for any other, and where it does not say. */
async function oldBash(io: Io): Promise<string | undefined> {
  const { output } = await io.run('bash -c \'echo "$BASH_VERSION"\'', 1000, 10_000, '');
  const version = new TextDecoder().decode(output).trim();
  const [major, minor] = version.split('.').map(Number);
  return Number(major) * 100 + Number(minor) < 404 ? version : undefined;
}

const opening = (shell: ShellName, rc: boolean): string =>
  `Recording in ${shell}${rc ? ', with your settings' : ', without your settings (--rc reads them)'}. What you run becomes the lesson.
  section "Title"  begins a section
  leave_out        takes out the command before
  exit             ends; nothing is saved before you have seen it and agreed

`;

/** Shows the output of the terminal, and takes it apart. */
async function* shownParts(output: AsyncIterable<string>, io: Io): AsyncGenerator<RecordedPart> {
  const reader = markReader();
  for await (const text of output) {
    io.out(text);
    yield* reader.read(text);
  }
  yield* reader.end();
}

async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const list: Value[] = [];
  for await (const value of values) list.push(value);
  return list;
}
