import { Extensions, MemoryLogger, load } from '@asciidoctor/core';
import type { Cursor, Document } from '@asciidoctor/core';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Note } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { noteLook } from '#importer/looks.ts';
import { anchorsIn } from '#importer/text/anchors.ts';
import type { LinkTarget } from '#importer/text/anchors.ts';
import { antoraAddress, antoraPicture, withoutMarkOfPage } from './antora-address.ts';
import { siteAttributes } from './site-attributes.ts';
import { noteAddresses } from './asciidoc-addresses.ts';
import { blocksOf } from './asciidoc-blocks.ts';
import { textOfHtml } from './asciidoc-nodes.ts';
import { numberFootnotes, takeFootnotes } from './asciidoc-footnotes.ts';
import { putComments } from './asciidoc-comments.ts';
import { notePasses } from './asciidoc-passes.ts';
import { isOfPython, withLiteralPluses } from './asciidoc-literals.ts';
import {
  IncludesWithoutEnd,
  includedIn,
  includedLines,
  includingLine,
  isEndlessOf,
  targetIn,
} from './asciidoc-includes.ts';

/** A page of AsciiDoc as its library reads it: its text as a tree, and what was uncertain. */
export interface AsciiDocPage {
  title: string | undefined;
  description: string | undefined;
  root: LessonNode;
  /** The anchors in files that it includes. */
  anchors: readonly LinkTarget[];
  notes: readonly Note[];
}

/**
 * Reads a page of AsciiDoc. Nothing is fetched or run: what it includes comes from `parts`, all else is left as it is written.
 * @throws IncludesWithoutEnd
 */
export async function readAsciiDoc(source: string, parts: SiteParts): Promise<AsciiDocPage> {
  const notes: Note[] = [];
  const brought: string[] = [];
  let length = 0;
  let isEndless = false;
  /** The texts of the files that what is read stands in. */
  const open: string[] = [];
  const pages: { text: string; line: number }[] = [];
  const anchors: LinkTarget[] = [];
  const logger = new MemoryLogger();
  const isCompatible = isOfPython(source);
  const registry = Extensions.create();
  registry.includeProcessor(function () {
    this.handles(() => true);
    this.process((_, reader, target, attributes) => {
      const found =
        includedLines(targetIn(reader.path, target), attributes, parts) ??
        includedLines(target, attributes, parts);
      if (isEndlessOf(brought.length, length)) {
        isEndless = true;
        reader.pushInclude([], target, target, 1, attributes);
        return;
      }
      // The library includes what stands in itself for ever.
      open.length = reader.includeStack.length;
      const text = found?.lines.join('\n').trim();
      const isOpen = text !== undefined && (text === source.trim() || open.includes(text));
      open.push(text ?? '');
      const included = isOpen ? undefined : found;
      const line = includingLine(reader.path) ?? reader.lineno - 1;
      const missing = (included?.missing ?? []).map((name) => `part "${name}" in ${target}`);
      const gone = included === undefined ? [`file ${target}`] : missing;
      const unsure = isOpen
        ? [`The file ${target} includes itself.`]
        : gone.map((each) => `There is no ${each} to include.`);
      for (const each of unsure)
        notes.push({
          ...{ code: 'unknown-syntax', line, unsure: each },
          did: 'I kept the line as it is written.',
          look: 'Write what it would show.',
        });
      const kept = `\\include::${target}[${attributesText(attributes)}]`;
      const all = [...(included?.lines ?? []), ...(missing.length > 0 ? [kept] : [])];
      const shownLines = (included === undefined ? [kept] : all).map((each) =>
        each === kept ? hidden(each) : each,
      );
      const isPage = /\.(?:adoc|asciidoc|asc)$/.test(target);
      const lines = isPage ? withLiteralPluses(shownLines, isCompatible) : shownLines;
      if (isPage) pages.push({ text: shownLines.join('\n'), line });
      brought.push(lines.join('\n'));
      length += brought.at(-1)?.length ?? 0;
      // Where a file has sections of its own, no line of the page tells in which of them an anchor is.
      if (lines.filter((each) => /^={2,} /.test(each)).length < 2)
        for (const { id } of anchorsIn(lines.join('\n'), 1, true))
          anchors.push({ id, line, isIncluded: true });
      reader.pushInclude(
        lines,
        target,
        includedIn(line, targetIn(reader.path, target)),
        1,
        attributes,
      );
    });
  });
  const lines = withLiteralPluses(source.replace(/^\uFEFF/, '').split('\n'), isCompatible);
  const { bookValues } = parts;
  if (bookValues !== undefined)
    registry.preprocessor(function () {
      this.process((_, reader) => {
        reader.pushInclude([...bookValues], '', includedIn(1, ''), 1, {});
        return reader;
      });
    });
  const text = (bookValues === undefined ? lines : asChapter(lines)).join('\n');
  const document = await load(text, {
    safe: 'secure',
    sourcemap: true,
    logger,
    extension_registry: registry,
    attributes: {
      experimental: '',
      'skip-front-matter': '',
      ...siteAttributes(parts),
    },
  });
  if (isEndless) throw new IncludesWithoutEnd();
  numberFootnotes(document);
  const children = await blocksOf(document, 1, (note) => notes.push(note));
  children.unshift(...namesOfManual(document));
  notePasses(source, (note) => notes.push(note));
  const root: LessonNode = { type: 'root', children };
  children.push(...takeFootnotes(children, document.getFootnotes()));
  const read = [source, ...brought].join('\n');
  for (const { node } of walk(root)) {
    if (node.type === 'link') node.url = antoraAddress(withoutMarkOfPage(node.url ?? ''));
    if (node.type === 'image') node.url = antoraPicture(node.url ?? '');
    // So that the library does not ask for it again.
    if (node.value !== undefined) node.value = shown(node.value.replaceAll(/\\(?=include::)/g, ''));
    if (node.type === 'inlineCode') node.value = asTyped(node.value ?? '', read);
  }
  noteAddresses(root, (note) => notes.push(note));
  putComments(root, source, pages);
  noteHead(document, notes);
  const numbering = source.split('\n').findIndex((line) => /^:(?:sectnums|numbered):/.test(line));
  if (numbering !== -1)
    noteLook({ text: 'the numbers of sections', line: numbering + 1 }, (note) => notes.push(note));
  const missing = notes.flatMap(({ code, line }) => (code === 'unknown-syntax' ? [line] : []));
  for (const message of logger.getMessages()) {
    const line = lineOfMessage(message.getSourceLocation());
    // The numbers stand in a file that is not there, which is noted.
    if (/^no callout found/.test(message.getText()) && missing.some((each) => each < line))
      continue;
    notes.push({
      code: 'unread',
      line,
      unsure: `AsciiDoc complains here: ${message.getText()}.`,
      did: 'I read on as its library does.',
      look: 'Compare this place with the source.',
    });
  }
  const title = titleOf(document);
  const description = document.getAttribute('description');
  return {
    title: typeof title === 'string' ? withoutMarks(title) : undefined,
    description: typeof description === 'string' ? textOfHtml(description) : undefined,
    root,
    anchors,
    notes,
  };
}

