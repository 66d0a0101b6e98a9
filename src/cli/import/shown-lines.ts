import { posix } from 'node:path';
import { textFinder } from '#importer/text/find-texts.ts';
import { entriesIn, entriesOfLines } from './component-places.ts';

/** A line that was written, and the line of the prose that shows it: its own, or that of the component. */
export interface ShownLine {
  file: string;
  line: number;
  shown: number;
}

export interface WrittenFile {
  path: string;
  lines: readonly string[];
}

/**
 * Finds the lines that hold some code, by its first: those that are this alone or, where there are none, those that have it in them; for
 * each line of the prose the first that it shows. Only what is looked for is kept: a lesson may have a million lines.
 * @param codes all that will be asked for
 */
export function placesOfCode(
  files: readonly WrittenFile[],
  prose: string,
  codes: Iterable<string>,
): (code: string) => readonly ShownLine[] {
  const sought = new Set([...codes].map(firstLine).filter((each) => each !== ''));
  if (sought.size === 0) return () => [];
  const alone = new Map<string, ShownLine[]>();
  for (const line of placedLines(files, prose))
    for (const each of textsOf(line.text)) if (sought.has(each)) add(alone, each, line);
  for (const [text, lines] of alone) {
    const inOrder = asShown(lines);
    alone.set(
      text,
      inOrder.filter(({ shown }, index) => shown !== inOrder[index - 1]?.shown),
    );
  }
  const others = [...sought].filter((each) => !alone.has(each));
  const within = others.length === 0 ? alone : linesWith(others, files, prose);
  return (code) => {
    const first = firstLine(code);
    return alone.get(first) ?? within.get(first) ?? [];
  };
}

const firstLine = (code: string): string =>
  (code.split('\n').find((each) => each.trim() !== '') ?? '').trim();

function linesWith(
  sought: readonly string[],
  files: readonly WrittenFile[],
  prose: string,
): ReadonlyMap<string, readonly ShownLine[]> {
  const textsWithin = textFinder(sought);
  const found = new Map<string, ShownLine[]>();
  for (const line of placedLines(files, prose))
    for (const each of textsWithin(line.text)) add(found, each, line);
  return new Map([...found].map(([text, lines]) => [text, asShown(lines)]));
}

function add(
  found: Map<string, ShownLine[]>,
  text: string,
  { file, line, shownAt }: PlacedLine,
): void {
  const lines = found.get(text) ?? [];
  for (const shown of shownAt) lines.push({ file, line, shown });
  found.set(text, lines);
}

/** In the order in which the prose shows them; what it does not show comes first. */
const asShown = (lines: readonly ShownLine[]): ShownLine[] =>
  lines.toSorted((one, other) => one.shown - other.shown);

interface PlacedLine {
  text: string;
  file: string;
  line: number;
  /** The lines of the prose that show it. */
  shownAt: readonly number[];
}

const nowhere: readonly number[] = [0];

/** All lines of the files. */
function* placedLines(files: readonly WrittenFile[], prose: string): Generator<PlacedLine> {
  const calls = callsIn(files.find(({ path }) => path === prose)?.lines ?? []);
  const fileOf = new Map<string, string>();
  for (const { path, lines } of files) {
    const isStructure = path.endsWith('/lesson.yaml');
    const entries = isStructure ? entriesOfLines(lines) : [];
    for (const [index, text] of lines.entries()) {
      const [, file] = (isStructure && /^ {4}file: (\S+)$/.exec(text)) || [];
      if (file !== undefined) fileOf.set(`${posix.dirname(path)}/${file}`, entries[index] ?? '');
      const shownAt =
        path === prose
          ? [index + 1]
          : (calls.get(entries[index] ?? fileOf.get(path) ?? '') ?? nowhere);
      yield { text, file: path, line: index + 1, shownAt };
    }
  }
}

/** The lines of the prose that show each entry of lesson.yaml. */
function callsIn(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const calls = new Map<string, number[]>();
  for (const [index, line] of lines.entries())
    for (const entry of entriesIn(line)) {
      const known = calls.get(entry);
      if (known === undefined) calls.set(entry, [index + 1]);
      else known.push(index + 1);
    }
  return calls;
}

/** What a line holds: the line, the code in it, what it is as an item or the value of a key of YAML, and without the quotes of it. */
function textsOf(line: string): string[] {
  const whole = line.trim();
  const value = whole.startsWith('- ') ? whole.slice(2) : whole;
  const ofKey = value.includes(': ') ? value.replace(/^[\w-]+: /, '') : value;
  return [whole, value, ...codesIn(whole), unquoted(value), unquoted(ofKey)];
}

const codesIn = (line: string): string[] =>
  line.includes('`')
    ? [...line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code = '']) => code)
    : [];

function unquoted(text: string): string {
  const [first] = text;
  if (text.length < 2 || (first !== '"' && first !== "'") || !text.endsWith(first)) return text;
  if (first === "'") return text.slice(1, -1).replaceAll("''", "'");
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
