import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // As many as there are cores; vitest alone would leave one for whoever watches.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: './tests/unit/seed.ts',
          // Modules are loaded once for all files of a worker: half of the time. A test that replaces one, with `vi.mock`,
          // loads its own and leaves none behind.
          isolate: false,
          // No measure, but an end to what hangs: a busy machine may take its time.
          testTimeout: 120_000,
        },
      },
      './tests/components/vitest.config.ts',
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: './tests/site/run-folder.ts',
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
