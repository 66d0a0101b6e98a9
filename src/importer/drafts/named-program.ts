/** What the words above a block say of the first word of the block: that it is a program, or a function. */
import { literalPattern } from '#transforms/literal-pattern.ts';
import { lastSentence } from '#importer/text/last-sentence.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** The first word of a block that something stands behind, and that could be the name of a program. */
const firstWord = /^\s*([a-z][\w.+-]*[a-z\d]) +(?![=:])\S/;

/** Whether a paragraph has a text as code. */
export const isNamed = (paragraph: LessonNode, name: string): boolean =>
  [...walk(paragraph)].some(
    ({ node: { type, value = '' } }) => type === 'inlineCode' && value.trim() === name,
  );

const functions = String.raw`(?:template )?(?:functions?|filters?|macros?|helpers?|methods?|directives?|keywords?|fun[çc](?:ão|ões)|filtros?)(?!\p{L})|(?:模板)?(?:函数|过滤器|指令)`;

/**
 * The name of a program that the sentence above a block says to use, or that it names and ends in a command: "Moor it with `boatctl`:",
 * "Tell `boatctl` so with this command:". The block begins with it, and what it is told to do stands behind it.
 */
export function programNamedAbove(paragraph: LessonNode, value: string): string | undefined {
  const [, name] = firstWord.exec(value) ?? [];
  if (name === undefined || !isNamed(paragraph, name)) return undefined;
  const text = lastSentence(plainText(paragraph).trim());
  const used = new RegExp(
    `(?:(?<!\\p{L})(?:with|using|use|via|com|usando|use|usar|através d[eo])(?: the| o| a)?|[用过])\\s*${literalPattern(name)}(?![\\p{L}\\p{N}_-])(?!\\s*(?:${functions}))`,
    'iu',
  );
  return used.test(text) || endsInCommand.test(text) ? name : undefined;
}

const endsInCommand = /\bcom(?:mands?|andos?)(?: (?:below|abaixo))?$|(?:命令|指令)$/i;

/** Whether the words above a block call its first word a function, of templates for one, "The `sha256sum` function", or its words other names of a command: "Aliases". */
export function isOfFunction(paragraph: LessonNode, value: string): boolean {
  if (/^alias(?:es)?:?$/i.test(plainText(paragraph).trim())) return /^[\w, -]+$/.test(value.trim());
  const [, name] = firstWord.exec(value) ?? [];
  if (name === undefined || !isNamed(paragraph, name)) return false;
  const own = `(?<![\\p{L}\\p{N}_-])${literalPattern(name)}(?![\\p{L}\\p{N}_-])`;
  return new RegExp(`${own}\\s*(?:${functions})|(?:${functions})\\s+${own}`, 'iu').test(
    plainText(paragraph),
  );
}
