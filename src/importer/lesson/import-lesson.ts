import { shownCode } from './shown-code.ts';
import type { ShownCode } from './shown-code.ts';
import { longestLesson } from '#model/schema/lesson.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { preferredId } from '#importer/read/headings.ts';
import { environmentsOf } from './environments.ts';
import { convertLinks } from './links.ts';
import { oldIds } from './old-ids.ts';
import type { LinkedSite } from './linked-site.ts';
import { manifestFiles } from './manifest-files.ts';
import { missingFiles } from './missing-files.ts';
import { commandsInWords } from './commands-in-words.ts';
import { scriptsToCreate } from './scripts-to-create.ts';
import { idGiver, nameDrafts } from './name-drafts.ts';
import type { GiveId, DraftedParts } from './name-drafts.ts';
import { nothingAbove } from './shown-above.ts';
import { lostWords, textsIn, visibleWords } from '#importer/text/page-words.ts';
import { withLooksTogether } from '#importer/looks.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { doubts } from '#importer/drafts/doubts.ts';
import type { Page } from '#importer/read/read-page.ts';
import { noVariables } from '#importer/drafts/learner-variables.ts';
import type { NewVariables, WorkshopVariables } from '#importer/drafts/learner-variables.ts';
import { settleCommands } from '#importer/drafts/settle-commands.ts';
import type { Complain } from '#importer/drafts/settle-commands.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { writeMdx } from '#importer/write/write-mdx.ts';
import type { WrittenMdx } from '#importer/write/write-mdx.ts';
import { noteChanged, writtenCode } from './conserve.ts';

/** A lesson made of a page: its structure, and its prose in the language of the page. */
export interface ImportedLesson {
  data: LessonYaml;
  /** Texts by path from the folder of the lesson. */
  manifests: ReadonlyMap<string, string>;
  mdx: string;
  /** `mdx` as it is read, without its front matter. */
  root: LessonNode;
  parsed: WrittenMdx['parsed'];
  /** Where what began in a line of the source stands in `mdx`. */
  lines: WrittenMdx['lines'];
  variables: NewVariables;
  /** Variables that another lesson or the environment sets. */
  preset: ReadonlySet<string>;
  notes: readonly Note[];
  code: readonly ShownCode[];
}

/** The workshop around a lesson that is made. */
export interface ImportedWorkshop {
  /** The name of the lesson. */
  lesson: string;
  workshop: WorkshopVariables;
  complain: Complain;
  /** Whether another lesson brings files along, as a repository that learners clone. */
  areBrought?: boolean;
  /** The managed cluster that all its lessons are about. */
  cluster?: LessonYaml['environments'][number] | undefined;
}

export const aloneAs = (lesson: string): ImportedWorkshop => ({
  lesson,
  workshop: noVariables(),
  complain: () => undefined,
});

/** Whether a note only says that a block is of a file, which another one says with what needs that. */
const isToldOf = ({ unsure, line }: Note, needed: readonly Note[]): boolean =>
  unsure === doubts.ofFile && needed.some((each) => each.line === line || each.line === line - 1);

/** Makes a lesson of a page in the source language. Changes the page's tree. */
export function importLesson(
  page: Page,
  site: LinkedSite,
  context: ImportedWorkshop = aloneAs('lesson'),
): ImportedLesson {
  const notes = [...page.notes];
  const note: TakeNote = (each) => notes.push(each);
  const ofDrafts: Note[] = [];
  const takeNote: TakeNote = (each) => ofDrafts.push(each);
  const { variables, preset } = settleCommands(page.root, { ...context, note: takeNote, notes });
  // What a click wrote into a file is noted with the click.
  const clicked = page.notes.flatMap(({ code, line: at }) => (code === 'action' ? [at] : []));
  const toCreate = scriptsToCreate(page.root).filter(
    (each) => !clicked.some((line) => Math.abs(line - each.note.line) <= 1),
  );
  const needed = toCreate.map((each) => each.note);
  notes.push(...ofDrafts.filter((each) => !isToldOf(each, needed)), ...needed);
  const fileOf = manifestFiles(page.root);
  const named = [...fileOf.values(), ...toCreate].flatMap(({ name }) => name?.toLowerCase() ?? []);
  if (context.areBrought !== true) notes.push(...missingFiles(page.root, new Set(named)));
  notes.push(...commandsInWords(page.root, notes));
  const parts: DraftedParts = {
    ...{ commands: {}, outputs: {}, checks: {}, walkthroughs: {}, manifests: {} },
    ...{ files: new Map(), known: new Map(), above: nothingAbove(), giveId: idGiver(), note },
    fileOf,
  };
  const { title } = page;
  const ids = nameHeadings(page, parts.giveId);
  nameDrafts(page.root, parts, new Map());
  const found = convertLinks(page.root, site, { ids, title, manifests: parts.files }, note);
  const description = withWords(page.description, found);
  const code = shownCode(page.root, parts);
  const { text: mdx, lines, root, parsed } = writeMdx({ title, description }, page.root, note);
  noteLong(page.minutes, note);
  const data = lessonData(page.minutes, mdx, parts, context.cluster);
  // One variable may stand for words that differ in their capitals.
  const placeholders = notes.flatMap(({ code: kind, changes = [] }) =>
    kind === 'variable' ? changes.map(({ before }) => before) : [],
  );
  placeholders.push(...[...variables.values()].map(({ word }) => word));
  const shown = [title, ...textsIn(data), ...parts.files.values(), ...placeholders];
  noteLost(lostWords(page.words, [...shown, ...found.keys(), ...visibleWords(root)]), note);
  const blocks = [...codeOf(data), ...parts.files.values()];
  noteChanged(page, writtenCode(root, blocks, [title, description]), notes, note);
  const together = withLooksTogether(notes);
  return {
    ...{ data, manifests: parts.files, mdx, root, parsed, lines },
    ...{ variables, preset, notes: together, code },
  };
}

