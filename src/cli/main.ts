#!/usr/bin/env node
/** The command line's outermost layer: the only file that touches the process. */
import { createReadStream, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { readLimited } from './read-limited.ts';
import { readyroom } from './readyroom.ts';
import { commandRunner } from './run-command.ts';

const { run, stop } = commandRunner(process);

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    stop();
    process.exit(code);
  });
}

// Whoever reads the report may stop early (`readyroom check … | head -1`); the exit code stands all the same.
process.stdout.on('error', () => undefined);

process.exitCode = await readyroom(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  version: version(),
  isTerminal: { stdin: isatty(0), stdout: isatty(1), stderr: isatty(2) },
  readStdin: (limit) => readLimited(process.stdin, limit),
  readFile: (path, limit) => readLimited(createReadStream(path, { end: limit - 1 }), limit),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  run,
  now: () => performance.now(),
  sleep: (milliseconds) => sleep(milliseconds),
});

function version(): string {
  const file = findPackageJSON(import.meta.url);
  if (file === undefined) return '';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
