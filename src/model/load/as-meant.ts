import type { z } from 'zod';
import { nearest } from '#model/diagnostics/nearest.ts';
import { jsonSchemaOf, schemaAt } from '#model/schema/json-schema.ts';
import type { ValuePath } from './yaml-file.ts';

export type Issue = z.core.$ZodIssue;

/** What is wrong with a value. The path of the issue has keys as they are meant, `written` as they are written. */
export interface Wrong {
  issue: Issue;
  written: ValuePath;
}

type Data = Record<PropertyKey, unknown>;

/** A misspelt key: the same place, as it is intended and as it is written. */
interface Misspelt {
  intended: ValuePath;
  written: ValuePath;
}

/**
 * A value with its misspelt keys taken for what they were intended to be and other unknown keys left out, with all that is wrong
 * with it, inside of misspelt keys too. `left` is what is still wrong with what can be used.
 */
export function readAsMeant(
  schema: z.ZodType,
  value: unknown,
): { usable: unknown; wrong: readonly Wrong[]; left: readonly Issue[] } {
  const json = jsonSchemaOf(schema);
  const usable = structuredClone(value);
  const wrong: Wrong[] = [];
  const misspelt: Misspelt[] = [];
  // What was looked into for the first time: everything, then what misspelt keys hold.
  let fresh: readonly Misspelt[] = [{ intended: [], written: [] }];
  for (;;) {
    const issues = schema.safeParse(usable, { error: inOurWords }).error?.issues ?? [];
    // A key that holds something else than the one it resembles is not that one.
    const others = fresh.filter(
      ({ intended }) => intended.length > 0 && issues.some(({ path }) => isSame(path, intended)),
    );
    for (const { intended } of others) takeOut(usable, intended);
    const looked = fresh.filter((each) => !others.includes(each));
    for (const issue of issues) {
      if (looked.some(({ intended }) => isWithin(issue.path, intended)))
        wrong.push({ issue, written: asWritten(issue.path, misspelt) });
    }
    const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length === 0 && others.length === 0) return { usable, wrong, left: issues };
    fresh = unknown.flatMap(({ path, keys }) => {
      const known = Object.keys(schemaAt(json, path)?.properties ?? {});
      const written = asWritten(path, misspelt);
      return takeAsMeant(valueAt(usable, path) as Data | undefined, keys, known).map(
        ({ key, intended }) => ({ intended: [...path, intended], written: [...written, key] }),
      );
    });
    misspelt.push(...fresh);
  }
}

/** What is wrong with a size of which its schema gives no more than the bounds: authors do not read the words of zod. */
function inOurWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small')
    return isCounted(issue) ? `must be ${issue.minimum} or more` : 'is empty';
  return issue.code === 'too_big' && isCounted(issue)
    ? `must be ${issue.maximum} or less`
    : undefined;
}

const isCounted = ({ origin }: { origin: string }): boolean =>
  origin === 'number' || origin === 'int';

/**
 * What can still be used of a file that is not what its schema says, so that the files which depend on it are read too
 * and all problems are told at once: a wrong or missing key of the first level takes its value from `fallback`. Anything
 * wrong deeper down gives undefined: guessing there would bring up problems that are none.
 */
export function salvage<Schema extends z.ZodType>(
  schema: Schema,
  { usable, left }: Pick<ReturnType<typeof readAsMeant>, 'usable' | 'left'>,
  fallback: Readonly<Data>,
): z.output<Schema> | undefined {
  if (typeof usable !== 'object' || usable === null || Array.isArray(usable)) return undefined;
  const rest = { ...usable };
  for (const { path } of left) if (path.length === 1) takeOut(rest, path);
  const result = schema.safeParse({ ...fallback, ...rest });
  return result.success ? result.data : undefined;
}

/** Takes unknown keys out; one that is a misspelt key counts as that one, if that is not there. */
function takeAsMeant(
  holder: Data | undefined,
  keys: readonly string[],
  known: readonly string[],
): { key: string; intended: string }[] {
  if (holder === undefined) return [];
  return keys.flatMap((key) => {
    const intended = nearest(key, known);
    const isFree = intended !== undefined && !Object.hasOwn(holder, intended);
    if (isFree) holder[intended] = holder[key];
    Reflect.deleteProperty(holder, key);
    return isFree ? [{ key, intended }] : [];
  });
}

function takeOut(value: unknown, path: ValuePath): void {
  const holder = valueAt(value, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder === 'object' && holder !== null && key !== undefined)
    Reflect.deleteProperty(holder, key);
}

export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? (at as Data)[part] : undefined),
    value,
  );
}

/** A path of keys as they are meant, with the keys that stand there. */
const asWritten = (path: ValuePath, misspelt: readonly Misspelt[]): ValuePath =>
  misspelt
    .filter(({ intended }) => isWithin(path, intended))
    .reduce<ValuePath>(
      (_, { intended, written }) => [...written, ...path.slice(intended.length)],
      path,
    );

const isWithin = (path: ValuePath, outer: ValuePath): boolean =>
  outer.every((part, index) => path[index] === part);

const isSame = (a: ValuePath, b: ValuePath): boolean => a.length === b.length && isWithin(a, b);
