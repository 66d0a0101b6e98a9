import type { LessonSources } from '#model/load/sources.ts';
import type { Output, PrintedText } from '#model/types.ts';
import { edited, editsForValues } from '#transforms/chosen-values.ts';
import type { Chosen, Edit } from '#transforms/chosen-values.ts';

/** What a run has in place of the examples of a lesson's variables. */
export const chosenIn = (
  { context }: Pick<LessonSources, 'context'>,
  values: Readonly<Record<string, string>>,
): readonly Chosen[] =>
  Object.entries(context.variables).flatMap(([name, { example }]) => {
    const value = values[name];
    return value === undefined || value === example ? [] : [{ example, value }];
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

/** What was recorded with values, with the examples in their place again. */
export function withExamples(text: string, chosen: readonly Chosen[]): string {
  const back = chosen.map(({ example, value }) => ({ example: value, value: example }));
  return edited(text, editsForValues(text, back));
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

/** Edits leave lines as they are. */
const lineStarts = (text: string): readonly number[] => [
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
