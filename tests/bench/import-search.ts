/**
 * `npm run bench:import -- --search`: looks for pages whose import takes the square of their length or more. Every page of
 * `hostile-pages.ts` is imported whole, as a person does it; where that takes longer than others of its length, so is one of twice
 * and of four times the length. What comes out is how many times as long each of them takes: about two where the work is linear.
 * `-- --search hugo {{<`: of the one tool, of what repeats the one sign.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { codeForms, forms, pairs, signs } from './hostile-pages.ts';
import type { Tool } from './hostile-pages.ts';
import { PATIENCE } from './import-page.ts';
import type { Asked } from './import-page.ts';

/** The first length that is tried, in characters. */
const FIRST = 40_000;
/** What takes less than so many CPU seconds for the first length is not looked at again: ordinary pages take a quarter of it. */
const SUSPICIOUS = 1.2;
/** A page, by what it repeats and how, of about so many characters. */
type PageOf = readonly [what: string, make: (size: number) => string];

/** Has pages imported by a process beside this one; undefined where that takes too long. */
function importer(): { ask(asked: Asked): Promise<number | undefined>; end(): void } {
  const start = (): ChildProcess =>
    fork(join(import.meta.dirname, 'import-page.ts'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  let child = start();
  const ask = (asked: Asked): Promise<number | undefined> =>
    new Promise((resolve) => {
      child.once('message', (seconds) => {
        child.removeAllListeners();
        resolve(Number(seconds));
      });
      child.once('exit', () => {
        child = start();
        resolve(undefined);
      });
      child.send(asked);
    });
  return { ask, end: () => child.kill() };
}

function pagesOf(tool: Tool): PageOf[] {
  const all = { ...forms, ...(tool === 'markdown' ? codeForms : {}) };
  const repeated = signs[tool].flatMap((sign) =>
    Object.entries(all).map(([form, make]): PageOf => [
      `${sign} ${form}`,
      (size) => make(sign, size),
    ]),
  );
  const nested = pairs[tool].map(([open, close]): PageOf => [
    `${open} then ${close}`,
    (size) => {
      const times = size / (open.length + close.length);
      return `a\n\n${open.repeat(times)}x${close.repeat(times)}\n`;
    },
  ]);
  return [...repeated, ...nested];
}

/** Searches the pages of one tool, or of all of them, that repeat what begins with a sign. */
export async function search(only: string | undefined, sign = ''): Promise<void> {
  const { ask, end } = importer();
  // What is compiled while it runs is so by now.
  await ask({ tool: 'markdown', text: 'A *boat*\n\n'.repeat(5000) });
  for (const tool of Object.keys(signs) as Tool[]) {
    if (only !== undefined && only !== tool) continue;
    for (const [what, make] of pagesOf(tool).filter(([each]) => each.startsWith(sign))) {
      const first = await ask({ tool, text: make(FIRST) });
      if (first !== undefined && first < SUSPICIOUS) continue;
      const seconds = [first];
      for (const times of [2, 4]) {
        if (seconds.at(-1) === undefined) break;
        seconds.push(await ask({ tool, text: make(times * FIRST) }));
      }
      const taken = seconds.map((each) => each?.toFixed(1) ?? `more than ${PATIENCE}`).join(', ');
      const growth = seconds
        .slice(1)
        .map((each, at) => ((each ?? Infinity) / (seconds[at] ?? NaN)).toFixed(1));
      console.log(`${tool}: ${JSON.stringify(what)}: CPU s ${taken}; times ${growth.join(', ')}`);
    }
  }
  end();
}
