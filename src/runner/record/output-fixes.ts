import type { Fix } from '#model/diagnostics/diagnostic.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import { asLiteral, constantUses } from '#transforms/constants.ts';
import type { Differs } from './guess-differs.ts';

export interface NewOutput {
  id: string;
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
  { id, text, differs, isMarkedAnew }: NewOutput,
): Fix[] {
  const whole = yaml.rangeOf(['outputs', id]);
  const range = yaml.rangeOf(['outputs', id, 'text']);
  if (whole === undefined || range === undefined) return [];
  const isFlow = yaml.text[whole.start] === '{';
  const column = columnOf(yaml.text, whole.start);
  const source = withConstants(text, written, constants);
  const end = withoutBreaks(yaml.text, range);
  const fixes: Fix[] = [
    { start: range.start, end, text: isFlow ? quoted(source) : block(source, column) },
  ];
  if (!isMarkedAnew) return fixes;
  const list = `[${differs.map(entryText).join(', ')}]`;
  const marked = yaml.rangeOf(['outputs', id, 'differs']);
  if (marked !== undefined)
    return [...fixes, { start: marked.start, end: withoutBreaks(yaml.text, marked), text: list }];
  const added = isFlow ? `, differs: ${list}` : `\n${' '.repeat(column)}differs: ${list}`;
  return fixes.map((fix) => ({ ...fix, text: fix.text + added }));
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
  const values = [...names.keys()].toSorted((one, other) => other.length - one.length);
  const word = new RegExp(`(?<![\\w.])(?:${values.map(RegExp.escape).join('|')})(?![\\w.])`, 'g');
  return asLiteral(text).replace(word, (value) => `{{${names.get(value) ?? ''}}}`);
}
