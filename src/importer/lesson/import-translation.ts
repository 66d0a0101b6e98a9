import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { align } from './align.ts';
import type { Alignment } from './align.ts';
import { draftOf } from '#importer/drafts/draft.ts';
import type { LessonPlaces, NamedPart } from './existing-lesson.ts';
import { convertLinks } from './links.ts';
import { placeParts } from './place-translation.ts';
import { oldIds } from './old-ids.ts';
import type { LinkedSite } from './linked-site.ts';
import { noteChanged, writtenCode } from './conserve.ts';
import { aloneAs, noteLost, withWords } from './import-lesson.ts';
import type { ImportedWorkshop } from './import-lesson.ts';
import { withLooksTogether } from '#importer/looks.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import type { Page } from '#importer/read/read-page.ts';
import { settleCommands } from '#importer/drafts/settle-commands.ts';
import { lostWords, visibleWords } from '#importer/text/page-words.ts';
import { writeMdx } from '#importer/write/write-mdx.ts';
import type { WrittenMdx } from '#importer/write/write-mdx.ts';

/** The prose of another language of a lesson that is there already. */
export interface ImportedTranslation {
  mdx: string;
  /** Where what began in a line of the source stands in `mdx`. */
  lines: WrittenMdx['lines'];
  notes: readonly Note[];
}

/** Makes a page the translation of a lesson. What has no counterpart there stays in the prose. Changes the page's tree. */
export function importTranslation(
  page: Page,
  { named: places, shown, files }: LessonPlaces,
  site: LinkedSite,
  context: ImportedWorkshop = aloneAs('lesson'),
): ImportedTranslation {
  const notes = [...page.notes];
  const note: TakeNote = (each) => notes.push(each);
  const written = writtenCommands(page.root);
  const untold: Note[] = [];
  settleCommands(page.root, {
    ...context,
    note: (each) => (ofVariables.has(each.code) ? untold : notes).push(each),
    notes,
  });
  const { aligned, ids } = alignedPage(page, places, note);
  const replaced = placeParts(page.root, { aligned, places, shown, written, note });
  const { title } = page;
  const words = convertLinks(page.root, site, { ids, title, manifests: files }, note);
  const description = withWords(page.description, words);
  const { text: mdx, lines, root } = writeMdx({ title, description }, page.root, note);
  const shared = places.map(({ text }) => text);
  const changed = [...notes, ...untold];
  const merged = changed.flatMap(({ changes = [] }) => changes.map(({ before }) => before));
  const kept = [title, ...words.keys(), ...visibleWords(root), ...shared, ...merged];
  noteLost(lostWords(page.words, kept), note);
  const known = places.flatMap((each) => (each.kind === 'command' ? each.run : [each.text]));
  const blocks = [...known, ...replaced];
  noteChanged(page, writtenCode(root, blocks, [title, description]), changed, note);
  return { mdx, lines, notes: withLooksTogether(notes) };
}

/** The ids that the headings of a translation will have, those of their sources, by their old ids. Changes the page's tree. */
export function translatedIds(
  page: Page,
  places: readonly NamedPart[],
  context: ImportedWorkshop,
): ReadonlyMap<string, string> {
  const note: TakeNote = () => undefined;
  settleCommands(page.root, { ...context, note, notes: [] });
  return alignedPage(page, places, note).ids;
}

function alignedPage(
  page: Page,
  places: readonly NamedPart[],
  note: TakeNote,
): { aligned: Alignment; ids: ReadonlyMap<string, string> } {
  const { levels, aligned: found } = align(page.root, places);
  const aligned = new Map(found);
  if (levels === 1) addTop(page, places, aligned, note);
  const headings = [...walk(page.root)].flatMap(({ node }) => {
    const found = node.type === 'heading' ? aligned.get(node) : undefined;
    return found === undefined ? [] : [[node, found.id] as const];
  });
  return { aligned, ids: oldIds(new Map(headings), page.anchors, page.root) };
}

/** What is told of variables holds for a source alone: a translation makes none, and has the commands of its source. */
const ofVariables: ReadonlySet<string> = new Set(['variable', 'preset-variable', 'by-hand']);

const writtenCommands = (root: LessonNode): Map<LessonNode, string> =>
  new Map(
    [...walk(root)].flatMap(({ node }) =>
      draftOf(node)?.type === 'command' ? [[node, node.value ?? ''] as const] : [],
    ),
  );

/** Where the source has its title as a heading above all others, which are a level lower for it, so has its translation. */
function addTop(
  { root, title }: Page,
  places: readonly NamedPart[],
  aligned: Map<LessonNode, NamedPart>,
  note: TakeNote,
): void {
  const top = places.find(({ kind }) => kind === 'heading');
  if (top?.kind !== 'heading' || [...aligned.values()].includes(top)) return;
  const heading: LessonNode = {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: title }],
  };
  root.children = [heading, ...(root.children ?? [])];
  aligned.set(heading, top);
  note({
    line: 1,
    code: 'structure',
    unsure: 'The source language has the title of the page as a heading, too.',
    did: 'I wrote it here as well.',
    look: 'Nothing, if it reads well.',
  });
}
