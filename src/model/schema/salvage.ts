import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Data = Record<string, unknown>;

/**
 * What can still be used of a file that is not what its schema says, so that the files which depend on it are read too
 * and all problems are told at once. Unknown keys are dropped; a wrong or missing key of the first level takes its value
 * from `fallback`. Anything wrong deeper down gives undefined: guessing there would bring up problems that are none.
 */
export function salvage<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  issues: readonly Issue[],
  fallback: Readonly<Data>,
): z.output<Schema> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const usable = structuredClone(value) as Data;
  for (const issue of issues) {
    const [key, ...deeper] = issue.path;
    if (issue.code === 'unrecognized_keys') dropKeys(usable, issue.path, issue.keys);
    else if (key !== undefined && deeper.length === 0) Reflect.deleteProperty(usable, key);
  }
  const result = schema.safeParse({ ...fallback, ...usable });
  return result.success ? result.data : undefined;
}

function dropKeys(root: Data, path: readonly PropertyKey[], keys: readonly string[]): void {
  const holder = path.reduce<unknown>((at, part) => (at as Data)[String(part)], root) as Data;
  for (const key of keys) Reflect.deleteProperty(holder, key);
}
