import { beginsWithProgram } from '#importer/text/command-shape.ts';
import { lastSentence } from '#importer/text/announcement.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/**
 * The command that the last sentence of a paragraph names, where that is another than the one above it: "`kubectl top pods` says", below
 * `kubectl get events`. A program alone names none, and a sentence that names both may be about either.
 */
export function otherCommandIn(
  paragraph: LessonNode,
  command: LessonNode,
  programs: ReadonlySet<string>,
): string | undefined {
  const sentence = lastSentence(plainText(paragraph).trim());
  const named = [...walk(paragraph)].flatMap(({ node: { type, value = '' } }) =>
    type === 'inlineCode' && sentence.includes(value.trim()) && isCommand(value, programs)
      ? [value.trim()]
      : [],
  );
  const typed = new Set(wordsOf(command.value ?? ''));
  const isTyped = (text: string): boolean => wordsOf(text).every((word) => typed.has(word));
  return named.some(isTyped) ? undefined : named[0];
}

const isCommand = (text: string, programs: ReadonlySet<string>): boolean =>
  wordsOf(text).length > 1 && beginsWithProgram(text, programs);

const wordsOf = (text: string): string[] =>
  text.split(/[\s"'`;|&()]+/).filter((word) => word !== '');
