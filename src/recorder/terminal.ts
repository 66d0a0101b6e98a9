import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { surroundings } from '#runner/session/surroundings.ts';
import type { Environment } from '#runner/session/surroundings.ts';
import { quoted } from '#transforms/shell/quote.ts';
import { hookedShell } from './shell-hooks.ts';
import type { ShellName } from './shell-hooks.ts';

/** The terminal that is to be recorded. */
export interface TerminalOptions {
  shell: ShellName;
  /** Whether the author's own settings are read. */
  rc: boolean;
  env: Environment;
  cwd: string;
  /** The name of the system, as Node has it: `script` is not the same program everywhere. */
  platform: string;
}

export interface RecordedTerminal {
  /** Whose marks count. */
  aid: string;
  /** What the terminal was sent, as it comes, until the shell ends. */
  output: AsyncIterable<string>;
}

/** Of what a run fixes, what a person at a terminal needs otherwise. */
const ofTerminal = ['COLUMNS', 'LINES', 'TERM'];

/** Said to whatever runs in the terminal: it is recorded. */
export const recordingVariable = 'READYROOM_RECORDING';

/**
 * Opens the author's shell in a terminal of its own (`script` makes it), whose input is the terminal of this process; whoever reads
 * the output shows it. Nothing of it is written to a disk. @throws an error with the code ENOENT where there is no `script`
 */
export async function openTerminal(options: TerminalOptions): Promise<RecordedTerminal> {
  const { shell, rc, env, cwd, platform } = options;
  const aid = randomBytes(8).toString('hex');
  const folder = mkdtempSync(join(tmpdir(), 'readyroom-record-'));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  const hooked = hookedShell(shell, { aid, folder, rc }, env);
  writeFileSync(join(folder, hooked.file.name), hooked.file.text, { mode: 0o600 });
  const own = Object.fromEntries(ofTerminal.map((name) => [name, env[name]]));
  const child = spawn('script', scriptArgs(hooked.args, env['SHELL'], platform), {
    cwd,
    env: {
      ...{ ...surroundings(env), ...own, ...hooked.env },
      ...{ SHELL: '/bin/sh', [recordingVariable]: '1' },
    },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  try {
    await once(child, 'spawn');
  } catch (error) {
    remove();
    throw error;
  }
  child.on('exit', remove);
  return { aid, output: decoded(child.stdout) };
}

/** `script` of Linux takes a command line, for the shell that SHELL names; that of macOS and the BSDs the words of one. */
function scriptArgs(
  words: readonly string[],
  shell: string | undefined,
  platform: string,
): string[] {
  const setShell = shell === undefined ? [] : [`SHELL=${shell}`];
  if (platform !== 'linux') return ['-q', '/dev/null', 'env', ...setShell, ...words];
  return ['-q', '-c', ['exec', 'env', ...setShell, ...words].map(quoted).join(' '), '/dev/null'];
}

async function* decoded(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
