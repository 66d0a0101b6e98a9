/** What MDX says of a text that it cannot read, in the words of who wrote the text: its own speak of parsing. */
import { nameOf, typographicIn } from '#transforms/typographic.ts';
import { components, htmlElements } from '#transforms/lesson/components.ts';
import { markdownFor, unclosedElements } from './markdown-for.ts';
import { templateWords } from './template-words.ts';

interface Words {
  message: string;
  hint: string;
}

const quotes = 'Put the value of an attribute in quotes: id="…".';
const plain = 'For a plain "<" write \\<, or put code into `…`.';

/** Whether a name in angle brackets is a word in them, as `<your-name>` or `List<Pod>`: neither ours nor one of HTML. */
const isText = (name: string): boolean =>
  !Object.hasOwn(components, name) && !htmlElements.includes(name);

/** An element without its end, where what is around it ends, or another one does. */
const unclosed = (name: string, before: string): Words => ({
  message: `<${name}> begins here and is never closed${before}.`,
  hint:
    unclosedElements[name] ??
    markdownFor[name] ??
    (isText(name)
      ? `For the text <${name}>, write \\<${name}>, or put it into \`…\`.`
      : undefined) ??
    `Write </${name}> where it ends, in the same paragraph or block, or <${name} … /> where it holds nothing. ${plain}`,
});

/** What the parser says, with the words that are said instead; the first that fits counts. */
const all: readonly (readonly [RegExp, (...found: readonly string[]) => Words])[] = [
  [
    /^Unexpected closing tag `(<[^`]*)`, expected corresponding closing tag for `<([^>`]*)/,
    (closing = '', name = '') => unclosed(name, ` before ${closing}`),
  ],
  [
    /^Expected a closing tag for `<([^>`]*)>` \S+( before the end of `paragraph`)?/,
    (name = '', paragraph = '') => unclosed(name, paragraph && ' in its paragraph'),
  ],
  [
    /^Expected the closing tag `<\/([^`]*)>` either after the end of `/,
    (name = '') => ({
      message: `</${name}> ends in the middle of a block that began after <${name}>.`,
      hint: `Put </${name}> on a line of its own, with an empty line before it.`,
    }),
  ],
  [
    /^Unexpected closing slash/,
    () => ({
      message: 'This closes an element that is not open.',
      hint: `Take it out, or open the element before. ${plain}`,
    }),
  ],
  [
    /to create a comment in MDX/,
    () => ({
      message: 'This is a comment of HTML, which a lesson cannot have.',
      hint: 'A comment is written {/* … */} in a lesson.',
    }),
  ],
  [
    /to create a link in MDX/,
    () => ({
      message: 'This is an address between < and >, which begins an element in a lesson.',
      hint: 'An address is written [words](https://…), not <https://…>.',
    }),
  ],
  [
    /^Unexpected character `(.)` \S+ before attribute value/u,
    (character = '') => ({
      message:
        typographicIn(character).length > 0
          ? `This value stands in ${nameOf(character)}, which a word processor wrote: it is no quote here.`
          : 'This value is not in quotes.',
      hint: quotes,
    }),
  ],
  [
    /^Unexpected end of file in attribute value/,
    () => ({ message: 'The quote of this value is never closed.', hint: quotes }),
  ],
  [
    /^Unexpected character `["']` \S+ in attribute name/,
    () => ({
      message: 'This quote is one too many, or the quote of a value before it is never closed.',
      hint: quotes,
    }),
  ],
  [
    /^Unexpected character `(.*)` \S+ before name/u,
    (character = '') => ({
      message: `Here "<" begins an element, and no element has a name that begins with "${character}".`,
      hint: 'Write \\< for a plain "<", or put code into `…`.',
    }),
  ],
  [
    /import\/exports/,
    () => ({
      message: 'A line that begins with "import" or "export" is code here, and this is none.',
      hint: 'Begin the line with another word.',
    }),
  ],
  [
    /expression/,
    () => ({
      message: 'A { begins an expression here, and this is none.',
      hint: 'Write \\{ for a plain brace, or put code into `…`.',
    }),
  ],
];

export function mdxWords(reason: string, written: string): Words {
  const template = /expression/.test(reason) ? templateWords(written) : undefined;
  if (template !== undefined) return template;
  for (const [pattern, words] of all) {
    const found = pattern.exec(reason);
    if (found !== null) return words(...found.slice(1).map((part = '') => part));
  }
  return {
    message: `MDX cannot read this: ${reason}.`,
    hint: 'A "<" begins an element. Write \\< for a plain one, or put code into `…`.',
  };
}
