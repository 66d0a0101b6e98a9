import { unified } from '@astrojs/markdown-remark';
import type { RehypePlugin, RemarkPlugin } from '@astrojs/markdown-remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type { Root } from 'hast';
import type { Processor } from 'unified';
import { wholeCopyOf } from './lesson/nodes.ts';
import type { LessonNode } from './lesson/nodes.ts';
import { completeLesson } from './lesson/complete-lesson.ts';
import type { LessonContext } from './lesson/complete-lesson.ts';
import { sayFootnotes } from './lesson/say-footnotes.ts';
import type { FootnoteWords } from './lesson/say-footnotes.ts';

/** A lesson's file that is compiled: what the site knows about it, and its tree, if it is parsed already. */
export interface LessonFile extends LessonContext {
  parsed?: { text: string; root: LessonNode } | undefined;
  footnotes?: FootnoteWords;
}

/**
 * The value for Astro's `markdown.processor`. `lookup` is called with the absolute path of each file; for lessons it
 * tells what is missing, stale and constant. Files it does not know are compiled as plain MDX.
 * unified() and not Astro's default: that one prints `**` beside Chinese punctuation (bruits/satteri#85).
 * SmartyPants is off: it puts Latin quotes into Chinese text and curls quotes in prose about YAML.
 */
export function markdownProcessor(
  lookup: (filePath: string) => LessonFile | undefined,
): ReturnType<typeof unified> {
  function lesson(this: Processor) {
    const { parser } = this;
    // A processor is made of its parser; one that was validated need not parse again (docs/adr/0026).
    this.parser = (text, file) =>
      parsedBefore(text, lookup(file.path)) ?? (parser as NonNullable<typeof parser>)(text, file);
    return (tree: unknown, file: { path: string }): void => {
      completeLesson(tree as LessonNode, lookup(file.path) ?? plain);
    };
  }
  const footnotes =
    () =>
    (tree: Root, file: { path: string }): void => {
      const words = lookup(file.path)?.footnotes;
      if (words !== undefined) sayFootnotes(tree, words);
    };
  return unified({
    gfm: true,
    smartypants: false,
    remarkPlugins: [remarkCjkFriendly as RemarkPlugin, lesson as RemarkPlugin],
    rehypePlugins: [footnotes as RehypePlugin],
  });
}

const plain: LessonContext = { lang: '', source: undefined, missing: [], stale: [] };

type Tree = ReturnType<NonNullable<Processor['parser']>>;

/** A copy of the tree of a text, which Astro passes on with blanks for the front matter; undefined for another text. */
function parsedBefore(text: string, file: LessonFile | undefined): Tree | undefined {
  if (file?.parsed === undefined || !file.parsed.text.endsWith(text.trimStart())) return undefined;
  const { root } = file.parsed;
  const children = root.children?.filter(({ type }) => type !== 'yaml');
  return wholeCopyOf({ ...root, children }) as Tree;
}
