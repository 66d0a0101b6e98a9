import { plainText } from '#transforms/lesson/plain-text.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { PageLines } from '#importer/generators/marked-text.ts';
import type { MkDocsSettings } from '#importer/generators/mkdocs-settings.ts';
import { rawHtmlOf } from '#importer/generators/mkdocs-html.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { blankColumns, blankOf } from '#importer/text/list-margin.ts';

/** Extensions by which Python-Markdown reads as other tools do. */
const extensions = {
  sane: ['sane_lists', 'mdx_truly_sane_lists'],
  withoutEmptyLine: ['mdx_breakless_lists', 'mdx_truly_sane_lists'],
  nested: ['mdx_truly_sane_lists'],
  striking: ['pymdownx.tilde', 'mdx_del_ins', 'del_ins', 'markdown_del_ins'],
  tasks: ['pymdownx.tasklist', 'markdown_checklist.extension'],
  fencing: ['pymdownx.superfences'],
  boxing: ['admonition', 'markdown.extensions.admonition', 'pymdownx.blocks.admonition'],
  folding: ['pymdownx.details', 'pymdownx.blocks.details'],
  tabbing: ['pymdownx.tabbed', 'pymdownx.blocks.tab'],
  linking: ['pymdownx.magiclink', 'mdx_linkify', 'autolink'],
} as const;

/** Whether one of the extensions of a kind is on. */
type Has = (kind: keyof typeof extensions) => boolean;

/** The texts of a page by their lines. */
type Written = ReadonlyMap<number, string>;

/**
 * Notes what GitHub and editors read as it was meant and Python-Markdown does not: lists, boxes of tasks, words that are struck out,
 * addresses. They are imported as they were meant.
 */
export function noteReadings(
  root: LessonNode,
  { texts, lines }: PageLines,
  settings: MkDocsSettings | undefined,
  note: TakeNote,
): void {
  const written = new Map(lines.map((line, index) => [line, texts[index] ?? '']));
  const has: Has = (kind) => extensions[kind].some((name) => settings?.extensions.has(name));
  noteLists(root, written, has, note);
  noteHtml(root, { texts, lines }, note);
  // Whether extensions for these are on is known from the settings alone.
  if (settings === undefined) return;
  const nodes = [...walk(root)].map(({ node }) => node);
  const struck = has('striking') ? [] : nodes.filter(({ type }) => type === 'delete');
  noteOne(struck, note, {
    what: `the tildes of ~~${wordsOf(struck)}~~`,
    of: 'strikes words out',
    did: 'I struck the words out.',
  });
  const tasks = has('tasks') ? [] : nodes.filter(isTask);
  noteOne(tasks, note, {
    what: `the brackets before "${wordsOf(tasks)}"`,
    of: 'makes boxes of them',
    did: 'I made boxes of them.',
  });
  const kinds = [
    ['boxing', 'Aside', '!!!', 'notes'],
    ['folding', 'Details', '???', 'parts to unfold'],
    ['tabbing', 'Tabs', '===', 'tabs'],
  ] as const;
  for (const [kind, name, sign, what] of kinds) {
    const isBlock = (node: LessonNode): boolean =>
      node.name === name && written.get(lineOf(node))?.trimStart().startsWith(sign) === true;
    noteOne(has(kind) ? [] : nodes.filter(isBlock), note, {
      what: `${sign} and what is set in below it as text and code`,
      of: `makes ${what} of them`,
      did: `I made ${what} of them.`,
    });
  }
  const bare = has('linking') ? [] : nodes.filter((node) => standsBare(node, written));
  noteOne(bare, note, {
    what: `addresses such as ${wordsOf(bare)} as text`,
    of: 'links them',
    did: 'I made links of them.',
  });
}

const isTask = (node: LessonNode): boolean =>
  node.type === 'listItem' && typeof (node as { checked?: boolean | null }).checked === 'boolean';

const wordsOf = ([first]: readonly LessonNode[]): string =>
  first === undefined ? '' : (plainText(first).split('\n', 1)[0] ?? '');

function noteOne(
  nodes: readonly LessonNode[],
  note: TakeNote,
  { what, of, did }: { what: string; of: string; did: string },
): void {
  const [first] = nodes;
  if (first === undefined) return;
  note({
    line: lineOf(first),
    code: 'structure',
    about: `an extension of MkDocs that ${of}`,
    unsure: `MkDocs shows ${what}: the settings name no extension that ${of} (${linesIn(nodes.map(lineOf))}).`,
    did,
    look: 'Nothing, if that was meant.',
  });
}

/** Notes what was read as Markdown in elements of HTML in which Python-Markdown reads none. */
function noteHtml(root: LessonNode, { texts, lines }: PageLines, note: TakeNote): void {
  const raw = rawHtmlOf(texts);
  const ofHtml = new Set(lines.filter((_, index) => raw[index] !== undefined));
  if (ofHtml.size === 0) return;
  const found = [...walk(root)].flatMap(({ node }) =>
    ofHtml.has(lineOf(node)) && isOfMarkdown(node) ? [lineOf(node)] : [],
  );
  if (found.length === 0) return;
  note({
    line: Math.min(...found),
    code: 'structure',
    about: 'Markdown in elements of HTML',
    unsure: `MkDocs reads no Markdown in elements of HTML without the attribute "markdown", and shows its signs (${linesIn(found)}).`,
    did: 'I read it as Markdown, as GitHub does.',
    look: 'Nothing, if that was meant.',
  });
}

/** Whether a node was made of signs of Markdown. */
const isOfMarkdown = (node: LessonNode): boolean =>
  node.type === 'code'
    ? !isFenced(node)
    : ofMarkdown.has(node.type) || node.name === 'Aside' || node.name === 'Tabs';