/** The lines of a page that a book includes, in which nothing below the title is about the page: who wrote it, and its version. */
function asChapter(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^=[ \t]+\S/.test(line));
  return lines.map((line, index) => (index === at ? `:doctitle: ${line.slice(1).trim()}` : line));
}

/** The title of a page, or that of the section which it begins with, which may be an appendix. Its library takes any first section for that. */
function titleOf(document: Document): unknown {
  const isTitled = document.hasHeader() || document.hasAttribute('doctitle');
  const [first] = isTitled ? [] : document.getBlocks();
  if (first !== undefined && first.getContext() !== 'section') return undefined;
  const caption = first?.getCaption() ?? '';
  const title: unknown = document.getDocumentTitle();
  return typeof title === 'string' && title.trim() !== '' ? caption + title : undefined;
}

/** The text of a title, without the numbers of its footnotes. */
const withoutMarks = (title: string): string =>
  textOfHtml(title.replaceAll(/<sup class="footnote(?:ref)?">.*?<\/sup>/g, ''));

/** The first section of a page of a manual, which its library takes for attributes: what it is about, and what that is. */
function namesOfManual(document: Document): LessonNode[] {
  const [title, name, purpose] = ['manname-title', 'manname', 'manpurpose'].map((each) =>
    textOf(document.getAttribute(each)),
  );
  if (document.getDoctype() !== 'manpage' || name === undefined || purpose === undefined) return [];
  const names: unknown = document.getAttribute('mannames');
  const all = Array.isArray(names) ? names.join(', ') : name;
  const place = { line: 1, column: 1 };
  const position = { start: place, end: place };
  const text = (value: string): LessonNode[] => [
    { type: 'text', value: textOfHtml(value), position },
  ];
  return [
    { type: 'heading', depth: 2, children: text(title ?? 'NAME'), position },
    { type: 'paragraph', children: text(`${all} - ${purpose}`), position },
  ];
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** What stands below the title of a page: who wrote it, and which version this is. */
function noteHead(document: Document, notes: Note[]): void {
  const stated = ['authors', 'email', 'revnumber', 'revremark'].flatMap((name) => {
    const value: unknown = document.getAttribute(name);
    return typeof value === 'string' && value !== '' ? [`${name}: ${JSON.stringify(value)}`] : [];
  });
  if (stated.length === 0) return;
  notes.push({
    line: 1,
    code: 'front-matter',
    unsure: `A lesson has no place for ${stated.length === 1 ? 'this' : 'these'} of the head of the page: ${stated.join(', ')}.`,
    did: `I left ${stated.length === 1 ? 'it' : 'them'} out.`,
    look: 'Say in the prose what readers need of it.',
  });
}

/** Signs of AsciiDoc in a line that stays as it is written, each as a character that means nothing. */
const signs = ['*', '_', '#', '^', '~', '`', '+'];
const first = 0xe010;
const hidden = (text: string): string =>
  signs.reduce((made, sign, at) => made.replaceAll(sign, String.fromCodePoint(first + at)), text);
const shown = (text: string): string =>
  signs.reduce((made, sign, at) => made.replaceAll(String.fromCodePoint(first + at), sign), text);

/** What its library makes of signs that are typed, also in code, where nobody could copy it. */
const typography = [
  ['\u2009\u2014\u2009', ' -- '],
  ['\u2014\u200B', '--'],
  ['\u2026\u200B', '...'],
  ['\u2019', "'"],
  ['\u2192', '->'],
  ['\u21D2', '=>'],
  ['\u2190', '<-'],
  ['\u21D0', '<='],
  ['\u00A9', '(C)'],
  ['\u00AE', '(R)'],
  ['\u2122', '(TM)'],
] as const;

/** Code in a line with the signs that the page, or what it includes, has in it. */
function asTyped(code: string, source: string): string {
  const typed = typography.reduce((text, [made, written]) => text.replaceAll(made, written), code);
  return typed !== code && !source.includes(code) && source.includes(typed) ? typed : code;
}

const lineOfMessage = (place: Cursor | undefined): number =>
  includingLine(place?.path) ?? place?.getLineNumber() ?? 1;

const attributesText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}=${value.includes(',') ? `"${value}"` : value}`)
    .join(',');
