import { isMap, isScalar, isSeq } from 'yaml';
import type { Node } from 'yaml';
import { resolvePath } from './line-range.ts';
import { withoutIndexes } from './without-indexes.ts';
import { position } from './yaml-text.ts';
import type { YamlText } from './yaml-text.ts';

/** A YAML path, and `Kind/name` of its document where the text has several. */
export interface PlacedPath {
  doc: string | undefined;
  path: string;
}

/**
 * The path of the key that begins on a line (from 1), or else of the item of a list: the counterpart of `resolvePath`. An item
 * is found by a field where that tells it apart. Undefined where nothing begins: in the middle of a text, in a comment, at `---`.
 */
export function pathOfLine(yaml: YamlText, line: number): PlacedPath | undefined {
  const documents = yaml.documents.filter(({ contents }) => isMap(contents));
  for (const document of documents) {
    const path = pathIn(yaml, document.contents, line, '');
    if (path === undefined) continue;
    const word = (keys: readonly string[]): string => String(document.getIn(keys) ?? '');
    const doc =
      documents.length === 1 ? undefined : `${word(['kind'])}/${word(['metadata', 'name'])}`;
    const found = resolvePath(yaml, doc, path);
    if (!found.ok || found.lines.from !== line) return undefined;
    return { doc, path: withoutIndexes(yaml, doc, path) ?? path };
  }
  return undefined;
}

/** The outermost key on the line; of a list, what is in the item that holds it. */
function pathIn(
  yaml: YamlText,
  node: Node | null,
  line: number,
  above: string,
): string | undefined {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const segment = keySegment(key, above === '');
      if (segment === undefined) continue;
      if (lineAt(yaml, key as Node) === line) return above + segment;
      const inner = pathIn(yaml, value as Node | null, line, above + segment);
      if (inner !== undefined) return inner;
    }
  } else if (isSeq(node)) {
    for (const [index, item] of (node.items as Node[]).entries()) {
      const path = `${above}[${index}]`;
      const inner = pathIn(yaml, item, line, path);
      if (inner !== undefined) return inner;
      if (lineAt(yaml, item) === line) return path;
    }
  }
  return undefined;
}

const lineAt = (yaml: YamlText, { range }: Node): number =>
  range === undefined || range === null ? 0 : position(yaml.lines, range[0]).line;

/** A key as a path has it; undefined for one that no path can name. */
function keySegment(key: unknown, isFirst: boolean): string | undefined {
  const text = isScalar(key) && typeof key.value !== 'symbol' ? String(key.value) : '';
  if (/^[\w/-]+$/.test(text)) return isFirst ? text : `.${text}`;
  if (text === '' || isFirst || text.includes('"')) return undefined;
  return `["${text}"]`;
}
