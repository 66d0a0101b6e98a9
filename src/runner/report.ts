import type { Cleanup } from './cleanup.ts';
import type { VerdictCode } from '#checker/types.ts';
import type { Comparison } from './compare/compare.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Skip } from './plan/plan.ts';
import type { WrittenMinutes } from '#model/schema/minutes.ts';

/** What came of a run: plain data, secrets taken out. */
export interface RunReport {
  /** ISO 8601. */
  date: string;
  cluster: Cluster | undefined;
  lessons: readonly LessonReport[];
  /** What was taken away behind it; undefined where that was not asked for. */
  cleanup: Cleanup | undefined;
  /** Why the run ended before its end; undefined where it did not. */
  stopped: Stop | undefined;
}

export type Stop =
  | { is: 'interrupted' }
  /** Another cluster answers than the one the run began with. */
  | { is: 'exchanged' }
  /** Another run is under way on the cluster: each would see what the other makes. */
  | { is: 'other-run'; pid: number; file: string }
  /** A lesson was to make a cluster, and one answers that it may not change, since nobody agreed to that. */
  | { is: 'not-agreed'; context: string; server: string }
  /** A lesson made a cluster of another version of Kubernetes than the one that was asked for: 1.36. */
  | { is: 'other-version'; version: string }
  | { is: 'cluster-gone'; message: string }
  /** They were good when the run began. */
  | { is: 'credentials'; message: string };

export interface LessonReport {
  workshop: string;
  lesson: string;
  /** The cluster it ran on, which it may have made itself; undefined where it had none. */
  cluster: Cluster | undefined;
  /** As lesson.yaml says. */
  minutes: WrittenMinutes;
  milliseconds: number;
  /** How the lesson's start was found; undefined where it asks for none. */
  start: 'met' | 'brought' | 'not-met' | undefined;
  /** Of a start that was not found: the check that was to be met, and what it says. */
  lacking?: { check: string; verdict: VerdictCode; findings: string };
  results: readonly StepResult[];
}

export type StepResult = CommandStepResult | CheckResult;

export interface CommandStepResult {
  is: 'command';
  id: string;
  text: string;
  outcome: CommandOutcome;
  milliseconds: number;
  /** Standard output and error. */
  printed: string;
  /** It had something to read. */
  hasInput: boolean;
  /** Of Kubernetes: the one that was asked for, or of the cluster that there was when it had ended; undefined where neither is, or it was not run. */
  version: string | undefined;
  /** A check was met by what it printed. */
  isProved: boolean;
  /** The documented output, and how it compares; undefined where none is documented. */
  output: { id: string; comparison: Comparison | undefined } | undefined;
}

export type CommandOutcome =
  | { is: 'ran'; code: number }
  /** It ended the shell; the next command had a new one, with what was set before. */
  | { is: 'shell-gone'; code: number | undefined; signal: string | undefined }
  | { is: 'timed-out'; timeout: number }
  | { is: 'too-large' }
  /** The run was interrupted, and this with it. */
  | { is: 'interrupted' }
  /** In the background: it goes on, or why not. */
  | { is: 'started' }
  | { is: 'not-started'; why: 'over' | 'timed-out' }
  | Left;

/** Not run, so not proved. */
type Left =
  | { is: 'skipped'; skip: Skip }
  | { is: 'not-reached' }
  /** Bash cannot read it. */
  | { is: 'not-understood' };

export interface CheckResult {
  is: 'check';
  id: string;
  outcome: CheckOutcome;
  /** What was seen: not met before its step, met after it, not met when broken. */
  sides: readonly Side[];
  /** Why nothing was to be seen before, in the author's words. */
  already: string | undefined;
  /** From the step's end until it was met. */
  milliseconds: number;
  tries: number;
}

export type Side = 'before' | 'after' | 'broken';

export type CheckOutcome =
  | { is: 'met' }
  | { is: 'not-met'; verdict: VerdictCode; findings: string }
  /** It was met before its step already, so it proves nothing of the step. */
  | { is: 'vacuous' }
  /** What the author broke did not change it. */
  | { is: 'unbroken'; breaks: string }
  /** What the author broke could not be mended. */
  | { is: 'not-mended'; breaks: string; verdict: VerdictCode; findings: string }
  | Left;

/** How many of each: whatever is found is in one of the other numbers. */
export interface Counts {
  found: number;
  run: number;
  /** Commands that ended as they should, outputs that were the same, checks that were met. */
  met: number;
  skipped: number;
  notReached: number;
  notUnderstood: number;
}

export interface AllCounts {
  commands: Counts;
  outputs: Counts;
  checks: Counts;
  /** How many checks were proved from one, two, three sides. */
  sides: readonly [number, number, number];
}

export function countsOf(lessons: readonly LessonReport[]): AllCounts {
  const results = lessons.flatMap((lesson) => lesson.results);
  const commands = results.filter((result) => result.is === 'command');
  const checks = results.filter((result) => result.is === 'check');
  const outputs = commands.filter(({ output }) => output !== undefined);
  const proved = (sides: number): number =>
    checks.filter((check) => check.outcome.is === 'met' && check.sides.length === sides).length;
  return {
    commands: counted(commands, isDone),
    outputs: counted(outputs, ({ output }) => output?.comparison?.isSame === true),
    checks: counted(checks, ({ outcome }) => outcome.is === 'met'),
    sides: [proved(1), proved(2), proved(3)],
  };
}

function counted<Each extends StepResult>(
  all: readonly Each[],
  isMet: (each: Each) => boolean,
): Counts {
  const of = (is: Left['is']): number => all.filter(({ outcome }) => outcome.is === is).length;
  const [skipped, notReached, notUnderstood] = [
    of('skipped'),
    of('not-reached'),
    of('not-understood'),
  ];
  const found = all.length;
  return {
    ...{ found, run: found - skipped - notReached - notUnderstood, met: all.filter(isMet).length },
    ...{ skipped, notReached, notUnderstood },
  };
}

/** A command that failed is done where what it printed is documented, or was asked for by a check: many lessons show an error. */
export function isDone({ outcome, output, isProved }: CommandStepResult): boolean {
  if (outcome.is === 'started') return true;
  const isShown = isProved || output?.comparison?.isSame === true;
  return outcome.is === 'ran' && (outcome.code === 0 || isShown);
}

/** 0 proved · 1 differs or not met · 3 no cluster · 4 no access to it · 5 nothing proved · 130 interrupted. */
export function exitCodeOf({ lessons, stopped }: RunReport): 0 | 1 | 3 | 4 | 5 | 130 {
  if (stopped?.is === 'interrupted') return 130;
  if (stopped?.is === 'credentials') return 4;
  if (stopped !== undefined) return 3;
  const { commands, outputs, checks } = countsOf(lessons);
  const all = [commands, outputs, checks];
  const isStarted = lessons.every(({ start }) => start !== 'not-met');
  const isWhole = all.every(
    (each) => each.met === each.run && each.notReached + each.notUnderstood === 0,
  );
  if (!isStarted || !isWhole) return 1;
  return outputs.met + checks.met === 0 ? 5 : 0;
}
