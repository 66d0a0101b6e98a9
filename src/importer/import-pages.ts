import { isAsciiDoc } from '#importer/generators/flavour.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { placesIn } from '#importer/lesson/existing-lesson.ts';
import type { LessonPlaces } from '#importer/lesson/existing-lesson.ts';
import type { ShownCode } from './lesson/shown-code.ts';
import { importLesson } from '#importer/lesson/import-lesson.ts';
import type { ImportedLesson } from '#importer/lesson/import-lesson.ts';
import type { Note } from './note.ts';
import { hasTooManySigns, tooManySigns } from './many-signs.ts';
import { tooDeep } from './nesting.ts';
import { surveyOf } from './survey.ts';
import { translatedHeadings } from './translated-headings.ts';
import type { ImportedInto } from './survey.ts';
import { noParts } from './site-parts.ts';
import { scriptNotes } from './step-scripts.ts';
import type { PlannedPage } from './plan-pages.ts';
import { noVariables } from '#importer/drafts/learner-variables.ts';
import type { NewVariables } from '#importer/drafts/learner-variables.ts';
import { asLiteral } from '#transforms/constants.ts';
import { isParsedInChunks } from '#transforms/lesson/in-chunks.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { WrittenMdx } from '#importer/write/write-mdx.ts';
import type { Page } from '#importer/read/read-page.ts';
import { importTranslation } from '#importer/lesson/import-translation.ts';
import { lessonYaml } from '#importer/write/yaml-files.ts';

/** A file to be written, from the folder of the workshop. */
interface MadeFile {
  path: string;
  text: string;
  /** As it is parsed: of the prose of a long page that is imported alone, which would be parsed again when it is validated. */
  parsed?: LessonNode;
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
  /** The code of a new lesson, and what it was taken for. */
  code: readonly ShownCode[];
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
  surroundings: ImportedInto,
  survey = surveyOf(pages, surroundings),
): { made: MadePage[]; refused: RefusedPage[] } {
  const { siteOf, placesOf: existing, complain = () => undefined, declared } = surroundings;
  const { read, deep, flavourOf, assigned, cluster, headingOf, titleOf, placeElsewhere } = survey;
  const areBroughtTo = (lesson: string): boolean =>
    [...survey.bringing].some((each) => each !== lesson);
  const made: MadePage[] = [];
  const refused: RefusedPage[] = [];
  const places = new Map<string, LessonPlaces>();
  const workshop = { ...noVariables(), assigned, declared: declared ?? new Set() };
  const placesOf = (lesson: string): LessonPlaces | undefined =>
    places.get(lesson) ?? existing(lesson);
  const readAny = (page: PlannedPage): Page | undefined =>
    deep.has(page) ? undefined : read(page);
  const isMade = (page: PlannedPage): boolean => page.locale === source && !deep.has(page);
  const sources = new Set(pages.filter(isMade).map(({ lesson }) => lesson));
  const lessons = new Set(pages.map(({ lesson }) => lesson));
  /** Whether there will be a lesson: a page that is refused, or translates none, leaves nothing to lead to. */
  const isLesson = (lesson: string): boolean =>
    !lessons.has(lesson) || sources.has(lesson) || existing(lesson) !== undefined;
  const translated = translatedHeadings({ pages, source, placesOf, read: readAny, cluster });
  for (const page of sourcesFirst(pages, source)) {
    if (deep.has(page)) {
      const signs = hasTooManySigns(page.path, page.text) ? tooManySigns : undefined;
      refused.push({ page, why: surroundings.whyNot?.(page) ?? signs ?? tooDeep });
      continue;
    }
    const known = placesOf(page.lesson);
    if (known === undefined && page.locale !== source) {
      refused.push({
        page,
        why: `there is no lesson "${page.lesson}" in ${source}, the source of the workshop, that it could be a translation of. Import that first, say with --lesson which lesson it translates, or name another --workshop, which then begins in ${page.locale}`,
      });
      continue;
    }
    const content = read(page);
    if (page.encoding !== undefined) content.notes.unshift(encodingNote(page.encoding));
    const parts = surroundings.partsOf?.(page) ?? noParts;
    content.notes.push(...scriptNotes(page, parts));
    content.notes.push(...partNotes(page));
    content.minutes ??= page.minutes;
    const ofBook = isAsciiDoc(page.path) ? { placeElsewhere } : {};
    const titles = {
      titleOf: (lesson: string) => titleOf(lesson, page.locale),
      showsTitles: isOfAntora(page.path),
    };
    const inTranslation = translated(page.locale);
    const headings = {
      headingOf: (lesson: string, fragment: string) =>
        headingOf(lesson, fragment) ?? inTranslation(lesson, fragment),
    };
    const fileOf = (address: string) => parts.fileOf(address, servedFolders);
    const own = siteOf(page);
    const lessonOf = (address: string): string | undefined =>
      [own.lessonOf(address)].find((lesson) => lesson !== undefined && isLesson(lesson));
    const site = { ...own, lessonOf, fileOf, ...headings, ...ofBook, ...titles };
    const areBrought = areBroughtTo(page.lesson);
    const context = { lesson: page.lesson, workshop, complain, cluster, areBrought };
    const common = { page, flavour: flavourOf(page), title: content.title };
    if (known === undefined) {
      const lesson = importLesson(content, site, context);
      places.set(page.lesson, placesOfLesson(lesson));
      made.push({ ...common, isNew: true, ...madeLesson(page, lesson, pages.length === 1) });
    } else {
      const { mdx, lines, notes } = importTranslation(content, known, site, context);
      const files = [{ path: `${page.lesson}/${page.locale}.mdx`, text: mdx }];
      made.push({ ...common, isNew: false, ...nothingNew, files, lines, notes });
    }
  }
  const order = new Map(pages.map((page, index) => [page, index]));
  const inOrder = (one: { page: PlannedPage }, other: { page: PlannedPage }): number =>
    (order.get(one.page) ?? 0) - (order.get(other.page) ?? 0);
  return { made: made.toSorted(inOrder), refused: refused.toSorted(inOrder) };
}

