import { unified } from '@astrojs/markdown-remark';
import type { RehypePlugin, RemarkPlugin } from '@astrojs/markdown-remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import type { Handler } from 'mdast-util-to-hast';
import type { Processor } from 'unified';
import { wholeCopyOf } from './lesson/nodes.ts';
import type { LessonNode } from './lesson/nodes.ts';
import { completeLesson } from './lesson/complete-lesson.ts';
import type { LessonContext } from './lesson/complete-lesson.ts';
import { sayFootnotes } from './lesson/say-footnotes.ts';
import type { FootnoteWords } from './lesson/say-footnotes.ts';
import { pageModule } from './lesson/page-module.ts';
import type { PageNode } from './lesson/page-module.ts';

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
      (parsedBefore(text, lookup(file.path)) as Tree | undefined) ??
      (parser as NonNullable<typeof parser>)(text, file);
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
  const standard = unified({
    gfm: true,
    smartypants: false,
    remarkPlugins: [remarkCjkFriendly as RemarkPlugin, lesson as RemarkPlugin],
    rehypePlugins: [footnotes as RehypePlugin],
  });
  return {
    ...standard,
    async createMdxRenderer(shared, mdx) {
      const forOthers = await standard.createMdxRenderer?.(shared, mdx);
      if (forOthers === undefined) throw new Error('This version of Astro compiles no MDX.');
      return {
        process: async (text, path, frontmatter) => {
          const code = lessonModule(text, lookup(path));
          return code === undefined
            ? forOthers.process(text, path, frontmatter)
            : { code, map: null, astroMetadata: withoutIslands() };
        },
      };
    },
  };
}

/** The module of a lesson whose tree is known; undefined where the MDX compiler has to make it. */
function lessonModule(text: string, file: LessonFile | undefined): string | undefined {
  const tree = parsedBefore(text, file);
  if (file === undefined || tree === undefined) return undefined;
  completeLesson(tree, file);
  const page = toHast(tree as Parameters<typeof toHast>[0], { handlers }) as Root;
  if (file.footnotes !== undefined) sayFootnotes(page, file.footnotes);
  return pageModule(page as PageNode);
}

/** Elements and expressions of MDX stay as they are, around what becomes HTML. */
const kept: Handler = (state, node: LessonNode) => {
  const children = node.children && state.all(node as Parameters<typeof state.all>[0]);
  return { ...node, children } as ReturnType<Handler>;
};
const handlers: Readonly<Record<string, Handler>> = {
  mdxJsxFlowElement: kept,
  mdxJsxTextElement: kept,
  mdxFlowExpression: kept,
  mdxTextExpression: kept,
  mdxjsEsm: kept,
};

/** What Astro wants to know of components that run in the browser: a lesson has none. */
const withoutIslands = () => ({
  hydratedComponents: [],
  clientOnlyComponents: [],
  serverComponents: [],
  scripts: [],
  propagation: 'none',
  containsHead: false,
  pageOptions: {},
});

type Tree = ReturnType<NonNullable<Processor['parser']>>;

const plain: LessonContext = { lang: '', source: undefined, missing: [], stale: [] };

/** A copy of the tree of a text, which Astro passes on with blanks for the front matter; undefined for another text. */
function parsedBefore(text: string, file: LessonFile | undefined): LessonNode | undefined {
  if (file?.parsed === undefined || !file.parsed.text.endsWith(text.trimStart())) return undefined;
  const { root } = file.parsed;
  const children = root.children?.filter(({ type }) => type !== 'yaml');
  return wholeCopyOf({ ...root, children: children ?? [] });
}
