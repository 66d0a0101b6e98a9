/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/** Only these tests need Astro's compiler; they take no site's configuration. */
export default getViteConfig(
  {
    test: {
      name: 'components',
      include: ['tests/components/**/*.test.ts'],
      isolate: false,
      // As in the other projects: vitest runs those of different numbers of workers in no one run.
      maxWorkers: '100%',
      // As for unit tests: an end to what hangs.
      testTimeout: 120_000,
    },
  },
  { configFile: false },
);
