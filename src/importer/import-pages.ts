import { guessFlavour, isAsciiDoc } from '#importer/generators/flavour.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { placesIn } from '#importer/lesson/existing-lesson.ts';
import type { NamedPart } from '#importer/lesson/existing-lesson.ts';
import type { LinkedSite } from '#importer/lesson/links.ts';
import { headingIds, importLesson } from '#importer/lesson/import-lesson.ts';
import type { ImportedLesson } from '#importer/lesson/import-lesson.ts';
import type { Note } from './note.ts';
import { noParts } from './site-parts.ts';
import type { SiteParts } from './site-parts.ts';
import { scriptNotes } from './step-scripts.ts';
import type { PlannedPage } from './plan-pages.ts';
import type { AsciiDocPage } from '#importer/read/asciidoc.ts';
import { readPage } from '#importer/read/read-page.ts';
import type { Page } from '#importer/read/read-page.ts';
import { noVariables } from '#importer/drafts/learner-variables.ts';
import { draftedCommands } from '#importer/drafts/settle-commands.ts';
import type { Complain, NewVariables } from '#importer/drafts/settle-commands.ts';
import { exportedToFiles } from '#importer/drafts/tidy-command.ts';
import { programsIn } from '#importer/text/programs.ts';
import { asLiteral } from '#transforms/constants.ts';
import { readShell } from '#transforms/shell.ts';
import type { WrittenMdx } from '#importer/write/write-mdx.ts';
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
  /** Variables that another lesson or the environment sets. */
  preset: ReadonlySet<string>;
  /** Where what began in a line of the page stands in the prose. */
  lines: WrittenMdx['lines'];
  notes: readonly Note[];
}

/** What pages are imported into. */
export interface ImportedInto {
  /** Where the addresses in a page lead. Headings are added by the import itself. */
  siteOf(page: PlannedPage): Omit<LinkedSite, 'headingOf'>;
  /** The places of a lesson that the workshop already has; undefined if it has no such lesson. */
  placesOf(lesson: string): readonly NamedPart[] | undefined;
  flavour: Flavour | undefined;
  /** What a page shows of its site; without it, no page shows anything. */
  partsOf?: (page: PlannedPage) => SiteParts;
  /** A page of AsciiDoc as its library has read it. */
  asciiDocOf?: (page: PlannedPage) => AsciiDocPage | undefined;
  /** Lets a shell check a command; without it, no command is checked. */
  complain?: Complain;
  /** Variables that workshop.yaml has already. */
  declared?: ReadonlySet<string>;
  /** Texts of all pages of the site, also of those that are not imported now: they tell which programs it calls. */
  texts?: readonly string[];
  /** The commands of the lessons that are there already. */
  commands?: readonly string[];
}

/** A page that cannot be imported, and why. */
export interface RefusedPage {
  page: PlannedPage;
  why: string;
}

/** What the pages of a site say together, which each of them needs. */
interface Survey {
  read(page: PlannedPage): Page;
  flavourOf(page: PlannedPage): Flavour;
  /** The variables that some command of the workshop sets. */
  assigned: ReadonlySet<string>;
  headingOf: LinkedSite['headingOf'];
}

/** The trees of pages that are so long together are kept until their turn. UTF-16 code units. */
const KEPT = 2_000_000;

/**
 * Goes through all pages before the first of them is made into a lesson. Their trees are large, so only those of the first
 * pages are kept, and that of a single one: any other page is read again when its turn comes.
 */
export function surveyOf(pages: readonly PlannedPage[], surroundings: ImportedInto): Survey {
  const { placesOf, flavour, commands = [] } = surroundings;
  const flavourOf = flavoursOf(pages, flavour);
  const programs = programsIn(surroundings.texts ?? pages.map(({ text }) => text));
  const kept = new Map<PlannedPage, Page>();
  let keptLength = 0;
  const read = (page: PlannedPage): Page => {
    const known = kept.get(page);
    // Whoever makes a lesson of a page changes its tree.
    if (kept.delete(page) && known !== undefined) return known;
    const parts = surroundings.partsOf?.(page);
    const asciiDoc = surroundings.asciiDocOf?.(page);
    return readPage(page.path, page.text, flavourOf(page), programs, parts, asciiDoc);
  };
  const assigned = new Set(commands.flatMap(assignedBy));
  const headings = new Map<string, ReadonlyMap<string, string>>();
  for (const page of pages) {
    const content = read(page);
    keptLength += page.text.length;
    if (keptLength <= KEPT || pages.length === 1) kept.set(page, content);
    for (const run of draftedCommands(content.root))
      for (const name of assignedBy(run)) assigned.add(name);
    if (!headings.has(page.lesson) && placesOf(page.lesson) === undefined)
      headings.set(page.lesson, headingIds(content));
  }
  return { read, flavourOf, assigned, headingOf: headingsOf(headings, placesOf) };
}

const assignedBy = (run: string): string[] => [...readShell(run).assigned, ...exportedToFiles(run)];