const codeOf = ({ commands = {}, outputs = {} }: LessonYaml): string[] => [
  ...Object.values(commands).flatMap(({ run }) => run),
  ...Object.values(outputs).map(({ text }) => text),
];

function noteLong(minutes: number | undefined, note: TakeNote): void {
  if (minutes === undefined || minutes <= longestLesson) return;
  note({
    line: 1,
    code: 'structure',
    unsure: `The page says that it takes ${minutes} minutes; a lesson can say ${longestLesson} at most.`,
    did: `I wrote ${longestLesson}.`,
    look: 'Write `minutes` in lesson.yaml.',
  });
}

export function noteLost(lost: readonly string[], note: TakeNote): void {
  if (lost.length === 0) return;
  note({
    line: 1,
    code: 'words-lost',
    unsure: `I cannot find these words of the page in the result: ${lost.slice(0, 40).join(', ')}.`,
    did: 'I made the lesson all the same.',
    look: 'Compare it with the source.',
  });
}

/** The words of headings on other pages in the place of what stood for them. */
export const withWords = (text: string, found: ReadonlyMap<string, string>): string =>
  [...found].reduce((made, [written, words]) => made.replaceAll(written, () => words), text);

/** What the headings of a page say, by the ids that they will have. */
export const headingWords = (page: Page): ReadonlyMap<string, string> =>
  new Map([...namedHeadings(page, idGiver()).named].map(([node, id]) => [id, plainText(node)]));

/** The ids that the headings of a page will have in its lesson, by their old ids. */
export const headingIds = (page: Page): ReadonlyMap<string, string> =>
  namedHeadings(page, idGiver()).ids;

/**
 * The ids that the headings of the source of a page will have, by the old ids of those of the page, where both have headings of the same
 * levels one after the other.
 */
export function idsOfSource(page: Page, source: Page): ReadonlyMap<string, string> {
  const own = [...namedHeadings(page, idGiver()).named.keys()];
  const sources = [...namedHeadings(source, idGiver()).named];
  const isAlike =
    own.length === sources.length && own.every(({ depth }, at) => depth === sources[at]?.[0].depth);
  if (!isAlike) return new Map();
  const named = new Map(own.map((node, at) => [node, sources[at]?.[1] ?? ''] as const));
  return oldIds(named, page.anchors, page.root);
}

/** Gives headings their ids. Returns them by old ids, in lower case. */
function nameHeadings(page: Page, giveId: GiveId): ReadonlyMap<string, string> {
  const { ids, named } = namedHeadings(page, giveId);
  for (const [node, id] of named) setHeadingId(node, id);
  return ids;
}

/** The ids of headings: those of the page, or made of their text. */
function namedHeadings(
  { root, anchors }: Page,
  giveId: GiveId,
): { ids: Map<string, string>; named: Map<LessonNode, string> } {
  const named = new Map<LessonNode, string>();
  let number = 0;
  for (const { node } of walk(root)) {
    if (node.type !== 'heading') continue;
    number += 1;
    const preferred =
      slugOf(preferredId(node) ?? '') ?? slugOf(plainText(node)) ?? `section-${number}`;
    named.set(node, giveId('heading', preferred));
  }
  return { ids: oldIds(named, anchors, root), named };
}

export function setHeadingId(heading: LessonNode, id: string): void {
  heading.children = [
    ...(heading.children ?? []),
    { type: 'text', value: ' ' },
    { type: 'mdxTextExpression', value: `/* #${id} */` },
  ];
}

function lessonData(
  minutes: number | undefined,
  mdx: string,
  parts: DraftedParts,
  cluster: ImportedWorkshop['cluster'],
): LessonYaml {
  const { commands, outputs, checks, walkthroughs, manifests } = parts;
  const runs = Object.values(commands).flatMap(({ run }) => run);
  const sections = { commands, manifests, walkthroughs, outputs, checks };
  const used = Object.entries(sections).filter(([, entries]) => Object.keys(entries).length > 0);
  return {
    minutes: Math.min(longestLesson, minutes ?? minutesOf(mdx, runs.length)),
    environments: environmentsOf(runs.join('\n'), cluster),
    ...Object.fromEntries(used),
  };
}

/** A minute for 300 Han characters, for 1000 other characters and for each command, rounded to five. */
function minutesOf(mdx: string, commands: number): number {
  const han = mdx.match(/\p{Script=Han}/gu)?.length ?? 0;
  const minutes = han / 300 + (mdx.length - han) / 1000 + commands;
  return Math.max(5, 5 * Math.round(minutes / 5));
}
