/** What a suite has to say in the end. A suite that could not run counts as one failure. */
export interface Counts {
  passed: number;
  failed: number;
  /** The names of what failed: said again in the end, where a long log is looked at first. */
  failures: readonly string[];
}
