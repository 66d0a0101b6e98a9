import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { NoteCode } from './note-kinds.ts';

/** Something that was uncertain, or changed: what, what the importer did, and what the author should check. In English. */
export interface Note {
  code: NoteCode;
  /** In the source, from 1. */
  line: number;
  unsure: string;
  did: string;
  look: string;
  /** What of the old tool it is about, such as `{{< video >}}`: notes of one page, or of many, that are about the same have one cause. */
  about?: string;
  /** Code of the source that was not taken over byte for byte, and what stands in its place. */
  changes?: readonly CodeChange[];
  /** A line that was written, and that the note is about, where it is that of the source. */
  written?: string;
  /** Where the author has to look, in a file that has edits: its path from the folder of the workshop, and what stands in the line. */
  at?: { path: string; line: number; text: string | undefined };
}

export interface CodeChange {
  before: string;
  after: string;
  /** What the author has made of `before`, which was imported earlier; `after` is what the source says now. */
  yours?: string;
}

export type TakeNote = (note: Note) => void;

/** So many of a kind are named in a note. */
const MOST = 8;

/** The first few of some names or lines as a note says them, and how many more there are. */
export const firstOf = (all: readonly (string | number)[]): string =>
  all.slice(0, MOST).join(', ') + (all.length > MOST ? ` and ${all.length - MOST} more` : '');

/** The same with each name in quotes. */
export const fewOf = (names: readonly string[]): string =>
  firstOf(names.map((name) => `"${name}"`));

/** The line of the source in which a node begins, from 1. */
export const lineOf = (node: LessonNode | undefined): number => node?.position?.start.line ?? 1;

/** Whether code stands in a fence, whose first line precedes the code; else it is indented code. */
export const isFenced = ({ position, value = '' }: LessonNode): boolean =>
  position !== undefined && position.end.line - position.start.line + 1 > value.split('\n').length;
