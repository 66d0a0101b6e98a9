/**
 * `readyroom/checker`: judges what kubectl printed. One call takes the pasted text and a check and gives a verdict:
 * codes and parameters, never sentences.
 */
export { check, everythingReady } from './check.ts';
export type { FindingCode, FindingParams } from './findings.ts';
export type * from './types.ts';
