/** The generators whose pages can be read, and text without any markup. */
export const flavours = ['hugo', 'jekyll', 'docusaurus', 'markdown', 'text'] as const;
export type Flavour = (typeof flavours)[number];

/** What only one generator has in its pages. The first generator with a match is taken. */
const signs: readonly (readonly [Flavour, readonly RegExp[]])[] = [
  ['hugo', [/\{\{[<%]/, /^\+\+\+$/m, /^weight:/m]],
  ['jekyll', [/\{% ?[a-z]/, /^\{:/m, /^layout:/m, /\}\{:/]],
  ['docusaurus', [/^:::[a-z]/m, /^import .+ from ['"]/m, /^sidebar_\w+:/m, /^ *<TabItem\b/m]],
];

/** Anything that makes a text Markdown: a fence, a heading, a link, emphasis, front matter, a quotation. */
const markdownSigns: readonly RegExp[] = [
  /^---$/m,
  /^ {0,3}(?:`{3}|~{3})/m,
  /^#{1,6} \S/m,
  /\]\([^)\s]/,
  /\*\*[^\s*][^*\n]*\*\*/,
  /^\[[^\]\n]+\]: \S/m,
  /^> \S/m,
];

/** Guesses the generator that a page was written for. A text without any markup is plain text. */
export function guessFlavour(file: string, text: string): Flavour {
  const found = signs.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)));
  if (found !== undefined) return found[0];
  return !/\.(?:md|markdown|mdx|html?)$/i.test(file) &&
    !markdownSigns.some((pattern) => pattern.test(text))
    ? 'text'
    : 'markdown';
}
