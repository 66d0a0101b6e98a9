/** Brings the files that a page of AsciiDoc includes into what its library reads. */
import type { Extensions } from '@asciidoctor/core';
import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { anchorsIn } from '#importer/text/anchors.ts';
import type { LinkTarget } from '#importer/text/anchors.ts';
import {
  includedIn,
  includedLines,
  includingLine,
  isEndlessOf,
  targetIn,
} from './asciidoc-includes.ts';
import { headEnd, noteGoneFromHead } from './asciidoc-head.ts';
import { withLiteralPluses } from './asciidoc-literals.ts';
import { hidden } from './asciidoc-signs.ts';

/** What files have brought into a page so far. */
interface Brought {
  texts: string[];
  /** Those of AsciiDoc, and the lines of the page that include them. */
  pages: { text: string; line: number }[];
  anchors: LinkTarget[];
  /** Whether that was more than any page has. */
  isEndless: boolean;
}

interface Page {
  source: string;
  parts: SiteParts;
  /** Whether it is read by the rules of Python. */
  isCompatible: boolean;
}

/** Has the library ask for files here. What is returned fills while it reads. */
export function bringFiles(
  registry: ReturnType<typeof Extensions.create>,
  { source, parts, isCompatible }: Page,
  note: TakeNote,
): Brought {
  const brought: Brought = { texts: [], pages: [], anchors: [], isEndless: false };
  const lastOfHead = headEnd(source.replace(/^\uFEFF/, '').split('\n'));
  let length = 0;
  /** The texts of the files that what is read stands in. */
  const open: string[] = [];
  registry.includeProcessor(function () {
    this.handles(() => true);
    this.process((_, reader, target, attributes) => {
      const found =
        includedLines(targetIn(reader.path, target), attributes, parts) ??
        includedLines(target, attributes, parts);
      if (isEndlessOf(brought.texts.length, length)) {
        brought.isEndless = true;
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
      if (found === undefined && line <= lastOfHead) {
        note(noteGoneFromHead(target, line));
        reader.pushInclude([], target, includedIn(line, target), 1, attributes);
        return;
      }
      const missing = (included?.missing ?? []).map((name) => `part "${name}" in ${target}`);
      const gone = included === undefined ? [`file ${target}`] : missing;
      const unsure = isOpen
        ? [`The file ${target} includes itself.`]
        : gone.map((each) => `There is no ${each} to include.`);
      for (const each of unsure)
        note({
          ...{ code: 'unknown-syntax', line, unsure: each },
          did: 'I kept the line.',
          look: 'Write what it would show.',
        });
      const kept = `\\include::${target}[${attributesText(attributes)}]`;
      const all = [...(included?.lines ?? []), ...(missing.length > 0 ? [kept] : [])];
      // An item below a file that is not there is no more of its line.
      const isAboveItem = /^(?:\*+|\.+|-|\d+\.) \S/.test(source.split('\n', line + 1)[line] ?? '');
      const lone = isAboveItem ? [kept, ''] : [kept];
      const shownLines = (included === undefined ? lone : all).map((each) =>
        each === kept ? hidden(each) : each,
      );
      const isPage = /\.(?:adoc|asciidoc|asc)$/.test(target);
      const lines = isPage ? withLiteralPluses(shownLines, isCompatible) : shownLines;
      if (isPage) brought.pages.push({ text: shownLines.join('\n'), line });
      const broughtText = lines.join('\n');
      brought.texts.push(broughtText);
      length += broughtText.length;
      // Where a file has sections of its own, no line of the page tells in which of them an anchor is.
      if (lines.filter((each) => /^={2,} /.test(each)).length < 2)
        for (const { id } of anchorsIn(broughtText, 1, true))
          brought.anchors.push({ id, line, isIncluded: true });
      reader.pushInclude(
        lines,
        target,
        includedIn(line, targetIn(reader.path, target)),
        1,
        attributes,
      );
    });
  });
  return brought;
}

const attributesText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}=${value.includes(',') ? `"${value}"` : value}`)
    .join(',');
