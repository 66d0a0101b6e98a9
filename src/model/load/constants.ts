import { fillConstants } from '#transforms/constants.ts';

/** A value with `{{name}}` filled in in every text of it; names that are no constants stay as they are. */
export function constantsFilledIn<Value>(
  value: Value,
  constants: Readonly<Record<string, string>>,
): Value {
  const inner = (part: unknown): unknown => constantsFilledIn(part, constants);
  if (typeof value === 'string') return fillConstants(value, constants) as Value;
  if (Array.isArray(value)) return value.map(inner) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inner(part)]),
  ) as Value;
}

/** The constants of a workshop: each may use those above it. */
export function constantsOf(written: Readonly<Record<string, string>>): Record<string, string> {
  const constants: Record<string, string> = {};
  for (const [name, text] of Object.entries(written))
    constants[name] = constantsFilledIn(text, constants);
  return constants;
}
