import { plainText } from '#transforms/lesson/plain-text.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { memoize } from '#model/memoize.ts';
import type { Section } from '#model/types.ts';
import { standardTexts } from './standard-markdown.ts';

/**
 * The sections of a lesson by locale, for whoever looks for something in them. A language has what is written in it: no lesson
 * that falls back to the source, and no unit that is filled in from there.
 */
export const sectionsOf = memoize((sources: LessonSources): Record<string, readonly Section[]> =>
  Object.fromEntries(
    standardTexts(sources).map(({ locale, translation, tree }) => {
      const { title, description, objectives, prerequisites } = translation;
      const above = translation.beginsWithDescription ? [] : [description];
      const front = [...above, ...objectives, ...prerequisites].map((line) => `${line}\n`).join('');
      return [locale, split(tree, { ...empty('', title), text: front })];
    }),
  ),
);

type Growing = { -readonly [Key in keyof Section]: Section[Key] };

const empty = (id: string, title: string): Growing => ({
  id,
  title,
  text: '',
  commands: '',
  code: '',
  kinds: [],
});

/** Parts the text at its headings; what stands before the first belongs to `first`. */
function split({ children = [] }: LessonNode, first: Growing): readonly Section[] {
  const sections = [first];
  for (const node of children) {
    const { id } = (node.data ?? {}) as { id?: string };
    if (node.type === 'heading' && id !== undefined) {
      sections.push(empty(id, plainText(node).trim()));
    } else write(node, sections.at(-1) ?? first);
  }
  return sections;
}

function write(node: LessonNode, section: Growing): void {
  if (node.type === 'code') {
    const { value = '' } = node;
    if (node.lang === 'sh') section.commands += `${value}\n`;
    else section.code += `${value}\n`;
    const kinds = [...value.matchAll(/^kind: (\w+)$/gm)].flatMap(([, kind = '']) => kind);
    section.kinds = [...new Set([...section.kinds, ...kinds])];
    return;
  }
  if (isBlock(node)) section.text += `${plainText(node).trim()}\n`;
  else for (const child of node.children ?? []) write(child, section);
}

const blocks = new Set(['paragraph', 'heading', 'tableCell']);
const isBlock = ({ type }: LessonNode): boolean => blocks.has(type);
