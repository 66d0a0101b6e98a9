import type { TakeNote } from '#importer/note.ts';

/** What a block of text or shell is taken for, and why that is not certain. */
export interface Reading {
  is: 'commands' | 'output' | 'code';
  doubt?: string;
}

export const tookForCommands = 'I took it for commands.';

/** Puts on the list that a block may be something else than it was taken for. */
export function noteDoubt(
  line: number,
  { is, doubt = '' }: Reading,
  text: string,
  note: TakeNote,
): void {
  if (is === 'code') {
    note({
      code: 'not-copyable',
      line,
      unsure: doubt,
      did: 'I kept it as plain code, without a copy button.',
      look: 'If it is typed into a shell, put it into `commands` of lesson.yaml.',
    });
    return;
  }
  note({
    code: 'command-or-output',
    line,
    unsure: doubt,
    did: is === 'output' ? 'I took it for an output.' : tookForCommands,
    look:
      is === 'output'
        ? 'If it is typed, move it to `commands` of lesson.yaml.'
        : 'If it is printed, move it to `outputs` of lesson.yaml.',
    written: text,
  });
}

/** Notes a block of which nobody can tell what is typed: how the text before it ends says why, in some. */
export function noteUnread(value: string, line: number, note: TakeNote): void {
  const [, end] = endWithBlanks.exec(value) ?? [];
  note({
    line,
    code: 'not-copyable',
    unsure:
      end === undefined
        ? 'I cannot tell what of this block is typed and what is printed.'
        : `Blanks stand behind ${end}, so that for a shell the text before it never ends.`,
    did: 'I kept it as plain code, without a copy button.',
    look:
      end === undefined
        ? 'Put what is typed into `commands` and what is printed into `outputs` of lesson.yaml.'
        : 'Take the blanks away, and put it into `commands` of lesson.yaml.',
  });
}

/** The end of a here-document with blanks behind it, where it is none. */
const endWithBlanks = /<<-?[ \t]*["']?(\w+)\b.*\n(?:.*\n)*?\1[ \t]+$/m;
