import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { memoize } from '#model/memoize.ts';
import type { Translation } from '#model/types.ts';
import { standardTexts } from './standard-markdown.ts';

const writer = unified()
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true })
  .freeze();

/**
 * A lesson as standard Markdown by locale, for readers without a browser: what is written in that language, with the commands,
 * outputs and manifests that it shows. Links between lessons are as they are written, so they hold beside the page.
 */
export const markdownOf = memoize((sources: LessonSources): Record<string, string> =>
  Object.fromEntries(
    standardTexts(sources).map(({ locale, translation, tree: { children = [] } }) => {
      const tree = { type: 'root', children: [...front(translation), ...children.map(asText)] };
      return [locale, writer.stringify(tree as Parameters<typeof writer.stringify>[0])];
    }),
  ),
);

const text = (value: string): LessonNode => ({ type: 'text', value });
const paragraph = (value: string): LessonNode => ({ type: 'paragraph', children: [text(value)] });

/** What stands above the text of a lesson's page. */
function front({
  title,
  description,
  objectives,
  beginsWithDescription,
}: Translation): LessonNode[] {
  const goals = objectives.map((goal) => ({
    ...{ type: 'listItem', spread: false },
    children: [paragraph(goal)],
  }));
  const list: LessonNode & { spread: boolean } = { type: 'list', spread: false, children: goals };
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    ...(beginsWithDescription ? [] : [paragraph(description)]),
    ...(goals.length === 0 ? [] : [list]),
  ];
}

/** Pictures have other addresses on the site: what they show is told. The id of a heading leaves a blank behind. */
function asText(node: LessonNode): LessonNode {
  if (node.type === 'image') return text(node.alt ?? '');
  if (node.children === undefined) return node;
  const children = node.children.map(asText);
  const last = children.at(-1);
  if (node.type === 'heading' && last?.type === 'text')
    children.splice(-1, 1, text((last.value ?? '').trimEnd()));
  return { ...node, children };
}
