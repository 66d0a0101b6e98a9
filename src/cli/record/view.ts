import type { CommandItem, RecordedItem, LeftOut } from '#recorder/items.ts';
import { isMasked } from '#recorder/mask-items.ts';
import type { RecordedLesson } from '#recorder/lesson.ts';
import { visible } from '#cli/terminal.ts';
import type { Paint } from '#cli/terminal.ts';

const reasons: Readonly<Record<LeftOut['why'], string>> = {
  wish: 'you said so',
  screen: 'it took the whole screen',
  terminal: 'it concerns your terminal alone',
  'not-found': 'the shell did not find it',
  unfinished:
    'it did not come to an end: it ended the shell or took its place, or the terminal was closed',
  unknown: 'what was typed is not known',
  elsewhere: 'it was typed at the prompt of another user or machine',
};

/** Everything that would be saved, as it would be: what was typed behind a prompt, and below it what it printed. */
export function itemsText(items: readonly RecordedItem[], paint: Paint): string {
  const lines = items.flatMap((item, index) => {
    const number = `${index + 1}`.padStart(3);
    if (item.is === 'section') return ['', paint(`${number}  ## ${visible(item.title)}`, 'title')];
    const [first = '', ...others] = item.command.split('\n').map(visible);
    if (item.is === 'left-out')
      return [
        paint(
          `${number}  left out: ${first}${others.length > 0 ? ' …' : ''} (${reasons[item.why]})`,
          'waiting',
        ),
      ];
    return [
      paint(`${number}  $ ${first}`, 'title'),
      ...others.map((line) => paint(`     > ${line}`, 'title')),
      ...(item.output === '' ? [] : item.output.split('\n').map((line) => `     ${shown(line)}`)),
      ...remarksOn(item).map((remark) => paint(`     (${remark})`, 'waiting')),
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** A tab is a blank to whoever reads. */
const shown = (line: string): string => visible(line.replaceAll('\t', ' '));

function remarksOn({ command, output, code, manual, isLarge }: CommandItem): string[] {
  return [
    ...(manual === 'ctrl-c' ? ['Ctrl-C ended it: a run leaves it to a person'] : []),
    ...(manual === 'typing'
      ? ['something was typed into it: a run leaves it to a person, and its output is left out']
      : []),
    ...(isLarge ? ['it printed more than a lesson has a place for: its output is left out'] : []),
    ...(code === undefined || code === 0 || manual === 'ctrl-c' ? [] : [`exit code ${code}`]),
    ...(isMasked(command)
      ? ['a secret was taken out of the command: write a variable in its place']
      : []),
    ...(isMasked(output) ? ['what is or looks secret was taken out'] : []),
  ];
}

/** What was guessed, and why no check is proposed; numbers are those of the list. */
export const notesText = ({ notes }: RecordedLesson): string =>
  notes
    .map(
      ({ line, unsure, did, look }) =>
        `${line}: ${visible(`${unsure} ${did}`)}\n   → ${visible(look)}\n`,
    )
    .join('');

export const countText = ({ counts: { commands, outputs, checks } }: RecordedLesson): string =>
  `${number(commands, 'command')}, ${number(outputs, 'output')} and ${number(checks, 'proposed check')}`;

const number = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
