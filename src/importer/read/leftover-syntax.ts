import type { Flavour } from '#importer/generators/flavour.ts';
import { filledByBook } from '#importer/generators/mdbook.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { langOf } from '#importer/text/fence-lang.ts';
import { fromClicks } from '#importer/text/click-address.ts';
import { findTexts } from '#importer/text/find-texts.ts';
import { lineCounter } from '#importer/text/line-counter.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** A path in a template of Go, `{{.State.Pid}}`, is of what reads that. */
const braces = /\{\{(?!\.[A-Z])[^{}\n]{0,200}\}\}/;

/** What looks like syntax of some generator in running text. */
const inText: readonly RegExp[] = [
  // However long, for no tag goes beyond the next angle bracket; with a bound, lint holds each length of one form against each of the other.
  /<\/?[A-Z]+[a-z]\w*(?:\s[^<>]*)?\/>|<\/[A-Z]+[a-z]\w*>|<[A-Z]+[a-z]\w*\s+[\w-]+=[^<>]*>/,
  braces,
  /\{%[^%\n]{0,200}%\}/,
  /^:{2,}[a-z][\w-]*(?:[[{].*)?$/im,
  /^:::.*$/m,
  /^\/\/\/ ?\S.*$/m,
  /^(?:!!!|\?\?\?\+?) ?\w.*$/m,
  /^=== ?["'].*$/m,
  /-{2}8<-{2}.*$/m,
  /^<<[^<>\n]{1,200}>>[ \t]*$/m,
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
  /(?<![\w:])\{::[a-z]+[^{}\n]{0,200}\}/,
  /(?<![\w:/]):[a-z]+(?:[_-][a-z\d]+)+:(?![\w:/])/,
  /\brequire\(['"][^'"\n]{1,200}['"]\)/,
  // A link whose address no parser of Markdown takes for one: with a blank or a line break in it, or without an end.
  /(?<!\w)\[?[^[\]\n]{0,80}\]\((?=$|https?:|[./#]|\w[\w/-]*\.(?:md|html)\b)[^()\n]{0,80}/,
  // A link by a name that no line of the page gives an address.
  /(?<![\w\]])\[[^[\]]{2,120}\]\[[a-z][\w. -]{1,79}[\w -]\](?!\()/i,
  // The end of one whose words end with code or emphasis.
  /^[^[\]\n]{0,80}\]\[[a-z][\w. -]{2,80}\](?!\()/i,
];

/** What Katacoda and Killercoda fill in, also in code and in addresses. */
const ofClicks =
  /`\{\{ ?(?:exec|execute|copy|open)\b[^{}]*\}\}|\[\[(?:HOST|KATACODA|TRAFFIC)[A-Z\d_]*\]\]|\{\{ ?TRAFFIC_[A-Z\d_]+ ?\}\}/;

/** What a plugin of GitBook draws as a terminal. */
const ofTerminal = /\*\*\[(?:command|delimiter|path|prompt|terminal)\b[^\]]*\]/;

/** What a generator fills in even between fences. */
const inCode: Partial<Record<Flavour, RegExp>> = {
  hugo: /\{\{[<%](?!\/\*).{0,200}[>%]\}\}|(?<=\s)@[\w-]+\/[\w./-]{1,200}@/,
  // What an option gives to a program in Go is a template of its own: `--format='{{.State}}'`.
  jekyll: /\{%-?\s*\w.{0,200}?%\}|(?<!\s--?[a-z-]{1,20}[= ]['"])\{\{.{0,200}?\}\}/,
  docusaurus: /\{@include: ?[^{}\n]{1,200}\}/,
  mkdocs: /\{!>? ?[\w./-]+(?:!lines=[^!]*)? ?!>?\}|\{\* [\w./ -]+.{0,80} \*\}|-{2}8<-{2,} ["'].*$/m,
  markdown: new RegExp(`${ofClicks.source}|${filledByBook.source}|${ofTerminal.source}`),
  educates:
    /\{\{[<%]\s*param\s[^{}]{1,80}\}\}|(?:\{\{ ?|\$\()(?:(?:session|workshop|training|ingress|cluster|registry|environment|assets)_|ENV_)\w{1,80}(?: ?\}\}|\))|\{\{ ?[A-Z][A-Z\d_]{2,80} ?\}\}|(?<![%\w'])%[a-z][a-z_]{2,80}%(?![%\w])|(?<![%\w])%[A-Z][A-Z\d]*_[A-Z\d_]{1,80}%/,
};

/** The tools of those that fill in braces of any form; what the others leave is what readers see. */
const hasBraces: ReadonlySet<Flavour> = new Set(['jekyll', 'mkdocs', 'markdown', 'docusaurus']);

/** The tools that fill it in between backticks too. */
const inlineToo: ReadonlySet<Flavour> = new Set(['educates', 'markdown']);

/** What the platform of a workshop in AsciiDoc fills in for each learner: `%guid%`. In SQL, `LIKE '%red%'` looks for a part of a text. */
const ofPlatform = /(?<!%|\b(?:like|LIKE) ')%(?:[a-z][a-z_]{2,40}|GUID)%(?!%)/;

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
/** In code of a line also the parts of addresses look like that; those seldom have a hyphen, and seldom stand alone. */
const unsetInCode = /\{[a-z][a-z\d]*-[\w-]*\}|^\{[a-z][a-z\d_]*\}$/;
/** So does a macro that its library does not know. */
const ofAsciiDoc: readonly RegExp[] = [unset, ofPlatform, /^(?!include:)\w+::[^\s[]*\[[^\]]*\]$/m];

/** What to look for in a node of a page. */
function patternsOf({ type, data, lang, url }: LessonNode, flavour: Flavour): readonly RegExp[] {
  const code = inCode[flavour];
  if (type === 'text') {
    if (flavour === 'asciidoc') return [...ofAsciiDoc, ...inText];
    if (code === undefined) return inText;
    return [code, ...inText.filter((each) => each !== braces || hasBraces.has(flavour))];
  }
  if (flavour === 'asciidoc') {
    if (type === 'inlineCode') return [unsetInCode, ofPlatform, shouted];
    if (type === 'link') return [unset, ofPlatform];
    if (type !== 'code') return [];
    return data?.['asksForValues'] === true
      ? [source.test(langOf(lang)) ? joinedInBlock : unsetInBlock, ofPlatform, shouted]
      : [ofPlatform, shouted];
  }
  // A tag in a line has become code, and was noted as such.
  if (type === 'inlineCode' && flavour === 'jekyll') return [braces];
  const isRead =
    type === 'code' ||
    (type === 'inlineCode' && inlineToo.has(flavour)) ||
    (type === 'link' && url !== undefined && flavour === 'markdown');
  return isRead && code !== undefined ? [code] : [];
}

/** What looks like syntax of a generator, and where it stands. */
interface Leftover {
  found: string;
  line: number;
  node: LessonNode;
  /** Whether only a tool writes that. */
  isCertain: boolean;
}

/**
 * Notes whatever stays in a page as text and looks like syntax of its generator, unless a note says so already, or a backslash before
 * it in the text of the page says that it is none.
 */
export function noteLeftovers(
  root: LessonNode,
  { flavour, text }: { flavour: Flavour; text: string },
  notes: readonly Note[],
  note: TakeNote,
): void {
  const isEscaped = flavour === 'asciidoc' ? escapedIn(text) : () => false;
  const leftovers = [...walk(root)]
    .flatMap(({ node }) => leftoversIn(node, flavour))
    .filter(({ found }) => !isEscaped(found));
  const isNoted = notedBefore(leftovers, notes);
  const inLines = Map.groupBy(
    leftovers.filter((leftover) => !isNoted(leftover)),
    ({ line }) => line,
  );
  for (const [line, [first, ...others]] of inLines) {
    if (first === undefined) continue;
    const { found, node } = first;
    // What one tool alone writes is told one by one; of what only looks like syntax, the first tells of the others.
    const more = others.filter(({ isCertain }) => isCertain).map((other) => other.found);
    const all = [...new Set([found, ...more])].map((each) => each.replaceAll(/\s+/g, ' '));
    note({
      code: 'unknown-syntax',
      line,
      ...aboutOf(found),
      unsure: `${all.join(', ')} ${all.length === 1 ? 'looks' : 'look'} like syntax of the old tool.`,
      did: isCode(node) ? 'I kept it in the code as it is.' : `I kept it ${placeOf(node)}.`,
      look: 'Write what it would show.',
    });
  }
}

/** Whether a text stands behind a backslash wherever it stands in a page, or where its author says that nothing in it is filled in. */
function escapedIn(page: string): (found: string) => boolean {
  const known = new Map<string, boolean>();
  let filledIn: string | undefined;
  return (found) => {
    filledIn ??= page.replaceAll(literally, '');
    const isEscaped =
      known.get(found) ??
      (page.includes(found) && !filledIn.replaceAll(`\\${found}`, '').includes(found));
    known.set(found, isEscaped);
    return isEscaped;
  };
}

/** `+{boat}+`, `+++{boat}+++` and `pass:[{boat}]`. */
const literally =
  /(?<![\w+\\])(\+{1,3})(?=[^\s+])[^\n]{1,300}?(?<=[^\s+])\1(?![\w+])|\bpass:(?:(?!a)[a-z,])*\[[^\]\n]{1,300}\]/g;

const placeOf = ({ type, url = '' }: LessonNode): string => {
  if (type !== 'link') return 'as text';
  return fromClicks.test(url) ? 'as code behind the words of the link' : 'in the address';
};

const isCode = ({ type }: LessonNode): boolean => type === 'code' || type === 'inlineCode';

function leftoversIn(node: LessonNode, flavour: Flavour): Leftover[] {
  const value = node.value ?? (node.type === 'link' ? (node.url ?? '') : '');
  const leftovers: Leftover[] = [];
  let tag = { start: 0, end: 0 };
  const read = new Set<number>();
  let isBelowFence: boolean | undefined;
  for (const pattern of patternsOf(node, flavour)) {
    const linesBefore = lineCounter(value);
    const isCertain = [inCode[flavour], unset, unsetInBlock, joinedInBlock, ofPlatform].includes(
      pattern,
    );
    const matches =
      isCode(node) || isCertain
        ? value.matchAll(new RegExp(pattern, `${pattern.flags}g`))
        : [pattern.exec(value) ?? []].filter((match) => 'index' in match);
    for (const match of matches) {
      const found = match[0].trim();
      // What stands in a tag is noted with it.
      if (found === '' || (match.index >= tag.start && match.index < tag.end)) continue;
      // Two patterns may find the same.
      if (read.has(match.index)) continue;
      read.add(match.index);
      if (found.startsWith('<')) tag = { start: match.index, end: match.index + match[0].length };
      isBelowFence ??= isBelow(node);
      const below = linesBefore(match.index) + Number(isBelowFence);
      leftovers.push({ found, line: lineOf(node) + below, node, isCertain });
    }
  }
  return leftovers;
}

/** Whether a note of before says of what is left. What is noted of one place says nothing of another; notes of prose may name the line of its block. */
function notedBefore(
  leftovers: readonly Leftover[],
  notes: readonly Note[],
): (leftover: Leftover) => boolean {
  const inLines = Map.groupBy(notes, ({ line }) => line);
  const ofText = leftovers.filter(({ node }) => !isCode(node)).map(({ found }) => found);
  const left = findTexts(
    ofText,
    notes.map(({ unsure }) => unsure),
  );
  // The lines of code of HTML are counted from its tag, which may stand in the first of them.
  const isTold = (line: number, found: string): boolean =>
    (inLines.get(line) ?? []).some(({ unsure }) => unsure.includes(found));
  return ({ found, line, node }) => {
    if (isCode(node)) return isTold(line, found) || isTold(line - 1, found);
    const count = left.get(found) ?? 0;
    left.set(found, count - 1);
    return count > 0;
  };
}

/** Whether the first line of code stands below that of its fence. AsciiDoc says of each block only where it begins. */
const isBelow = (node: LessonNode): boolean =>
  node.type === 'code' && (isFenced(node) || node.data?.['asksForValues'] === true);

/** The construct that something is one of: its sign and its name, without what it is given. */
function aboutOf(found: string): { about?: string } {
  const [, sign, name] = /^(\{\{[<%]?|\{%-?|<)\s*([a-z][\w.:/-]*)\s/i.exec(found) ?? [];
  return sign === undefined || name === undefined ? {} : { about: `${sign}${name}` };
}
