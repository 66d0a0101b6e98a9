import type { LessonSources } from '#model/load/sources.ts';
import type { ValuePath } from '#model/load/yaml-file.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { marksOf } from './output-marks.ts';
import type { MarksFound } from './output-marks.ts';

type Differs = NonNullable<NonNullable<LessonYaml['outputs']>[string]['differs']>[number];

/** An output, and what each entry of its `differs` marks in it or why it marks nothing. */
export interface ProvedOutput {
  id: string;
  text: string;
  differs: readonly {
    /** Where it stands in lesson.yaml. */
    at: ValuePath;
    entry: Differs;
    found: MarksFound;
  }[];
}

export function proveOutputs({ data }: LessonSources): ProvedOutput[] {
  return Object.entries(data?.outputs ?? {}).map(([id, { text, differs = [] }]) => {
    const command = commandOf(data, id);
    const proved = differs.map((entry, index) => ({
      ...{ at: ['outputs', id, 'differs', index], entry },
      found: marksOf(text, command, entry),
    }));
    return { id, text, differs: proved };
  });
}

/** The command that prints an output, if a check says so. */
function commandOf(data: LessonYaml | undefined, output: string): string | undefined {
  const check = Object.values(data?.checks ?? {}).find((each) => each.output === output);
  return check?.command === undefined ? undefined : textOf(data, check.command);
}

/** A command as a learner runs all of it. */
export const textOf = (data: LessonYaml | undefined, command: string): string | undefined =>
  data?.commands?.[command]?.run.join('\n');
