import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { build, built, type Built } from './build.ts';

const name = 'design';

/**
 * The examples of the design, as a consumer's project below a base path: built once for all files of a run that look at it. The first
 * that asks builds it, the others wait for that.
 */
export async function designSite(): Promise<Built> {
  const result = join(inject('runFolder'), `${name}.json`);
  if (isFirst()) {
    const { code, printed } = await build(name, {
      content: 'tests/fixtures/content-design/content',
      env: { BASE: '/repository' },
    });
    writeFileSync(`${result}.part`, JSON.stringify({ code, printed }));
    renameSync(`${result}.part`, result);
  }
  while (!existsSync(result)) await sleep(100);
  return built(name, JSON.parse(readFileSync(result, 'utf8')) as Pick<Built, 'code' | 'printed'>);
}

/** Only one can make a folder. */
function isFirst(): boolean {
  try {
    mkdirSync(join(inject('runFolder'), `${name}.begun`));
    return true;
  } catch {
    return false;
  }
}
