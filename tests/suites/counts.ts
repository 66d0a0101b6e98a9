import type { Show } from './command.ts';

/** What a suite says in the end. A suite that could not run counts as one failure. */
export interface Counts {
  passed: number;
  failed: number;
  /** The names of what failed: printed again in the end, where a long log is looked at first. */
  failures: readonly string[];
  /** What failed at first, and passed when it was tried again by itself: to be mended, too. */
  unsteady?: readonly string[];
  /** What the suite did not run because no change concerns it, in words. */
  leftOut?: readonly string[];
}

/** What runs beside a suite. */
export interface Beside {
  /** When what the suite's tools print is shown: of suites that run beside each other it would be mixed. */
  show: Show;
  /** Done when nothing else runs any more. */
  alone: Promise<unknown>;
}

export const couldNotRun = (why: string): Counts => ({ passed: 0, failed: 1, failures: [why] });
