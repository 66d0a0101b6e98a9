import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Keep } from './lint/sources.ts';
import { lookalike } from './lookalike.ts';
import type { ParsedLesson } from '#transforms/lesson/parse.ts';
import type { Report } from './problems/problem.ts';

/** The files of one reading of the content: where they are, which were read, where problems go. */
export interface Files {
  /** Absolute path of the project. */
  root: string;
  /** Every file asked for, read or not, as paths from the root. */
  read: Set<string>;
  report: Report;
  /** Is given what was read, as its author wrote it; the site needs none of it, lint does. */
  keep?: Keep;
  /** Parses a lesson, where it is known already without doing so again. */
  parse?: (text: string) => ParsedLesson;
}

/** A path from the project's root with forward slashes, as problems and `import.meta.glob` name files. */
export function fromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

/**
 * The text of a file, without a byte order mark. What cannot be read, is not UTF-8 or is empty is a problem and
 * undefined. `what` names the file's role in the message: "the lesson's structure".
 */
export function readText(files: Files, path: string, what: string): string | undefined {
  const file = fromRoot(files.root, path);
  files.read.add(file);
  const place = { file, line: 1, column: 1 };
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT') files.report('file-missing', place, { what, instead: lookalike(path) });
    else files.report('file-unreadable', place, { what, reason: code ?? String(error) });
    return undefined;
  }
  if (!isUtf8(bytes)) {
    const { at, byte, offset } = firstBadByte(bytes);
    files.report('not-utf8', { file, ...at }, { byte, offset });
    return undefined;
  }
  const text = utf8.decode(bytes);
  if (text.trim() === '') {
    files.report('file-empty', place, { what });
    return undefined;
  }
  return text;
}

const utf8 = new TextDecoder('utf-8');

/** The first byte that is not UTF-8: decoding goes wrong where the replacement character is not the file's own. */
function firstBadByte(bytes: Buffer): {
  byte: number;
  offset: number;
  at: { line: number; column: number };
} {
  const decoded = bytes.toString('utf8');
  let offset = 0;
  let line = 1;
  let column = 1;
  for (const character of decoded) {
    const length = Buffer.byteLength(character);
    if (!bytes.subarray(offset, offset + length).equals(Buffer.from(character))) break;
    offset += length;
    column = character === '\n' ? 1 : column + character.length;
    line += character === '\n' ? 1 : 0;
  }
  return { byte: bytes[offset] ?? 0, offset, at: { line, column } };
}
