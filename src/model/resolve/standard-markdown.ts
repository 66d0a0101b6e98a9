import { labelsOf } from '#transforms/lesson/set-labels.ts';
import type { OwnComponents } from '#transforms/lesson/components.ts';
import { attributeText, copyOf, isElement, isExpression } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { headingId } from '#transforms/lesson/anchors.ts';
import { setConstants } from '#transforms/lesson/set-constants.ts';
import type { LessonSources, WorkshopContext } from '#model/load/sources.ts';
import { memoize } from '#model/memoize.ts';
import type { Translation } from '#model/types.ts';
import type { Lesson } from './content.ts';
import { resolveLesson } from './resolve.ts';

interface Standard {
  locale: string;
  translation: Translation;
  tree: LessonNode;
}

/** A lesson as standard Markdown, in each language that it is written in: none that falls back to the source. */
export const standardTexts = memoize((sources: LessonSources): readonly Standard[] => {
  const lesson = resolveLesson(sources);
  if (lesson === undefined) return [];
  return sources.proses.flatMap(({ locale, root }) => {
    const translation = lesson.translations[locale];
    if (translation === undefined || root === undefined) return [];
    const tree = standardMarkdown(root, lesson, sources.context);
    return [{ locale, translation, tree }];
  });
});

/** What a lesson shows by id, and the components of the project, which may have words in any attribute. */
type Shown = Pick<Lesson, 'commands' | 'outputs' | 'manifests' | 'walkthroughs'> & {
  own: OwnComponents;
};

/**
 * The prose of a lesson as standard Markdown, for readers that know no components: what they show stands in their place, as
 * blocks of code, and what stands in them follows. A heading's id is in its `data`. The tree is a new one.
 */
function standardMarkdown(
  root: LessonNode,
  lesson: Omit<Shown, 'own'>,
  { constants, ownComponents }: Pick<WorkshopContext, 'constants' | 'ownComponents'>,
): LessonNode {
  const copy = copyOf(root);
  setConstants(copy, constants);
  const shown = { ...lesson, own: ownComponents ?? {} };
  const children = (copy.children ?? []).flatMap((node) => standard(node, shown));
  return { type: 'root', children };
}

function standard(node: LessonNode, lesson: Shown): LessonNode[] {
  if (node.type === 'yaml' || isExpression(node)) return [];
  const children = (node.children ?? []).flatMap((child) => standard(child, lesson));
  if (node.type === 'mdxJsxTextElement') return children;
  if (isElement(node)) return [...shownBy(node, lesson), ...inParagraphs(children)];
  if (node.children === undefined) return [node];
  const id = node.type === 'heading' ? headingId(node) : undefined;
  return [{ ...node, children, ...(id === undefined ? {} : { data: { id } }) }];
}

const phrasing = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'image',
  'break',
]);

/** `<Step>Words on one line.</Step>` has words without a paragraph around them. */
function inParagraphs(nodes: readonly LessonNode[]): LessonNode[] {
  const blocks: LessonNode[] = [];
  let open: LessonNode[] | undefined;
  for (const node of nodes) {
    if (!phrasing.has(node.type)) {
      blocks.push(node);
      open = undefined;
    } else if (open) open.push(node);
    else {
      open = [node];
      blocks.push({ type: 'paragraph', children: open });
    }
  }
  return blocks;
}

/** What a component says or shows besides its children. */
function shownBy(node: LessonNode, lesson: Shown): LessonNode[] {
  const id = attributeText(node, 'id') ?? '';
  switch (node.name) {
    case 'Command':
      return code('sh', lesson.commands[id]?.run.join('\n'));
    case 'Output':
      return code('text', lesson.outputs[id]?.text);
    case 'Walkthrough':
      return code('yaml', manifestText(lesson, id));
    case 'Diagram':
      return paragraphs(
        labelsOf(node)
          .map(({ words }) => words)
          .join(' · '),
      );
    default: {
      const own = Object.hasOwn(lesson.own, node.name ?? '')
        ? lesson.own[node.name ?? '']
        : undefined;
      const names = own?.texts ?? ['title', 'label', 'summary', 'environment'];
      const words = names.flatMap((name) => attributeText(node, name) ?? []);
      return paragraphs(words.join(' · '));
    }
  }
}

/** The part of its manifest that a walkthrough shows. */
function manifestText({ walkthroughs, manifests }: Shown, id: string): string | undefined {
  const walkthrough = walkthroughs[id];
  const text = manifests[walkthrough?.manifest ?? '']?.text;
  if (walkthrough === undefined || text === undefined) return undefined;
  const { from, to } = walkthrough.shown;
  return text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
}

const code = (lang: string, value: string | undefined): LessonNode[] =>
  value === undefined ? [] : [{ type: 'code', lang, value: value.trimEnd() }];

const paragraphs = (text: string): LessonNode[] =>
  text === ''
    ? []
    : [
        {
          type: 'paragraph',
          children: [{ type: 'strong', children: [{ type: 'text', value: text }] }],
        },
      ];
