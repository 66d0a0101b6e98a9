/** What the list says of links that lead elsewhere now, or nowhere. */
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { asWritten } from './old-address.ts';
import { belowNoHeading, ofStart } from './old-ids.ts';

/** A link to the title of its own page, or to what stands above its headings, leads to where a lesson begins. */
export function noteNoHeading(
  node: LessonNode,
  fragment: string,
  found: { isTitle: boolean; id: string | undefined },
  note: TakeNote,
): void {
  const shown = asWritten(node.url ?? '');
  const isOfStart = found.isTitle || fragment === '' || found.id === ofStart;
  note({
    line: lineOf(node),
    code: isOfStart ? 'structure' : 'link',
    unsure: found.isTitle
      ? `The link to ${shown} leads to the title of its page.`
      : isOfStart
        ? `The link to ${shown} leads to the beginning of its page.`
        : found.id === belowNoHeading
          ? `The link to ${shown} leads to a place of its page that stands below no heading.`
          : `The link to ${shown} names no heading of its page.`,
    did: 'I kept its words.',
    look: isOfStart
      ? 'Nothing: a lesson begins with its title.'
      : found.id === belowNoHeading
        ? 'Put a heading before that place, and lead the link to it: #heading.'
        : 'Lead it to a heading (#heading), or to a lesson (../name/).',
  });
}

/** A lesson leads to its other languages by itself. */
export const noteTranslation = (node: LessonNode, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'structure',
    unsure: `The link to ${asWritten(node.url ?? '')} leads to its page in another language.`,
    did: 'I kept its words.',
    look: 'Nothing, or take them out: each page has links to its other languages.',
  });

/** Old pages showed the file of a picture alone, as large as it is: of the one in a link, or of another that the page shows. */
export const notePicture = (node: LessonNode, isWithin: boolean, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'structure',
    unsure: `The link to ${asWritten(node.url ?? '')} leads to ${isWithin ? 'the picture that stands in it' : 'a picture that the page shows'}.`,
    did: isWithin ? 'I kept the picture, without a link.' : 'I kept its words.',
    look: 'Nothing, if learners can read the picture where it stands.',
  });

/** What has no words either is an anchor of HTML. */
export function noteNoAddress(node: LessonNode, note: TakeNote): void {
  const words = plainText(node).trim();
  if (words === '') return;
  note({
    line: lineOf(node),
    code: 'link',
    unsure: `The link "${words}" has no address.`,
    did: 'I kept its words.',
    look: 'Lead it to a lesson (../name/), or to an address that begins with https://.',
  });
}

export const noteLink = (node: LessonNode, url: string, did: string, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'link',
    unsure: `The link to ${url} leads to nothing that was imported.`,
    did,
    written: url,
    look: isFile(url)
      ? 'Put the file into public/ of the site and lead the link to ../../../name, or to an address that begins with https://.'
      : 'Lead it to a lesson (../name/), or to an address that begins with https://.',
  });

/** Says of an address on another site that the old tool would fill in a part of it. */
export const noteFilledIn = (node: LessonNode, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'link',
    unsure: `The old tool would fill in a part of the address ${asWritten(node.url ?? '')}.`,
    did: /\s/.test(asWritten(node.url ?? ''))
      ? 'I kept it, with %20 for its blanks.'
      : 'I kept it as it is written.',
    look: 'Write what it would fill in.',
  });

/** Whether an address names a file that is no page, such as `boat.zip`. */
const isFile = (url: string): boolean =>
  /[^/.]\.(?!(?:html?|mdx?|markdown|adoc|asciidoc|asc|txt|php|aspx?|jsp)$)[a-z][a-z\d]{1,4}$/i.test(
    url.split(/[?#]/, 1)[0] ?? '',
  );

export const noteScript = (node: LessonNode, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'link',
    unsure: `The link ${asWritten(node.url ?? '')} runs a script, or holds what it shows.`,
    did: 'I made emphasis of its words.',
    look: 'Say what it did, if learners need it.',
  });

export const noteQuery = (node: LessonNode, query: string, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'link',
    unsure: `The link to ${asWritten(node.url ?? '')} asks the page for something by ${query}, which a lesson does not read.`,
    did: 'I led it to the lesson.',
    look: 'Lead it to the heading that it means: ../name/#heading.',
  });

export const noteNoPlace = (
  node: LessonNode,
  { lesson, fragment }: { lesson: string; fragment: string },
  note: TakeNote,
): void =>
  note({
    line: lineOf(node),
    code: 'link',
    unsure: `The lesson ${lesson} has no place "${fragment}", which the link to ${asWritten(node.url ?? '')} names.`,
    did: 'I led it to the beginning of that lesson.',
    look: 'Lead it to the heading that it means: ../name/#heading.',
  });

/** Of a place of another lesson that stands above its first heading. */
export const noteOtherStart = (node: LessonNode, lesson: string, note: TakeNote): void =>
  note({
    line: lineOf(node),
    code: 'link',
    unsure: `The link to ${asWritten(node.url ?? '')} leads to a place of the lesson ${lesson} that stands below no heading.`,
    did: 'I led it to the beginning of that lesson.',
    look: 'Nothing, if learners find it from there; else put a heading before it, and lead the link to that: ../name/#heading.',
  });
