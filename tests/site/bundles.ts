import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { rollup } from '@rollup/wasm-node';
import * as esbuild from 'esbuild';
import { build as vite } from 'vite';
import type { Consumer } from './consumer.ts';

/** Makes one file of a module of a consumer's project: tree-shaken, minified, without a word of exports. */
export type Bundler = (project: Consumer, entry: string) => Promise<string>;

export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: async ({ root }, entry) => {
    const { outputFiles } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'neutral',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  },
  Rollup: async ({ root }, entry) => {
    const resolve = createRequire(join(root, 'package.json')).resolve;
    const bundle = await rollup({
      input: join(root, entry),
      plugins: [
        {
          name: 'packages',
          // By `exports`; and `sideEffects` of package.json says that no file of the checker has any.
          resolveId: (id) =>
            id.startsWith('readyroom') ? { id: resolve(id), moduleSideEffects: false } : null,
          transform: (_, id) => ({ moduleSideEffects: !id.includes('/lib/checker/') }),
        },
      ],
    });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    // Rollup makes nothing smaller by itself.
    return (await esbuild.transform(output[0].code, { minify: true, format: 'esm' })).code;
  },
  Vite: async ({ root }, entry) => {
    const built = await vite({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, entry) } },
    });
    const [made] = [built].flat();
    if (!made || !('output' in made)) throw new Error('Vite made nothing.');
    return made.output[0].code;
  },
};

/** Writes a module into the project. */
export function write({ root }: Consumer, name: string, code: string): string {
  writeFileSync(join(root, name), code);
  return name;
}
