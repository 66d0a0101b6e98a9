import type { PrintedKind } from './printed-kind.ts';

/** What `-o wide` adds today: the catalogue also lists what its columns were called, and where they stood, before. */
export const wideNow = ({ wide }: Pick<PrintedKind, 'wide'>): string[] =>
  wide.filter((column, at) => wide.lastIndexOf(column) === at && !column.endsWith('(S)'));
