/**
 * How much a note asks of the author. `decide`: something is missing or unclear until a person decides it. `review`: it was decided
 * by a guess. `inform`: it is done and certain, and stands on the list so that nothing was changed in silence.
 */
export type NoteLevel = 'decide' | 'review' | 'inform';

interface NoteKind {
  level: NoteLevel;
  /** The heading of its notes in the list. */
  title: string;
}

/** The kinds of notes, worst first: the order of the list. */
export const noteKinds = {
  'code-changed': { level: 'decide', title: 'Code that is not as it was' },
  'words-lost': { level: 'decide', title: 'Words that I cannot find in the result' },
  'not-imported': { level: 'decide', title: 'Files that were not imported' },
  offered: { level: 'decide', title: 'Changes of the source that wait for you' },
  gone: { level: 'decide', title: 'Pages that are gone' },
  unread: { level: 'decide', title: 'Parts that could not be read' },
  'unknown-syntax': { level: 'decide', title: 'Syntax of the old tool that stays as text' },
  'left-out': { level: 'decide', title: 'Things that were left out' },
  'check-to-write': { level: 'decide', title: 'Checks of the old site that you write anew' },
  'not-copyable': { level: 'decide', title: 'Commands without a copy button' },
  'by-hand': { level: 'decide', title: 'Values that learners would replace by hand' },
  picture: { level: 'decide', title: 'Pictures' },
  link: { level: 'decide', title: 'Links that lead nowhere' },
  translation: { level: 'decide', title: 'Translations that differ from their source' },
  draft: { level: 'decide', title: 'Pages that the old site did not show' },
  'command-or-output': { level: 'review', title: 'Typed or printed? Decided by a guess' },
  'typed-inside': {
    level: 'review',
    title: 'Commands that are typed in a container, on another machine or as another user',
  },
  'code-shared': { level: 'review', title: 'Code of translations that differs from their source' },
  variable: { level: 'review', title: 'Values that learners fill in' },
  'preset-variable': {
    level: 'review',
    title: 'Variables that nothing sets, or only a later command',
  },
  'file-name': { level: 'review', title: 'Files of manifests that a page may call otherwise' },
  'missing-file': { level: 'review', title: 'Files that commands read and the page lacks' },
  'check-proposed': { level: 'review', title: 'Checks that I propose' },
  'moved-changed': { level: 'review', title: 'Pages that were moved and changed' },
  merged: { level: 'review', title: 'Changes of the source that were put between your edits' },
  title: { level: 'review', title: 'Titles that I made' },
  encoding: { level: 'review', title: 'Pages that are not UTF-8' },
  'stays-deleted': { level: 'inform', title: 'Changes of the source in what you have deleted' },
  manifest: { level: 'inform', title: 'Manifests that are only shown' },
  'check-left': { level: 'inform', title: 'Outputs for which I propose no check' },
  moved: { level: 'inform', title: 'Pages that were moved' },
  'front-matter': { level: 'inform', title: 'Front matter that a lesson has no place for' },
  action: { level: 'inform', title: 'Clicks that became something to read' },
  'code-merged': { level: 'inform', title: 'Code that languages share' },
  'in-words': { level: 'inform', title: 'Commands that stay within sentences' },
  'other-shell': { level: 'inform', title: 'Code of shells that are not bash' },
  'typed-by-root': { level: 'inform', title: 'Commands that root typed' },
  'comment-moved': { level: 'inform', title: 'Comments of commands that became prose' },
  'no-lesson': { level: 'inform', title: 'Files that I left out' },
  looks: { level: 'inform', title: 'Looks of the old page' },
  structure: { level: 'inform', title: 'How pages are arranged' },
} as const satisfies Record<string, NoteKind>;

export type NoteCode = keyof typeof noteKinds;
