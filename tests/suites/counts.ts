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

export const couldNotRun = (why: string): Counts => ({ passed: 0, failed: 1, failures: [why] });
