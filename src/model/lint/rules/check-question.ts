import { attributeText } from '#transforms/lesson/nodes.ts';
import { hasWords } from '#transforms/lesson/plain-text.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Rule } from '#model/lint/rule.ts';

export const checkQuestion: Rule = {
  severity: 'advice',
  about:
    'A check without a question. The page then shows a field and what counts, and the learner has to guess what it is about.',
  wrong: { lang: 'mdx', text: '<Check id="web-ready"></Check>' },
  right: { lang: 'mdx', text: '<Check id="web-ready">Is every Pod of web ready?</Check>' },
  *find({ lessons }) {
    for (const prose of lessons.flatMap(({ proses }) => proses)) {
      for (const { node } of nodesOf(prose)) {
        if (node.name !== 'Check') continue;
        const question = (node.children ?? []).filter(
          ({ name }) => name !== 'Criterion' && name !== 'Hint',
        );
        if (hasWords(question)) continue;
        const id = attributeText(node, 'id') ?? '';
        yield {
          place: placeOf(prose.file, node),
          message: `The check "${id}" asks nothing.`,
          hint: `Write the question between the tags: <Check id="${id}">Is every Pod ready?</Check>`,
        };
      }
    }
  },
};
