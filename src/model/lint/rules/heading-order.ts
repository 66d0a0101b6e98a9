import { plainText } from '#transforms/lesson/plain-text.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Rule } from '#model/lint/rule.ts';
import { placeOf } from '#model/diagnostics/place.ts';

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
