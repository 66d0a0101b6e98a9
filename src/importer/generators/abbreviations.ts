import type { TakeNote } from '#importer/note.ts';

/** Whether a line explains an abbreviation, `*[TLS]: words`, which is then noted: a lesson shows nothing under the mouse. */
export function isAbbreviation(text: string, line: number, note: TakeNote): boolean {
  if (!/^\*\[[^\]]+\]:/.test(text)) return false;
  note({
    code: 'structure',
    line,
    unsure: `${text} explains an abbreviation under the mouse.`,
    did: 'I left it out.',
    look: 'If learners need it, put it into the glossary of the workshop.',
  });
  return true;
}
