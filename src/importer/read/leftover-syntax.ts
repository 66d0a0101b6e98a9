import type { Flavour } from '#importer/generators/flavour.ts';
import { isFenced, lineOf } from '#importer/note.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import { fromClicks } from '#importer/text/click-address.ts';
import { findTexts } from '#importer/text/find-texts.ts';
import { lineCounter } from '#importer/text/line-counter.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { isCertainOf, patternsOf } from './leftover-patterns.ts';

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
 * it in the text of the page says that it is none. `showsBraces`: the tool shows `{{…}}` as it is written.
 */
export function noteLeftovers(
  root: LessonNode,
  { flavour, text, showsBraces }: { flavour: Flavour; text: string; showsBraces: boolean },
  notes: readonly Note[],
  note: TakeNote,
): void {
  const isEscaped = flavour === 'asciidoc' ? escapedIn(text) : () => false;
  const leftovers = [...walk(root)]
    .flatMap(({ node }) => leftoversIn(node, flavour))
    .filter(({ found }) => !isEscaped(found) && !(showsBraces && /^\{[{%]/.test(found)));
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
    const isCertain = isCertainOf(pattern, flavour);
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
