import { walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/** Han characters and full-width punctuation: between two of them a line break must not become a space. */
const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Removes line breaks of the source between two Han characters; browsers draw them as a gap (CSS Text 3 leaves the
 * removal to the browser and none does it). Breaks beside Latin text stay: there a space is right.
 */
export function joinHanLines(root: LessonNode): void {
  const leaves = [...walk(root)].map(({ node }) => node).filter(isLeaf);
  for (const [index, leaf] of leaves.entries()) {
    if (leaf.type !== 'text' || !leaf.value?.includes('\n')) continue;
    const before = lastCharacter(leaves[index - 1]);
    const after = firstCharacter(leaves[index + 1]);
    leaf.value = joined(leaf.value, before, after);
  }
}

function joined(text: string, before: string, after: string): string {
  const lines = text.split('\n');
  return lines.reduce((sofar, line, index) => {
    const left = sofar === '' ? before : (Array.from(sofar).at(-1) ?? '');
    const right = line === '' && index === lines.length - 1 ? after : (Array.from(line)[0] ?? '');
    return sofar + (han.test(left) && han.test(right) ? '' : '\n') + line;
  });
}

const isLeaf = (node: LessonNode): boolean => node.children === undefined;

const firstCharacter = (node: LessonNode | undefined): string =>
  node?.type === 'text' ? (Array.from(node.value ?? '')[0] ?? '') : '';

const lastCharacter = (node: LessonNode | undefined): string =>
  node?.type === 'text' ? (Array.from(node.value ?? '').at(-1) ?? '') : '';
