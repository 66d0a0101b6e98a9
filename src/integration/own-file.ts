import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of ours that Vite compiles, by its path in src/. In the package all stand in lib/, where what is TypeScript here is JavaScript. */
export const ownFile = (path: string): URL =>
  new URL(`../${path.replace(/\.ts$/, extname(import.meta.url))}`, import.meta.url);

/** The same for whoever wants no address. */
export const ownPath = (path: string): string => fileURLToPath(ownFile(path));
