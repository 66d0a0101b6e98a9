import { resolve } from 'node:path';
import { decode } from './decode.ts';
import type { Io } from './io.ts';
import type { Result } from './result.ts';
import type { Say } from './words.ts';

/** What a text is for: how large it may be, and in which words it is refused. */
type Role = 'input' | 'expect';

const KIB = 1024;

/**
 * Most bytes of a text. The checker is made for 5 MB; what is expected never takes so much, and YAML is slow to read
 * and deeply nested YAML hard.
 */
const limits: Readonly<Record<Role, { bytes: number; size: string }>> = {
  input: { bytes: 5 * KIB * KIB, size: '5 MB' },
  expect: { bytes: 64 * KIB, size: '64 KB' },
};

/** One byte more than may be judged: whoever gets so much has too much. */
export const INPUT_LIMIT = limits.input.bytes + 1;

/** The text to judge: of a file, or of the standard input for "-" and where no file is named. */
export async function readInput(
  file: string | undefined,
  io: Io,
  say: Say,
): Promise<Result<string>> {
  if (file !== undefined && file !== '-') return readTextFile(file, 'input', io, say);
  if (io.isTerminal.stdin) {
    if (file === undefined) return { error: say('cli.input.terminal') };
    io.err(`${say('cli.input.paste')}\n`);
  }
  return textRead(io.readStdin(INPUT_LIMIT), say('cli.input.standard'), 'input', say);
}

/** The text of a file, its path as it was typed. */
export function readTextFile(file: string, role: Role, io: Io, say: Say): Promise<Result<string>> {
  const read = io.readFile(resolve(io.cwd, file), limits[role].bytes + 1);
  return textRead(read, file, role, say);
}

async function textRead(
  read: Promise<Uint8Array>,
  file: string,
  role: Role,
  say: Say,
): Promise<Result<string>> {
  try {
    const text = textOf(await read, file, role, say);
    const isEmpty = 'value' in text && text.value.trim() === '';
    return isEmpty ? { error: say(`cli.${role}.empty`, { file }) } : text;
  } catch (error) {
    return { error: unreadable(file, error, say) };
  }
}

/** Bytes as text, if they may be read; `file` says where they come from. */
export function textOf(bytes: Uint8Array, file: string, role: Role, say: Say): Result<string> {
  const { bytes: limit, size } = limits[role];
  if (bytes.length > limit) return { error: say(`cli.${role}.large`, { file, size }) };
  const text = decode(bytes);
  return text === undefined ? { error: say(`cli.${role}.binary`, { file }) } : { value: text };
}

function unreadable(file: string, error: unknown, say: Say): string {
  const { code } = error as { code?: string };
  if (code === 'ENOENT' || code === 'ENOTDIR') return say('cli.input.missing', { file });
  if (code === 'EISDIR') return say('cli.input.folder', { file });
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  return say('cli.input.unreadable', { file, reason });
}
