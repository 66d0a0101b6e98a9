import { isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Node } from 'yaml';
import { position, readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { ProblemPlace, Report } from './problems/problem.ts';

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
  placeOf(path: ValuePath): ProblemPlace;
  /** Where the key at the end of a path stands; as `placeOf` for list items. */
  placeOfKey(path: ValuePath): ProblemPlace;
  /** Where the source of the value at a path is in `text`, quotes and all: UTF-16 offsets, end exclusive. */
  rangeOf(path: ValuePath): { start: number; end: number } | undefined;
}

/**
 * Reads the text of a file as one YAML document. `firstLine` is the line its first line has in the file (front matter
 * begins below a `---`). Syntax errors are reported, all of them, and give undefined.
 */
export function readYaml(
  report: Report,
  file: string,
  text: string,
  firstLine = 1,
): YamlFile | undefined {
  const yaml = readYamlText(text);
  const shifted = ({ line, column }: { line: number; column: number }): ProblemPlace => ({
    file,
    line: line + firstLine - 1,
    column,
  });
  for (const error of yaml.errors) report('yaml-syntax', shifted(error), { said: error.message });
  if (yaml.documents.length > 1) {
    const second = yaml.documents[1]?.range[0] ?? 0;
    report('yaml-documents', shifted(position(yaml.lines, second)), {
      found: yaml.documents.length,
    });
  }
  if (yaml.errors.length > 0 || yaml.documents.length !== 1) return undefined;
  const value = valueOf(report, shifted({ line: 1, column: 1 }), yaml);
  if (value === undefined) return undefined;
  const place = (path: ValuePath, wanted: 'key' | 'value'): ProblemPlace =>
    shifted(position(yaml.lines, offsetOf(yaml, path, wanted)));
  return {
    file,
    text,
    firstLine,
    value: value.value,
    placeOf: (path) => place(path, 'value'),
    placeOfKey: (path) => place(path, 'key'),
    rangeOf: (path) => rangeOf(yaml, path),
  };
}

/** Aliases are counted by the parser: a file that unfolds into far more than it is (an alias bomb) is not read. */
function valueOf(
  report: Report,
  place: ProblemPlace,
  yaml: YamlText,
): { value: unknown } | undefined {
  try {
    return { value: yaml.documents[0]?.toJS() as unknown };
  } catch (error) {
    report('yaml-syntax', place, { said: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

function rangeOf(yaml: YamlText, path: ValuePath): { start: number; end: number } | undefined {
  const node: unknown = yaml.documents[0]?.getIn(path, true);
  if (!isNode(node) || !node.range) return undefined;
  return { start: node.range[0], end: node.range[1] };
}

function offsetOf(yaml: YamlText, path: ValuePath, wanted: 'key' | 'value'): number {
  const document = yaml.documents[0];
  let node: Node | null = document?.contents ?? null;
  let offset = node?.range?.[0] ?? 0;
  for (const [index, part] of path.entries()) {
    const here = isAlias(node) && document !== undefined ? (node.resolve(document) ?? null) : node;
    const isLast = index === path.length - 1;
    if (isMap(here)) {
      const pair = here.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(part),
      );
      if (pair === undefined) return offset;
      const [key, value] = [pair.key as Node, pair.value as Node | null];
      node = value;
      offset =
        (isLast && wanted === 'value' ? (value?.range ?? key.range) : key.range)?.[0] ?? offset;
    } else if (isSeq(here)) {
      const item = here.items[Number(part)] as Node | undefined;
      if (item === undefined) return offset;
      node = item;
      offset = item.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
}
