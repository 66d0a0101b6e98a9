import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { asideType } from '#importer/generators/aside-type.ts';
import { noteLook } from '#importer/looks.ts';
import type { Look } from '#importer/looks.ts';
import { firstOf, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { knownTags, tagsOf, unspoken } from './html-tags.ts';
import { tagsIn } from './placed-tags.ts';
import type { PlacedTag } from './placed-tags.ts';

/** Elements that only say how their words look. */
const lookElements = new Set(['small', 'big', 'font', 'center', 'nobr']);
/** Marks of an editor, which a lesson has only as emphasis. */
const emphasized = new Set(['u', 'ins']);
/** Elements for which only their words stay. */
const wordsOnly = new Set([
  ...['button', 'input', 'select', 'option', 'textarea', 'label', 'fieldset', 'legend'],
  ...['meter', 'progress', 'data', 'time', 'bdo', 'ruby'],
]);

/** The size of a picture, which editors write with each that is pasted: a lesson shows it as wide as it fits. */
const ofSize = new Set(['width', 'height']);

/** Attributes that only say how something looks. */
const lookAttributes = new Set([
  ...['style', 'align', 'valign', 'color', 'bgcolor', 'width', 'height', 'border', 'class'],
]);

/** Notes what the HTML of a page says and a lesson cannot say. Called before the HTML becomes Markdown. */
export function noteLostMarks(root: LessonNode, note: TakeNote): void {
  const nodes = [...walk(root)].map(({ node }) => node);
  const inCells = new Set(
    nodes.flatMap((node) => (node.type === 'tableCell' ? (node.children ?? []) : [])),
  );
  const tags = nodes.flatMap((node) =>
    node.type === 'html' && !isKept(node) ? tagsIn(node, inCells.has(node)) : [],
  );
  noteBoxes(tags, note);
  noteSpans(tags, note);
  noteWords(tags, nodes, note);
  noteWritten(tags, note);
  const known = tags.filter(({ name }) => knownTags.has(name)); // Others stay as they are written.
  for (const look of [...known.flatMap(looksOf), ...alignedTables(root)]) noteLook(look, note);
}

/** Whether HTML holds something that a lesson cannot hold: then all of it is kept as code, and nothing in it is lost. */
const isKept = ({ value = '' }: LessonNode): boolean =>
  tagsOf(value).some((name) => unspoken.has(name));

/** The word of a class that makes a box of an element: `alert-info`, `admonition`. */
const boxOf = ({ name, attributes }: PlacedTag): string | undefined =>
  /^(?:div|p|section|aside|blockquote|span)$/.test(name)
    ? (attributes.get('class') ?? '')
        .split(/[\s_-]+/)
        .find(
          (word) => asideType(word) !== undefined && !/^(?:default|primary|secondary)$/.test(word),
        )
    : undefined;

function noteBoxes(tags: readonly PlacedTag[], note: TakeNote): void {
  for (const tag of tags) {
    const box = boxOf(tag);
    if (box === undefined) continue;
    note({
      code: 'left-out',
      line: tag.line,
      unsure: `${short(tag.raw)} was shown as a box.`,
      did: 'I kept what it holds, without the box.',
      look: `Put it between <Aside type="${asideType(box) ?? 'note'}"> and </Aside>.`,
    });
  }
}

const isMany = (value: string | undefined): boolean => Number(value ?? 1) > 1;

function noteSpans(tags: readonly PlacedTag[], note: TakeNote): void {
  noteCells(tags, note);
  const counted = tags.filter(
    ({ name, attributes }) =>
      (name === 'ol' &&
        (attributes.has('reversed') || /^[ai]$/i.test(attributes.get('type') ?? ''))) ||
      (name === 'li' && attributes.has('value')),
  );
  noteCounted(counted, note);
}

/** Notes cells of a table that stand over several columns or rows. */
function noteCells(tags: readonly PlacedTag[], note: TakeNote): void {
  const wide = tags.filter(
    ({ name, attributes }) =>
      (name === 'td' || name === 'th') &&
      (isMany(attributes.get('colspan')) || isMany(attributes.get('rowspan'))),
  );
  noteLines(wide, note, {
    unsure: 'Cells of a table stand over several columns or rows here',
    did: 'I wrote each once, and left the others empty.',
    look: 'Read the table as it is now.',
  });
  noteBlocksInCells(tags, note);
}

/** Notes the cells of a table of which only the HTML is there. */
export const noteWideCells = (table: LessonNode, note: TakeNote): void =>
  noteCells(tagsIn(table), note);

/** Notes blocks in cells, which become lines of one text. */
function noteBlocksInCells(tags: readonly PlacedTag[], note: TakeNote): void {
  let cell: LessonNode | undefined;
  const those: PlacedTag[] = [];
  for (const tag of tags) {
    if (tag.name === 'table' || tag.name === 'tr') cell = undefined;
    else if (tag.name === 'td' || tag.name === 'th') cell = tag.node;
    else if ((cell === tag.node || tag.isInCell) && /^(?:ul|ol|pre|dl)$/.test(tag.name))
      those.push(tag);
  }
  noteLinesOfCells(those, note);
}

export const noteLinesOfCells = (blocks: readonly { line: number }[], note: TakeNote): void =>
  noteLines(blocks, note, {
    unsure: 'A cell of a table holds a list or a block of code here',
    did: 'I parted its items or lines by line breaks, with bullets before items.',
    look: 'Read the table as it is now.',
  });

/** Notes lists that are not counted 1, 2, 3. */
export const noteCounted = (lists: readonly { line: number }[], note: TakeNote): void =>
  noteLines(lists, note, {
    unsure: 'A list is not counted 1, 2, 3 here',
    did: 'I counted it so.',
    look: 'Look whether the text names an item by its number or letter.',
  });

function noteLines(
  tags: readonly { line: number }[],
  note: TakeNote,
  { unsure, did, look }: { unsure: string; did: string; look: string },
): void {
  const [first] = tags;
  if (first === undefined) return;
  note({ code: 'structure', line: first.line, unsure: `${unsure}${linesOf(tags)}.`, did, look });
}

/** The other lines of things of one kind, of which the first is named by its note. */
function linesOf(tags: readonly { line: number }[]): string {
  const lines = [...new Set(tags.map(({ line }) => line))].slice(1);
  return lines.length === 0
    ? ''
    : `, and in line${lines.length === 1 ? '' : 's'} ${firstOf(lines)}`;
}

const closes = ({ value = '' }: LessonNode, name: string): boolean =>
  value.toLowerCase().includes(`</${name}`);

function noteWords(tags: readonly PlacedTag[], nodes: readonly LessonNode[], note: TakeNote): void {
  const lost = tags.filter(({ name }) => emphasized.has(name) || wordsOnly.has(name));
  for (const [name, those] of Map.groupBy(lost, (tag) => tag.name)) {
    const [first] = those;
    // What nothing closes stands for a value: `<time>`.
    if (first === undefined || !nodes.some((node) => closes(node, name))) continue;
    const unsure = `A lesson has no <${name}>, which stands here${linesOf(those)}.`;
    if (emphasized.has(name))
      note({
        ...{ code: 'structure', line: first.line, unsure },
        did: 'I made emphasis of it.',
        look: 'Nothing, if emphasis is what it meant.',
      });
    else
      note({
        ...{ code: 'left-out', line: first.line, unsure },
        did: 'I kept its words.',
        look: 'Read whether they still say what it did.',
      });
  }
}

const looksOf = (tag: PlacedTag): Look[] => [
  ...(lookElements.has(tag.name) ? [{ text: `<${tag.name}>`, line: tag.line }] : []),
  ...[...tag.attributes]
    .filter(
      ([key, value]) =>
        lookAttributes.has(key) &&
        value !== '' &&
        !isSaidElsewhere(tag, key) &&
        !(tag.name === 'img' && ofSize.has(key)),
    )
    .map(([key, value]) => ({ text: `${key}="${short(value)}"`, line: tag.line })),
];

/** A class may say what is noted for itself, the language of code, or that a click of Katacoda takes it. */
const isSaidElsewhere = (tag: PlacedTag, key: string): boolean =>
  key === 'class' && (boxOf(tag) !== undefined || tag.name === 'code' || isClicked(tag));

const isClicked = ({ name, attributes }: PlacedTag): boolean =>
  name === 'pre' && attributes.get('class') === 'file';

/** Katacoda writes code into a file where learners click on it: into the place of all that is there, before it or behind it. */
function noteWritten(tags: readonly PlacedTag[], note: TakeNote): void {
  for (const tag of tags.filter(isClicked)) {
    const file = tag.attributes.get('data-filename') ?? '';
    const how = tag.attributes.get('data-target') ?? 'replace';
    if (file === '' || how === 'clipboard') continue;
    note({
      code: 'action',
      line: tag.line,
      unsure: `A click wrote this code into ${file} (${how}).`,
      did: 'I kept it as code, below the name of the file.',
      look: 'Say where learners put it, or write a command that does it.',
    });
  }
}

const alignedTables = (root: LessonNode): Look[] =>
  [...walk(root)].flatMap(({ node }) => {
    const { align } = node as { align?: readonly (string | null)[] | null };
    const isAligned =
      node.type === 'table' && (align ?? []).some((each) => each !== null && each !== 'left');
    return isAligned ? [{ text: 'the alignment of columns', line: lineOf(node) }] : [];
  });

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
