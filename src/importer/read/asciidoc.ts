import { Extensions, MemoryLogger, NullLogger, Reader, load } from '@asciidoctor/core';
import type { Cursor } from '@asciidoctor/core';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { noteLook } from '#importer/looks.ts';
import type { LinkTarget } from '#importer/text/anchors.ts';
import { antoraPicture, ofSource, readAddress } from './antora-address.ts';
import { noteConditions } from './asciidoc-conditions.ts';
import { siteAttributes } from './site-attributes.ts';
import { noteAddresses } from './asciidoc-addresses.ts';
import { settleIcons } from './asciidoc-icons.ts';
import { blocksOf } from './asciidoc-blocks.ts';
import { textOfHtml } from './asciidoc-nodes.ts';
import { numberFootnotes, takeFootnotes } from './asciidoc-footnotes.ts';
import { putComments } from './asciidoc-comments.ts';
import {
  asChapter,
  namesOfManual,
  noteHead,
  noteSentence,
  sentenceInHead,
  titleOf,
} from './asciidoc-head.ts';
import { bringFiles } from './asciidoc-includer.ts';
import { IncludesWithoutEnd, includedIn, includingLine } from './asciidoc-includes.ts';
import { isOfPython, withLiteralPluses } from './asciidoc-literals.ts';
import { notePasses } from './asciidoc-passes.ts';
import { noteShortEnds } from './asciidoc-short-ends.ts';
import { asTyped, shown } from './asciidoc-signs.ts';

const silent = new NullLogger();

/** What is a path through menus where a page says `:experimental:`, and else words in quotes: `"File > New"`. */
const menu = /"[^"\n]{1,80} > [^"\n]{1,80}"/;

/** The readers of items of lists know no page, and would print what that of the page complains of as well. */
Object.defineProperty(Reader.prototype, 'logger', {
  get(this: { _document?: { logger?: unknown } | null }) {
    return this._document?.logger ?? silent;
  },
});

/** A page of AsciiDoc as its library reads it: its text as a tree, and what was uncertain. */
export interface AsciiDocPage {
  title: string | undefined;
  description: string | undefined;
  root: LessonNode;
  /** The anchors in files that it includes. */
  anchors: readonly LinkTarget[];
  /** The texts of AsciiDoc that it includes, and the lines that include them. */
  included: readonly { text: string; line: number }[];
  notes: readonly Note[];
}

/**
 * Reads a page of AsciiDoc. Nothing is fetched or run: what it includes comes from `parts`, all else is left as it is written.
 * @throws IncludesWithoutEnd
 */
export async function readAsciiDoc(source: string, parts: SiteParts): Promise<AsciiDocPage> {
  const notes: Note[] = [];
  const note: TakeNote = (each) => notes.push(each);
  const logger = new MemoryLogger();
  const isCompatible = isOfPython(source);
  const registry = Extensions.create();
  const brought = bringFiles(registry, { source, parts, isCompatible }, note);
  const lines = withLiteralPluses(source.replace(/^\uFEFF/, '').split('\n'), isCompatible);
  const { bookValues } = parts;
  if (bookValues !== undefined)
    registry.preprocessor(function () {
      this.process((_, reader) => {
        reader.pushInclude([...bookValues], '', includedIn(1, ''), 1, {});
        return reader;
      });
    });
  const sentence = bookValues === undefined ? sentenceInHead(lines) : 0;
  if (sentence > 0) note(noteSentence(sentence));
  const isChapter = bookValues !== undefined || sentence > 0;
  const text = (isChapter ? asChapter(lines) : lines).join('\n');
  const document = await load(text, {
    safe: 'secure',
    sourcemap: true,
    logger,
    extension_registry: registry,
    attributes: {
      ...(menu.test(text) ? {} : { experimental: '' }),
      'skip-front-matter': '',
      relfilesuffix: `${ofSource}.html@`,
      ...siteAttributes(parts),
    },
  });
  if (brought.isEndless) throw new IncludesWithoutEnd();
  numberFootnotes(document);
  const children = await blocksOf(document, 1, note);
  children.unshift(...namesOfManual(document));
  notePasses(source, note);
  noteShortEnds(lines, note);
  noteConditions(source.split('\n'), document, note);
  const root: LessonNode = { type: 'root', children };
  children.push(...takeFootnotes(children, document.getFootnotes()));
  const read = [source, ...brought.texts].join('\n');
  for (const { node } of walk(root)) {
    if (node.type === 'link') readAddress(node);
    if (node.type === 'text')
      node.value = node.value?.replaceAll(`${ofSource}.html`, '.html') ?? '';
    if (node.type === 'image') node.url = antoraPicture(node.url ?? '');
    // So that the library does not ask for it again.
    if (node.value !== undefined) node.value = shown(node.value.replaceAll(/\\(?=include::)/g, ''));
    if (node.type === 'inlineCode') node.value = asTyped(node.value ?? '', read);
  }
  settleIcons(root, source, read, note);
  noteAddresses(root, note);
  putComments(root, source, brought.pages);
  noteHead(document, note);
  const numbering = source.split('\n').findIndex((line) => /^:(?:sectnums|numbered):/.test(line));
  if (numbering !== -1) noteLook({ text: 'the numbers of sections', line: numbering + 1 }, note);
  const missing = notes.flatMap(({ code, line }) => (code === 'unknown-syntax' ? [line] : []));
  for (const message of logger.getMessages()) {
    const line = lineOfMessage(message.getSourceLocation());
    // The numbers stand in a file that is not there, which is noted.
    if (/^no callout found/.test(message.getText()) && missing.some((each) => each < line))
      continue;
    // Who writes `1.` before each item means the next number, which the library shows.
    if (/^list item index: .* got 1$/.test(message.getText())) continue;
    notes.push({
      code: 'unread',
      line,
      unsure: `AsciiDoc complains here: ${message.getText()}.`,
      did: 'I read on as its library does.',
      look: 'Compare this place with the source.',
    });
  }
  const description = document.getAttribute('description');
  return {
    title: titleOf(document),
    description: typeof description === 'string' ? textOfHtml(description) : undefined,
    root,
    anchors: brought.anchors,
    included: brought.pages.map(({ text, line }) => ({ text: shown(text), line })),
    notes,
  };
}

const lineOfMessage = (place: Cursor | undefined): number =>
  includingLine(place?.path) ?? place?.getLineNumber() ?? 1;
