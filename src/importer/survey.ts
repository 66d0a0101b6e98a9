import { guessFlavour, isAsciiDoc } from '#importer/generators/flavour.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { exportedToFiles } from '#importer/drafts/preset-variables.ts';
import { noVariables } from '#importer/drafts/learner-variables.ts';
import type { WorkshopVariables } from '#importer/drafts/learner-variables.ts';
import { draftedCommands, tidiedCommands } from '#importer/drafts/drafted-commands.ts';
import type { Complain } from '#importer/drafts/settle-commands.ts';
import { bringsFiles } from '#importer/lesson/applied-files.ts';
import type { LessonPlaces } from '#importer/lesson/existing-lesson.ts';
import { headingIds } from '#importer/lesson/import-lesson.ts';
import type { LinkedSite } from '#importer/lesson/linked-site.ts';
import type { AsciiDocPage } from '#importer/read/asciidoc.ts';
import { packedPage, unpacked } from '#importer/read/packed-page.ts';
import type { PackedPage } from '#importer/read/packed-page.ts';
import { readPage } from '#importer/read/read-page.ts';
import type { Page } from '#importer/read/read-page.ts';
import { clusterOfWorkshop } from '#importer/lesson/environments.ts';
import { programsIn } from '#importer/text/programs.ts';
import { readShell } from '#transforms/shell.ts';
import { bookChapter, placeFinder } from './book-places.ts';
import type { BookChapter } from './book-places.ts';
import { hasTooManySigns } from './many-signs.ts';
import { isOfStack, isTooDeep, nestsTooDeep } from './nesting.ts';
import type { PlannedPage } from './plan-pages.ts';
import type { SiteParts } from './site-parts.ts';

/** What pages are imported into. */
export interface ImportedInto {
  /** Where the addresses in a page lead. Headings are added by the import itself. */
  siteOf(page: PlannedPage): Omit<LinkedSite, 'headingOf'>;
  /** The places of a lesson that the workshop already has; undefined if it has no such lesson. */
  placesOf(lesson: string): LessonPlaces | undefined;
  flavour: Flavour | undefined;
  /** What a page shows of its site; without it, no page shows anything. */
  partsOf?: (page: PlannedPage) => SiteParts;
  /** A page of AsciiDoc as its library has read it; undefined where its blocks stand in each other too deep, and where `whyNot` has a reason. */
  asciiDocOf?: (page: PlannedPage) => AsciiDocPage | undefined;
  whyNot?: (page: PlannedPage) => string | undefined;
  /** Lets a shell check a command; without it, no command is checked. */
  complain?: Complain;
  /** Variables that workshop.yaml has already. */
  declared?: ReadonlySet<string>;
  /** Texts of all pages of the site, also of those that are not imported now: they tell which programs it calls. */
  texts?: readonly string[];
  /** The commands of the lessons that are there already. */
  commands?: readonly string[];
}

/** What the pages of a site say together, which each of them needs. */
export interface Survey {
  /** Not for those that are too deep. */
  read(page: PlannedPage): Page;
  /** The pages whose blocks stand in each other so deep that nothing can be made of them. */
  deep: ReadonlySet<PlannedPage>;
  flavourOf(page: PlannedPage): Flavour;
  /** The variables that some command of the workshop sets. */
  assigned: WorkshopVariables['assigned'];
  /** The commands of the pages, nearly all of them as lessons will have them: names of variables may become others. */
  commands: readonly string[];
  /** The lessons of which a command brings files along, as a repository that is cloned. */
  bringing: ReadonlySet<string>;
  /** The managed cluster that the commands of the workshop are about. */
  cluster: ReturnType<typeof clusterOfWorkshop>;
  headingOf: LinkedSite['headingOf'];
  /** The title of the page of a lesson in a language. */
  titleOf(lesson: string, locale: string): string | undefined;
  placeElsewhere: NonNullable<LinkedSite['placeElsewhere']>;
}

/** So many bytes of packed pages are kept until their turn. */
const KEPT = 100_000_000;

/**
 * Goes through all pages before the first of them is made into a lesson. Their trees are large, so they are kept packed, but for that of
 * a single page; what is more than `KEPT` is read again when its turn comes.
 */
