import type { Plugin } from 'vite';
import { ownPath } from '#integration/own-file.ts';

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
        this.emitFile({ type: 'chunk', id: ownPath(`islands/${file}`), fileName });
      }
    },
  };
}
