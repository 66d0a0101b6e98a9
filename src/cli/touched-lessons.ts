import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { intendedName } from '#model/load/intended-name.ts';
import { sharedName } from '#model/load/structure.ts';
import { readYaml } from '#model/load/yaml-file.ts';

/** Whether what is written may make something wrong, or right, in a lesson. */
export type Touched = (lesson: string) => boolean;

/**
 * Tells the lessons that what is to be written may make wrong: those that it has files of, and those that use what is other in
 * workshop.yaml. No other lesson has to be read again, and there may be thousands.
 */
export function touchedLessons(
  /** Of the workshop. */
  folder: string,
  /** Of what is written, from there. */
  paths: readonly string[],
  /** What workshop.yaml is to be; undefined where it stays. */
  yaml: string | undefined,
): Touched {
  const written = new Set(paths.map((path) => path.split('/')[0] ?? ''));
  const names = yaml === undefined ? [] : changedNames(textOf(join(folder, 'workshop.yaml')), yaml);
  if (names === undefined || written.has(sharedName)) return () => true;
  const isUsed = usesOf(names);
  if (isUsed(sharedName, textOf(join(folder, sharedName)))) return () => true;
  const known = new Map<string, boolean>();
  return (lesson) => {
    const isTouched =
      known.get(lesson) ??
      (written.has(lesson) || (names.length > 0 && isUsedIn(join(folder, lesson), isUsed)));
    known.set(lesson, isTouched);
    return isTouched;
  };
}

/** Keys of workshop.yaml that say nothing about what is in a lesson. */
const aboutNoLesson = new Set(['title', 'description', 'lessons', 'parts']);

/** The variables, and files for languages, that are other in workshop.yaml; undefined where more is. */
function changedNames(before: string, after: string): string[] | undefined {
  const [one, other] = [before, after].map((text) => readYaml('workshop.yaml', text).yaml?.value);
  if (!isRecord(one) || !isRecord(other)) return undefined;
  const names: string[] = [];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (aboutNoLesson.has(key) || isSame(one[key], other[key])) continue;
    const [was, is] = [entriesOf(one[key]), entriesOf(other[key])];
    if (!namesByKey.has(key) || was === undefined || is === undefined) return undefined;
    const all = new Set([...was.keys(), ...is.keys()]);
    const others = [...all].filter((name) => !isSame(was.get(name), is.get(name)));
    names.push(...others.map((name) => (key === 'locales' ? `${name}.mdx` : name)));
  }
  return names;
}

/** Keys of workshop.yaml that are lists of names, or have something for each. A lesson that does not have a name does not use it. */
const namesByKey = new Set(['variables', 'presetVariables', 'locales']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (value === undefined) return new Map();
  if (Array.isArray(value)) return new Map(value.map((each) => [String(each), true]));
  return isRecord(value) ? new Map(Object.entries(value)) : undefined;
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Whether a file is called by a name, or nearly so, or has it in its text. */
type Uses = (file: string, text: string) => boolean;

function usesOf(names: readonly string[]): Uses {
  const isFile = (file: string): boolean =>
    names.includes(file) || intendedName(file, names) !== undefined;
  const escaped = names.map((name) => name.replaceAll(/\W/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<!\w)(?:${escaped.join('|')})(?!\w)`);
  return (file, text) => names.length > 0 && (isFile(file) || pattern.test(text));
}

function isUsedIn(folder: string, isUsed: Uses): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true, recursive: true }).some((file) => {
    const isText = file.isFile() && /\.(?:mdx|ya?ml)$/.test(file.name);
    return isUsed(file.name, isText ? textOf(join(file.parentPath, file.name)) : '');
  });
}
