import type { Change } from '../written-content.ts';

/** One way to break the sound workshop: what it is, the files that change, and all that is told about it. */
export type BrokenCase = readonly [
  name: string,
  changes: Readonly<Record<string, Change>>,
  told: string,
];

export const w = 'workshop.yaml';
export const l = 'one/lesson.yaml';
export const m = 'one/manifests/web.yaml';
export const en = 'one/en.mdx';
export const pt = 'one/pt-BR.mdx';
