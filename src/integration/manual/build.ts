import { build } from 'astro';
import readyroom from '#integration/index.ts';
import { manualBase } from './cache.ts';

/*
 * A program: builds the site of the folder it is started in, as the manual. Astro has one site in a process, so the dev server cannot do
 * it itself.
 */
process.once('disconnect', () => process.exit(1));

await build({
  root: process.cwd(),
  configFile: false,
  base: manualBase,
  integrations: [readyroom({ title: 'Readyroom' })],
  cacheDir: './.astro-cache',
  logLevel: 'error',
});
process.exit(0);
