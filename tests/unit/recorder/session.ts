import { markReader } from '#recorder/marks.ts';
import { stepsOf } from '#recorder/steps.ts';
import type { RecordedCommand, RecordedStep } from '#recorder/steps.ts';

const ESC = '\u001B';
const mark = (text: string): string => `${ESC}]133;${text}\u0007`;
const crlf = (text: string): string => text.replaceAll('\n', '\r\n');

/** What a shell with our marks sends for a command: the prompt, what is typed, what it prints, how it ended. */
export const sent = (command: string, printed = '', code = 0): string =>
  [
    mark('A'),
    `$ ${mark('B')}${crlf(command)}\r\n`,
    mark(`C;cmdline_url=${encodeURIComponent(command)}`),
    crlf(printed),
    mark(`D;${code}`),
  ].join('');

export const section = (title: string): string =>
  sent(`section "${title}"`, `${mark(`S;title_url=${encodeURIComponent(title)}`)}From here on\n`);

export const leaveOut = (): string => sent('leave_out', `${mark('L')}Left out.\n`);

/** The steps of what a terminal was sent. */
export async function stepsIn(text: string, reader = markReader()): Promise<RecordedStep[]> {
  const steps: RecordedStep[] = [];
  for await (const step of stepsOf([...reader.read(text), ...reader.end()])) steps.push(step);
  return steps;
}

/** What one command left on the screen. */
export async function shownBy(printed: string): Promise<RecordedCommand['shown']> {
  const [step] = await stepsIn(`${mark('C;cmdline_url=x')}${printed}${mark('D;0')}`);
  if (step?.is !== 'command') throw new Error('There is no command.');
  return step.shown;
}

/** A file of asciinema with these texts. */
export const cast = (...texts: readonly string[]): string =>
  [
    '{"version": 2, "width": 100, "height": 30}',
    ...texts.map((text, index) => JSON.stringify([index, 'o', text])),
    '',
  ].join('\n');
