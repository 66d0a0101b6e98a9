import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { promptedCommand } from './command-shape.ts';

const word = /[\p{L}\p{N}]+/gu;

export const wordsIn = (text: string): string[] => text.match(word) ?? [];

/** Every word that a tree shows, addresses and the prompts of commands left out. */
export function visibleWords(root: LessonNode): Set<string> {
  const words = new Set<string>();
  for (const { node } of walk(root)) {
    // A reference such as &lt; is read as the letter it stands for.
    const attributes = shownAttributes(node).map((text) => text.replaceAll(/&#?\w{1,32};/g, ' '));
    for (const text of [valueOf(node), node.alt, titleOf(node), ...attributes]) {
      if (typeof text === 'string') for (const each of wordsIn(text)) words.add(each);
    }
  }
  return words;
}

/** The attributes of a component that its page shows. */
export const shownAttributes = (node: LessonNode): string[] =>
  ['title', 'label', 'summary'].flatMap((name) => attributeText(node, name) ?? []);

/** What a link shows only while a mouse is over it is not counted. */
const titleOf = ({ type, title }: LessonNode): string | null | undefined =>
  type === 'image' ? title : undefined;

const valueOf = ({ type, value }: LessonNode): string | undefined =>
  type === 'code'
    ? value
        ?.split('\n')
        .map((line) => promptedCommand(line) ?? line)
        .join('\n')
    : value;

/** The words that none of the texts has, in the order they are given. */
export function lostWords(words: Iterable<string>, texts: readonly string[]): string[] {
  const kept = new Set(texts.flatMap((text) => wordsIn(text)));
  return [...words].filter((each) => !kept.has(each));
}

/** Everything that a lesson in one language says, as it is read: references to letters are letters. */
export function lessonWords(mdx: string): string[] {
  const parsed = parseLesson(mdx);
  return parsed.ok ? [...visibleWords(parsed.root)] : wordsIn(mdx);
}

/** Every text in plain data. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
