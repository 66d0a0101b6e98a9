/** What a suite has to say in the end. A suite that could not run counts as one failure. */
export interface Counts {
  passed: number;
  failed: number;
}
