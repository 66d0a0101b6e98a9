import { defineConfig } from 'astro/config';
import readyroom from './src/integration/index.ts';

// GitHub Pages serves a project at https://OWNER.github.io/REPOSITORY/: the workflow sets both; without an origin pages name none.
export default defineConfig({
  site: process.env.SITE,
  base: process.env.BASE ?? '/',
  integrations: [readyroom({ workshops: ['calico', 'authoring'] })],
  // Where tests build their sites: that must not reload the pages of the dev server.
  vite: { server: { watch: { ignored: ['**/.cache/**'] } } },
});
