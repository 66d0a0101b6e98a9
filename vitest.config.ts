import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const unit = globSync('tests/unit/**/*.test.ts', { cwd: root });
/** Test files, or folders of them, that no change concerns: see tests/suites/longest.ts. */
const leftOut = (process.env['LEFT_OUT']?.split(' ') ?? []).map((place) =>
  place.endsWith('.ts') ? place : `${place}/**`,
);

/** Test files that put something else in the place of a module: they need modules of their own. */
const mocking = unit.filter((file) =>
  /\bvi\.(?:do)?mock\(/i.test(readFileSync(resolve(root, file), 'utf8')),
);

/** Test files that install the package, which is packed once for them. */
const ofPackage = ['package', 'create'].map((name) => `tests/site/${name}.test.ts`);

// No measure, but an end to what hangs: a busy machine may take its time.
const patience = { testTimeout: 120_000, hookTimeout: 300_000 };

/**
 * Packages as whoever installed Readyroom has them. Vitest asks for their builds for development, in which those of unified
 * take half as long again to parse a lesson.
 */
const packagesAsInstalled = { resolve: { conditions: ['node'] } };

export default defineConfig({
  test: {
    // As many as there are cores; vitest alone would leave one for whoever watches.
    maxWorkers: '100%',
    projects: [
      {
        ssr: packagesAsInstalled,
        test: {
          name: 'unit',
          include: unit,
          exclude: [...mocking, ...leftOut],
          setupFiles: './tests/unit/seed.ts',
          // Modules are loaded once for all files of a worker: half of the time.
          isolate: false,
          ...patience,
        },
      },
      {
        ssr: packagesAsInstalled,
        test: {
          name: 'unit-mocks',
          include: mocking,
          exclude: leftOut,
          setupFiles: './tests/unit/seed.ts',
          ...patience,
        },
      },
      './tests/components/vitest.config.ts',
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: ofPackage,
          globalSetup: './tests/site/run-folder.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'package',
          include: ofPackage,
          globalSetup: './tests/site/pack.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
