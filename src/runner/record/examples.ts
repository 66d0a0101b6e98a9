import type { AlignStep } from '#runner/compare/align.ts';
import type { Item } from '#runner/compare/items.ts';
import { lineStarts, placesOfValues } from '#runner/compare/with-values.ts';
import type { ChosenVariable, ValuePlace } from '#runner/compare/with-values.ts';
import { edited, placesOfValue, withColumns } from '#transforms/chosen-values.ts';
import type { Edit } from '#transforms/chosen-values.ts';

type Steps = readonly AlignStep<Item, Item>[];

/** A value of the run that stands in new lines, and may be the variable or anything else there. */
export interface LeftValue {
  variable: ChosenVariable;
  /** What was printed in those lines. */
  lines: readonly string[];
}

/** The texts of a recording: as its lesson has them, and as a run printed them. */
interface Texts {
  /** The documented output, with the examples. */
  documented: string;
  printed: string;
  chosen: readonly ChosenVariable[];
  /** Whether a value can mean nothing but the variable, wherever it stands in this lesson. */
  isUnmistakable: (value: string) => boolean;
}

/**
 * The way from a documented output to what was printed, with the examples in place of the run's values. Lines of the documented output
 * are as they were. In new ones a value becomes the example where the documented output has the example: in the same column, or
 * behind or before the same words of a line; and everywhere, if it is unmistakable. Anywhere else the same word may be something
 * else (`default` is many things): there it stays, and is told.
 */
export function withExamples(
  steps: Steps,
  { documented, printed, chosen, isUnmistakable }: Texts,
): { steps: Steps; left: readonly LeftValue[] } {
  const places = placesOfValues(documented, chosen);
  const ones = steps.flatMap((step) => (step.is === 'extra' ? [] : [step.one]));
  const lines = documented.split('\n');
  const known = new Set<string>();
  /** Where the documented output has the value itself, it does not mean the variable. */
  const literal = new Set<string>();
  for (const item of ones) {
    const own = placesIn(item, places);
    for (const { example, value } of chosen) {
      const add = (to: Set<string>, place: { start: number; end: number }): void => {
        for (const context of contextsOf(item, place, example)) to.add(context);
      };
      for (const place of own) {
        if (place.before === example) add(known, place);
        if (place.before === value) add(literal, place);
      }
      for (const place of placesOfValue(item.text, value))
        if (own.every(({ start }) => start !== place.start)) add(literal, place);
    }
  }
  const changes: Edit[] = [];
  const left = new Map<ChosenVariable, string[]>();
  const starts = lineStarts(printed);
  for (const step of steps) {
    if (step.is !== 'extra') continue;
    const { other: item } = step;
    const start = starts[item.line - 1] ?? 0;
    for (const variable of chosen) {
      const { example, value } = variable;
      for (const place of placesOfValue(item.text, value)) {
        const edit = { start: start + place.start, end: start + place.end, text: example };
        if (changes.some((each) => each.start < edit.end && edit.start < each.end)) continue;
        const contexts = contextsOf(item, place, example);
        const isKnown = contexts.some((each) => known.has(each));
        if (isUnmistakable(value) || (isKnown && !contexts.some((each) => literal.has(each))))
          changes.push(edit);
        else if (left.get(variable)?.includes(item.text) !== true)
          left.set(variable, [...(left.get(variable) ?? []), item.text]);
      }
    }
  }
  const newLines = edited(printed, withColumns(printed, changes)).split('\n');
  const changed = (item: Item, at: number): Item =>
    withPlaces(
      item,
      changes
        .filter(({ start }) => start >= at && start < at + item.text.length)
        .map(({ start, end, text }) => ({
          ...{ line: item.line, start: start - at, end: end - at, before: text },
        })),
      newLines[item.line - 1]?.trimEnd() ?? '',
    );
  return {
    steps: steps.map((step) => {
      if (step.is === 'missing') return step;
      if (step.is === 'extra')
        return { ...step, other: changed(step.other, starts[step.other.line - 1] ?? 0) };
      const own = placesIn(step.one, places);
      return { ...step, one: withPlaces(step.one, own, lines[step.one.line - 1]?.trimEnd() ?? '') };
    }),
    left: [...left].map(([variable, each]) => ({ variable, lines: each })),
  };
}

const placesIn = ({ line }: Item, places: readonly ValuePlace[]): readonly ValuePlace[] =>
  places.filter((place) => place.line === line);

/** By what a place in a line is known again: its column, and the signs around it there; or the words before it, or behind it. */
function contextsOf(
  item: Item,
  { start, end }: { start: number; end: number },
  example: string,
): readonly string[] {
  const { text } = item;
  if (item.is === 'row') {
    const found = cellAt(item, start, end);
    if (found === undefined) return [];
    const [before, behind] = [text[start - 1] ?? '', text[end] ?? ''].map((each) => each.trim());
    return [JSON.stringify([example, found[0], before, behind])];
  }
  const [before, behind] = [text.slice(0, start), text.slice(end)].map((each) =>
    each.split(/\s+/).join(' '),
  );
  return [
    JSON.stringify([example, 'behind', before]),
    ...(behind === '' ? [] : [JSON.stringify([example, 'before', behind])]),
  ];
}

const cellAt = (item: Item & { is: 'row' }, start: number, end: number) =>
  Object.entries(item.cells).find(([, { at }]) => at.start <= start && end <= at.end);

/** A line with what stood at its places before. */
function withPlaces(item: Item, places: readonly ValuePlace[], text: string): Item {
  if (item.is !== 'row' || places.length === 0) return { ...item, text };
  const cells = Object.entries(item.cells).map(([column, cell]) => {
    const own = places
      .filter(({ start, end }) => cell.at.start <= start && end <= cell.at.end)
      .map(({ start, end, before }) => ({ start, end, text: before }))
      .toSorted((one, other) => one.start - other.start);
    return [column, { ...cell, text: edited(cell.text, own, cell.at.start) }] as const;
  });
  return { ...item, text, cells: Object.fromEntries(cells) };
}
