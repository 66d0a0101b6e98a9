import { lessonScript } from '#runner/script.ts';
import type { Run } from '#cli/definition.ts';
import { systemOf } from '#cli/run/cluster-choice.ts';
import { selected, valuesOf } from '#cli/run/selection.ts';
import { skipText } from '#cli/run/words.ts';
import type { scripting } from './options.ts';

/** `readyroom script`: prints a lesson as one bash script. */
export const run: Run<typeof scripting> = ({ options, arguments: [name, another] }, io) => {
  const wrong = (usageError: string) => Promise.resolve({ usageError });
  if (name === undefined || !/^[^/#]+\/[^/#]+$/.test(name))
    return wrong('Name one lesson: readyroom script WORKSHOP/LESSON.');
  if (another !== undefined) return wrong(`One at a time: "${another}" is too much.`);
  const selection = selected(name, options.content, io.cwd);
  if ('error' in selection) return wrong(selection.error);
  const values = valuesOf(options.set, selection.value.variables);
  if ('error' in values) return wrong(values.error);
  for (const { workshop, lesson } of selection.value.lessons)
    io.out(
      lessonScript({
        ...{ workshop, lesson, content: options.content, variables: values.value },
        surroundings: {
          environment: options.environment,
          system: systemOf(process.platform),
          version: undefined,
        },
        reasonOf: skipText,
      }),
    );
  return Promise.resolve(0);
};
