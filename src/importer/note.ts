import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Something the importer was unsure of: where, what it did, and what its author should look at. English: for authors. */
export interface Note {
  /** From 1, in the source. */
  line: number;
  unsure: string;
  did: string;
  look: string;
}

export type TakeNote = (note: Note) => void;

/** The line of the source a node begins in, from 1. */
export const lineOf = (node: LessonNode | undefined): number => node?.position?.start.line ?? 1;
