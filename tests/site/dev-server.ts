import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { astroEnvironment } from './build.ts';

/** `astro dev` in a project. */
export interface DevServer {
  /** What is served at a path, pages of errors included. */
  load(path: string): Promise<string>;
  /** The answer for a path; where it sends the browser elsewhere, that answer. */
  ask(path: string): Promise<Response>;
  /** All that the terminal shows. */
  printed(): string;
  /** Loads until what is served is as wanted. @throws what was served last, when that takes too long. */
  until(path: string, isWanted: (html: string) => boolean): Promise<string>;
  /** Its process. */
  pid: number | undefined;
  stop(): void;
}

const astroDev = [resolve('node_modules/astro/bin/astro.mjs'), 'dev', '--port', '0'];

/** Milliseconds: no measure, but an end to waiting. A busy machine may take its time. */
const PATIENCE = 60_000;

/** Starts the dev server on a free port, or another program of Node that serves. */
export async function devServer(root: string, program = astroDev): Promise<DevServer> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...astroEnvironment },
  });
  let printed = '';
  const address = await new Promise<string>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        // What follows the number: a text may come in two pieces.
        const found = /http:\/\/localhost:\d+(?=\D)/.exec(printed);
        if (found) done(found[0]);
      });
    child.on('close', () => {
      fail(new Error(printed));
    });
  });
  const load = async (path: string) => (await fetch(address + path)).text();
  return {
    load,
    ask: (path) => fetch(address + path, { redirect: 'manual' }),
    pid: child.pid,
    printed: () => printed,
    until: async (path, isWanted) => {
      const end = performance.now() + PATIENCE;
      for (;;) {
        const html = await load(path);
        if (isWanted(html)) return html;
        if (performance.now() > end) throw new Error(`${path} is still:\n${html}\n${printed}`);
        await sleep(250);
      }
    },
    stop: () => {
      child.kill();
    },
  };
}
