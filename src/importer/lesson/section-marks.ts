import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** What is written alike in every language below a heading up to the next, and in it: code, addresses, names. */
export type SectionMarks = ReadonlySet<string>;

export const noMarks: SectionMarks = new Set();

/** The marks of the sections of a page or a lesson, by heading. */
export function sectionMarks({ children = [] }: LessonNode): ReadonlyMap<LessonNode, SectionMarks> {
  const found = new Map<LessonNode, SectionMarks>();
  let marks = new Set<string>();
  for (const node of children) {
    if (node.type === 'heading') {
      marks = new Set(namesIn(plainText(node)));
      found.set(node, marks);
    }
    for (const { node: each } of walk(node)) for (const mark of marksOf(each)) marks.add(mark);
  }
  return found;
}

function marksOf({ type, value = '', url = '' }: LessonNode): string[] {
  if (type === 'inlineCode') return [value.trim()];
  if (type === 'code') return value.split('\n').flatMap((line) => codeOf(line));
  return type === 'link' && url.startsWith('https:') ? [withoutLocale(url)] : [];
}

/** A line of code without its comment, and without the words in quotes that a translation may change; none for a sign alone. */
function codeOf(line: string): string[] {
  const [code = ''] = line.replaceAll(/(["'`])[^"'`]*\1/g, '$1').split(/\/\/|#|\{\/\*|<!--/);
  const shown = code.replaceAll(/\s+/g, '');
  return /\w{2}/.test(shown) ? [shown] : [];
}

/** Names of programs and of parts of code in a heading: they have a digit, or a capital letter behind another letter. */
const namesIn = (text: string): string[] =>
  text.match(/\b[\w.@/-]{0,60}(?:\w\d|[a-zA-Z][A-Z])[\w./-]*/g) ?? [];

const withoutLocale = (url: string): string =>
  url.replaceAll(/\/[a-z]{2}(?:[-_][A-Za-z]{2,4})?(?=\/|$)/g, '');

/** How much of two sections is the same, from 0 to 1: what few of all sections have counts more. */
export function likenessOf(
  sections: readonly SectionMarks[],
): (one: SectionMarks, other: SectionMarks) => number {
  const counts = new Map<string, number>();
  for (const marks of sections)
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const weightOf = (marks: Iterable<string>): number =>
    [...marks].reduce((sum, mark) => sum + 1 / (counts.get(mark) ?? 1), 0);
  return (one, other) => {
    if (one.size === 0 || other.size === 0) return 0;
    const common = [...one].filter((mark) => other.has(mark));
    return (2 * weightOf(common)) / (weightOf(one) + weightOf(other));
  };
}
