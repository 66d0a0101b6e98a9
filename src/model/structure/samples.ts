import type { VerdictWord } from '#checker/types.ts';
import type { Command, Output } from '#model/types.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import { changeOutput } from './change-output.ts';
import type { LessonSource } from './lesson-source.ts';

/** What a check refers to. */
export interface Parts {
  commands: Readonly<Record<string, Command>>;
  outputs: Readonly<Record<string, Output>>;
}

/** A text a check is proved with, the verdict it must get, and where it stands in lesson.yaml. */
export interface Sample {
  path: readonly PropertyKey[];
  text: string;
  verdict: VerdictWord;
}

/** The check's own output, then the samples its author gives, changes made; what cannot be made is reported. */
export function samplesOf(
  lesson: LessonSource,
  { commands, outputs }: Parts,
  id: string,
  data: CheckYaml,
): Sample[] {
  const output = data.output === undefined ? undefined : outputs[data.output]?.text;
  const command = data.command === undefined ? undefined : commands[data.command]?.run.join('\n');
  const given = [
    ...(data.accepts ?? []).map((sample, index) => ({
      ...sample,
      verdict: 'met' as const,
      path: ['checks', id, 'accepts', index],
    })),
    ...(data.rejects ?? []).map((sample, index) => ({
      ...sample,
      path: ['checks', id, 'rejects', index],
    })),
  ];
  const samples = given.flatMap(({ text, change, verdict, path }) => {
    if (change === undefined ? text === undefined : text !== undefined) {
      lesson.files.report('sample-form', lesson.yaml.placeOf(path), {});
      return [];
    }
    if (change === undefined) return [{ path, text: text ?? '', verdict }];
    const changed = changedOutput(lesson, path, output, command, change);
    return changed === undefined ? [] : [{ path, text: changed, verdict }];
  });
  const own: Sample[] =
    output === undefined ? [] : [{ path: ['checks', id, 'output'], text: output, verdict: 'met' }];
  return [...own, ...samples];
}

function changedOutput(
  { files: { report }, yaml }: LessonSource,
  path: readonly PropertyKey[],
  output: string | undefined,
  command: string | undefined,
  change: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string | undefined {
  if (output === undefined) {
    report('change-nothing', yaml.placeOfKey([...path, 'change']), {});
    return undefined;
  }
  const changed = changeOutput(output, command, change);
  if (changed.ok) return changed.text;
  const { object, known } = changed;
  if (changed.reason === 'no-row') {
    report('change-row', yaml.placeOfKey([...path, 'change', object]), { object, known });
  } else {
    const { column } = changed;
    const place = yaml.placeOfKey([...path, 'change', object, column]);
    report('change-column', place, { object, column, known });
  }
  return undefined;
}
