import type { MadePage, RefusedPage } from '#importer/import-pages.ts';
import type { SkippedFile } from '#importer/plan-pages.ts';
import { visible } from '#cli/terminal.ts';

/** What came of an import. */
export interface ImportOutcome {
  workshop: string;
  isDryRun: boolean;
  made: readonly MadePage[];
  refused: readonly RefusedPage[];
  skipped: readonly SkippedFile[];
  /** Paths from the folder of all workshops. */
  written: readonly string[];
  /** Absolute path or path as it was typed of the source's folder, to name files by. */
  folder: string;
}

/** The report for people: what was made, then what to look at, each with file and line. */
export function importText(outcome: ImportOutcome): string {
  const { made, refused, skipped, written, isDryRun, workshop } = outcome;
  const notes = made.flatMap(({ page, notes: own }) =>
    own
      .toSorted((a, b) => a.line - b.line)
      .map(
        ({ line, unsure, did, look }) =>
          `${page.path}:${line}: ${visible(unsure)} ${visible(did)}\n  → ${visible(look)}`,
      ),
  );
  const others = [
    ...refused.map(({ page, why }) => `${page.path}:1: This was not imported: ${why}.`),
    ...skipped.map(({ path, why }) => `${path}:1: This was not imported: ${why}.`),
  ];
  const pages = made.map(
    ({ page, isNew, flavour, counts }) =>
      `${page.path} (${flavour}) → ${workshop}/${page.lesson} ${page.locale}${isNew ? countText(counts) : ', aligned with its source'}`,
  );
  const lessons = made.filter(({ isNew }) => isNew).length;
  const summary = [
    `${isDryRun ? 'Would make' : 'Made'} ${number(lessons, 'lesson')} and ${number(made.length - lessons, 'translation')}: ${number(written.length, 'file')} in ${workshop}/.`,
    notes.length === 0 ? 'Nothing to look at.' : `${number(notes.length, 'thing')} to look at.`,
    lessons === 0 ? '' : 'In each lesson.yaml, minutes and environments are estimates.',
  ]
    .filter((part) => part !== '')
    .join(' ');
  return [pages.join('\n'), notes.join('\n'), others.join('\n'), summary]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function countText(counts: MadePage['counts']): string {
  const parts = Object.entries(counts).flatMap(([name, count]) =>
    count === 0 ? [] : [number(count, name.replace(/s$/, ''))],
  );
  return parts.length === 0 ? ', prose only' : `: ${parts.join(', ')}`;
}

const number = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The report for programs. */
export function importJson({
  made,
  refused,
  skipped,
  written,
  isDryRun,
  workshop,
}: ImportOutcome): object {
  return {
    workshop,
    dryRun: isDryRun,
    pages: made.map(({ page, flavour, title, isNew, counts, notes }) => ({
      ...{ file: page.path, from: flavour, lesson: page.lesson, locale: page.locale },
      ...{ title, new: isNew, counts, notes },
    })),
    notImported: [
      ...refused.map(({ page, why }) => ({ file: page.path, why })),
      ...skipped.map(({ path, why }) => ({ file: path, why })),
    ],
    written,
  };
}
