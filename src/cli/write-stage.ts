import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import { load } from '#model/load/load.ts';
import { withParsed } from '#model/load/loaded-alone.ts';
import { validateInTurn } from '#model/validate/validate.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { Result } from './result.ts';
import { touchedLessons } from './touched-lessons.ts';
import type { Touched } from './touched-lessons.ts';

/** What is to be written, with paths from the folder of the workshop. */
export interface Stage {
  /** The folder of all workshops. */
  content: string;
  workshop: string;
  files: readonly { path: string; text: string; parsed?: LessonNode }[];
  /** Files to copy: from an absolute path to one below the folder of the workshop. */
  pictures: readonly { from: string; to: string }[];
  isDryRun: boolean;
}

/**
 * Writes beside the content what it would be, has it read as a build would, and only then puts it in its place: first the
 * new lessons, last workshop.yaml that names them. What may replace what is there was decided before.
 */
export function writeStage(stage: Stage): Result<{ written: string[] }> {
  const { content, workshop, files, pictures, isDryRun } = stage;
  const paths = [...files.map(({ path }) => path), ...pictures.map(({ to }) => to)];
  const seen = new Set<string>();
  const twice = paths.find((path) => {
    if (seen.has(path)) return true;
    seen.add(path);
    return false;
  });
  if (twice !== undefined)
    return { error: `Two texts would be written to ${workshop}/${twice}: nothing was written.` };
  const target = join(content, workshop);
  if (!isDryRun) mkdirSync(content, { recursive: true });
  const parent = isDryRun ? tmpdir() : content;
  const folder = mkdtempSync(join(parent, '.import-'));
  try {
    const staged = join(folder, workshop);
    if (existsSync(target)) cpSync(target, staged, { recursive: true });
    for (const { path, text } of files) write(join(staged, path), text);
    for (const { from, to } of pictures) {
      mkdirSync(dirname(join(staged, to)), { recursive: true });
      copyFileSync(from, join(staged, to));
    }
    const yaml = files.find(({ path }) => path === 'workshop.yaml')?.text;
    const isTouched = touchedLessons(target, paths, yaml);
    const parsed = files.flatMap((each) =>
      each.parsed === undefined ? [] : [[`${workshop}/${each.path}`, each.parsed] as const],
    );
    const found = problemsOf(folder, workshop, isTouched, new Map(parsed));
    const problems =
      found.length === 0 ? [] : withoutKnown(found, knownProblems(folder, stage, isTouched));
    if (problems.length > 0) {
      return {
        error: `What was made is not valid, so nothing was written:\n${problemsText(problems)}`,
      };
    }
    const written = paths.filter((path) => !isSameFile(join(staged, path), join(target, path)));
    if (!isDryRun) moveInto(staged, target, written);
    return { value: { written } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

function problemsOf(
  folder: string,
  workshop: string,
  isTouched: Touched,
  parsed: ReadonlyMap<string, LessonNode> = new Map(),
): readonly Diagnostic[] {
  const sources = withParsed(load(folder, folder, undefined, workshop), parsed);
  return validateInTurn(sources, (_, lesson) => isTouched(lesson));
}

/** What was wrong with a workshop before anything was written: read only where there is something that may be of it. */
function knownProblems(
  folder: string,
  { content, workshop }: Stage,
  isTouched: Touched,
): readonly Diagnostic[] {
  const target = join(content, workshop);
  if (!existsSync(target)) return [];
  const before = join(folder, '.before');
  cpSync(target, join(before, workshop), { recursive: true });
  return problemsOf(before, workshop, isTouched);
}

/** A workshop that had a problem before may keep it; lines move when something is added. */
const withoutKnown = (
  problems: readonly Diagnostic[],
  before: readonly Diagnostic[],
): readonly Diagnostic[] =>
  problems.filter(
    (problem) =>
      !before.some(
        ({ place, message }) => place.file === problem.place.file && message === problem.message,
      ),
  );

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A new workshop, and a new lesson, comes whole with one renaming. */
function moveInto(staged: string, target: string, paths: readonly string[]): void {
  if (!existsSync(target)) {
    renameSync(staged, target);
    return;
  }
  const lessons = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].filter(
    (name) => paths.some((path) => path.startsWith(`${name}/`)) && !existsSync(join(target, name)),
  );
  for (const lesson of lessons) renameSync(join(staged, lesson), join(target, lesson));
  const others = paths.filter((path) => !lessons.includes(path.split('/')[0] ?? ''));
  for (const path of others.toSorted(
    (a, b) => Number(a === 'workshop.yaml') - Number(b === 'workshop.yaml'),
  )) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    renameSync(join(staged, path), join(target, path));
  }
}
