import { readFileSync } from 'node:fs';
import type { Project } from './project.ts';

/** What Readyroom's own package.json says it was made with. */
interface Own {
  allowScripts: Readonly<Record<string, boolean>>;
  devDependencies: { astro: string; node: string };
}

const own = (): Own =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Own;

/**
 * package.json of a new project. Exact versions, those Readyroom is tested with; `node` is one of them, so that `npm run`
 * works where the installed Node is older than Astro needs.
 */
export function packageJson({ name, readyroom }: Project): string {
  const { allowScripts, devDependencies } = own();
  const { astro, node } = devDependencies;
  return `${JSON.stringify(
    {
      name,
      private: true,
      type: 'module',
      scripts: {
        dev: 'astro dev',
        build: 'astro build',
        preview: 'astro preview',
        lint: 'readyroom lint',
        readyroom: 'readyroom',
        manual: 'astro dev --config node_modules/readyroom/manual.config.mjs',
      },
      allowScripts,
      dependencies: { astro, readyroom },
      devDependencies: { node },
    },
    null,
    2,
  )}\n`;
}
