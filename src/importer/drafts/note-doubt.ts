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
