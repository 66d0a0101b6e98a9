import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Scripts that no page of a served site loads, in files of fixed names at the base path. What a service worker answers for lies below its own
 * address; the other one is for `readyroom bundle`.
 */
const scripts: Readonly<Record<string, string>> = {
  'from-folder.js': 'from-folder.ts',
  'sw.js': 'service-worker.ts',
};

/** Makes these scripts with the others of the site. */
export function offlinePlugin(): Plugin {
  return {
    name: 'readyroom:offline',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const [fileName, file] of Object.entries(scripts)) {
        const id = fileURLToPath(new URL(`../../../src/islands/${file}`, import.meta.url));
        this.emitFile({ type: 'chunk', id, fileName });
      }
    },
  };
}
