import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { visible } from './terminal.ts';

/**
 * Writes a file so that whoever reads it finds the old text or the new one, never half of it: into a neighbour first,
 * which then takes its name. @throws what writing throws; the old file is then untouched.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const next = `${path}.${randomUUID().slice(0, 8)}.new`;
  try {
    await writeFile(next, text, { flag: 'wx' });
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

/** Why something could not be written, as the end of a sentence without its full stop. */
export function writeFailure(error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'there is no room left on the disk';
  return visible(error instanceof Error ? error.message : String(error));
}
