import { placeOf } from '#model/diagnostics/place.ts';
import type { Fix } from '#model/diagnostics/diagnostic.ts';
import type { Prose } from '#model/load/prose.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Rule } from '#model/lint/rule.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

export const linkSlash: Rule = {
  severity: 'advice',
  about:
    'A link to a page of the site whose address does not end with a slash. Most hosts answer with a detour to the address that does, some with "not found".',
  wrong: { lang: 'mdx', text: 'Then go to [the next lesson](../next).' },
  right: { lang: 'mdx', text: 'Then go to [the next lesson](../next/).' },
  *find({ lessons }) {
    for (const prose of lessons.flatMap(({ proses }) => proses)) {
      for (const { node } of nodesOf(prose)) {
        if (node.type !== 'link' || node.url === undefined) continue;
        const [path = '', ...rest] = node.url.split(/(?=[?#])/);
        if (!isPage(path)) continue;
        const slashed = [`${path}/`, ...rest].join('');
        const fix = fixOf(prose, node, node.url, slashed);
        yield {
          place: placeOf(prose.file, node),
          message: `${node.url} has no slash at its end.`,
          hint: `Write ${slashed}: the address of a page ends with one.`,
          ...(fix && { fix }),
        };
      }
    }
  },
};

/** A relative address of the site that is no file: what has a dot in its last part is one. */
const isPage = (path: string): boolean =>
  /^[\w.-]/.test(path) && !path.includes(':') && /(?:^|\/)[\w-]+$/.test(path);

/** The address is replaced where it is written once in the link, as it is in nearly all. */
function fixOf(prose: Prose, node: LessonNode, url: string, slashed: string): Fix | undefined {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  const written = prose.text.slice(start.offset, end.offset);
  const at = written.lastIndexOf(`](${url}`);
  if (at === -1 || written.indexOf(`](${url}`) !== at) return undefined;
  const from = start.offset + at + ']('.length;
  return { start: from, end: from + url.length, text: slashed };
}
