import type { RehypePlugin, RemarkPlugin, unified } from '@astrojs/markdown-remark';
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
import { pageComponent, pageModule } from './lesson/page-module.ts';
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
): Processing {
  function lesson(this: Processor) {
    const { parser } = this;
    // A processor is made of its parser; one that was validated need not parse again (docs/adr/0026).
    this.parser = (text, vfile) => {
      const file = lookup(vfile.path);
      return file?.parsed && isParsed(text, file)
        ? (treeOf(file.parsed) as Tree)
        : (parser as NonNullable<typeof parser>)(text, vfile);
    };
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
  const options = {
    gfm: true,
    smartypants: false,
    remarkPlugins: [remarkCjkFriendly as RemarkPlugin, lesson as RemarkPlugin],
    rehypePlugins: [footnotes as RehypePlugin],
    remarkRehype: {},
    recmaPlugins: [],
  };
  /** Made when there is something else than lessons: to load all of it takes as long as to compile some. */
  const forOthers = async (): Promise<Processing> =>
    (await import('@astrojs/markdown-remark')).unified(options);
  return {
    name: 'unified',
    options,
    createRenderer: async (shared) => (await forOthers()).createRenderer(shared),
    createMdxRenderer: async (shared, mdx) => {
      let other: ReturnType<NonNullable<Processing['createMdxRenderer']>> | undefined;
      return {
        process: async (text, path, frontmatter) => {
          const file = lookup(path);
          const component = file && isParsed(text, file) ? lessonComponent(file) : undefined;
          if (component !== undefined)
            return { code: pageModule(component), map: null, astroMetadata: withoutIslands() };
          other ??= (await forOthers()).createMdxRenderer?.(shared, mdx);
          if (other === undefined) throw new Error('This version of Astro compiles no MDX.');
          return (await other).process(text, path, frontmatter);
        },
      };
    },
  };
}

type Processing = ReturnType<typeof unified>;

/** The code of a lesson whose tree is known, as a component; undefined where the MDX compiler has to make it. */
export function lessonComponent(file: LessonFile): string | undefined {
  if (file.parsed === undefined) return undefined;
  const tree = treeOf(file.parsed);
  completeLesson(tree, file);
  const page = toHast(tree as Parameters<typeof toHast>[0], { handlers }) as Root;
  if (file.footnotes !== undefined) sayFootnotes(page, file.footnotes);
  return pageComponent(page as PageNode);
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

/** Whether a file was parsed as it is now. Astro passes it on with blanks for the front matter. */
const isParsed = (text: string, { parsed }: LessonFile): boolean =>
  parsed?.text.endsWith(text.trimStart()) === true;

/** A copy of the tree of a text, without its front matter. */
function treeOf({ root }: NonNullable<LessonFile['parsed']>): LessonNode {
  const children = root.children?.filter(({ type }) => type !== 'yaml') ?? [];
  return wholeCopyOf({ ...root, children });
}
