import { textOfUrl } from './marks.ts';
import type { ShellMark, TerminalPart } from './marks.ts';
import { openScreen } from './screen.ts';
import type { Screen, Shown, Size } from './screen.ts';

/** What somebody did in a terminal, one after the other. */
export type RecordedStep =
  | RecordedCommand
  /** What follows is about something else. */
  | { is: 'section'; title: string }
  /** The command before is not wanted. */
  | { is: 'leave-out' };

export interface RecordedCommand {
  is: 'command';
  typed: string;
  /** Who knows what was typed: the shell, or the screen; of that perhaps only the whole line, in which the prompt stands too. */
  known: 'shell' | 'screen' | 'line';
  shown: Shown;
  /** The exit status; undefined where nobody told it. */
  code: number | undefined;
  /** Whether it came to an end: the terminal was closed, or it took the place of the shell. */
  isEnded: boolean;
}

/** What a recording consists of. */
export type RecordedPart =
  TerminalPart | ({ is: 'size' } & Size) | { is: 'section'; title: string };

type Recording = AsyncIterable<RecordedPart> | Iterable<RecordedPart>;

const usual: Size = { columns: 80, rows: 24 };

/** Sizes beyond these are mistakes; a terminal emulator would take the memory all the same. */
const limited = (value: number, most: number, otherwise: number): number =>
  Number.isInteger(value) && value > 1 ? Math.min(value, most) : otherwise;

/**
 * The steps of a recording. Any text makes some: what stands outside of commands is dropped, and a step has no more text than
 * a screen keeps. `aid` is whose marks count; left out, those of whoever made the first one.
 */
export async function* stepsOf(recording: Recording, aid?: string): AsyncGenerator<RecordedStep> {
  let size = usual;
  let owner = aid;
  let hasOwner = aid !== undefined;
  /** What the shell shows while it waits: the prompt, then what is typed. */
  let input: Input | undefined;
  let output: Running | undefined;
  /** Sections that begin behind the command that still runs. */
  const later: RecordedStep[] = [];

  for await (const part of recording) {
    if (part.is === 'size') {
      size = sizeOf(part.columns, part.rows, size);
    } else if (part.is === 'section') {
      later.push({ is: 'section', title: part.title });
    } else if (part.is === 'text') {
      await (output?.screen ?? input?.screen)?.write(part.text);
    } else {
      if (!hasOwner) {
        owner = part.options['aid'];
        hasOwner = true;
      }
      if (part.options['aid'] !== owner) continue;
      size = sizeOf(Number(part.options['cols']), Number(part.options['rows']), size);
      const { letter } = part;
      if (letter === 'A' || letter === 'D') {
        if (output !== undefined) yield* done(output, codeOf(part), true);
        output = undefined;
      }
      if (letter === 'A') {
        await input?.screen.end();
        input = { screen: openScreen(size), hasStart: false };
      } else if (letter === 'B' && input !== undefined) {
        await input.screen.begin();
        input.hasStart = true;
      } else if (letter === 'C' && output === undefined) {
        output = await begun(part, input, size);
        input = undefined;
      } else if (output !== undefined && (letter === 'S' || letter === 'L')) {
        output.instead ??= insteadOf(part);
      }
    }
    if (output === undefined) yield* later.splice(0);
  }
  await input?.screen.end();
  if (output !== undefined) yield* done(output, undefined, false);
  yield* later;
}

interface Input {
  screen: Screen;
  /** Whether it is known where what is typed begins. */
  hasStart: boolean;
}

interface Running extends Pick<RecordedCommand, 'typed' | 'known'> {
  screen: Screen;
  /** Whether the line that is left first belongs to what was typed. */
  isBelow: boolean;
  /** It only says something of the recording: this. */
  instead: RecordedStep | undefined;
}

async function begun(mark: ShellMark, input: Input | undefined, size: Size): Promise<Running> {
  const onScreen = (await input?.screen.end())?.text ?? '';
  const typed = textOfUrl(mark.options['cmdline_url']);
  const isBelow = mark.options['below'] !== undefined;
  const running = { screen: openScreen(size), isBelow, instead: undefined };
  if (typed !== undefined) return { ...running, typed, known: 'shell' };
  const known = input?.hasStart === true ? 'screen' : 'line';
  return { ...running, typed: onScreen, known };
}

async function* done(
  { typed, known, screen, isBelow, instead }: Running,
  code: number | undefined,
  isEnded: boolean,
): AsyncGenerator<RecordedStep> {
  const whole = await screen.end();
  const shown = isBelow ? { ...whole, text: whole.text.replace(/^\n/, '') } : whole;
  yield instead ?? { is: 'command', typed, known, shown, code, isEnded };
}

const insteadOf = ({ letter, options }: ShellMark): RecordedStep =>
  letter === 'L'
    ? { is: 'leave-out' }
    : { is: 'section', title: textOfUrl(options['title_url'])?.trim() ?? '' };

const codeOf = ({ letter, value = '' }: ShellMark): number | undefined =>
  letter === 'D' && /^\d{1,3}$/.test(value) ? Number(value) : undefined;

const sizeOf = (columns: number, rows: number, otherwise: Size): Size => ({
  columns: limited(columns, 1000, otherwise.columns),
  rows: limited(rows, 200, otherwise.rows),
});
