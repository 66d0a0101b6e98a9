/** What readers need who hear a page instead of seeing it. */
import { placeOf } from '#model/diagnostics/place.ts';
import type { Rule } from '#model/lint/rule.ts';
import { nodesOf } from '#model/load/prose.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

export const headingOrder: Rule = {
  severity: 'advice',
  about:
    'A heading that leaves out a level. Screen readers and the table of contents show a part that is missing.',
  wrong: { lang: 'mdx', text: '## Install {/* #install */}\n\n#### On macOS' },
  right: { lang: 'mdx', text: '## Install {/* #install */}\n\n### On macOS {/* #macos */}' },
  *find({ data: { source }, lessons }) {
    for (const prose of lessons.flatMap(({ proses }) => proses)) {
      if (prose.locale !== source) continue;
      let before = 1;
      for (const { node } of nodesOf(prose)) {
        if (node.type !== 'heading') continue;
        const depth = node.depth ?? 1;
        if (depth > before + 1) {
          yield {
            place: placeOf(prose.file, node),
            message: `The heading "${plainText(node).trim()}" is of level ${depth}, after one of level ${before}.`,
            hint: `Begin it with ${'#'.repeat(before + 1)}.`,
          };
        }
        before = depth;
      }
    }
  },
};

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
