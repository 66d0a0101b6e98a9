import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Scripts that no page loads, in files of fixed names at the base path: what a service worker answers for lies below its own address. */
const scripts: Readonly<Record<string, string>> = {
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
