import type { LessonNode } from './nodes.ts';

/** What a node says, without markup: for headings in a table of contents and for finding out whether there are words. */
export function plainText(node: LessonNode): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    return node.value ?? '';
  }
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  return (node.children ?? []).map(plainText).join('');
}

/** Whether nodes say anything at all: front matter, comments and empty elements do not. */
export const hasWords = (nodes: readonly LessonNode[]): boolean =>
  nodes.some((node) => plainText(node).trim() !== '' || holdsPicture(node));

const holdsPicture = (node: LessonNode): boolean =>
  node.type === 'image' || (node.children ?? []).some(holdsPicture);
