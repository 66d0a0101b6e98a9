import { defineConfig } from 'astro/config';
import readyroom from 'readyroom';

// `npm run manual` of a project: what content/authoring teaches, from the package itself, so that it fits the version.
export default defineConfig({
  integrations: [readyroom({ title: 'Readyroom', content: './node_modules/readyroom/content' })],
  server: { port: 4320 },
  outDir: './node_modules/.manual/dist',
  cacheDir: './node_modules/.manual/astro',
  vite: { cacheDir: './node_modules/.manual/vite' },
});
