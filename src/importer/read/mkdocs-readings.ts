import { plainText } from '#transforms/lesson/plain-text.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { PageLines } from '#importer/generators/marked-text.ts';
import type { MkDocsSettings } from '#importer/generators/mkdocs-settings.ts';
import { withMarkdownItems } from '#importer/generators/markdown-items.ts';
import { rawHtmlOf } from '#importer/generators/mkdocs-html.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { linesIn, noteLists } from './mkdocs-lists.ts';
import type { Written } from './mkdocs-lists.ts';

/** Extensions by which Python-Markdown reads as other tools do. */
const extensions = {
  sane: ['sane_lists', 'mdx_truly_sane_lists'],
  withoutEmptyLine: ['mdx_breakless_lists', 'mdx_truly_sane_lists'],
  nested: ['mdx_truly_sane_lists'],
  striking: ['pymdownx.tilde', 'mdx_del_ins', 'del_ins', 'markdown_del_ins'],
  tasks: ['pymdownx.tasklist', 'markdown_checklist.extension'],
  fencing: ['pymdownx.superfences', 'pymdownx.extra'],
  boxing: ['admonition', 'markdown.extensions.admonition', 'pymdownx.blocks.admonition'],
  folding: ['pymdownx.details', 'pymdownx.blocks.details'],
  tabbing: ['pymdownx.tabbed', 'pymdownx.blocks.tab'],
  linking: ['pymdownx.magiclink', 'mdx_linkify', 'autolink'],
} as const;

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
  const has = (kind: keyof typeof extensions): boolean =>
    extensions[kind].some((name) => settings?.extensions.has(name));
  noteLists(root, written, has, note);
  // Items of HTML that hold Markdown are items of Markdown by now.
  noteHtml(
    root,
    withMarkdownItems({ texts, lines }, 'MkDocs', () => undefined),
    note,
  );
  noteFootnotes(root, note);
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
  const isSetIn = (node: LessonNode): boolean =>
    node.type === 'code' &&
    isFenced(node) &&
    /^\s+(?:`{3}|~{3})/.test(written.get(lineOf(node)) ?? '');
  noteOne(has('fencing') ? [] : nodes.filter(isSetIn), note, {
    what: 'fences that are set in as code in lines of text',
    of: 'reads them',
    did: 'I made blocks of code of them.',
  });
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

/** Notes footnotes that nothing in the text leads to: Python-Markdown shows them below it all the same, and no page of a lesson does. */
function noteFootnotes(root: LessonNode, note: TakeNote): void {
  const nodes = [...walk(root)].map(({ node }) => node);
  const ofType = (type: string): LessonNode[] => nodes.filter((node) => node.type === type);
  const used = new Set(ofType('footnoteReference').map(({ identifier }) => identifier));
  for (const node of ofType('footnoteDefinition').filter((each) => !used.has(each.identifier))) {
    note({
      line: lineOf(node),
      code: 'left-out',
      unsure: `Nothing in the text leads to the footnote [^${node.identifier ?? ''}]. MkDocs shows it below the page all the same.`,
      did: 'I kept it in the file of the lesson, and its page does not show it.',
      look: 'Write the sign of the footnote where it belongs, or take the footnote away.',
    });
  }
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
