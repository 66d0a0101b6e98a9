import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { fragment, paragraph, placeOf } from './html-fragment.ts';
import { noteLayout } from './html-layout.ts';
import { knownTags, noteUnspoken, tagsOf, unspoken } from './html-tags.ts';
import { commentNode, inlineHtml } from './inline-html.ts';
import { noteLostMarks } from './lost-marks.ts';
import { joinTables } from './tables-with-markdown.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

/** Turns the HTML of a page into Markdown, and its comments into those of MDX. What is not HTML becomes text. */
export function convertHtml(root: LessonNode, note: TakeNote): void {
  noteLostMarks(root, note);
  for (const { node } of walk(root)) if (isAllHtml(node)) becomeHtml(node);
  for (const { node } of [...walk(root)])
    if (node.children?.some(({ type }) => type === 'html') === true)
      joinTables(node, (html) => htmlBlocks(html, note), note);
  const parents = [...walk(root)].map(({ node }) => node).filter((node) => node.children);
  for (const parent of parents.toReversed()) {
    const children = parent.children ?? [];
    parent.children = textParents.has(parent.type)
      ? inlineHtml(children, note)
      : children.flatMap((child) => (child.type === 'html' ? htmlBlocks(child, note) : [child]));
  }
}

/** A whole page of HTML as blocks of Markdown. */
export function htmlPage(html: string, line: number, note: TakeNote): LessonNode {
  const place = { line, column: 1 };
  const page: LessonNode = { type: 'html', value: html, position: { start: place, end: place } };
  noteLostMarks({ type: 'root', children: [page] }, note);
  for (const [index, text] of html.split('\n').entries())
    for (const [, name = ''] of text.matchAll(/<([a-z]+)\b/gi))
      if (showsMore.has(name.toLowerCase()))
        note({
          line: line + index,
          code: 'left-out',
          unsure: `A lesson cannot hold <${name.toLowerCase()}>.`,
          did: 'I left it out.',
          look: 'Say what it showed, or link to it.',
        });
  noteLayout(html, line, note);
  return { type: 'root', children: fragment(html, { type: 'html' }) };
}

/** What of the elements that a lesson cannot have shows something to readers. */
const showsMore = new Set(['iframe', 'object', 'embed', 'audio', 'video', 'form', 'canvas', 'svg']);

/** Nodes that hold text and never blocks. */
const textParents = new Set([
  ...['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link', 'linkReference'],
]);

/** Whether a paragraph is nothing but HTML, such as `<video><source></video>` on a line: it is treated as a block. */
const isAllHtml = ({ type, children = [] }: LessonNode): boolean =>
  type === 'paragraph' &&
  children.some((child) => child.type === 'html') &&
  children.every(
    (child) =>
      child.type === 'html' || (child.type === 'text' && (child.value ?? '').trim() === ''),
  );

function becomeHtml(paragraph: LessonNode): void {
  paragraph.value = (paragraph.children ?? []).map(({ value }) => value ?? '').join('');
  paragraph.type = 'html';
  delete paragraph.children;
}

