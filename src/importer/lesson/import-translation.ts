import { element, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { align } from './align.ts';
import type { Alignment } from './align.ts';
import { draftOf, plainCode } from '#importer/drafts/draft.ts';
import type { LessonPlaces, NamedPart } from './existing-lesson.ts';
import { convertLinks } from './links.ts';
import { nearnessOfLines } from './near-code.ts';
import { normal } from './normal-code.ts';
import { oldIds } from './old-ids.ts';
import { noteOther, noteUnaligned } from './note-translation.ts';
import type { LinkedSite } from './linked-site.ts';
import { nearestIn, noteChanged, writtenCode } from './conserve.ts';
import { aloneAs, noteLost, setHeadingId, withWords } from './import-lesson.ts';
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

interface Aligning {
  aligned: Alignment;
  places: readonly NamedPart[];
  /** Finds the code nearest to another that the lesson only shows; '' where it has none. */
  shownNear: (text: string) => string;
  /** Commands as the page has them: placeholders of a translation become no variables. */
  written: ReadonlyMap<LessonNode, string>;
  /** Commands in whose place those of the source stand, one by one. */
  replaced: string[];
  /** Kinds and ids that the page already has: the next use of one is a repeat. */
  used: Set<string>;
  note: TakeNote;
}

/** Makes a page the translation of a lesson. What has no counterpart there stays in the prose. Changes the page's tree. */
export function importTranslation(
  page: Page,
  { named: places, shown }: LessonPlaces,
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
  });
  const { aligned, ids } = alignedPage(page, places, note);
  const replaced: string[] = [];
  const aligning: Aligning = {
    aligned,
    places,
    shownNear: nearestIn(shown),
    written,
    replaced,
    used: new Set(),
    note,
  };
  place(page.root, aligning);
  noteMissing(aligning);
  const words = convertLinks(page.root, site, { ids, title: page.title }, note);
  const { title } = page;
  const description = withWords(page.description, words);
  const { text: mdx, lines, root } = writeMdx({ title, description }, page.root, note);
  const shared = places.map(({ text }) => text);
  const changed = [...notes, ...untold];
  const merged = changed.flatMap(({ changes = [] }) => changes.map(({ before }) => before));
  const kept = [title, ...words.keys(), ...visibleWords(root), ...shared, ...merged];
  noteLost(lostWords(page.words, kept), note);
  const known = places.flatMap((each) => (each.kind === 'command' ? each.run : [each.text]));
  const blocks = [...known, ...replaced];
  noteChanged(page.code, writtenCode(root, blocks, [title, description]), changed, note);
  return { mdx, lines, notes: withLooksTogether(notes) };
}

/** The ids that the headings of a translation will have, those of their sources, by their old ids. Changes the page's tree. */
export function translatedIds(
  page: Page,
  places: readonly NamedPart[],
  context: ImportedWorkshop,
): ReadonlyMap<string, string> {
  const note: TakeNote = () => undefined;
  settleCommands(page.root, { ...context, note });
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

function place(parent: LessonNode, aligning: Aligning): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((child) => {
    if (child.type === 'heading') return placeHeading(child, aligning);
    const draft = draftOf(child);
    if (draft !== undefined) return placeDraft(child, aligning);
    place(child, aligning);
    return [child];
  });
}

/** Gives a heading the id of its counterpart. Without one it goes to level four, where headings need no id. */
function placeHeading(node: LessonNode, { aligned, used, note }: Aligning): LessonNode[] {
  const found = aligned.get(node);
  if (found === undefined) {
    if ((node.depth ?? 2) < 4) {
      noteUnaligned(
        node,
        `The heading "${plainText(node).trim()}"`,
        'I made a heading of the fourth level of it.',
        note,
      );
      node.depth = 4;
    }
    return [node];
  }
  used.add(`heading ${found.id}`);
  if (found.kind === 'heading') node.depth = found.depth;
  setHeadingId(node, found.id);
  return [node];
}

function placeDraft(node: LessonNode, aligning: Aligning): LessonNode[] {
  const { aligned, places, written, used, note } = aligning;
  const draft = draftOf(node);
  const found = aligned.get(node) ?? repeatOf(node, places, used);
  if (draft === undefined || found === undefined) {
    const name =
      draft?.type === 'command' ? 'command' : draft?.type === 'output' ? 'output' : 'manifest';
    const value = asWritten(node, written);
    // In the source language it is plain code, too.
    const isShown = nearnessOfLines(value, aligning.shownNear(value)) > 0;
    if (!isShown) noteUnaligned(node, `This ${name}`, 'I kept it as plain code.', note);
    return plainCode({ ...node, value });
  }
  noteOther(node, draft, found, asWritten(node, written), note);
  if (draft.type === 'command') aligning.replaced.push(...draft.run);
  const isAgain = used.has(`${found.kind} ${found.id}`);
  used.add(`${found.kind} ${found.id}`);
  const attributes = { id: found.id };
  if (found.kind === 'walkthrough') {
    const [step] = found.steps;
    const words = node.children ?? [];
    const isOne = found.steps.length === 1 && step !== undefined && words.length > 0;
    const shown = element(
      'Walkthrough',
      attributes,
      isOne ? [element('Step', { id: step }, words)] : [],
    );
    return isOne ? [at(shown, node)] : [...words, at(shown, node)];
  }
  const shown = at(element(found.kind === 'command' ? 'Command' : 'Output', attributes, []), node);
  if (isAgain) shown.attributes?.push({ type: 'mdxJsxAttribute', name: 'again', value: null });
  return isAgain
    ? [shown]
    : [shown, ...checksAfter(found, places, used).map((check) => at(check, node))];
}

/** The code of a node, with the placeholders that it was written with; comments are sentences before it by now. */
function asWritten(node: LessonNode, written: ReadonlyMap<LessonNode, string>): string {
  const [value, source] = [node.value ?? '', written.get(node)];
  const hasComment = source !== undefined && /(?:^|\s)#/.test(source);
  return source === undefined || hasComment || !value.includes(':?}') ? value : source;
}

const at = (shown: LessonNode, { position }: LessonNode): LessonNode =>
  position === undefined ? shown : { ...shown, position };

/** The place of a command or an output that the page has already shown. */
function repeatOf(
  node: LessonNode,
  places: readonly NamedPart[],
  used: ReadonlySet<string>,
): NamedPart | undefined {
  const draft = draftOf(node);
  if (draft === undefined || draft.type === 'manifest') return undefined;
  const text = normal(draft.type === 'command' ? draft.run.join('\n') : draft.text);
  return places.find(
    (each) =>
      each.kind === draft.type && used.has(`${each.kind} ${each.id}`) && normal(each.text) === text,
  );
}

/** The checks that follow an output directly in the source. */
function checksAfter(
  found: NamedPart,
  places: readonly NamedPart[],
  used: Set<string>,
): LessonNode[] {
  const checks: LessonNode[] = [];
  for (const each of places.slice(places.indexOf(found) + 1)) {
    if (each.kind !== 'check') break;
    used.add(`check ${each.id}`);
    checks.push(element('Check', { id: each.id }, []));
  }
  return checks;
}

function noteMissing({ places, used, note }: Aligning): void {
  const missing = places.filter(({ kind, id }) => !used.has(`${kind} ${id}`));
  if (missing.length === 0) return;
  const listed = missing.map(({ kind, id }) => `${kind} ${id}`);
  note({
    line: 1,
    code: 'translation',
    unsure: `The source language has what I did not find here: ${listed.join(', ')}.`,
    did: 'I left it out: readers see it in the source language.',
    look: 'Translate it.',
  });
}
