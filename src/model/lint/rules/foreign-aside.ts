import { placeOf } from '#model/diagnostics/place.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Rule } from '#model/lint/rule.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** The asides of other generators, by their words there; all others are notes. */
const types: Readonly<Record<string, string>> = {
  ...{ tip: 'tip', success: 'tip', hint: 'tip' },
  ...{ warning: 'caution', caution: 'caution', danger: 'caution', important: 'caution' },
};

export const foreignAside: Rule = {
  severity: 'error',
  about:
    'An aside as other generators write it: `:::tip` of Docusaurus and Starlight, `> [!TIP]` of GitHub. Here it would be printed as it stands.',
  wrong: { lang: 'mdx', text: ':::tip\nTake a coffee.\n:::' },
  right: { lang: 'mdx', text: '<Aside type="tip">\n\nTake a coffee.\n\n</Aside>' },
  *find({ lessons }) {
    for (const prose of lessons.flatMap(({ proses }) => proses)) {
      for (const { node } of nodesOf(prose)) {
        const written = node.type === 'paragraph' ? asideOf(node) : undefined;
        if (written === undefined) continue;
        const type = types[written.replaceAll(/[^a-z]/gi, '').toLowerCase()] ?? 'note';
        yield {
          place: placeOf(prose.file, node),
          message: `${written} would be printed as it stands.`,
          hint: `Write <Aside type="${type}">, the text in lines of its own, and </Aside>.`,
        };
      }
    }
  },
};

function asideOf({ children = [] }: LessonNode): string | undefined {
  const [first] = children;
  const text = first?.type === 'text' ? (first.value ?? '') : '';
  return /^(?:::: ?[a-z]+|(?:!!!|\?\?\?\+?) [a-z]+|\[!(?:note|tip|important|warning|caution)\])/i.exec(
    text,
  )?.[0];
}
