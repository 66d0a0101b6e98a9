/** Parts of a page of AsciiDoc that are shown only where something sets a name: `ifdef::use-oars[]`, up to `endif::[]`. */
import type { Document } from '@asciidoctor/core';
import type { TakeNote } from '#importer/note.ts';
import { belowComments } from '#importer/text/typed-lines.ts';

const begin = /^ifdef::([^[\]\s]+)\[(.*)\]\s*$/;

/** Names of where a page is shown, and as what. A site is none of the others, and never showed their parts. */
const ofPlace = /^(?:env|backend|basebackend|doctype|filetype)-/;

/** Lines that show nothing: settings, comments and other conditions. */
const showsNothing = /^\s*$|^:!?[\w-]+!?:|^\/\/(?!\/)|^(?:ifn?def|ifeval|endif)::/;

/** Notes what the library leaves out since nothing sets its name: the old site may have been given that. */
export function noteConditions(
  lines: readonly string[],
  document: Pick<Document, 'hasAttribute'>,
  note: TakeNote,
): void {
  const shown = belowComments(lines, showsNothing);
  const ends = belowComments(lines, /^(?!endif::)/);
  for (const [index, line] of lines.entries()) {
    const [, names = '', text = ''] = begin.exec(line) ?? [];
    if (names === '') continue;
    const isSet = (name: string): boolean => document.hasAttribute(name) || ofPlace.test(name);
    const isShown = names.includes('+')
      ? names.split('+').every(isSet)
      : names.split(',').some(isSet);
    const next = shown[index] ?? lines.length;
    const isEmpty = text === '' ? next >= (ends[index] ?? lines.length) : showsNothing.test(text);
    if (isShown || isEmpty) continue;
    note({
      code: 'left-out',
      line: index + 1,
      about: `What AsciiDoc shows where ${names} is set`,
      unsure: `AsciiDoc shows what stands in ifdef::${names}[] only where that is set, and nothing sets it.`,
      did: 'I left it out.',
      look: `If the old site showed it, write \`:${names.split(/[,+]/, 1)[0] ?? ''}:\` at the top of the page, and import it again.`,
    });
  }
}
