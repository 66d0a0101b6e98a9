import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { linesOf } from './fences.ts';
import { intendedName } from './intended-name.ts';

/** A file of the content as it was read: the same object as long as the file does not change. */
export interface SourceFile {
  /** Absolute. */
  path: string;
  /** From the project's root. */
  file: string;
  /** Another one after each change of the file; '' where there is none. */
  stamp: string;
  /** Without a byte order mark; undefined where `fault` says why. */
  text: string | undefined;
  failure: ReadFailure | undefined;
  /** What is parsed of its text, where whoever wrote it has done that. */
  parsed?: LessonNode;
}

type ReadFailure =
  | { is: 'missing' }
  | { is: 'unreadable'; reason: string }
  | { is: 'not-utf8'; at: Place; byte: number; offset: number }
  | ({ is: 'conflict' } & Conflict)
  | { is: 'empty' };

/** The files of a project as one load reads them, each once; what an earlier load read is read again if it changed. */
export interface Disk {
  /** Absolute path of the project. */
  root: string;
  /** The files read so far, by their path from the root. */
  files: Map<string, SourceFile>;
  /** Those of the load before. */
  before: ReadonlyMap<string, SourceFile>;
}

/** A disk of which nothing is read; `before` are the files of the last load. */
export const diskOf = (
  root: string,
  before: ReadonlyMap<string, SourceFile> = new Map(),
): Disk => ({ root, files: new Map(), before });

/** Inside the folder of the workshops: what files were like before a change of the project that is being made. */
export const changeFolder = '.readyroom-change';

/** A path from the project's root with forward slashes, as diagnostics and modules of lessons name files. */
export function fromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A file as it is now. */
export function sourceFile({ root, files, before }: Disk, path: string): SourceFile {
  const file = fromRoot(root, path);
  const read = files.get(file);
  if (read !== undefined) return read;
  const stamp = stampOf(path);
  const earlier = before.get(file);
  const source =
    earlier?.stamp === stamp ? earlier : { path, file, stamp, ...contentOf(path, file, stamp) };
  files.set(file, source);
  return source;
}

/** What is wrong with a file that must be there. `role` names what it is for in the message: "the lesson's structure". */
export function fileDiagnostics({ path, file, failure }: SourceFile, role: string): Diagnostic[] {
  switch (failure?.is) {
    case undefined:
      return [];
    case 'missing':
      return [diagnostic('file-missing', startOf(file), { what: role, instead: lookalike(path) })];
    case 'unreadable':
      return [diagnostic('file-unreadable', startOf(file), { what: role, reason: failure.reason })];
    case 'not-utf8':
      return [diagnostic('not-utf8', failure.at, failure)];
    case 'conflict': {
      const { line, end } = failure;
      return [diagnostic('conflict', { file, line, column: 1 }, { end })];
    }
    case 'empty':
      return [diagnostic('file-empty', startOf(file), { what: role })];
  }
}

/** A file beside the one that is missing whose name was meant to be it: lesson.yml, Lesson.yaml, en.md. */
export const lookalike = (
  path: string,
  names: readonly string[] = namesInFolder(dirname(path)),
): string | undefined => names.find((name) => intendedName(name, [basename(path)]) !== undefined);

/** The names in a folder, and the paths below it if they are wanted, sorted; none where there is no folder. */
export function namesInFolder(folder: string, recursive = false): string[] {
  try {
    return (readdirSync(folder, { recursive }) as string[]).sort();
  } catch {
    return [];
  }
}

/** What is another text after each change of a file; '' where there is none. */
export function stampOf(path: string): string {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  } catch (error) {
    return String(error);
  }
}

function contentOf(
  path: string,
  file: string,
  stamp: string,
): Pick<SourceFile, 'text' | 'failure'> {
  if (stamp === '') return { text: undefined, failure: { is: 'missing' } };
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as { code?: string };
    const failure: ReadFailure =
      code === 'ENOENT' ? { is: 'missing' } : { is: 'unreadable', reason: code ?? String(error) };
    return { text: undefined, failure };
  }
  if (!isUtf8(bytes) || bytes.includes(0))
    return { text: undefined, failure: firstBadByte(file, bytes) };
  const text = utf8.decode(bytes);
  const conflict = conflictIn(text, file.endsWith('.mdx'));
  if (conflict !== undefined) return { text: undefined, failure: { is: 'conflict', ...conflict } };
  return text.trim() === ''
    ? { text: undefined, failure: { is: 'empty' } }
    : { text, failure: undefined };
}

const utf8 = new TextDecoder('utf-8');

/** The first byte that is not that of a text: decoding goes wrong where the replacement character is not the file's own. */
function firstBadByte(file: string, bytes: Buffer): ReadFailure {
  const decoded = bytes.toString('utf8');
  let offset = 0;
  let line = 1;
  let column = 1;
  for (const character of decoded) {
    const length = Buffer.byteLength(character);
    if (character === '\0') break;
    if (!bytes.subarray(offset, offset + length).equals(Buffer.from(character))) break;
    offset += length;
    column = character === '\n' ? 1 : column + character.length;
    line += character === '\n' ? 1 : 0;
  }
  return { is: 'not-utf8', at: { file, line, column }, byte: bytes[offset] ?? 0, offset };
}

/** What git leaves in a file that two branches changed: from `<<<<<<<` to `>>>>>>>`, lines from 1. */
interface Conflict {
  line: number;
  end: number;
}

/**
 * The first conflict of a text, if there is one. Git writes its marks at the very beginning of lines, where a text in YAML has none; in
 * prose, a block of code may be about them.
 */
function conflictIn(text: string, isProse: boolean): Conflict | undefined {
  if (!text.includes('<<<<<<<')) return undefined;
  let begun: number | undefined;
  let isParted = false;
  for (const { line, number, isCode } of linesOf(text)) {
    if (begun === undefined && isProse && isCode) continue;
    if (/^<{7}(?: |$)/.test(line)) [begun, isParted] = [number, false];
    else if (begun !== undefined && /^={7}$/.test(line)) isParted = true;
    else if (begun !== undefined && isParted && /^>{7}(?: |$)/.test(line))
      return { line: begun, end: number };
  }
  return undefined;
}
