import { placeOf } from '#checker/lines/line.ts';
import type { Line } from '#checker/lines/line.ts';
import type { Place } from '#checker/types.ts';

/**
 * A cell, or a line of output, that is asked for its place only where something is said of it: a paste may have half a
 * million of them.
 */
export class PrintedText {
  readonly text: string;
  readonly #line: Line;
  readonly #start: number;
  readonly #end: number;

  /** `start` and `end` are where it stands in the text of its line. */
  constructor(text: string, line: Line, start: number, end: number) {
    this.text = text;
    this.#line = line;
    this.#start = start;
    this.#end = end;
  }

  get at(): Place {
    return placeOf(this.#line, this.#start, this.#end);
  }
}
