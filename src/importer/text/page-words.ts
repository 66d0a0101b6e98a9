import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { barePromptIn, typedIn } from './typed-lines.ts';

const word = /[\p{L}\p{N}]+/gu;

export const pageWords = (text: string): string[] => text.match(word) ?? [];

/** Every word that a reader of the tree sees. Addresses and the prompts of commands do not count. A heading is read as one text, as a title is. */
export function visibleWords(root: LessonNode): Set<string> {
  const words = new Set<string>();
  const joined = new Set<LessonNode>();
  for (const { node } of walk(root)) {
    if (joined.has(node)) continue;
    if (node.type === 'heading') {
      for (const each of pageWords(plainText(node))) words.add(each);
      for (const { node: inner } of walk(node)) if (isInline(inner)) joined.add(inner);
    }
    // A reference such as &lt; is shown as a character, so its name is no word.
    const attributes = shownAttributes(node).map((text) => text.replaceAll(/&#?\w{1,32};/g, ' '));
    for (const text of [valueOf(node), node.alt, titleOf(node), ...attributes]) {
      if (typeof text === 'string') for (const each of pageWords(text)) words.add(each);
    }
  }
  return words;
}

const isInline = ({ type }: LessonNode): boolean => type === 'text' || type === 'inlineCode';

/** The values of those attributes of a component that the page shows. */
export const shownAttributes = (node: LessonNode): string[] =>
  ['title', 'label', 'summary'].flatMap((name) => attributeText(node, name) ?? []);

/** The title of an image is shown; that of a link only appears under a mouse, and is not counted. */
const titleOf = ({ type, title }: LessonNode): string | null | undefined =>
  type === 'image' ? title : undefined;

const valueOf = ({ type, value }: LessonNode): string | undefined =>
  value !== undefined && (type === 'code' || (type === 'text' && atMachine.test(value)))
    ? typedOrShown(value.split('\n'))
    : value;

/** A line that begins with who types on which machine: a paragraph may be a session, too. */
const atMachine = /^\[?[\w.-]{1,40}@[^\n]{1,80}[$#] /m;

function typedOrShown(lines: readonly string[]): string {
  const typed = typedIn(lines);
  const isPromptAlone = barePromptIn(lines, typed);
  const shown = lines.map((line, at) => typed[at] ?? (isPromptAlone(line) ? '' : line));
  return shown.join('\n');
}

/**
 * The words that are in none of the texts, in their order. Chinese, Japanese and Thai have no blanks: where a link or its mark
 * goes, two words become one, so such a word may stand anywhere, and one in
 * other letters beside it.
 */
export function lostWords(words: Iterable<string>, texts: readonly string[]): string[] {
  const kept = new Set(texts.flatMap((text) => pageWords(text)));
  const missing = [...words].filter((each) => !kept.has(each));
  if (missing.length === 0) return [];
  const beside = new Set([...kept].filter(hasNoBlanks).flatMap((each) => each.split(noBlanks)));
  const lost = missing.filter((each) => !beside.has(each));
  if (!lost.some(hasNoBlanks)) return lost;
  const all = texts.join('\n');
  return lost.filter((each) => !hasNoBlanks(each) || !all.includes(each));
}

const noBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/u;

const hasNoBlanks = (text: string): boolean => noBlanks.test(text);

/** Every text in plain data. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