/** A block of HTML as blocks of Markdown; what a lesson cannot hold is kept as code, and noted. */
export function htmlBlocks(node: LessonNode, note: TakeNote): LessonNode[] {
  const html = withLiteralFiles(node.value ?? '');
  if (html.startsWith('<!--') && !html.includes('-->')) {
    note({
      line: lineOf(node),
      code: 'unread',
      unsure: 'A comment that begins here never ends: readers saw nothing of what follows.',
      did: 'I kept all of it as a comment.',
      look: 'End the comment where it should end, and import the page again.',
    });
    return commentNode('mdxFlowExpression', html.slice(4), node);
  }
  const comment = /^<!--([\s\S]*?)-->\s*$/.exec(html);
  if (comment !== null && !(comment[1] ?? '').includes('-->')) {
    return commentNode('mdxFlowExpression', comment[1] ?? '', node);
  }
  if (/^<![a-z][^<>]*>\s*$/i.test(html)) {
    note({
      line: lineOf(node),
      code: 'left-out',
      unsure: `Browsers show nothing of ${html.trim()}.`,
      did: 'I kept it as code.',
      look: 'Take it out, unless readers are to see it.',
    });
    return [{ type: 'code', lang: 'html', value: html.trim(), ...placeOf(node) }];
  }
  const tags = tagsOf(html);
  const lost = tags.find((tag) => unspoken.has(tag));
  if (lost !== undefined) {
    noteUnspoken(lost, lineOf(node), note);
    return [
      { type: 'code', lang: 'html', value: html.trim(), data: { isKept: true }, ...placeOf(node) },
    ];
  }
  const unknown = [...new Set(tags.filter((tag) => !knownTags.has(tag)))];
  if (unknown.length > 0 || (tags.length === 0 && !html.startsWith('<!'))) {
    note({
      line: lineOf(node),
      code: 'unknown-syntax',
      ...(unknown.length === 1
        ? { about: `The tag <${nameIn(writtenTag(html, unknown[0] ?? ''))}>` }
        : {}),
      unsure:
        unknown.length === 0
          ? 'I cannot read this as HTML.'
          : `${unknown.map((tag) => writtenTag(html, tag)).join(', ')} is no HTML.`,
      did: 'I kept it as text, tags and all.',
      look: 'Write what it should show, or put it into `…` if it is code.',
    });
    if (!knownTags.has(tags[0] ?? ''))
      return [paragraph([{ type: 'text', value: html, ...placeOf(node) }], node)];
    return htmlBlocks({ ...node, value: withPlainTags(html, unknown) }, note);
  }
  if (/<(?:table|tr|td|th)\b/i.test(html) && !/<\/table>/i.test(html))
    note({
      line: lineOf(node),
      code: 'unread',
      unsure: 'A table of HTML begins here and goes on behind an empty line.',
      did: 'I wrote what stands behind that line below the table.',
      look: 'Compare it with the source, and write it as a table of Markdown or without one.',
    });
  noteLayout(html, lineOf(node), note);
  const comments = [...html.matchAll(/<!--([\s\S]*?)-->/g)].flatMap(([, text]) =>
    commentNode('mdxFlowExpression', text ?? '', node),
  );
  return [...comments, ...withFileName(fragment(html, node), html)];
}

/** What Katacoda writes into a file is the text of it, with whatever tags it has: authors wrote it as it is. */
function withLiteralFiles(html: string): string {
  // Behind the last end no file ends: it would be looked for from each beginning.
  const end = [...html.matchAll(/<\/pre>/gi)].at(-1)?.index ?? -1;
  if (end === -1) return html;
  const written = html
    .slice(0, end)
    .replaceAll(
      /(<pre\s(?:[^<>]*\s)?class="file"[^<>]*>)([\s\S]*?)(?=<\/pre>|$)/gi,
      (_, open: string, code: string) => open + code.replaceAll('<', '&lt;'),
    );
  return written + html.slice(end);
}

/** Katacoda's `<pre class="file" data-filename="app.js">` writes that file: its name stands before its code. */
function withFileName(blocks: LessonNode[], html: string): LessonNode[] {
  const [, name] = /<pre\b[^<>]*\sdata-filename="([^"]+)"/i.exec(html) ?? [];
  const code = blocks.find(({ type }) => type === 'code');
  if (name !== undefined && code !== undefined) {
    const lang = /\.([a-z]+)$/i.exec(name)?.[1] ?? 'text';
    Object.assign(code, { lang, meta: `title="${name}"` });
  }
  return blocks;
}

/** HTML in which tags of these names are text. */
const withPlainTags = (html: string, names: readonly string[]): string =>
  html.replaceAll(/<(?=\/?([a-z][\w.:-]*))/gi, (sign, name: string) =>
    names.includes(name.toLowerCase()) ? '&lt;' : sign,
  );

/** The first tag of a name, as it is written. */
const writtenTag = (html: string, name: string): string =>
  new RegExp(`</?${name.replaceAll(/[^\w-]/g, '.')}\\b[^<>]*>`, 'i').exec(html)?.[0] ?? `<${name}>`;

const nameIn = (tag: string): string => /^<\/?([\w.:-]+)/.exec(tag)?.[1] ?? tag;
