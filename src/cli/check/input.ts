import { resolve } from 'node:path';
import type { Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';

/** What a text is for: how large it may be, and why it is refused. */
type Role = 'input' | 'expect';

const KIB = 1024;

interface Limit {
  /** Most bytes. */
  bytes: number;
  empty: string;
  large: string;
  binary: string;
}

/** The checker is made for 5 MB; what is expected never takes so much, and large or deeply nested YAML is slow to read. */
const limits: Readonly<Record<Role, Limit>> = {
  input: {
    bytes: 5 * KIB * KIB,
    empty:
      'is empty. What kubectl writes to standard error needs 2>&1 before the | or after the file name.',
    large: 'is larger than 5 MB. Ask kubectl for less, with -n or -l.',
    binary: 'is not text. Save what kubectl printed as plain text.',
  },
  expect: {
    bytes: 64 * KIB,
    empty: 'is empty. Write in it what you expect: "expect" or "lines", as in a lesson.',
    large: 'is larger than 64 KB. What you expect takes a few lines of YAML: check the path.',
    binary: 'is not text. Name a YAML file.',
  },
};

/** One byte more than may be judged: whoever gets so much has too much. */
export const INPUT_LIMIT = limits.input.bytes + 1;

/** The text to judge: of a file, or of the standard input for "-" and where no file is named. */
export async function readInput(file: string | undefined, io: Io): Promise<Result<string>> {
  if (file !== undefined && file !== '-') return readTextFile(file, 'input', io);
  if (io.isTerminal.stdin) {
    if (file === undefined)
      return {
        error:
          'There is nothing to read. Pipe the output of kubectl in, name a file, or let --watch run the command:\n  kubectl get pods -A | readyroom check --ready',
      };
    io.err('Paste what kubectl printed, then press Ctrl-D.\n');
  }
  return textRead(io.readStdin(INPUT_LIMIT), 'The standard input', 'input');
}

/** The text of a file, its path as it was typed. */
export function readTextFile(file: string, role: Role, io: Io): Promise<Result<string>> {
  const read = io.readFile(resolve(io.cwd, file), limits[role].bytes + 1);
  return textRead(read, file, role);
}

async function textRead(
  read: Promise<Uint8Array>,
  file: string,
  role: Role,
): Promise<Result<string>> {
  try {
    const text = readableText(await read, file, role);
    const isEmpty = 'value' in text && text.value.trim() === '';
    return isEmpty ? { error: `${file} ${limits[role].empty}` } : text;
  } catch (error) {
    return { error: unreadable(file, error) };
  }
}

/** Bytes as text, if they may be read; `file` says where they come from. */
export function readableText(bytes: Uint8Array, file: string, role: Role): Result<string> {
  const { bytes: limit, large, binary } = limits[role];
  if (bytes.length > limit) return { error: `${file} ${large}` };
  const text = decoded(bytes);
  return text === undefined ? { error: `${file} ${binary}` } : { value: text };
}

/**
 * Bytes as text; undefined if they are not text. PowerShell 5 redirects into UTF-16 with a byte order mark; what is
 * not UTF-8 otherwise keeps its ASCII part, which is all that kubectl prints.
 */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? undefined : text;
}

function unreadable(file: string, error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${file}. Check the path.`;
  if (code === 'EISDIR') return `${file} is a folder. Name a file.`;
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  return `${file} cannot be read (${reason}).`;
}
