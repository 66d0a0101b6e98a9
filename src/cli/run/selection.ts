import { resolve } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { provenanceName } from '#model/load/generated-files.ts';
import { load } from '#model/load/load.ts';
import type { LessonSources, Sources, WorkshopSources } from '#model/load/sources.ts';
import { sharedName } from '#model/load/structure.ts';
import { validate } from '#model/validate/validate.ts';
import type { Result } from '#cli/result.ts';
import { didYouMean, listed } from '#cli/suggest.ts';

/** What is run. */
export interface LessonSelection {
  lessons: readonly { workshop: string; lesson: LessonSources }[];
  /** The workshops they are of. */
  workshops: readonly WorkshopSources[];
  /** The id of the one command. */
  only: string | undefined;
  /** The variables of the workshops, and what each may be. */
  variables: WorkshopSources['context']['variables'];
}

/** What may be wrong only because an output is not what is printed: to record it anew is what mends it. */
const ofOutputs: ReadonlySet<string> = new Set([
  'output-not-met',
  'sample-verdict',
  'column-printed',
  'kind-printed',
  'change-row',
  'change-column',
  'differs-column',
  'differs-match',
]);

/**
 * The lessons that `name` ("workshop", "workshop/lesson", "workshop/lesson#command") stands for; all without a name. Where they are run to
 * be recorded, an output may be anything.
 */
export function selected(
  name: string | undefined,
  content: string,
  cwd: string,
  isToBeRecorded = false,
): Result<LessonSelection> {
  const sources = load(content, cwd);
  const [path = '', only] = (name ?? '').split('#', 2);
  const [workshop, lesson] = path.split('/', 2);
  const workshops = sources.workshops.filter(
    (each) => name === undefined || each.name === workshop,
  );
  const known = sources.workshops.map((each) => each.name);
  const problems = validate(sources);
  if (known.length === 0)
    return {
      error:
        wrong(problems) ??
        `There is no folder ${content} with workshops here. Say with --content where they are.`,
    };
  if (workshops.length === 0)
    return {
      error: `There is no workshop "${workshop ?? ''}" in ${content}. Workshops: ${listed(known)}.${didYouMean(workshop ?? '', known)}`,
    };
  const all = workshops.flatMap((each) =>
    each.lessons.map((own) => ({ workshop: each.name, lesson: own })),
  );
  const lessons = all.filter((each) => lesson === undefined || each.lesson.name === lesson);
  const names = all.map((each) => each.lesson.name);
  if (lessons.length === 0)
    return {
      error: `There is no lesson "${lesson ?? ''}" in ${workshop ?? ''}. Lessons: ${listed(names)}.${didYouMean(lesson ?? '', names)}`,
    };
  const broken = wrong(
    problems.filter(
      (problem) =>
        concerns(problem, workshops, lessons, sources) &&
        !(isToBeRecorded && ofOutputs.has(problem.code)),
    ),
  );
  if (broken !== undefined)
    return { error: `This has to be mended before the lesson can be run:\n${broken}` };
  const [first] = lessons;
  const commands = Object.keys(first?.lesson.data?.commands ?? {});
  if (only !== undefined && !commands.includes(only))
    return {
      error: `The lesson ${path} has no command "${only}". Commands: ${listed(commands)}.${didYouMean(only, commands)}`,
    };
  const variables = Object.assign(
    {},
    ...workshops.map(({ context }) => context.variables),
  ) as LessonSelection['variables'];
  return { value: { lessons, workshops, only, variables } };
}

const wrong = (problems: readonly Diagnostic[]): string | undefined =>
  problems.length === 0 ? undefined : problemsText(problems);

/** What stands in a translation changes nothing in what is run. */
function concerns(
  { place }: Diagnostic,
  workshops: readonly WorkshopSources[],
  lessons: LessonSelection['lessons'],
  { root }: Sources,
): boolean {
  const file = resolve(root, place.file);
  const ofWorkshops = workshops.flatMap(({ folder }) =>
    ['workshop.yaml', sharedName, provenanceName].map((each) => resolve(folder, each)),
  );
  const ofLessons = lessons.flatMap(({ lesson: { folder, context, manifests } }) => [
    ...['lesson.yaml', `${context.source}.mdx`].map((each) => resolve(folder, each)),
    ...manifests.map((each) => resolve(root, each.path)),
  ]);
  return [...ofWorkshops, ...ofLessons].includes(file);
}

/** The values of variables: those that are set, else the examples. */
export function valuesOf(
  settings: readonly string[],
  variables: LessonSelection['variables'],
): Result<Record<string, string>> {
  const values = Object.fromEntries(
    Object.entries(variables).map(([name, { example }]) => [name, example]),
  );
  const known = Object.keys(values);
  for (const setting of settings) {
    const [name = '', value] = [
      setting.split('=', 1)[0],
      setting.includes('=') ? setting.slice(setting.indexOf('=') + 1) : undefined,
    ];
    if (value === undefined) return { error: `--set ${setting}: write NAME=value.` };
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (variable === undefined) {
      const names =
        known.length === 0 ? 'The lessons have no variables.' : `Variables: ${listed(known)}.`;
      return {
        error: `--set ${setting}: there is no variable ${name}. ${names}${didYouMean(name, known)}`,
      };
    }
    if (!new RegExp(`^(?:${variable.pattern})$`, 'u').test(value))
      return {
        error: `--set ${setting}: a value of ${name} looks like ${variable.example} (${variable.pattern}).`,
      };
    values[name] = value;
  }
  return { value: values };
}
