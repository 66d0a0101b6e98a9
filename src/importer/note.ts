import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Something that was uncertain: what, what the importer did, and what the author should check. In English. */
export interface Note {
  /** In the source, from 1. */
  line: number;
  unsure: string;
  did: string;
  look: string;
}

export type TakeNote = (note: Note) => void;

/** The line of the source in which a node begins, from 1. */
export const lineOf = (node: LessonNode | undefined): number => node?.position?.start.line ?? 1;
