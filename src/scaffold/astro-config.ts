import type { Localized } from '#model/types.ts';

/** astro.config.mjs of a new project. `title` names the site, `base` is the path it stands at. */
export function astroConfig(title: string | Localized, base: string): string {
  return `import { defineConfig } from 'astro/config';
import readyroom from 'readyroom';

// Where the site will stand: an origin and a path. The workflow that publishes it on GitHub Pages sets both.
export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base: process.env.BASE ?? ${JSON.stringify(base)},
  integrations: [readyroom({ title: ${JSON.stringify(title)} })],
});
`;
}
