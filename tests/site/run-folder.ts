import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of a site write: a folder of this run alone, so that two runs do not meet. */
    runFolder: string;
  }
}

/** Makes the folder, below node_modules of this repository so that packages are found, and removes it in the end. */
export default function setup({ provide }: TestProject): () => void {
  const parent = resolve(import.meta.dirname, '../../.cache/site');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(`${parent}/`);
  provide('runFolder', folder);
  return () => {
    // A server that was told to stop may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
}
