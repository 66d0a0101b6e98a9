import type { Command, Output } from '#model/types.ts';
import type { LessonSource } from './lesson-source.ts';
import { inTextOrder, marksOf } from './output-marks.ts';
import type { Mark } from './output-marks.ts';

/** Reasons whose words `i18n` has (`output.reason.*`); others are the workshop's own. */
const builtInReasons: readonly string[] = ['age', 'hash', 'address', 'version', 'name'];

/** The outputs of a lesson with the places that differ; what `differs` names and the text does not have is reported. */
export function readOutputs(
  lesson: LessonSource,
  commands: Readonly<Record<string, Command>>,
): Record<string, Output> {
  const outputs = Object.entries(lesson.data.outputs ?? {}).map(([id, { text, differs = [] }]) => {
    const command = commandOf(lesson, commands, id);
    const marks = differs.flatMap((entry, index) => {
      const why = lintReason(lesson, entry.why, ['outputs', id, 'differs', index, 'why']);
      return why ? marksOfEntry(lesson, id, index, text, command) : [];
    });
    const used = [...new Set(differs.map(({ why }) => why))];
    const reasons = used.map((why) => ({ why, words: lesson.reasons[why] }));
    return [id, { text, marks: inTextOrder(marks), reasons }] as const;
  });
  return Object.fromEntries(outputs);
}

/** The command that prints an output, if a check says so. */
function commandOf(
  { data }: LessonSource,
  commands: Readonly<Record<string, Command>>,
  output: string,
): string | undefined {
  const check = Object.values(data.checks ?? {}).find((each) => each.output === output);
  return check?.command === undefined ? undefined : commands[check.command]?.run.join('\n');
}

function lintReason(
  { files, yaml, reasons }: LessonSource,
  why: string,
  path: readonly PropertyKey[],
): boolean {
  const known = [...builtInReasons, ...Object.keys(reasons)];
  if (known.includes(why)) return true;
  files.report('unknown-reason', yaml.placeOf(path), { why, known });
  return false;
}

function marksOfEntry(
  { files: { report }, yaml, data }: LessonSource,
  id: string,
  index: number,
  text: string,
  command: string | undefined,
): readonly Mark[] {
  const entry = data.outputs?.[id]?.differs?.[index];
  const path = ['outputs', id, 'differs', index];
  if (entry === undefined) return [];
  if (entry.column === undefined && entry.match === undefined) {
    report('differs-nothing', yaml.placeOf(path), {});
    return [];
  }
  const found = marksOf(text, command, entry);
  if (found.ok) return found.marks;
  const place = yaml.placeOf([...path, found.reason === 'no-column' ? 'column' : 'match']);
  if (found.reason === 'no-column') {
    report('differs-column', place, { column: entry.column ?? '', known: found.columns });
  } else if (found.reason === 'no-match') {
    report('differs-match', place, { column: entry.column, match: entry.match });
  } else report('differs-pattern', place, { match: entry.match ?? '', said: found.said });
  return [];
}
