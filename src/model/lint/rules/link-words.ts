import { plainText } from '#transforms/lesson/plain-text.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Rule } from '#model/lint/rule.ts';
import { placeOf } from '#model/diagnostics/place.ts';

const empty = new Set([
  ...['here', 'click here', 'this', 'link', 'this link', 'more', 'read more'],
  ...['aqui', 'clique aqui', 'este link', 'link', 'saiba mais', 'leia mais'],
  ...['这里', '此处', '点击这里', '点击此处', '链接', '此链接', '更多'],
]);

export const linkWords: Rule = {
  severity: 'advice',
  about:
    'A link whose words do not say where it leads. Read alone, as in a list of links, it says nothing.',
  wrong: { lang: 'mdx', text: 'The checksums are [here](https://example.org/v1/checksums).' },
  right: { lang: 'mdx', text: 'Compare the [checksums of v1](https://example.org/v1/checksums).' },
  *find({ lessons }) {
    for (const prose of lessons.flatMap(({ proses }) => proses)) {
      for (const { node } of nodesOf(prose)) {
        if (node.type !== 'link') continue;
        const words = plainText(node).trim();
        if (words !== '' && !empty.has(words.toLowerCase())) continue;
        yield {
          place: placeOf(prose.file, node),
          message:
            words === ''
              ? 'This link has no words.'
              : `"${words}" does not say where the link leads.`,
          hint: 'Make the words of the link the name of what is there.',
        };
      }
    }
  },
};
