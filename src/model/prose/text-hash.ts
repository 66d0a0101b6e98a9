import { createHash } from 'node:crypto';

/** The hash of a text. 64 bits are plenty to notice a change and short enough to read a diff of the lock file. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
