import { unified } from '@astrojs/markdown-remark';
import type { RemarkPlugin } from '@astrojs/markdown-remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type { LessonNode } from './lesson/nodes.ts';
import { completeLesson } from './lesson/complete-lesson.ts';
import type { LessonContext } from './lesson/complete-lesson.ts';

export type { LessonContext } from './lesson/complete-lesson.ts';

/**
 * The value for Astro's `markdown.processor`. `lookup` is asked with the absolute path of each file; for lessons it
 * tells what is missing, stale and constant. Files it does not know are compiled as plain MDX.
 * unified() and not Astro's default: that one prints `**` beside Chinese punctuation (bruits/satteri#85).
 * SmartyPants is off: it puts Latin quotes into Chinese text and curls quotes in prose about YAML.
 */
export function markdownProcessor(
  lookup: (filePath: string) => LessonContext | undefined,
): ReturnType<typeof unified> {
  const lesson: RemarkPlugin = () => (tree, file) => {
    const context = lookup(file.path);
    completeLesson(tree as LessonNode, context ?? plain);
  };
  return unified({
    gfm: true,
    smartypants: false,
    remarkPlugins: [remarkCjkFriendly as RemarkPlugin, lesson],
  });
}

const plain: LessonContext = { lang: '', source: undefined, missing: [], stale: [] };
