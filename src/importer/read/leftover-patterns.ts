/** What looks like syntax of a generator, by the kind of node that it stays in. */
import type { Flavour } from '#importer/generators/flavour.ts';
import { filledByBook } from '#importer/generators/mdbook.ts';
import { langOf } from '#importer/text/fence-lang.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** A path in a template of Go, `{{.State.Pid}}`, is of what reads that. */
const braces = /\{\{(?!\.[A-Z])[^{}\n]{0,200}\}\}/;

/** How a page of MDX names a picture; to others it is a line of JavaScript. */
const required = /\brequire\(['"][^'"\n]{1,200}['"]\)/;

/** `[[Boats]]`, `[[sea/Boats|the boats]]`: a condition of bash has blanks. */
const wikiLink =
  /(?<![\w`[])\[\[(?![\s_A-Z]{0,5}TOC)[^[\]\s|][^[\]\n|]{0,80}(?:\|[^[\]\n]{1,80})?\]\](?![\](])/;

/** What other tools say of a link or a picture right behind it: `{target=_blank}`. */
const attributeList =
  /(?:^|(?<=[)\]`*]))\{:? ?(?:target|rel|style|width|height|loading)=[^{}\n]{1,100}\}/;

/** What looks like syntax of some generator in running text. */
const inText: readonly RegExp[] = [
  // However long, for no tag goes beyond the next angle bracket; with a bound, lint holds each length of one form against each of the other.
  /<\/?[A-Z]+[a-z]\w*(?:\s[^<>]*)?\/>|<\/[A-Z]+[a-z]\w*>|<[A-Z]+[a-z]\w*\s+[\w-]+=[^<>]*>/,
  braces,
  /\{%[^%\n]{0,200}%\}/,
  /^:{2,}[a-z][\w-]*(?:[[{].*)?$/im,
  /^:::.*$/m,
  /^\/\/\/ ?\S.*$/m,
  /^(?:!!!|\?\?\?[+-]?) ?\w.*$/m,
  /^=== ?["'].*$/m,
  /-{2}8<-{2}.*$/m,
  /^<<[^<>\n]{1,200}>>[ \t]*$/m,
  // Where a tool for slides begins the next one.
  /^!(?:SLIDE|SUB)\b.*$/m,
  // A file that VuePress shows as code.
  /^<<< ?[@.~/].*$/m,
  // A question of Katacoda: `>>Q1: How many?<<`.
  /^.{1,200}<<$/m,
  /^\[(?:\[_?toc_?\]|toc)\]$/im,
  /\\\([^\n]{1,300}?\\\)/,
  /\\\[[^\]]{1,500}?\\\]/,
  /(?<![\w$\\])\$(?=[^\s$])[^$]{0,200}(?:\\[a-z{,]|[\w)}][_^])[^$]{0,200}(?<=\S)\$(?![\w$])/i,
  /\$\$[^$]{1,500}\$\$/,
  /\\\$[^$]{1,500}\\\$/,
  /^\{[#.:][\w#.: "'=-]{1,100}\}$/m,
  attributeList,
  /(?<![\w:])\{::[a-z]+[^{}\n]{0,200}\}/,
  /(?<![\w:/]):[a-z]+(?:[_-][a-z\d]+)+:(?![\w:/])/,
  required,
  // A page by its name, as Obsidian and wikis link it. In AsciiDoc it is an anchor.
  wikiLink,
  // A link whose address no parser of Markdown takes for one: with a blank or a line break in it, or without an end.
  /(?<!\w)\[?[^[\]\n]{0,80}\]\((?=$|https?:|[./#]|\w[\w/-]*\.(?:md|html)\b)[^()\n]{0,80}/,
  // A link by a name that no line of the page gives an address.
  /(?<![\w\]])\[[^[\]]{2,120}\]\[[a-z][\w. -]{1,79}[\w -]\](?!\()/i,
  // The end of one whose words end with code or emphasis.
  /^[^[\]\n]{0,80}\]\[[a-z][\w. -]{2,80}\](?!\()/i,
];

/** What Katacoda and Killercoda fill in, also in code and in addresses. */
const ofClicks =
  /`\{\{ ?(?:exec|execute|copy|open)\b[^{}]*\}\}|(?<=\S)\{\{ ?(?:exec|execute|copy)\b[^{}\n]{0,60}\}\}(?=[ \t]*$)|\[\[(?:HOST|KATACODA|TRAFFIC)[A-Z\d_]*\]\]|\{\{ ?TRAFFIC_[A-Z\d_]+ ?\}\}/;

/** What a plugin of GitBook draws as a terminal. */
const ofTerminal = /\*\*\[(?:command|delimiter|path|prompt|terminal)\b[^\]]*\]/;

/** What a generator fills in even between fences. */
const inCode: Partial<Record<Flavour, RegExp>> = {
  hugo: /\{\{[<%](?!\/\*).{0,200}[>%]\}\}|(?<=\s)@[\w-]+\/[\w./-]{1,200}@/,
  // What an option gives to a program in Go is a template of its own, `--format='{{.State}}'`, and what has a sign before it is of GitHub: `${{ vars.BOAT }}`.
  jekyll: /\{%-?\s*\w.{0,200}?%\}|(?<!\$|\s--?[a-z-]{1,20}[= ]['"])\{\{.{0,200}?\}\}/,
  docusaurus: /\{@include: ?[^{}\n]{1,200}\}/,
  mkdocs: /\{!>? ?[\w./-]+(?:!lines=[^!]*)? ?!>?\}|\{\* [\w./ -]+.{0,80} \*\}|-{2}8<-{2,} ["'].*$/m,
  markdown: new RegExp(`${ofClicks.source}|${filledByBook.source}|${ofTerminal.source}`),
  educates:
    /\{\{[<%]\s*param\s[^{}]{1,80}\}\}|(?:\{\{ ?|\$\()(?:(?:session|workshop|training|ingress|cluster|registry|environment|assets)_|ENV_)\w{1,80}(?: ?\}\}|\))|\{\{ ?[A-Z][A-Z\d_]{2,80} ?\}\}|(?<![%'])%[a-z][a-z_]{2,80}%(?![%\w])|(?<![%\w])%[A-Z][A-Z\d]*_[A-Z\d_]{1,80}%/,
};

/** The tools of those that fill in braces of any form; what the others leave is what readers see. */
const hasBraces: ReadonlySet<Flavour> = new Set(['jekyll', 'mkdocs', 'markdown', 'docusaurus']);

/** The tools that fill it in between backticks too. */
const inlineToo: ReadonlySet<Flavour> = new Set(['educates', 'markdown']);

/** What the platform of a workshop in AsciiDoc fills in for each learner: `%guid%`. In SQL, `LIKE '%red%'` looks for a part of a text. */
const ofPlatform = /(?<!%|\b(?:like|LIKE) ')%(?:[a-z][a-z\d_]{2,40}|GUID)%(?!%)/;

/** The same in two braces. */
const shouted = /\{\{[A-Z][A-Z\d_]{2,}\}\}/;

/** An attribute of AsciiDoc that no page and no site sets stays as it is written. */
const unset = /\{[a-z][\w-]*\}/i;
/** Its name may have capital letters; with a dollar sign before it, it is one of a shell. */
const unsetInBlock = /(?<![$%])\{[a-z][\w-]*\}/i;
/** In source of another language, a word alone is of that: `@GetMapping("/boats/{name}")`. */
const joinedInBlock = /(?<![$%])\{[a-z][a-z\d]*[-_][\w-]*\}/i;
const source =
  /^(?:c|cpp|cs|csharp|go|groovy|java|javascript|js|kotlin|php|python|ruby|rust|scala|ts|typescript)$/;
/** In code of a line also the parts of addresses look like that; those seldom have a hyphen, or one beside them, and seldom stand alone. */
const unsetInCode =
  /\{[a-z][a-z\d]*-[\w-]*\}|^\{[a-z][a-z\d_]*\}$|(?<=\w-)\{[a-z][a-z\d_]*\}(?![/}])/;
/** So does a macro that its library does not know. */
const ofAsciiDoc: readonly RegExp[] = [unset, ofPlatform, /^(?!include:)\w+::[^\s[]*\[[^\]]*\]$/m];

/** What to look for in a node of a page. */
export function patternsOf(
  { type, data, lang, url }: LessonNode,
  flavour: Flavour,
): readonly RegExp[] {
  const code = inCode[flavour];
  if (type === 'text') {
    if (flavour === 'asciidoc')
      return [...ofAsciiDoc, ...inText.filter((each) => each !== wikiLink)];
    if (code === undefined) return inText;
    const isRead = (each: RegExp): boolean =>
      each === required
        ? flavour === 'docusaurus'
        : each === attributeList
          ? flavour === 'markdown'
          : each !== braces || hasBraces.has(flavour);
    return [code, ...inText.filter(isRead)];
  }
  if (flavour === 'asciidoc') {
    if (type === 'inlineCode') return [unsetInCode, ofPlatform, shouted];
    if (type === 'link') return [unset, ofPlatform];
    if (type !== 'code') return [];
    return data?.['asksForValues'] === true
      ? [source.test(langOf(lang)) ? joinedInBlock : unsetInBlock, ofPlatform, shouted]
      : [ofPlatform, shouted];
  }
  // A scenario may have shortcodes of Hugo, too.
  if (type === 'link' && flavour === 'hugo') return [ofClicks];
  // A tag in a line has become code, and was noted as such.
  if (type === 'inlineCode' && flavour === 'jekyll') return [braces];
  const isRead =
    type === 'code' ||
    (type === 'inlineCode' && inlineToo.has(flavour)) ||
    (type === 'link' && url !== undefined && flavour === 'markdown');
  return isRead && code !== undefined ? [code] : [];
}

/** Whether only a tool writes what a pattern finds. */
export const isCertainOf = (pattern: RegExp, flavour: Flavour): boolean =>
  [inCode[flavour], unset, unsetInCode, unsetInBlock, joinedInBlock, ofPlatform].includes(pattern);
