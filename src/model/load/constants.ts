import { fillConstants } from '#transforms/constants.ts';

/**
 * A value with `{{name}}` filled in in every text of it; names that are no constants stay as they are. Parts in which nothing is filled in
 * are those of the value itself: a long lesson has thousands.
 */
export function constantsFilledIn<Value>(
  value: Value,
  constants: Readonly<Record<string, string>>,
): Value {
  const inner = (part: unknown): unknown => constantsFilledIn(part, constants);
  if (typeof value === 'string') return fillConstants(value, constants) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts: readonly unknown[] = Object.values(value);
  const filled = parts.map(inner);
  if (filled.every((part, at) => part === parts[at])) return value;
  if (Array.isArray(value)) return filled as Value;
  return Object.fromEntries(Object.keys(value).map((key, at) => [key, filled[at]])) as Value;
}

/** The constants of a workshop: each may use those above it. */
export function constantsOf(written: Readonly<Record<string, string>>): Record<string, string> {
  const constants: Record<string, string> = {};
  for (const [name, text] of Object.entries(written))
    constants[name] = constantsFilledIn(text, constants);
  return constants;
}
