import { isCodelab } from './codelabs.ts';
import { gitBookSign } from './gitbook.ts';
import { nextFence } from '#importer/text/fence.ts';

/** The generators whose pages can be read, and text without any markup. */
export const flavours = [
  ...(['hugo', 'jekyll', 'docusaurus', 'mkdocs', 'codelabs', 'educates', 'asciidoc'] as const),
  ...(['markdown', 'text'] as const),
] as const;
export type Flavour = (typeof flavours)[number];

const educatesSign =
  /^ *`{3,}(?:(?:terminal|editor|workshop|dashboard|examiner|section|files):[\w-]+|execute(?:-\d|-all)?|copy-and-edit)\s*$/m;

/** What only pages of VitePress have. */
const vitePressSigns = [
  /^ *:{3,} ?(?:code-group|v-pre|raw)\s*$/m,
  /^ *<<< (?:@\/|\.{1,2}\/)/m,
  /^<!-- ?@include: /m,
  /^<script setup\b/m,
];

/** A box of Docusaurus, and of VuePress and VitePress, which have a blank behind the colons; a name with a dot is of a module, for MkDocs. */
const boxSign = /^:{3,} ?(?:tip|note|info|warning|danger|caution|details)(?![\w.:-])/m;

/** A box of Python-Markdown by one of the names that these have, in letters of any size: `!!! Question`. */
const namedBox =
  /^ *(?:!!!|\?\?\?[+-]?) ?(?:attention|caution|danger|error|example|hint|important|info|note|question|quote|success|tip|warning)\b/im;

/** What only one generator has in its pages. The first generator with a match is taken. */
const signs: readonly (readonly [Flavour, readonly RegExp[] | ((text: string) => boolean)])[] = [
  ['educates', [educatesSign]],
  [
    'mkdocs',
    [/^ *(?:!!!|\?\?\?[+-]?) ?[a-z]/m, namedBox, /^ *===[!+]? ?["']/m, /^ *-{2}8<-{2,} ["']/m],
  ],
  ['codelabs', isCodelab],
  ['docusaurus', [boxSign, ...vitePressSigns]],
  ['hugo', [/\{\{[<%]/, /^\+\+\+$/m, /^weight:/m]],
  ['markdown', [gitBookSign]],
  ['jekyll', [/\{% ?[a-z]/, /^\{:/m, /^layout:(?!\s*\n +\w)/m, /\}\{:/]],
  ['docusaurus', [/^:::[a-z]/m, /^import .+ from ['"]/m, /^sidebar_\w+:/m, /^ *<TabItem\b/m]],
];

/** The tools that run what stands between fences too. To others it is code, of whatever language. */
const runsInFences: ReadonlySet<Flavour> = new Set(['educates', 'hugo', 'jekyll']);

function withoutFences(text: string): string {
  let fence: string | undefined;
  const kept = text.split('\n').filter((line) => {
    const isInside = fence !== undefined;
    fence = nextFence(fence, line);
    return !isInside && fence === undefined;
  });
  return kept.join('\n');
}

/** What Jekyll shows as it is written: signs of other tools, too. */
const raw = /\{%-? ?raw ?-?%\}[\s\S]*?\{%-? ?endraw ?-?%\}/g;

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

/** Whether the name of a file says that it is AsciiDoc. */
export const isAsciiDoc = (file: string): boolean => /\.(?:adoc|asciidoc)$/i.test(file);

/** Guesses the generator that a page was written for. A text without any markup is plain text. */
export function guessFlavour(file: string, text: string): Flavour {
  if (isAsciiDoc(file)) return 'asciidoc';
  const run = text.replaceAll(raw, '{% raw %}');
  const prose = withoutFences(run);
  const found = signs.find(([flavour, patterns]) => {
    const searched = runsInFences.has(flavour) ? run : prose;
    return typeof patterns === 'function'
      ? patterns(searched)
      : patterns.some((pattern) => pattern.test(searched));
  });
  if (found !== undefined) return found[0];
  return !/\.(?:md|markdown|mdx|html?)$/i.test(file) &&
    !markdownSigns.some((pattern) => pattern.test(text))
    ? 'text'
    : 'markdown';
}
