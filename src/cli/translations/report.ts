import { diffArrays } from 'diff';
import { unitCounts } from '#model/translations/states.ts';
import type { TranslationState, UnitState } from '#model/translations/states.ts';
import { inColumns } from '#cli/columns.ts';
import { visible } from '#cli/terminal.ts';
import type { Paint } from '#cli/terminal.ts';

/** How much is printed, and how. */
export interface TranslationsView {
  isDetailed: boolean;
  isDiff: boolean;
  paint: Paint;
}

/** A table of all translations, then the parts that need a translator, with their places. */
export function translationsText(
  states: readonly TranslationState[],
  { isDetailed, isDiff, paint }: TranslationsView,
): string {
  const open = states.flatMap((state) =>
    state.units
      .filter(({ state: word }) => word !== 'current' || (isDetailed && !isDiff))
      .map((unit) => ({ state, unit })),
  );
  const lines = isDiff
    ? open.flatMap(({ state, unit }) =>
        unit.state === 'stale' ? diffText(state, unit, paint) : [],
      )
    : isDetailed || open.length <= 40
      ? open.map(({ state, unit }) => unitLine(state, unit, paint))
      : [
          `${open.length} parts need a translator: name a workshop, a lesson or --locale to see them.`,
        ];
  const table = tableText(states);
  return `${[table, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')}\n`;
}

const headers = ['WORKSHOP', 'LESSON', 'LOCALE', 'CURRENT', 'STALE', 'MISSING', 'UNRECORDED'];

const tableText = (states: readonly TranslationState[]): string =>
  inColumns([headers, ...states.map(cells)])
    .map((row) => row.join('   '))
    .join('\n');

function cells(state: TranslationState): string[] {
  const { current, stale, missing, unrecorded } = unitCounts(state);
  return [
    ...[state.workshop, state.lesson ?? 'words', state.locale],
    ...[current, stale, missing, unrecorded].map(String),
  ];
}

const placeOf = ({ own, source }: UnitState): string => {
  const { file, line } = own ?? source;
  return visible(`${file}:${line}`);
};

function unitLine({ locale }: TranslationState, unit: UnitState, paint: Paint): string {
  const style = unit.state === 'current' ? 'met' : 'waiting';
  const where = unit.state === 'missing' ? `${placeOf(unit)} (the source)` : placeOf(unit);
  return `${where}  ${locale}  ${paint(unit.state, style)}  ${visible(unit.unit)}`;
}

function diffText(state: TranslationState, unit: UnitState, paint: Paint): string[] {
  const { source, before, own } = unit;
  const name = [state.workshop, state.lesson].filter((part) => part !== undefined).join('/');
  const changed =
    before === undefined
      ? [
          `The source now, ${source.file}:${source.line}; what it was is not recorded:`,
          '',
          shown(source.text),
        ]
      : [
          `What changed in the source, ${source.file}:${source.line}:`,
          '',
          wordDiff(before, source.text, state.source)
            .map(({ change, text }) => marked(change, shown(text), paint))
            .join(''),
        ];
  return [
    paint(`${name} ${unit.unit}`, 'title'),
    ...changed,
    '',
    `The translation, ${own === undefined ? state.locale : `${own.file}:${own.line}`}:`,
    '',
    shown(own?.text ?? ''),
    '',
    `When it says the same: readyroom translations accept ${state.locale} ${name} ${unit.unit}`,
    '',
  ];
}

/** A piece of two texts that are compared. */
interface DiffSegment {
  change: 'same' | 'removed' | 'added';
  text: string;
}

/** More changes than these take too long to find, and nobody reads them. */
const MOST_CHANGES = 2000;

/**
 * What changed between two texts, by words. White space belongs to the word before it and makes no difference. Words of
 * languages that do not separate them (Chinese) are found by `Intl.Segmenter`. `same` and `added` make up the second text.
 */
export function wordDiff(before: string, after: string, locale: string): DiffSegment[] {
  const changes = diffArrays(segments(before, locale), segments(after, locale), {
    comparator: (a, b) => a.trimEnd() === b.trimEnd(),
    maxEditLength: MOST_CHANGES,
  });
  return (
    changes?.map(({ removed, added, value }) => ({
      change: removed ? 'removed' : added ? 'added' : 'same',
      text: value.join(''),
    })) ?? [
      { change: 'removed', text: before },
      { change: 'added', text: after },
    ]
  );
}

function segments(text: string, locale: string): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = found.length - 1;
    if (segment.trim() === '' && last >= 0) found[last] += segment;
    else found.push(segment);
  }
  return found;
}

/** `[-gone-]{+new+}`, with the spaces outside: colour is never all there is. */
function marked(change: DiffSegment['change'], text: string, paint: Paint): string {
  if (change === 'same') return text;
  const kept = text.trimEnd();
  const space = text.slice(kept.length);
  return change === 'removed'
    ? `${paint(`[-${kept}-]`, 'failed')}${space === '' ? '' : ' '}`
    : `${paint(`{+${kept}+}`, 'met')}${space}`;
}

/** A text of a file that a terminal only prints, line by line. */
const shown = (text: string): string =>
  text
    .split('\n')
    .map((line) => visible(line.replaceAll('\t', '  ')))
    .join('\n');

/** For programs, one line. Stable: keys are added, never changed. */
export function translationsJson(states: readonly TranslationState[]): string {
  const translations = states.map((state) => ({
    ...{ workshop: state.workshop, lesson: state.lesson ?? null, locale: state.locale },
    source: state.source,
    counts: unitCounts(state),
    units: state.units.map(({ unit, state: word, source, own, before }) => ({
      ...{ unit, state: word, source },
      ...{ own: own ?? null, before: before ?? null },
    })),
  }));
  return `${JSON.stringify({ version: 1, translations })}\n`;
}

/** For an issue or the summary of a workflow. */
export function translationsMarkdown(states: readonly TranslationState[], isDiff: boolean): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const open = states.flatMap((state) =>
    state.units.filter((unit) => unit.state !== 'current').map((unit) => ({ state, unit })),
  );
  const lines = [
    row(headers.map((header) => header[0] + header.slice(1).toLowerCase())),
    row(headers.map((_, column) => (column < 3 ? '---' : '--:'))),
    ...states.map((state) => row(cells(state))),
    '',
    ...open.map(
      ({ state, unit }) =>
        `- [ ] **${unit.state}** ${state.locale} \`${[state.workshop, state.lesson].filter(Boolean).join('/')}#${unit.unit}\` in ${placeOf(unit)}`,
    ),
    ...(isDiff ? open.flatMap(({ state, unit }) => diffMarkdown(state, unit)) : []),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function diffMarkdown(state: TranslationState, unit: UnitState): string[] {
  if (unit.state !== 'stale') return [];
  const plain: Paint = (text) => text;
  const [title = '', ...rest] = diffText(state, unit, plain);
  return ['', `### ${state.locale} ${title}`, '', '````text', ...rest.slice(0, -1), '````'];
}
