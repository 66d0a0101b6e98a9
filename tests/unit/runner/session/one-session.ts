import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openSession } from '#runner/session/session.ts';
import type { Ran, Session } from '#runner/session/session.ts';
import { surroundings } from '#runner/session/surroundings.ts';

/** Long enough for a busy machine. */
export const ENOUGH = 60_000;

/** The folder of the test that runs, and its session. */
export let folder = '';
export let session: Session;

/** Ends the session of this test and begins another in the same folder. */
export async function openAnother(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  await session.end();
  session = await openSession(folder, surroundings(env));
}

/** Gives each test of the file that calls this a session of its own. */
export function eachHasASession(): void {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'session-test-'));
    session = await openSession(folder, surroundings(process.env));
  });
  afterEach(async () => {
    await session.end();
    rmSync(folder, { recursive: true });
  });
}

/** Runs commands one after the other; what came of the last one. */
export async function ran(...commands: readonly string[]): Promise<Ran> {
  let last: Ran | undefined;
  for (const command of commands) last = await session.run(command, ENOUGH);
  if (last === undefined) throw new Error('Nothing was run.');
  return last;
}
export const printed = async (...commands: readonly string[]): Promise<string> =>
  (await ran(...commands)).text;

export const ended = (code: number) => ({ is: 'ended', code });
