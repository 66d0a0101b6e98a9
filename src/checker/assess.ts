/** `assess` as everybody may call it: the whole engine, synchronously. */
import './parts/all.ts';
import type { Check } from './types.ts';

export { assess } from './judging/assess.ts';

/** A check without expectations: everything that is listed must be ready. */
export const everythingReady: Check = {};
