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

/** Whether it could not be written because the disk, or this user's part of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');

/** Why something could not be written, as the end of a sentence without its full stop. */
export function writeFailure(error: unknown): string {
  if (isDiskFull(error)) return 'there is no room left on the disk';
  return visible(error instanceof Error ? error.message : String(error));
}
