import type { LessonNode } from './nodes.ts';
import { isFormStart, termFinder } from './term-forms.ts';
import type { TermForms } from './term-forms.ts';

/** Nodes whose text is searched for terms. Headings, links, code, captions, questions and text of another language are not. */
const proseElements: ReadonlySet<string> = new Set([
  ...['root', 'paragraph', 'list', 'listItem', 'blockquote', 'emphasis', 'strong'],
  ...['Walkthrough', 'Step', 'Aside', 'Details', 'Tabs', 'Tab'],
]);

/**
 * Makes the first use of each term of the glossary a link to what it means: `address` with its id. A term that may not be
 * linked still takes its words, so that a shorter one inside of it is not linked. What the page says does not change.
 */
export function linkTerms(root: LessonNode, terms: readonly TermForms[], address: string): void {
  if (terms.length === 0) return;
  const find = termFinder(terms);
  const linked = new Set<string>();
  const visit = (node: LessonNode): void => {
    if (!proseElements.has(node.name ?? node.type)) return;
    node.children = (node.children ?? []).flatMap((child) =>
      child.type === 'text' ? split(child) : (visit(child), [child]),
    );
  };
  const split = (node: LessonNode): LessonNode[] => {
    const text = node.value ?? '';
    const segments: LessonNode[] = [];
    let from = 0;
    for (let at = 0; at < text.length;) {
      const found = isFormStart(text, at) ? find(text, at) : undefined;
      if (found === undefined) {
        at += 1;
        continue;
      }
      const { id, link, length } = found;
      if (link && !linked.has(id)) {
        linked.add(id);
        const words = { type: 'text', value: text.slice(at, at + length) };
        segments.push({ type: 'text', value: text.slice(from, at) });
        segments.push({ type: 'link', url: `${address}${id}`, children: [words] });
        from = at + length;
      }
      at += length;
    }
    if (from === 0) return [node];
    return [...segments, { type: 'text', value: text.slice(from) }].filter(
      ({ type, value }) => type !== 'text' || value !== '',
    );
  };
  visit(root);
}
