import { dev } from 'astro';

// `npm run manual` of a project. Not `astro dev`: that serves one site of a folder at a time, and the manual is read while
// the project is served.
await dev({ root: process.cwd(), configFile: 'node_modules/readyroom/manual.config.mjs' });
