import type { TakeNote } from '#importer/note.ts';
import { codeReader } from '#importer/text/code-reader.ts';
import type { Flavour } from './flavour.ts';
import { aroundCode } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';
import { isPlacedMark } from './mkdocs.ts';

/** What stands between brackets behind the words of a link, with at most one level of brackets in it. */
const target = /(?<=\])\(((?:[^()<>]|\([^()<>]*\))*)\)/g;
const titleAtEnd = /\s("[^"]*"|'[^']*')$/;
/** The end of a line in which an address begins, and the start of the next one with the rest of it. */
const begun = /\]\([^()<>\s]+$/;
const rest = /^\s*([^()<>\s]+\)\S*)\s*/;
/** A size behind the address of a picture, as editors have it. */
const size = / =\d*x\d*$/;
/** What is no words in brackets behind other words: a way through folders, the name of a file, or what a tool fills in. */
const surely = /^(?:https?:|\.{0,2}\/|[\w-]+\/)|\.\w{2,5}$|\{\{/;

/**
 * The lines of a page in which the address of a link has brackets around it where there are blanks in it, and stands in one line:
 * Python-Markdown and kramdown take all between two brackets for one. Other parsers see no link there and print all of it, which a
 * lesson must not, so that it is noted.
 */
export function withWholeAddresses(
  { texts, lines }: PageLines,
  flavour: Flavour,
  note: TakeNote,
): PageLines {
  const isCode = codeReader();
  const isOfPython = flavour === 'mkdocs';
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let above = '';
  for (const [index, text] of texts.entries()) {
    const line = lines[index] ?? 1;
    const isKept = isPlacedMark(text) || isCode(text);
    const [start = '', end = ''] =
      isKept || !isOfPython || !begun.test(above) ? [] : (rest.exec(text) ?? []);
    if (start !== '') made.texts.splice(-1, 1, above + end);
    const own = text.slice(start.length);
    // An empty line would end the paragraph.
    if (start !== '' && own === '') continue;
    above = isKept ? '' : aroundCode(own, (part) => withBrackets(part, { flavour, line }, note));
    made.texts.push(isKept ? text : above);
    made.lines.push(line);
  }
  return made;
}

function withBrackets(
  text: string,
  { flavour, line }: { flavour: Flavour; line: number },
  note: TakeNote,
): string {
  if (!text.includes('](')) return text;
  return text.replaceAll(target, (whole, inner: string) => {
    const [behind = '', title = ''] = titleAtEnd.exec(inner.trim()) ?? [];
    const before = inner
      .trim()
      .slice(0, inner.trim().length - behind.length)
      .trim();
    const address = flavour === 'mkdocs' ? before : before.replace(size, '').trim();
    const isOther = flavour !== 'mkdocs' && (!surely.test(address) || address.includes(' ('));
    if (!/\s/.test(before) || isOther) return whole;
    // Jekyll and Educates fill in what stands in braces before they read the page.
    if (flavour !== 'mkdocs' && flavour !== 'jekyll' && !address.includes('{{'))
      note({
        code: 'structure',
        line,
        unsure: `The address ${before} has a blank in it: most sites print such a link as it is written.`,
        did: 'I made a link or a picture of it.',
        look: 'Nothing, if it was meant as one.',
      });
    return `(<${address}>${title === '' ? '' : ` ${title}`})`;
  });
}
