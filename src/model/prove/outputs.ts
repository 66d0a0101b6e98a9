import { read } from '#checker/prints/read.ts';
import type { Cell, Table } from '#checker/types.ts';
import type { ValuePath } from '#model/load/yaml-file.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { Output } from '#model/types.ts';
import { readOutput } from './read-output.ts';

type Differs = NonNullable<NonNullable<LessonYaml['outputs']>[string]['differs']>[number];

/** An output, and what each entry of its `differs` marks in it or why it marks nothing. */
export interface ProvedOutput {
  id: string;
  /** Of Kubernetes, where it is the text of another one than the first. */
  version: string | undefined;
  text: string;
  differs: readonly {
    /** Where it stands in lesson.yaml. */
    at: ValuePath;
    entry: Differs;
    found: MarksFound;
  }[];
}

/** The text of an output, and those of other versions. `printer`: the command that prints it. */
export function proveOutput(
  id: string,
  { versions = {}, ...output }: NonNullable<LessonYaml['outputs']>[string],
  printer: string | undefined,
): ProvedOutput[] {
  const texts = [[undefined, output] as const, ...Object.entries(versions)];
  return texts.map(([version, { text, differs = [] }]) => {
    const proved = differs.map((entry, index) => ({
      ...{ at: [...outputPath(id, version), 'differs', index], entry },
      found: marksOf(text, printer, entry),
    }));
    return { id, version, text, differs: proved };
  });
}

/** Where the text of an output stands in lesson.yaml, or that of another version. */
export const outputPath = (id: string, version: string | undefined): ValuePath =>
  version === undefined ? ['outputs', id] : ['outputs', id, 'versions', version];

/** The command that prints an output, if a check says so. */
export function commandThatPrints(
  data: LessonYaml | undefined,
  output: string,
): string | undefined {
  const check = Object.values(data?.checks ?? {}).find((each) => each.output === output);
  return check?.command === undefined ? undefined : commandTextIn(data, check.command);
}

/** A command as a learner runs all of it. */
export const commandTextIn = (data: LessonYaml | undefined, command: string): string | undefined =>
  data?.commands?.[command]?.run.join('\n');

type OutputMark = Output['marks'][number];

export type MarksFound =
  | { ok: true; marks: readonly OutputMark[] }
  | { ok: false; reason: 'no-column'; columns: readonly string[] }
  | { ok: false; reason: 'no-match' }
  | { ok: false; reason: 'bad-pattern'; error: string };

/**
 * The places of an output that one entry of `differs` is about: the cells of a column, what a pattern matches in them,
 * or what it matches anywhere. Cells are found by the checker, so a page marks what the checker reads. `command` is the
 * command that printed the output, where that is known.
 */
export function marksOf(text: string, command: string | undefined, differs: Differs): MarksFound {
  const pattern = differs.match === undefined ? undefined : compiled(differs.match);
  if (pattern !== undefined && 'error' in pattern) {
    return { ok: false, reason: 'bad-pattern', error: pattern.error };
  }
  const cells =
    differs.column === undefined ? linesOf(text) : cellsOf(text, command, differs.column);
  if (!Array.isArray(cells)) return { ok: false, reason: 'no-column', columns: cells.columns };
  const marks = cells.flatMap((cell) => within(cell, pattern?.regex, differs.why));
  return marks.length === 0 ? { ok: false, reason: 'no-match' } : { ok: true, marks };
}

function compiled(match: string): { regex: RegExp } | { error: string } {
  try {
    return { regex: new RegExp(match, 'gu') };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function linesOf(text: string): Cell[] {
  return text.split('\n').map((line, index) => ({
    text: line,
    at: { line: index + 1, start: 0, end: line.length },
  }));
}

function cellsOf(
  text: string,
  command: string | undefined,
  column: string,
): Cell[] | { columns: readonly string[] } {
  const { tables } = readOutput(text, command);
  const found = tables.some(({ columns }) => columns.includes(column))
    ? tables
    : tablesWithHeader(text, command, column);
  const columns = [...new Set([...tables, ...found].flatMap((table) => table.columns))];
  if (!found.some((table) => table.columns.includes(column))) return { columns };
  return found.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => {
      const cell = cells[column];
      return cell === undefined || cell.text === '' || cell.text === '<none>' ? [] : [cell];
    }),
  );
}

/** A table of another tool: the checker reads it once it is told the header, a line of words two spaces apart. */
function tablesWithHeader(
  text: string,
  command: string | undefined,
  column: string,
): readonly Table[] {
  const headers = text.split('\n').map((line) => line.trim().split(/ {2,}/));
  const columns = headers.find((words) => words.includes(column));
  return columns === undefined ? [] : read(text, { command, columns }).tables;
}

function within({ text, at }: Cell, regex: RegExp | undefined, why: string): OutputMark[] {
  if (regex === undefined) return [{ line: at.line, start: at.start, end: at.end, why }];
  return [...text.matchAll(regex)]
    .filter(([matched]) => matched !== '')
    .map(({ 0: matched, index }) => ({
      line: at.line,
      start: at.start + index,
      end: at.start + index + matched.length,
      why,
    }));
}
