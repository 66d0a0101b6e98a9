/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/** Only these tests need Astro's compiler; they take no site's configuration. */
export default getViteConfig(
  {
    test: {
      name: 'components',
      include: ['tests/components/**/*.test.ts'],
      isolate: false,
      // As for unit tests: an end to what hangs.
      testTimeout: 120_000,
    },
  },
  { configFile: false },
);
