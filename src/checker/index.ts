/**
 * `readyroom/checker`: judges what kubectl printed. `read` the paste (with `hintFor` the check it is pasted for), pass
 * the reading through `withObjects`, which reads the JSON and YAML in it, and `assess` it. Codes and parameters come
 * out, never sentences.
 */
export { assess, everythingReady } from './assess.ts';
export type { FindingCode, FindingParams } from './findings.ts';
export { hintFor } from './hint.ts';
export { read } from './read.ts';
export { withObjects } from './structured/index.ts';
export type * from './types.ts';
