import { readShell } from '#transforms/shell.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { onlyReads } from './reading.ts';
import { pageItems } from './steps.ts';
import type { PageItem } from './steps.ts';

export type CommandYaml = NonNullable<LessonYaml['commands']>[string];

/** A command or a check of a lesson, in the order of the page. */
export type Step = CommandStep | CheckStep;

export interface CommandStep {
  is: 'command';
  id: string;
  command: CommandYaml;
  /** Id of the output that the page shows behind it. */
  output: string | undefined;
  /** Why it is not run. */
  skip: Skip | undefined;
}

export interface CheckStep {
  is: 'check';
  id: string;
  skip: Skip | undefined;
  /**
   * The place in the list of the first command that leads to it: of those since the last check, or where these only read, since a check
   * before, up to commands that change something.
   */
  start: number;
}

/** Why something is not run, so not proved. */
export type Skip =
  /** It is for another system, kind of cluster or version: in a tab, in `<When>`, or by its command. */
  | { is: 'tab'; tab: string }
  /** It stands in `<Details>`: for those whom it concerns. */
  | { is: 'details' }
  /** A person has to do it, for the author's reason. */
  | { is: 'manual'; why: string }
  /** The lesson is for other kinds of clusters. */
  | { is: 'environment'; environments: readonly string[] }
  /** The program is not here. */
  | { is: 'tool'; tool: string }
  /** The command that it reads was not run. */
  | { is: 'no-command' };

/** Where a lesson is run. */
export interface Surroundings {
  /** As in lesson.yaml; undefined where it is not known. */
  environment: string | undefined;
  system: 'linux' | 'macos' | 'windows';
  /** Of Kubernetes: 1.36; undefined where there is no cluster yet. */
  version: string | undefined;
}

/** The commands and checks of a lesson as they would be run. */
export function planOf(lesson: LessonSources, surroundings: Surroundings): Step[] {
  const { data } = lesson;
  const items = pageItems(lesson);
  const chosen = chosenTabs(items, surroundings);
  const here = environmentHere(lesson, surroundings);
  const other = otherEnvironment(data?.environments ?? [], surroundings);
  const steps: Step[] = [];
  let [start, changed] = [0, 0];
  for (const { is, id, tab, environment, isAside } of items) {
    const isOtherTab = tab !== undefined && chosen.get(tab.group) !== tab.value;
    const isElsewhere = environment !== undefined && environment !== here;
    const isOther = isOtherTab || isElsewhere;
    const value = isElsewhere ? environment : (tab?.value ?? '');
    const skip: Skip | undefined =
      other ?? (isOther ? { is: 'tab', tab: value } : isAside ? { is: 'details' } : undefined);
    if (is === 'command') {
      const command = data?.commands?.[id];
      if (command === undefined) continue;
      if (steps.at(-1)?.is === 'check') start = steps.length;
      const manual = command.manual;
      const own =
        skip ?? (manual === undefined ? undefined : { is: 'manual' as const, why: manual });
      steps.push({ is, id, command, output: undefined, skip: own });
    } else if (is === 'check') {
      if (steps.slice(start).some(changes)) changed = start;
      steps.push({ is, id, skip, start: changed });
    } else if (is === 'output' && !isOther) {
      const last = steps.findLast(
        (step): step is CommandStep =>
          step.is === 'command' && (step.skip === undefined || step.skip.is !== 'tab'),
      );
      if (last?.output === undefined && last !== undefined) last.output = id;
    }
  }
  return steps;
}

/** Of a cluster of which nothing tells what it is, the first environment counts: so does the first tab. */
export const environmentHere = (
  { context }: LessonSources,
  { environment }: Surroundings,
): string | undefined => environment ?? Object.keys(context.environments)[0];

/** The id of the command that a check is about in an environment: its own, or the first alternative that is. */
export const commandOfCheck = (
  { command, alternatives = [] }: CheckYaml,
  commands: Readonly<Record<string, CommandYaml>>,
  environment: string | undefined,
): string | undefined =>
  [command, ...alternatives].find((id) => {
    if (id === undefined) return false;
    const own = commands[id]?.when?.['environment'];
    return own === undefined || own === environment;
  });

/** Whether a step is run and may change something. */
const changes = (step: Step): boolean =>
  step.is === 'command' && step.skip === undefined && !onlyReads(step.command.run.join('\n'));

/** Of each group of tabs the one for here; of those that are about something else, the first. */
function chosenTabs(
  items: readonly PageItem[],
  { environment, system, version }: Surroundings,
): Map<string, string> {
  const groups = new Map<string, Set<string>>();
  for (const { tab } of items)
    if (tab !== undefined)
      groups.set(tab.group, (groups.get(tab.group) ?? new Set()).add(tab.value));
  return new Map(
    [...groups].map(([group, values]) => {
      const here = [environment, system, version].find(
        (each) => each !== undefined && values.has(each),
      );
      return [group, here ?? [...values][0] ?? ''];
    }),
  );
}

/** Kinds of clusters of which nothing in a context tells: whoever has one says so, or is believed. */
function otherEnvironment(
  environments: readonly string[],
  { environment }: Surroundings,
): Skip | undefined {
  if (environments.every((each) => each === 'reading')) return { is: 'environment', environments };
  if (environment === undefined || environments.includes(environment)) return undefined;
  return environments.includes('terminal') ? undefined : { is: 'environment', environments };
}

/** Whether bash can read it at all. */
export const isUnderstood = (text: string): boolean => readShell(text).state.is === 'complete';
