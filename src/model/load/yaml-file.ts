import { isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Node, Pair, YAMLMap } from 'yaml';
import { position, readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { memoize } from '#model/memoize.ts';
import { valueInChunks } from './value-in-chunks.ts';
import { yamlDiagnostics } from './yaml-diagnostics.ts';

/** A path of keys and indexes to a value, as zod writes it. */
export type ValuePath = readonly PropertyKey[];

/** A YAML file of the content: its value, and where each part of it stands. */
export interface YamlFile {
  file: string;
  /** The YAML as written; in front matter it begins at `firstLine` of its file. */
  text: string;
  firstLine: number;
  value: unknown;
  /** Where the value at a path begins; of what is not there, the nearest thing around it. */
  placeOf(path: ValuePath): Place;
  /** Where the key at the end of a path stands; as `placeOf` for list items. */
  placeOfKey(path: ValuePath): Place;
  /** Where the source of the value at a path is in `text`, quotes and all: UTF-16 offsets, end exclusive. */
  rangeOf(path: ValuePath): { start: number; end: number } | undefined;
}

/** A YAML file, or why there is none. */
export type YamlResult =
  | { yaml: YamlFile; diagnostics?: undefined }
  | { yaml?: undefined; diagnostics: readonly Diagnostic[] };

/**
 * Reads the text of a file as one YAML document. `firstLine` is the line its first line has in the file (front matter
 * begins below a `---`). All errors of syntax are told.
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlResult {
  const shifted = ({ line, column }: { line: number; column: number }): Place => ({
    file,
    line: line + firstLine - 1,
    column,
  });
  const read = valueOf(file, text, firstLine, shifted);
  if ('diagnostics' in read) return read;
  let { tree } = read;
  const treeOf = (): YamlText => (tree ??= readYamlText(text));
  const place = (path: ValuePath, target: 'key' | 'value'): Place =>
    shifted(position(treeOf().lines, offsetOf(treeOf(), path, target)));
  return {
    yaml: {
      ...{ file, text, firstLine, value: read.value },
      placeOf: (path) => place(path, 'value'),
      placeOfKey: (path) => place(path, 'key'),
      rangeOf: (path) => rangeOf(treeOf(), path),
    },
  };
}

/** The value of a text, or what is wrong with that; of a long one no tree, which is twenty times as large and rarely asked for. */
function valueOf(
  file: string,
  text: string,
  firstLine: number,
  shifted: (place: { line: number; column: number }) => Place,
): { value: unknown; tree: YamlText | undefined } | { diagnostics: readonly Diagnostic[] } {
  const chunked = valueInChunks(text);
  if (chunked !== undefined) return { value: chunked, tree: undefined };
  const yaml = readYamlText(text);
  const diagnostics = yamlDiagnostics(file, yaml, firstLine);
  const [document, second] = yaml.documents;
  if (second !== undefined) {
    const place = shifted(position(yaml.lines, second.range[0]));
    diagnostics.push(diagnostic('yaml-documents', place, { found: yaml.documents.length }));
  }
  if (diagnostics.length > 0 || document === undefined) return { diagnostics };
  try {
    // Aliases are counted: a file that unfolds into far more than it is (an alias bomb) is not read.
    return { value: document.toJS() as unknown, tree: yaml };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = shifted({ line: 1, column: 1 });
    return { diagnostics: [diagnostic('yaml-syntax', place, { reason })] };
  }
}

function rangeOf(yaml: YamlText, path: ValuePath): { start: number; end: number } | undefined {
  const node: unknown = yaml.documents[0]?.getIn(path, true);
  if (!isNode(node) || !node.range) return undefined;
  return { start: node.range[0], end: node.range[1] };
}

/** The pairs of a map by their keys. A long one is asked for the places of all its values, so they are not looked for each time. */
const pairsOf = memoize((map: YAMLMap): ReadonlyMap<string, Pair> => {
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : undefined;
    if (key !== undefined && !pairs.has(key)) pairs.set(key, pair);
  }
  return pairs;
});

function offsetOf(yaml: YamlText, path: ValuePath, target: 'key' | 'value'): number {
  const document = yaml.documents[0];
  let node: Node | null = document?.contents ?? null;
  let offset = node?.range?.[0] ?? 0;
  for (const [index, part] of path.entries()) {
    const here = isAlias(node) && document !== undefined ? (node.resolve(document) ?? null) : node;
    const isLast = index === path.length - 1;
    if (isMap(here)) {
      const pair = pairsOf(here).get(String(part));
      if (pair === undefined) return offset;
      const [key, value] = [pair.key as Node, pair.value as Node | null];
      node = value;
      offset =
        (isLast && target === 'value' ? (value?.range ?? key.range) : key.range)?.[0] ?? offset;
    } else if (isSeq(here)) {
      const item = here.items[Number(part)] as Node | undefined;
      if (item === undefined) return offset;
      node = item;
      offset = item.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
}
