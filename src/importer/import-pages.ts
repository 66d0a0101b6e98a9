import { guessFlavour } from '#importer/generators/flavour.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { placesOf } from '#importer/lesson/existing-lesson.ts';
import type { LessonPlace } from '#importer/lesson/existing-lesson.ts';
import type { Site } from '#importer/lesson/links.ts';
import { headingIds, importLesson } from '#importer/lesson/import-lesson.ts';
import type { ImportedLesson } from '#importer/lesson/import-lesson.ts';
import type { Note } from './note.ts';
import type { PlannedPage } from './plan-pages.ts';
import { readPage } from '#importer/read/read-page.ts';
import type { Complain, NewVariables } from '#importer/drafts/settle-commands.ts';
import { importTranslation } from '#importer/lesson/import-translation.ts';
import { lessonYaml } from '#importer/write/yaml-files.ts';

/** A file to be written, from the folder of the workshop. */
interface MadeFile {
  path: string;
  text: string;
}

/** What one page has become. */
export interface MadePage {
  page: PlannedPage;
  flavour: Flavour;
  title: string;
  /** True for a new lesson, false for one more language of a lesson. */
  isNew: boolean;
  files: readonly MadeFile[];
  counts: { commands: number; outputs: number; manifests: number; checks: number };
  /** The commands of a new lesson; none for a translation. */
  commands: readonly string[];
  variables: NewVariables;
  notes: readonly Note[];
}

/** What pages are imported into. */
export interface Surroundings {
  /** Where the addresses in a page lead. Headings are added by the import itself. */
  siteOf(page: PlannedPage): Omit<Site, 'headingOf'>;
  /** The places of a lesson that the workshop already has; undefined if it has no such lesson. */
  placesOf(lesson: string): readonly LessonPlace[] | undefined;
  flavour: Flavour | undefined;
  /** Lets a shell check a command; without it, no command is checked. */
  complain?: Complain;
}

/** A page that cannot be imported, and why. */
export interface RefusedPage {
  page: PlannedPage;
  why: string;
}

/**
 * Imports pages in order. Of the pages of a new lesson, the first makes the lesson and the others are its translations, so
 * the first must be in `source`, the language that the workshop is translated from.
 */
export function lessonsOfPages(
  pages: readonly PlannedPage[],
  source: string,
  { siteOf, placesOf: existing, flavour, complain }: Surroundings,
): { made: MadePage[]; refused: RefusedPage[] } {
  const made: MadePage[] = [];
  const refused: RefusedPage[] = [];
  const places = new Map<string, readonly LessonPlace[]>();
  const flavourOf = flavoursOf(pages, flavour);
  const headingOf = headingsOf(pages, flavourOf, existing);
  for (const page of pages) {
    const used = flavourOf(page);
    const read = readPage(page.path, page.text, used);
    if (page.encoding !== undefined) read.notes.unshift(encodingNote(page.encoding));
    const { title } = read;
    const known = places.get(page.lesson) ?? existing(page.lesson);
    const site = { ...siteOf(page), headingOf };
    if (known === undefined && page.locale !== source) {
      refused.push({
        page,
        why: `there is no lesson "${page.lesson}" in ${source}, the source of the workshop, that it could be a translation of. Import that first, say with --lesson which lesson it translates, or name another --workshop, which then begins in ${page.locale}`,
      });
    } else if (known === undefined) {
      const lesson = importLesson(read, site, complain);
      places.set(page.lesson, placesIn(lesson));
      made.push({ page, flavour: used, title, isNew: true, ...madeLesson(page, lesson) });
    } else {
      const { mdx, notes } = importTranslation(read, known, site, complain);
      const files = [{ path: `${page.lesson}/${page.locale}.mdx`, text: mdx }];
      const counts = { commands: 0, outputs: 0, manifests: 0, checks: 0 };
      made.push({
        page,
        flavour: used,
        title,
        isNew: false,
        files,
        counts,
        commands: [],
        variables: new Map(),
        notes,
      });
    }
  }
  return { made, refused };
}

const encodingNote = (encoding: string): Note => ({
  line: 1,
  unsure: 'The page is not UTF-8.',
  did: `I read it as ${encoding}.`,
  look: 'Look at letters that are not of English.',
});

/** The generator of each page. A page without any sign of one is read like the others: a folder is one site. */
function flavoursOf(
  pages: readonly PlannedPage[],
  flavour: Flavour | undefined,
): (page: PlannedPage) => Flavour {
  const guess = ({ path, text }: PlannedPage): Flavour => guessFlavour(path, text);
  const common = pages.map(guess).find((each) => each !== 'markdown' && each !== 'text');
  return (page) => {
    const own = flavour ?? guess(page);
    return flavour === undefined && own === 'markdown' && common !== undefined ? common : own;
  };
}

/** Finds headings of any lesson, also of one that is imported later: its page is read for that, when a link first needs it. */
function headingsOf(
  pages: readonly PlannedPage[],
  flavourOf: (page: PlannedPage) => Flavour,
  existing: Surroundings['placesOf'],
): Site['headingOf'] {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const idsOf = (lesson: string): ReadonlyMap<string, string> => {
    const places = existing(lesson);
    const page = pages.find((each) => each.lesson === lesson);
    if (places !== undefined) return new Map(places.map(({ id }) => [id, id]));
    return page === undefined
      ? new Map()
      : headingIds(readPage(page.path, page.text, flavourOf(page)));
  };
  return (lesson, fragment) => {
    const ids = known.get(lesson) ?? idsOf(lesson);
    known.set(lesson, ids);
    return ids.get(fragment.toLowerCase());
  };
}

function placesIn({ data, manifests, mdx }: ImportedLesson): readonly LessonPlace[] {
  const walkthroughs = Object.entries(data.walkthroughs ?? {});
  const texts = walkthroughs.map(([id, { manifest }]) => {
    const file = data.manifests?.[manifest]?.file ?? '';
    return [id, manifests.get(file) ?? ''] as const;
  });
  const structure = {
    commands: data.commands ?? {},
    outputs: data.outputs ?? {},
    manifests: Object.fromEntries(texts),
    steps: Object.fromEntries(
      walkthroughs.map(([id, { steps }]) => [id, steps.map((step) => step.id)]),
    ),
  };
  return placesOf(mdx, structure) ?? [];
}

function madeLesson(
  { lesson, locale }: PlannedPage,
  { data, manifests, mdx, variables, notes }: ImportedLesson,
): Pick<MadePage, 'files' | 'counts' | 'commands' | 'variables' | 'notes'> {
  const files = [
    { path: `${lesson}/lesson.yaml`, text: lessonYaml(data) },
    { path: `${lesson}/${locale}.mdx`, text: mdx },
    ...[...manifests].map(([path, text]) => ({ path: `${lesson}/${path}`, text })),
  ];
  const count = (entries: object | undefined): number => Object.keys(entries ?? {}).length;
  const counts = {
    commands: count(data.commands),
    outputs: count(data.outputs),
    manifests: count(data.manifests),
    checks: count(data.checks),
  };
  const commands = Object.values(data.commands ?? {}).flatMap(({ run }) => run);
  return { files, counts, commands, variables, notes };
}
