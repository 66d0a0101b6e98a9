/** What a cell of a column of a kind can be: made from the looks of the kind's record and those that all kinds share. */
import { recordOf } from './index.ts';
import type { CellLook } from './looks.ts';
import { columnsOfAnyKind, sharedLooks } from './looks.ts';
import type { KindRecord } from './record.ts';
import { hasColumn } from './record.ts';

export interface Shape {
  fits: (text: string) => boolean;
  /** Whether the text is possible at all: asked where offsets leave no doubt which column it is of. */
  possible: (text: string) => boolean;
  /** May the cell be empty? */
  empty: boolean;
  /** How many words one blank apart it may hold where nothing else separates cells. */
  words: number;
}

/** Columns whose cells are never empty. */
const alwaysFilled = new Set(['AGE', 'LABELS']);

/**
 * The shape of a column. For a kind that is not known, or a column that its kind does not print (`-L`), a cell is
 * any text and may be empty, except the first column and AGE.
 */
export function shapeOf(column: string, kind: string | undefined, first: boolean): Shape {
  const record = recordOf(kind);
  const shared = sharedLooks[column];
  const look = isOwn(column, record)
    ? (record?.cells?.[column] ?? shared ?? {})
    : { ...anyText, ...(shared?.blanks === 'any' && { blanks: 'any' as const }) };
  const { like = look.blanks ? undefined : /^\S+$/, strict, empty, blanks }: CellLook = look;
  const fits = (text: string) => like?.test(text) !== false;
  return {
    fits,
    possible: (text) => (text === '' ? !first && !alwaysFilled.has(column) : !strict || fits(text)),
    empty: !first && empty === true,
    words: blanks === 'any' ? Infinity : blanks === 'some' ? 8 : 1,
  };
}

const isOwn = (column: string, record: KindRecord | undefined): boolean =>
  columnsOfAnyKind.has(column) || (record !== undefined && hasColumn(record, column));

/** Any text, and nothing but in the first column. */
const anyText: CellLook = { like: /^/, empty: true };
