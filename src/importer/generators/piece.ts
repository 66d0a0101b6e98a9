import type { Mark } from './marked-text.ts';

/** What a line of a generator's page is made of, left to right. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'mark'; mark: Mark; raw: string }
  /** Everything up to what closes it is code; `rest` is what follows in the line, as it is written. */
  | { type: 'code'; lang: string; closing: Closing; rest: string };

/** Finds the end of code in a line: where it begins, and where the rest of the line goes on. */
export type Closing = (line: string) => { start: number; end: number } | undefined;

export const textPiece = (text: string): Piece => ({ type: 'text', text });
