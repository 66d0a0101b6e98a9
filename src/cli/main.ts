#!/usr/bin/env node
/** The command line's outermost layer: the only file that touches the process. */
import { createReadStream, readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { programOf } from './as-typed.ts';
import { installedFrom } from './installed-from.ts';
import { replaceFile } from './replace-file.ts';
import { readyroom } from './readyroom.ts';
import { commandRunner } from './run-command.ts';

// Half of the time of a short command is compiling what it imports; Node keeps that in the system's temporary folder. Node 20,
// with which npx may start `readyroom init`, cannot.
if ('enableCompileCache' in nodeModule) nodeModule.enableCompileCache();

/** Of the package, from src/cli and from lib/cli alike. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const { version, engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  version: string;
  engines: { node: string };
};
const needed = engines.node.replace('>=', '');
const isTooOld = process.versions.node.localeCompare(needed, 'en', { numeric: true }) < 0;

const { run, stop } = commandRunner(process);

let interrupt: AbortController | undefined;
let lastWords = '';

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  // The terminal was closed.
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    stop();
    if (interrupt?.signal.aborted === false) {
      interrupt.abort();
      return;
    }
    if (interrupt !== undefined) process.stderr.write(lastWords);
    process.exit(code);
  });
}

// Whoever reads the report may stop early (`readyroom check … | head -1`); the exit code stands all the same.
process.stdout.on('error', () => undefined);

process.exitCode = await readyroom(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  version,
  node: { isTooOld, needed },
  program: programOf(process.env, process.argv[1] ?? ''),
  installedFrom: installedFrom(root),
  isTerminal: { stdin: isatty(0), stdout: isatty(1), stderr: isatty(2) },
  readStdin: (limit) => readLimited(process.stdin, limit),
  readFile: (path, limit) => readLimited(createReadStream(path, { end: limit - 1 }), limit),
  streams: () => ({ input: process.stdin, output: process.stdout }),
  ask: async () => (await import('#cli/prompts.ts')).prompts,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  run,
  interruptible: (farewell) => {
    lastWords = farewell;
    return (interrupt ??= new AbortController()).signal;
  },
  replaceFile,
  now: () => performance.now(),
  sleep: (milliseconds) => sleep(milliseconds),
});

/** The first `limit` bytes of a stream; what comes after them is left unread. @throws what the stream throws */
async function readLimited(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}
