/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'components', include: ['tests/components/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 240_000, fileParallelism: false },
      },
    ],
  },
});