export function surveyOf(pages: readonly PlannedPage[], surroundings: ImportedInto): Survey {
  const { placesOf, flavour, commands = [] } = surroundings;
  const flavourOf = flavoursOf(pages, flavour);
  const programs = programsIn(surroundings.texts ?? pages.map(({ text }) => text));
  const packed = new Map<PlannedPage, PackedPage>();
  let packedLength = 0;
  let single: Page | undefined;
  const read = (page: PlannedPage): Page => {
    const known = packed.get(page);
    if (known !== undefined) return unpacked(known);
    // Whoever makes a lesson of a page changes its tree.
    const once = single;
    single = undefined;
    if (once !== undefined) return once;
    const parts = surroundings.partsOf?.(page);
    const asciiDoc = surroundings.asciiDocOf?.(page);
    return readPage(page.path, page.text, flavourOf(page), programs, parts, asciiDoc);
  };
  const assigned = new Map<string, Set<string>>();
  const assign = (run: string, lesson: string): void => {
    for (const name of assignedBy(run))
      assigned.set(name, (assigned.get(name) ?? new Set()).add(lesson));
  };
  for (const run of commands) assign(run, '');
  const runs = [...commands];
  const tidied: string[] = [];
  const bringing = new Set<string>();
  const workshop = { ...noVariables(), assigned, declared: surroundings.declared ?? new Set() };
  const headings = new Map<string, ReadonlyMap<string, string>>();
  const chapters = new Map<string, BookChapter | undefined>();
  const titles = new Map<string, string>();
  const deep = new Set<PlannedPage>();
  for (const page of pages) {
    const content = unlessTooDeep(page, surroundings, read);
    if (content === undefined) {
      deep.add(page);
      continue;
    }
    titles.set(`${page.lesson} ${page.locale}`, content.title);
    if (pages.length === 1) single = content;
    else if (packedLength < KEPT) {
      const pack = packedPage(content);
      packedLength += pack.byteLength;
      packed.set(page, pack);
    }
    for (const run of draftedCommands(content.root)) {
      assign(run, page.lesson);
      runs.push(run);
      if (bringsFiles.test(run)) bringing.add(page.lesson);
    }
    for (const each of tidiedCommands(content.root, page.lesson, workshop)) tidied.push(each);
    if (headings.has(page.lesson) || placesOf(page.lesson) !== undefined) continue;
    const ids = headingIds(content);
    headings.set(page.lesson, ids);
    chapters.set(page.lesson, bookChapter(page, content, ids));
  }
  const headingOf = headingsOf(headings, placesOf);
  const placeElsewhere = placeFinder([...chapters.values()].filter((each) => each !== undefined));
  const titleOf = (lesson: string, locale: string): string | undefined =>
    titles.get(`${lesson} ${locale}`);
  const cluster = clusterOfWorkshop(runs);
  const own = { read, deep, flavourOf, assigned, commands: tidied, bringing, cluster };
  return { ...own, headingOf, titleOf, placeElsewhere };
}

/** A page as it is read; undefined where its blocks stand in each other too deep. */
function unlessTooDeep(
  page: PlannedPage,
  { asciiDocOf }: ImportedInto,
  read: Survey['read'],
): Page | undefined {
  // Its library met with the same.
  if (isAsciiDoc(page.path) && asciiDocOf !== undefined && asciiDocOf(page) === undefined)
    return undefined;
  if (hasTooManySigns(page.path, page.text) || nestsTooDeep(page.path, page.text)) return undefined;
  try {
    const content = read(page);
    return isTooDeep(content.root) ? undefined : content;
  } catch (error) {
    if (isOfStack(error)) return undefined;
    throw error;
  }
}

const assignedBy = (run: string): string[] => [...readShell(run).assigned, ...exportedToFiles(run)];

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
    if (flavour !== undefined || own !== 'markdown') return own;
    return page.usualTool ?? common ?? own;
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
      known.get(lesson) ??
      new Map((existing(lesson)?.named ?? []).map(({ id }) => [id, id] as const));
    known.set(lesson, ids);
    return ids.get(fragment.toLowerCase());
  };
}
