import { resolve } from 'node:path';
import { decode } from './decode.ts';
import type { Io } from './io.ts';
import type { Result } from './result.ts';
import type { Say } from './words.ts';

/** The checker is made for texts up to this size, in bytes. */
export const INPUT_LIMIT = 5 * 1024 * 1024;

/** The text to judge: of a file, or of the standard input for "-" and where no file is named. */
export async function readInput(
  file: string | undefined,
  io: Io,
  say: Say,
): Promise<Result<string>> {
  const isStdin = file === undefined || file === '-';
  if (file === undefined && io.isTerminal.stdin) return { error: say('cli.input.terminal') };
  if (isStdin && io.isTerminal.stdin) io.err(`${say('cli.input.paste')}\n`);
  const name = isStdin ? say('cli.input.standard') : file;
  let bytes: Uint8Array;
  try {
    bytes = isStdin
      ? await io.readStdin(INPUT_LIMIT + 1)
      : await io.readFile(resolve(io.cwd, file), INPUT_LIMIT + 1);
  } catch (error) {
    return { error: unreadable(name, error, say) };
  }
  const text = textOf(bytes, name, say);
  if ('error' in text || text.value.trim() !== '') return text;
  return {
    error: isStdin ? say('cli.input.empty') : say('cli.input.emptyFile', { file: name }),
  };
}

/** Bytes that may be judged, as text; `name` is where they come from. */
export function textOf(bytes: Uint8Array, name: string, say: Say): Result<string> {
  if (bytes.length > INPUT_LIMIT) {
    const megabytes = INPUT_LIMIT / 1024 / 1024;
    return { error: say('cli.input.large', { file: name, megabytes }) };
  }
  const text = decode(bytes);
  return text === undefined ? { error: say('cli.input.binary', { file: name }) } : { value: text };
}

function unreadable(file: string, error: unknown, say: Say): string {
  const { code } = error as { code?: string };
  if (code === 'ENOENT' || code === 'ENOTDIR') return say('cli.input.missing', { file });
  if (code === 'EISDIR') return say('cli.input.folder', { file });
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  return say('cli.input.unreadable', { file, reason });
}