/**
 * Imports pages in order. Of the pages of a new lesson, the first makes the lesson and the others are its translations, so
 * the first must be in `source`, the language that the workshop is translated from.
 */
export function lessonsOfPages(
  pages: readonly PlannedPage[],
  source: string,
  surroundings: ImportedInto,
  survey = surveyOf(pages, surroundings),
): { made: MadePage[]; refused: RefusedPage[] } {
  const { siteOf, placesOf: existing, complain = () => undefined, declared } = surroundings;
  const { read, flavourOf, assigned, headingOf } = survey;
  const made: MadePage[] = [];
  const refused: RefusedPage[] = [];
  const places = new Map<string, readonly NamedPart[]>();
  const workshop = { ...noVariables(), assigned, declared: declared ?? new Set() };
  for (const page of pages) {
    const known = places.get(page.lesson) ?? existing(page.lesson);
    if (known === undefined && page.locale !== source) {
      refused.push({
        page,
        why: `there is no lesson "${page.lesson}" in ${source}, the source of the workshop, that it could be a translation of. Import that first, say with --lesson which lesson it translates, or name another --workshop, which then begins in ${page.locale}`,
      });
      continue;
    }
    const content = read(page);
    if (page.encoding !== undefined) content.notes.unshift(encodingNote(page.encoding));
    content.notes.push(...scriptNotes(page, surroundings.partsOf?.(page) ?? noParts));
    content.minutes ??= page.minutes;
    const site = { ...siteOf(page), headingOf };
    const context = { lesson: page.lesson, workshop, complain };
    const common = { page, flavour: flavourOf(page), title: content.title };
    if (known === undefined) {
      const lesson = importLesson(content, site, context);
      places.set(page.lesson, placesOfLesson(lesson));
      made.push({ ...common, isNew: true, ...madeLesson(page, lesson) });
    } else {
      const { mdx, lines, notes } = importTranslation(content, known, site, context);
      const files = [{ path: `${page.lesson}/${page.locale}.mdx`, text: mdx }];
      made.push({ ...common, isNew: false, ...nothingNew, files, lines, notes });
    }
  }
  return { made, refused };
}

const nothingNew: Pick<MadePage, 'counts' | 'commands' | 'variables' | 'preset'> = {
  counts: { commands: 0, outputs: 0, manifests: 0, checks: 0 },
  commands: [],
  variables: new Map(),
  preset: new Set(),
};

const encodingNote = (encoding: string): Note => ({
  line: 1,
  code: 'encoding',
  unsure: 'The page is not UTF-8.',
  did: `I read it as ${encoding}.`,
  look: 'Look at letters that are not of English.',
});

/** The generator of each page. A page without any sign of one is read like most of the others: a folder is one site. */
function flavoursOf(
  pages: readonly PlannedPage[],
  flavour: Flavour | undefined,
): (page: PlannedPage) => Flavour {
  const guess = ({ path, text }: PlannedPage): Flavour => guessFlavour(path, text);
  const counts = new Map<Flavour, number>();
  for (const each of pages.map(guess)) {
    if (each !== 'markdown' && each !== 'text' && each !== 'asciidoc')
      counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  const [common] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return (page) => {
    if (isAsciiDoc(page.path)) return 'asciidoc';
    const own = flavour ?? page.tool ?? guess(page);
    return flavour === undefined && own === 'markdown' && common !== undefined ? common : own;
  };
}

/** Finds headings of any lesson, also of one that is imported later, or was there before. */
function headingsOf(
  imported: ReadonlyMap<string, ReadonlyMap<string, string>>,
  existing: ImportedInto['placesOf'],
): LinkedSite['headingOf'] {
  const known = new Map(imported);
  return (lesson, fragment) => {
    const ids =
      known.get(lesson) ?? new Map((existing(lesson) ?? []).map(({ id }) => [id, id] as const));
    known.set(lesson, ids);
    return ids.get(fragment.toLowerCase());
  };
}

function placesOfLesson({ data, manifests, root }: ImportedLesson): readonly NamedPart[] {
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
  return placesIn(root, structure);
}

function madeLesson(
  { lesson, locale }: PlannedPage,
  { data, manifests, mdx, lines, variables, preset, notes }: ImportedLesson,
): Omit<MadePage, 'page' | 'flavour' | 'title' | 'isNew'> {
  const files = [
    { path: `${lesson}/lesson.yaml`, text: lessonYaml(data) },
    { path: `${lesson}/${locale}.mdx`, text: mdx },
    ...[...manifests].map(([path, text]) => ({ path: `${lesson}/${path}`, text: asLiteral(text) })),
  ];
  const count = (entries: object | undefined): number => Object.keys(entries ?? {}).length;
  const counts = {
    commands: count(data.commands),
    outputs: count(data.outputs),
    manifests: count(data.manifests),
    checks: count(data.checks),
  };
  const commands = Object.values(data.commands ?? {}).flatMap(({ run }) => run);
  return { files, counts, commands, variables, preset, lines, notes };
}
