import type { Verdict } from '#checker/types.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { findingsText } from '#model/prove/checks.ts';
import { resolveLesson } from '#model/resolve/resolve.ts';
import type { Lesson } from '#model/resolve/content.ts';
import { chosenIn, outputsWith } from './compare/with-values.ts';
import { isDone } from './report.ts';
import { isMet, lookingAt } from './looking.ts';
import type { Looking } from './looking.ts';
import { environmentHere, planOf } from './plan/plan.ts';
import type { CheckStep, CommandStep, Skip, Step, Surroundings } from './plan/plan.ts';
import type {
  CheckOutcome,
  CheckResult,
  CommandStepResult,
  LessonReport,
  StepResult,
  Side,
} from './report.ts';
import { missingProgram, outputsOf, printedBy, runCommand, typedText } from './run-command.ts';

export interface LessonRun extends Looking {
  workshop: string;
  lesson: LessonSources;
  /** The id of the one command that is run; undefined: the whole lesson. */
  only: string | undefined;
  surroundings: Surroundings;
  /** Of Kubernetes, of the cluster that there is once this was run: it may have made another. */
  versionAfter: (text: string) => Promise<string | undefined>;
  /** To go on where something is not as it should be. */
  keepGoing: boolean;
  onResult: (result: StepResult) => void;
  /** Called before something that may take long. */
  onStart: (id: string) => void;
}

/** How a lesson begins, and what was run to bring its start. */
type Begun = Pick<LessonReport, 'start' | 'lacking' | 'results'>;

/** How long a reading command may take before its step, where nothing has to come of it. */
const GLANCE = 15_000;

/** Runs a lesson in its terminal, step by step, and proves its checks. */
export async function runLesson(run: LessonRun): Promise<Omit<LessonReport, 'cluster'>> {
  const { lesson, workshop } = run;
  const resolved = resolveLesson(lesson);
  const startTime = performance.now();
  const report = (begun: Begun) => ({
    ...{ workshop, lesson: lesson.name, minutes: lesson.data?.minutes ?? 0, ...begun },
    milliseconds: performance.now() - startTime,
  });
  const steps = stepsToRun(run);
  if (resolved === undefined) return report({ start: undefined, results: [] });
  const walk = walkOf(run, resolved);
  const isWanted = run.only === undefined && steps.some(({ skip }) => skip === undefined);
  const begun = isWanted ? await walk.begin() : { start: undefined, results: [] };
  const results = [...begun.results];
  let isStopped = begun.start === 'not-met' && !run.keepGoing;
  for (const [index, step] of steps.entries()) {
    isStopped ||= await run.isOver();
    const result = isStopped ? leftOut(step) : await walk.step(step, index, steps);
    results.push(result);
    run.onResult(result);
    if (isStopped || run.keepGoing || !stops(result)) continue;
    isStopped = true;
    // It may be the cluster that is to blame: whoever reads the report is told.
    await run.isOver();
  }
  return report({ ...begun, results });
}

/** The steps of a lesson, or the first one with the command that alone is run. */
export function stepsToRun({
  lesson,
  surroundings,
  only,
}: Pick<LessonRun, 'lesson' | 'surroundings' | 'only'>): Step[] {
  const steps = planOf(lesson, surroundings);
  if (only === undefined) return steps;
  return steps.filter(({ is, id }) => is === 'command' && id === only).slice(0, 1);
}

/** What comes after these would only fail for the same reason. */
function stops(result: StepResult): boolean {
  const { is } = result.outcome;
  if (result.is === 'check') return is === 'not-met' || is === 'not-mended';
  return is === 'timed-out' || is === 'too-large' || is === 'not-started';
}

/** A step that is not reached; what would have been skipped is skipped all the same. */
export function leftOut(step: Step): StepResult {
  const outcome =
    step.skip === undefined
      ? { is: 'not-reached' as const }
      : { is: 'skipped' as const, skip: step.skip };
  return step.is === 'command' ? commandResult(step, outcome) : checkResult(step.id, outcome);
}

