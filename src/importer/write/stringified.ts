/** MDX of a tree, as remark writes it. */
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

const writerWith = (emphasis: '_' | '*') =>
  unified()
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkCjkFriendly)
    .use(remarkStringify, {
      ...{ bullet: '-', emphasis, rule: '-', fences: true, resourceLink: true },
      listItemIndent: 'one',
    })
    .freeze();

const writer = writerWith('_');
/** For words that are emphasized within words, as in Chinese: beside a letter, an underscore would need a reference in the place of the letter. */
const starWriter = writerWith('*');

/** The text of a tree; undefined where a node of it has no form in MDX. */
export function stringified(root: LessonNode): string | undefined {
  try {
    const text = writer.stringify(root as never);
    const isWithin = /&#x[\dA-F]{2,5};_|_&#x[\dA-F]{2,5};/.test(text);
    return guarded(isWithin ? starWriter.stringify(root as never) : text);
  } catch {
    return undefined;
  }
}

/** MDX would run a block that begins with `import` or `export`, so the first letter is written as a reference. */
const guarded = (text: string): string =>
  text.replace(
    /^(?:import|export)\b/,
    (word) => `&#x${word.charCodeAt(0).toString(16)};${word.slice(1)}`,
  );

/** Replaces references by Han characters and punctuation: the writer puts them beside emphasis, and our parser needs none. */
export const readable = (text: string): string =>
  text.replaceAll(/&#x([0-9A-F]{4,5});/g, (reference, code: string) => {
    const letter = String.fromCodePoint(Number.parseInt(code, 16));
    return /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(letter) ? letter : reference;
  });