const ofMarkdown: ReadonlySet<string> = new Set([
  ...['emphasis', 'strong', 'delete', 'inlineCode', 'link', 'linkReference', 'image'],
  ...['imageReference', 'footnoteReference', 'list', 'heading', 'table', 'blockquote'],
]);

/** Lines in words: `line 4`, `lines 4, 9`, and of many the first. */
function linesIn(lines: Iterable<number>): string {
  const all = [...new Set(lines)].toSorted((one, other) => one - other);
  const more = all.length > 8 ? ` and ${all.length - 8} more` : '';
  return `line${all.length === 1 ? '' : 's'} ${all.slice(0, 8).join(', ')}${more}`;
}

function noteLists(root: LessonNode, written: Written, has: Has, note: TakeNote): void {
  const lists = new Map<string, number[]>();
  for (const { node: parent } of walk(root)) {
    for (const [at, node] of (parent.children ?? []).entries()) {
      const how =
        node.type === 'list'
          ? shownAs(node, parent, at, written, has)
          : isBeside(node, parent, at, written) && !has('nested')
            ? 'without what stands below items where less than four columns set it in'
            : undefined;
      const below = has('fencing') ? itemsBelowCode(node, parent.children?.[at - 1]) : [];
      const found = how === undefined ? below : [lineOf(node)];
      const as = how ?? 'as text where an item begins right below a fence';
      if (found.length > 0) lists.set(as, [...(lists.get(as) ?? []), ...found]);
    }
  }
  if (lists.size === 0) return;
  const found = [...lists].map(([how, those]) => `${how} (${linesIn(those)})`);
  note({
    line: Math.min(...[...lists.values()].map(([first = 1]) => first)),
    code: 'structure',
    about: 'lists that MkDocs shows otherwise',
    unsure: `MkDocs does not show all lists of this page as they are written, but ${found.join('; ')}.`,
    did: 'I made the lists that are written.',
    look: 'Nothing, if that was meant.',
  });
}

/** The lines of the items of a list that begin right below a fence, which superfences reads as one paragraph with them. */
function itemsBelowCode(list: LessonNode, before: LessonNode | undefined): number[] {
  if (list.type !== 'list') return [];
  const items = list.children ?? [];
  return items.flatMap((each, index) => {
    const above = index === 0 ? before : items[index - 1]?.children?.at(-1);
    const isBelow =
      above?.type === 'code' && isFenced(above) && above.position?.end.line === lineOf(each) - 1;
    return isBelow ? [lineOf(each)] : [];
  });
}

/** What Python-Markdown shows in the place of a list; undefined where it shows the same. */
function shownAs(
  list: LessonNode,
  parent: LessonNode,
  at: number,
  written: Written,
  has: Has,
): string | undefined {
  const line = lineOf(list);
  const item = itemIn(written.get(line));
  if (item === undefined) return undefined;
  const before = parent.children?.[at - 1];
  const isOfItem = parent.type === 'listItem' && at === 1;
  const isRightBelow = before?.type === 'paragraph' && before.position?.end.line === line - 1;
  if (item.sign.endsWith(')')) return 'as text where a bracket stands behind the numbers';
  if (isRightBelow && !isOfItem && !has('withoutEmptyLine'))
    return 'as text where no empty line parts them from a paragraph';
  const around = parent.type === 'listItem' ? itemIn(written.get(lineOf(parent))) : undefined;
  if (around !== undefined && isFlat(item, around) && !has('nested'))
    return 'as items of the list around where less than four columns set them in';
  if (has('sane')) return undefined;
  if (before?.type === 'list' && isOrdered(before) !== isOrdered(list))
    return 'as one with the list above';
  return isOrdered(list) && (list as { start?: number }).start !== 1
    ? 'counted from 1 where another number is written'
    : undefined;
}

/** Whether a block that belongs to an item is set in by so little that Python-Markdown ends the list before it. */
function isBeside(block: LessonNode, parent: LessonNode, at: number, written: Written): boolean {
  if (parent.type !== 'listItem' || at === 0) return false;
  const around = itemIn(written.get(lineOf(parent)));
  const text = written.get(lineOf(block)) ?? '';
  // Without an empty line above it, it goes on with the text of the item.
  if (around === undefined || written.get(lineOf(block) - 1)?.trim() !== '') return false;
  const columns = blankColumns(blankOf(text.replace(/^\s*(?:> ?)+/, '')));
  return text.trim() !== '' && Math.floor(columns / 4) <= Math.floor(around.columns / 4);
}

const isOrdered = (list: LessonNode): boolean => (list as { ordered?: boolean }).ordered === true;

interface Item {
  columns: number;
  sign: string;
}

/** The item that begins in a line; undefined for other lines, such as that of a file in which items stand. */
function itemIn(text: string | undefined): Item | undefined {
  const plain = text?.replace(/^\s*(?:> ?)+/, '') ?? '';
  const [, sign] = /^\s*([-*+]|\d{1,9}[.)])(?:\s|$)/.exec(plain) ?? [];
  return sign === undefined ? undefined : { sign, columns: blankColumns(blankOf(plain)) };
}

/** Each list in another is set in by four columns more. */
const isFlat = (item: Item, around: Item): boolean =>
  Math.floor(item.columns / 4) <= Math.floor(around.columns / 4);

/** Whether a node is a link that was written as an address alone, without signs around it. */
function standsBare(node: LessonNode, written: Written): boolean {
  const { url = '' } = node;
  const words = node.type === 'link' ? plainText(node) : '';
  if (words === '' || ![words, `http://${words}`, `mailto:${words}`].includes(url)) return false;
  const text = written.get(lineOf(node)) ?? '';
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (!/(?:[<[]|=["']?|\]\()$/.test(text.slice(0, at))) return true;
  return false;
}