const commandResult = (
  { id, command, output }: CommandStep,
  outcome: CommandStepResult['outcome'],
): CommandStepResult => ({
  ...{
    is: 'command',
    id,
    text: typedText(command),
    outcome,
    milliseconds: 0,
    printed: '',
    hasInput: command.input !== undefined,
    version: undefined,
    isProved: false,
  },
  output: output === undefined ? undefined : { id: output, comparison: undefined },
});

const checkResult = (
  id: string,
  outcome: CheckOutcome,
  more: Partial<CheckResult> = {},
): CheckResult => ({
  ...{ is: 'check', id, outcome, sides: [], already: undefined, milliseconds: 0, tries: 0 },
  ...more,
});

/** What a terminal knows of a lesson on the way through it. */
function walkOf(run: LessonRun, lesson: Lesson) {
  const { terminal } = run;
  const yaml = run.lesson.data;
  const documented = outputsWith(lesson.outputs, chosenIn(run.lesson, run.variables));
  const looking = lookingAt(run, lesson, yaml, environmentHere(run.lesson, run.surroundings));
  const { checkYaml, commandOf, commandIdOf, judged, reads, look, lookUntil, timeoutOf } = looking;
  /** What each command printed last, and where in the list that was. */
  const printed = new Map<string, { text: string; at: number }>();
  /** By check: how long its command was repeated, when it was run as a step. */
  const waits = new Map<string, { tries: number; milliseconds: number }>();
  /** By check: what was seen before its step. */
  const before = new Map<string, Verdict>();

  const runStep = async (step: CommandStep, at: number): Promise<CommandStepResult> => {
    run.onStart(step.id);
    const isReady = async (text: string): Promise<boolean> => {
      const own = step.command.background?.readyWhen.check;
      return own !== undefined && isMet(judged(own, text));
    };
    const result = await runCommand(step, documented, run.versionAfter, terminal, isReady);
    printed.set(step.id, { text: result.printed, at });
    return result;
  };

  /**
   * A command that only reads, with a check of what it prints behind it: it is repeated until the check is met, as a learner
   * does, and what it printed then is what counts.
   */
  const settle = async (
    result: CommandStepResult,
    at: number,
    steps: readonly Step[],
  ): Promise<CommandStepResult> => {
    const next = steps.slice(at + 1).findIndex(({ is }) => is === 'command');
    const behind = steps.slice(at + 1, next === -1 ? undefined : at + 1 + next);
    const own = behind.find(
      ({ is, id, skip }) => is === 'check' && skip === undefined && commandIdOf(id) === result.id,
    );
    if (own === undefined || result.outcome.is !== 'ran') return result;
    const first = judged(own.id, result.printed);
    const {
      verdict,
      tries,
      milliseconds: time,
      text = result.printed,
    } = await lookUntil(own.id, isMet, timeoutOf(own.id), first);
    waits.set(own.id, { tries, milliseconds: time });
    printed.set(result.id, { text, at });
    const outputs = outputsOf(documented, result.version);
    return printedBy(result, text, outputs, verdict !== undefined && isMet(verdict));
  };

  /** Looks before a step whether its checks are met already. */
  const glance = async (steps: readonly Step[], index: number): Promise<void> => {
    for (const step of steps) {
      if (step.is !== 'check' || step.start !== index || step.skip !== undefined) continue;
      if (alreadyOf(step.id) !== undefined || !reads(step.id)) continue;
      const seen = await look(step.id, GLANCE);
      if (seen !== undefined) before.set(step.id, seen.verdict);
    }
  };

  const alreadyOf = (id: string): string | undefined =>
    checkYaml(id).already ??
    (yaml?.startsFrom?.check === id ? 'The lesson begins in this state.' : undefined);

  const prove = async (step: CheckStep, steps: readonly Step[]): Promise<CheckResult> => {
    const { id } = step;
    const command = commandIdOf(id);
    const last = command === undefined ? undefined : printed.get(command);
    const isOwn = last !== undefined && last.at >= step.start;
    const own = commandOf(command);
    const tool = own && (await missingProgram(own, terminal));
    if (tool !== undefined && (last?.text ?? '') === '')
      return checkResult(id, { is: 'skipped', skip: { is: 'tool', tool } });
    if (!isOwn && !reads(id)) return checkResult(id, { is: 'skipped', skip: { is: 'no-command' } });
    run.onStart(id);
    const first = isOwn ? judged(id, last.text) : undefined;
    const waited = waits.get(id);
    const timeout = waited === undefined ? timeoutOf(id) : 0;
    const { verdict, ...seen } = await lookUntil(id, isMet, timeout, first);
    const { tries, milliseconds: time } = waited ?? seen;
    const sides: Side[] = [];
    const more = { sides, already: alreadyOf(id), tries, milliseconds: time };
    if (verdict === undefined || !isMet(verdict)) return checkResult(id, notMet(verdict), more);
    const earlier = before.get(id);
    if (earlier !== undefined && isMet(earlier)) return checkResult(id, { is: 'vacuous' }, more);
    if (earlier !== undefined) sides.push('before');
    sides.push('after');
    const { breaks } = checkYaml(id);
    if (breaks === undefined || !reads(id)) return checkResult(id, { is: 'met' }, more);
    await terminal.ask(breaks, run.times.check);
    const isNotMet = (each: Verdict): boolean => !isMet(each);
    const broken = await lookUntil(id, isNotMet, timeoutOf(id));
    if (broken.verdict === undefined || isMet(broken.verdict))
      return checkResult(id, { is: 'unbroken', breaks }, more);
    sides.push('broken');
    const mended = await mend(step, steps);
    return isMet(mended)
      ? checkResult(id, { is: 'met' }, more)
      : checkResult(id, { is: 'not-mended', breaks, ...seenOf(mended) }, more);
  };

  /** The lesson goes on where it was: what mends itself is waited for, else the commands of the step are run again. */
  const mend = async ({ id, start }: CheckStep, steps: readonly Step[]): Promise<Verdict> => {
    for (const step of steps.slice(start)) {
      if (step.is === 'check') break;
      if (step.skip === undefined && step.command.background === undefined)
        await runStep(step, start);
    }
    const { verdict } = await lookUntil(id, isMet, timeoutOf(id));
    return verdict ?? judged(id, '');
  };

  const begin = async (): Promise<Begun> => {
    const { check: id, bring = [] } = yaml?.startsFrom ?? {};
    if (id === undefined) return { start: undefined, results: [] };
    const first = await look(id, GLANCE);
    if (first !== undefined && isMet(first.verdict)) return { start: 'met', results: [] };
    const results: StepResult[] = [];
    for (const name of bring) {
      const command = commandOf(name);
      if (command === undefined || (await run.isOver())) continue;
      const skip: Skip | undefined =
        command.manual === undefined ? undefined : { is: 'manual', why: command.manual };
      const step: CommandStep = { is: 'command', id: name, command, output: undefined, skip };
      const result = skip === undefined ? await runStep(step, -1) : leftOut(step);
      results.push(result);
      run.onResult(result);
      // What comes behind it would only fail for want of it.
      if (result.is === 'command' && result.outcome.is !== 'skipped' && !isDone(result)) break;
    }
    const { verdict } = await lookUntil(id, isMet, bring.length === 0 ? GLANCE : timeoutOf(id));
    if (verdict !== undefined && isMet(verdict)) return { start: 'brought', results };
    return { start: 'not-met', lacking: { check: id, ...seenOf(verdict) }, results };
  };

  return {
    begin,
    step: async (step: Step, index: number, steps: readonly Step[]): Promise<StepResult> => {
      await glance(steps, index);
      if (step.skip !== undefined) return leftOut(step);
      return step.is === 'command'
        ? settle(await runStep(step, index), index, steps)
        : prove(step, steps);
    },
  };
}

const notMet = (verdict: Verdict | undefined): CheckOutcome => ({
  is: 'not-met',
  ...seenOf(verdict),
});

/** What a check says; one whose command never came to an end has read nothing. */
const seenOf = (verdict: Verdict | undefined) => ({
  verdict: verdict?.verdict ?? ('unreadable' as const),
  findings: verdict === undefined ? '' : findingsText(verdict),
});