/** Where a site keeps the files that its pages lead to, besides the folder of the page. */
const servedFolders = ['', 'static', 'public', 'content', 'docs', 'assets', 'examples'];

/** Links of a translation lead to headings of any lesson, which has its ids from its source. */
const sourcesFirst = (pages: readonly PlannedPage[], source: string): PlannedPage[] => [
  ...pages.filter(({ locale }) => locale === source),
  ...pages.filter(({ locale }) => locale !== source),
];

/** Where Antora has its pages: it shows the title of a page for a link without words, and AsciiDoc alone its address. */
const isOfAntora = (path: string): boolean => /(?:^|\/)modules\/[^/]+\/pages\/.*\.adoc$/.test(path);

const nothingNew: Pick<MadePage, 'counts' | 'commands' | 'variables' | 'preset' | 'code'> = {
  counts: { commands: 0, outputs: 0, manifests: 0, checks: 0 },
  commands: [],
  variables: new Map(),
  preset: new Set(),
  code: [],
};

const partNotes = ({ part, isJoined, locale }: PlannedPage): Note[] =>
  part === undefined || isJoined !== true
    ? []
    : [
        {
          ...{ line: 1, code: 'structure', about: 'pages outside of chapters' },
          unsure: 'The old site has this page in no chapter.',
          did: `I put it into the part before it, "${part.titles[locale] ?? part.id}".`,
          look: 'If it is none of that part, make another one in `parts` of workshop.yaml.',
        },
      ];

const encodingNote = (encoding: string): Note => ({
  line: 1,
  code: 'encoding',
  unsure: 'The page is not UTF-8.',
  did: `I read it as ${encoding}.`,
  look: 'Look at letters that are not of English.',
});

function placesOfLesson({ data, manifests, root }: ImportedLesson): LessonPlaces {
  const walkthroughs = Object.entries(data.walkthroughs ?? {});
  const texts = walkthroughs.map(([id, { manifest }]) => {
    const file = data.manifests?.[manifest]?.file ?? '';
    return [id, manifests.get(file) ?? ''] as const;
  });
  const structure = {
    commands: data.commands ?? {},
    outputs: data.outputs ?? {},
    manifests: Object.fromEntries(texts),
    files: manifests,
    steps: Object.fromEntries(
      walkthroughs.map(([id, { steps }]) => [id, steps.map((step) => step.id)]),
    ),
  };
  return placesIn(root, structure);
}

function madeLesson(
  { lesson, locale }: PlannedPage,
  { data, manifests, mdx, parsed, lines, variables, preset, notes, code }: ImportedLesson,
  isAlone: boolean,
): Omit<MadePage, 'page' | 'flavour' | 'title' | 'isNew'> {
  const isKept = isAlone && isParsedInChunks(mdx);
  const files = [
    { path: `${lesson}/lesson.yaml`, text: lessonYaml(data) },
    { path: `${lesson}/${locale}.mdx`, text: mdx, ...(isKept ? { parsed } : {}) },
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
  return { files, counts, commands, variables, preset, lines, notes, code };
}
