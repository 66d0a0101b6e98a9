import { literalPattern } from '#transforms/literal-pattern.ts';
import type { Fix } from '#model/diagnostics/diagnostic.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import { outputPath } from '#model/prove/outputs.ts';
import { asLiteral, constantUses } from '#transforms/constants.ts';
import type { Differs } from './guess-differs.ts';

export interface NewOutput {
  id: string;
  /** Of Kubernetes, where it is the text of another one than the first. */
  version?: string | undefined;
  text: string;
  /** The whole list. */
  differs: readonly Differs[];
  /** Whether the list is another one than stands there. */
  isMarkedAnew: boolean;
}

/**
 * The changes of lesson.yaml that write an output: nothing else of the file is touched. Constants that stood in the text stand there
 * again, where their values were printed.
 */
export function outputFixes(
  yaml: YamlFile,
  written: string,
  constants: Readonly<Record<string, string>>,
  { id, version, text, differs, isMarkedAnew }: NewOutput,
): Fix[] {
  const path = outputPath(id, version);
  const whole = yaml.rangeOf(path);
  const range = yaml.rangeOf([...path, 'text']);
  const source = withConstants(text, written, constants);
  if (version !== undefined && whole === undefined)
    return newVersion(yaml, id, version, source, differs);
  if (whole === undefined || range === undefined) return [];
  const isFlow = yaml.text[whole.start] === '{';
  const column = columnOf(yaml.text, whole.start);
  const end = withoutBreaks(yaml.text, range);
  const fixes: Fix[] = [
    { start: range.start, end, text: isFlow ? quoted(source) : block(source, column) },
  ];
  if (!isMarkedAnew) return fixes;
  const list = listText(differs);
  const marked = yaml.rangeOf([...path, 'differs']);
  if (marked !== undefined)
    return [...fixes, { start: marked.start, end: withoutBreaks(yaml.text, marked), text: list }];
  const added = isFlow ? `, differs: ${list}` : `\n${' '.repeat(column)}differs: ${list}`;
  return fixes.map((fix) => ({ ...fix, text: fix.text + added }));
}

/** The change that adds the text of another version to an output: in a line of its own, or inside of the braces. */
function newVersion(
  yaml: YamlFile,
  id: string,
  version: string,
  source: string,
  differs: readonly Differs[],
): Fix[] {
  const versions = yaml.rangeOf(['outputs', id, 'versions']);
  const parent = versions ?? yaml.rangeOf(['outputs', id]);
  if (parent === undefined) return [];
  const list = differs.length === 0 ? '' : listText(differs);
  const inner = withoutBreaks(yaml.text, parent);
  if (yaml.text[parent.start] === '{') {
    const marks = list === '' ? '' : `, differs: ${list}`;
    const entry = `'${version}': { text: ${quoted(source)}${marks} }`;
    const brace = yaml.text.lastIndexOf('}', inner - 1);
    const at = yaml.text.slice(0, brace).trimEnd().length;
    const text = versions === undefined ? `, versions: { ${entry} }` : `, ${entry}`;
    return [{ start: at, end: at, text }];
  }
  const column = columnOf(yaml.text, parent.start) + (versions === undefined ? 2 : 0);
  const indent = ' '.repeat(column);
  const lines = [
    ...(versions === undefined ? [`${' '.repeat(column - 2)}versions:`] : []),
    `${indent}'${version}':`,
    `${indent}  text: ${block(source, column + 2)}`,
    ...(list === '' ? [] : [`${indent}  differs: ${list}`]),
  ];
  // A comment behind the last value stays with it.
  const end = /$/m.exec(yaml.text.slice(inner));
  const at = inner + (end?.index ?? 0);
  return [{ start: at, end: at, text: `\n${lines.join('\n')}` }];
}

/** The end of a range of the source: without the line breaks that part it from what follows, with blanks that stand behind it. */
function withoutBreaks(text: string, { start, end }: { start: number; end: number }): number {
  const last = start + text.slice(start, end).trimEnd().length;
  const blanks = /^[ \t]*(?=\r?\n|$)/.exec(text.slice(last, last + 1000))?.[0] ?? '';
  return last + blanks.length;
}

const columnOf = (text: string, offset: number): number =>
  offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** A text as a block below a key that stands at `column`. */
function block(text: string, column: number): string {
  const lines = text.replace(/\n$/, '').split('\n');
  // A first line that begins with a blank would say how deep the block is.
  const depth = lines.find((line) => line !== '')?.startsWith(' ') === true ? '2' : '';
  const indent = ' '.repeat(column + 2);
  const inner = lines.map((line) => (line === '' ? '' : indent + line));
  return [`|${depth}`, ...inner].join('\n');
}

/** JSON's strings are YAML's. */
const quoted = (text: string): string => JSON.stringify(text);

const listText = (differs: readonly Differs[]): string => `[${differs.map(entryText).join(', ')}]`;

function entryText(entry: Differs): string {
  const parts = Object.entries(entry).map(([key, value]) => `${key}: ${wordText(String(value))}`);
  return `{ ${parts.join(', ')} }`;
}

const wordText = (text: string): string =>
  /^[a-z][\w-]*(?: [\w-]+)*$/i.test(text) ? text : `'${text.replaceAll("'", "''")}'`;

/** Longer values first, and whole words only: a constant "3" is no part of 10.0.0.13. */
function withConstants(
  text: string,
  written: string,
  constants: Readonly<Record<string, string>>,
): string {
  const names = new Map(
    constantUses(written).flatMap(({ name }) => {
      const value = constants[name] ?? '';
      return value === '' ? [] : [[value, name] as const];
    }),
  );
  if (names.size === 0) return asLiteral(text);
  const values = [...names.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map(literalPattern);
  const word = new RegExp(`(?<![\\w.])(?:${values.join('|')})(?![\\w.])`, 'g');
  return asLiteral(text).replace(word, (value) => `{{${names.get(value) ?? ''}}}`);
}
