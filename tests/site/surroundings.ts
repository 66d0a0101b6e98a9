import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import vm from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { Verdict } from '#checker/types.ts';
import type { Paste } from './pastes.ts';

/**
 * Where a bundle of the checker may run. Each takes the code, which sets `globalThis.judge(text, check)`, and gives its
 * verdicts on the pastes; as JSON has them, so that nothing is left of where they come from.
 */
export type Surrounding = (code: string, pastes: readonly Paste[]) => Promise<readonly Verdict[]>;

const judgeAll = 'pastes.map(({ text, check }) => judge(text, check))';

/** The versions of Node on this machine's path, each once: the one that runs this first. */
export function nodes(): readonly { version: string; path: string }[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = [process.execPath, ...folders.map((folder) => join(folder, 'node'))];
  const found = new Map<string, string>();
  for (const path of new Set(paths)) {
    if (!existsSync(path)) continue;
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
    if (!found.has(version)) found.set(version, path);
  }
  return [...found].map(([version, path]) => ({ version, path }));
}

/** Another process, whose Node may be another version. */
export const inNode =
  (path: string): Surrounding =>
  async (code, pastes) => {
    const program = `${code}\nconst pastes = ${JSON.stringify(pastes)};\nprocess.stdout.write(JSON.stringify(${judgeAll}));`;
    const { stdout, stderr } = spawnSync(path, ['--input-type=module', '-'], {
      input: program,
      encoding: 'utf8',
    });
    if (stderr) throw new Error(stderr);
    return await Promise.resolve(JSON.parse(stdout) as Verdict[]);
  };

export const inWorkerThread: Surrounding = (code, pastes) => {
  const program = `${code}\nconst { parentPort, workerData: pastes } = await import('node:worker_threads');\nparentPort.postMessage(JSON.stringify(${judgeAll}));`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const worker = new Worker(url, { workerData: pastes });
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: string) => {
      resolve(JSON.parse(answer) as Verdict[]);
    });
    worker.once('error', reject);
  });
};

/** What ECMAScript itself has and nothing else: no Node, no DOM, no Deno, no clock of a page, no `eval`. */
function bare(more: object = {}): vm.Context {
  const context = vm.createContext(more, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(
    'for (const name of ["console", "WebAssembly", "SharedArrayBuffer", "Atomics"]) delete globalThis[name]; delete Date.now; Math.random = undefined;',
    context,
  );
  return context;
}

const strict = (code: string): string => `'use strict';\n${code}`;

/** As in Deno without Node's modules, in a shell of an engine, or in any other host. */
export const inBareEngine: Surrounding = async (code, pastes) => {
  const context = bare({ pastes: structuredClone(pastes) });
  vm.runInContext(strict(code), context);
  return await Promise.resolve(
    JSON.parse(vm.runInContext(`JSON.stringify(${judgeAll})`, context) as string) as Verdict[],
  );
};

/** Asked by messages, as in the worker of a page or a service worker: `self`, `addEventListener`, `postMessage`. */
export const inServiceWorker: Surrounding = async (code, pastes) => {
  const listeners: ((event: { data: readonly Paste[] }) => void)[] = [];
  const answers: string[] = [];
  const context = bare({
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    postMessage: (answer: string) => answers.push(answer),
  });
  const program = `globalThis.self = globalThis;\n${code}\nself.addEventListener('message', ({ data: pastes }) => self.postMessage(JSON.stringify(${judgeAll})));`;
  vm.runInContext(strict(program), context);
  for (const listener of listeners) listener({ data: pastes });
  return await Promise.resolve(JSON.parse(answers[0] ?? '[]') as Verdict[]);
};
