import type { MadePage } from '#importer/import-pages.ts';
import { byKind, countText, entriesOf, number } from './entries.ts';
import type { Entry } from './entries.ts';
import type { GonePage, ImportList, NotImported } from './list.ts';
import type { MovedPage } from './pages-before.ts';
import { visible } from '#cli/terminal.ts';

/** What became of a page that is there: written anew, left to its author with what changed in the source on the list, or as it was. */
export type PageFate = 'changed' | 'left' | 'same';

/** What came of an import. */
export interface ImportOutcome {
  workshop: string;
  isDryRun: boolean;
  made: readonly MadePage[];
  notImported: readonly NotImported[];
  /** What became of the pages that an earlier import brought, by their path. */
  earlier: ReadonlyMap<string, PageFate>;
  /** Pages that earlier imports brought and that stand elsewhere now. */
  moved: readonly MovedPage[];
  /** Pages that earlier imports brought and that are gone; their lessons stay. */
  gone: readonly GonePage[];
  /** Paths from the folder of all workshops. */
  written: readonly string[];
  /** The sentence that says so, where nothing is new: then only what a person must decide is listed. */
  unchanged?: string | undefined;
  list: ImportList;
  /** The file that the list was written to; undefined where it was not. */
  listFile: string | undefined;
  /** The file that says what code was taken for; undefined where there is none. */
  codeFile: string | undefined;
}

/** Of more notes than this, only how many there are of each kind is printed: all of them are on the list. */
const MAX_NOTES = 25;

/** The report for people: what was made, then what to look at, with file and line. */
export function importText(outcome: ImportOutcome): string {
  const { earlier, moved, written, unchanged, isDryRun, workshop, listFile, codeFile } = outcome;
  const made = outcome.made.filter(({ page }) => earlier.get(page.path) !== 'same');
  const open = outcome.list.items.filter(({ isTicked }) => !isTicked);
  const toDecide = open.filter(({ level }) => level === 'decide');
  const decisions = entriesOf(toDecide).length;
  const pages = made.map(
    ({ page, isNew, flavour, counts }) =>
      `${page.path} (${flavour}) → ${workshop}/${page.lesson} ${page.locale}${isNew ? partsText(counts) : ', aligned with its source'}`,
  );
  const brought = made.filter(({ page }) => !earlier.has(page.path));
  const lessons = brought.filter(({ isNew }) => isNew).length;
  const toSee = entriesOf(open.filter(({ level }) => level !== 'inform')).length;
  const list = listFile === undefined ? [] : [`The list: ${listFile}`];
  if (unchanged !== undefined) {
    const left = [
      ...movedText(moved),
      ...(decisions === 0 ? [] : [`${decisions} to decide.`, ...list]),
    ];
    return inParts([notesText({ workshop, items: toDecide }), [unchanged, ...left].join(' ')]);
  }
  const summary = [
    `${isDryRun ? 'Would make' : 'Made'} ${number(lessons, 'lesson')} and ${number(brought.length - lessons, 'translation')}${earlierText(earlier)}: ${number(written.length, 'file')} in ${workshop}/.`,
    ...movedText(moved),
    toSee === 0 ? 'Nothing to look at.' : `${number(toSee, 'item')} to look at.`,
    ...(lessons === 0 ? [] : ['In each lesson.yaml, minutes and environments are estimates.']),
    ...list,
  ];
  const code = codeFile === undefined ? [] : [`What code was taken for: ${codeFile}`];
  const end = [summary.join(' '), ...code].join('\n');
  return inParts([pages.join('\n'), notesText({ workshop, items: open }), end]);
}

/** Of pages that were there: `; 2 pages changed, 1 left to you, 57 as before`. */
function earlierText(earlier: ImportOutcome['earlier']): string {
  if (earlier.size === 0) return '';
  const count = (fate: PageFate): number =>
    [...earlier.values()].filter((each) => each === fate).length;
  const [left, same] = [count('left'), count('same')];
  return [
    `; ${number(count('changed'), 'page')} changed`,
    ...(left === 0 ? [] : [`${left} left to you`]),
    ...(same === 0 ? [] : [`${same} as before`]),
  ].join(', ');
}

const movedText = (moved: readonly MovedPage[]): string[] => {
  const count = moved.length;
  if (count === 0) return [];
  return [
    count === 1
      ? '1 page was moved and goes on with its lesson.'
      : `${count} pages were moved and go on with their lessons.`,
  ];
};

const inParts = (parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;

function notesText(list: ImportList): string {
  const entries = entriesOf(list.items);
  if (entries.length > MAX_NOTES) {
    return byKind(list)
      .map(
        ({ title, level, entries: own }) =>
          `${String(own.length).padStart(6)}  ${title} (${level})`,
      )
      .join('\n');
  }
  return entries.flatMap(entryText).join('\n');
}

function entryText(entry: Entry): string[] {
  const [first] = entry.items;
  if (first === undefined) return [];
  const { from, message, done, hint } = first;
  const count = entry.items.length === 1 ? '' : ` (the first of ${countText(entry)})`;
  return [
    `${from.file}:${from.line}: ${visible(message)} ${visible(done)}${count}`,
    `  → ${visible(hint)}`,
  ];
}

function partsText(counts: MadePage['counts']): string {
  const parts = Object.entries(counts).flatMap(([name, count]) =>
    count === 0 ? [] : [number(count, name.replace(/s$/, ''))],
  );
  return parts.length === 0 ? ', prose only' : `: ${parts.join(', ')}`;
}

/** The report for programs. */
export function importJson(outcome: ImportOutcome): object {
  const { made, moved, gone, notImported, written, isDryRun, workshop, list } = outcome;
  return {
    workshop,
    dryRun: isDryRun,
    pages: made.map(({ page, flavour, title, isNew, counts, notes }) => ({
      ...{ file: page.path, from: flavour, lesson: page.lesson, locale: page.locale },
      ...{ title, new: isNew, counts, notes },
    })),
    notImported: notImported.map(({ path, why }) => ({ file: path, why })),
    moved: moved.map(({ from, to, text }) => ({ from, to, text })),
    gone: gone.map(({ path, text }) => ({ file: path, text })),
    list: list.items,
    written,
  };
}
