import { nodesOf } from '#model/load/prose.ts';
import type { Rule } from '#model/lint/rule.ts';
import { placeOf } from '#model/diagnostics/place.ts';

export const imageAlt: Rule = {
  severity: 'error',
  about: 'An image without words for those who cannot see it.',
  wrong: { lang: 'mdx', text: '![](network.png)' },
  right: { lang: 'mdx', text: '![Two nodes, each with a bridge and two Pods](network.png)' },
  *find({ lessons }) {
    for (const prose of lessons.flatMap(({ proses }) => proses)) {
      for (const { node } of nodesOf(prose)) {
        if (node.type !== 'image' || (node.alt ?? '').trim() !== '') continue;
        yield {
          place: placeOf(prose.file, node),
          message: `The image ${node.url ?? ''} has no alternative text.`,
          hint: 'Say between the square brackets what it shows, in the language of the page.',
        };
      }
    }
  },
};
