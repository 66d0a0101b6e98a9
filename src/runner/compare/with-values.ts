import type { LessonSources } from '#model/load/sources.ts';
import type { Output, PrintedText } from '#model/types.ts';
import { edited, editsForValues } from '#transforms/chosen-values.ts';
import type { Chosen, Edit } from '#transforms/chosen-values.ts';

/** A variable that has another value in a run than its example. */
export interface ChosenVariable extends Chosen {
  name: string;
}

/** What a run has in place of the examples of a lesson's variables. */
export const chosenIn = (
  { context }: Pick<LessonSources, 'context'>,
  values: Readonly<Record<string, string>>,
): readonly ChosenVariable[] =>
  Object.entries(context.variables).flatMap(([name, { example }]) => {
    const value = values[name];
    return value === undefined || value === example ? [] : [{ name, example, value }];
  });

/** The outputs of a lesson as its page shows them to whoever chose these values. */
export const outputsWith = (
  outputs: Readonly<Record<string, Output>>,
  chosen: readonly Chosen[],
): Readonly<Record<string, Output>> =>
  chosen.length === 0
    ? outputs
    : Object.fromEntries(
        Object.entries(outputs).map(([id, output]) => {
          const versions = Object.entries(output.versions).map(
            ([version, printed]) => [version, printedWith(printed, chosen)] as const,
          );
          return [id, { ...printedWith(output, chosen), versions: Object.fromEntries(versions) }];
        }),
      );

/** A word that stands in a text because of a run's values: where, and what was there before. Offsets are UTF-16 units of its line. */
export interface ValuePlace {
  /** From 1. */
  line: number;
  start: number;
  end: number;
  before: string;
}

/** Where the values of a run stand in an output that has them in place of the examples. */
export function placesOfValues(text: string, chosen: readonly Chosen[]): readonly ValuePlace[] {
  const edits = editsForValues(text, chosen);
  const [starts, newStarts] = [lineStarts(text), lineStarts(edited(text, edits))];
  return edits.flatMap(({ start, end, text: to }) => {
    const before = text.slice(start, end);
    if (before.trim() === '') return [];
    const line = starts.findLastIndex((each) => each <= start);
    const at = moved(start, edits) - (newStarts[line] ?? 0);
    return [{ line: line + 1, start: at, end: at + to.length, before }];
  });
}

function printedWith<Printed extends PrintedText>(
  printed: Printed,
  chosen: readonly Chosen[],
): Printed {
  const edits = editsForValues(printed.text, chosen);
  const starts = lineStarts(printed.text);
  const text = edited(printed.text, edits);
  const newStarts = lineStarts(text);
  const marks = printed.marks.map((mark) => {
    const from = starts[mark.line - 1] ?? 0;
    const to = newStarts[mark.line - 1] ?? 0;
    const start = moved(from + mark.start, edits) - to;
    return { ...mark, start, end: moved(from + mark.end, edits) - to };
  });
  return { ...printed, text, marks };
}

/** Where each line of a text begins; edits leave lines as they are. */
export const lineStarts = (text: string): readonly number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

/** Where a place of a text is after its edits; one inside of what is replaced comes to its end. */
const moved = (at: number, edits: readonly Edit[]): number =>
  edits.reduce(
    (place, { start, end, text }) =>
      end <= at || start < at ? place + text.length - (Math.min(end, at) - start) : place,
    at,
  );
