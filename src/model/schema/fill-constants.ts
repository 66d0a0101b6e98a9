import { constantUses, fillConstants } from '#transforms/constants.ts';
import type { Report } from '#model/problems/problem.ts';
import type { ValuePath, YamlFile } from '#model/yaml-file.ts';

/** A value with `{{name}}` filled in in every text of it; names that are no constants are reported. */
export function fillValue<Value>(
  report: Report,
  yaml: YamlFile,
  value: Value,
  constants: Readonly<Record<string, string>>,
  path: ValuePath = [],
): Value {
  if (typeof value === 'string') {
    for (const { name } of constantUses(value)) {
      if (Object.hasOwn(constants, name)) continue;
      report('unknown-constant', yaml.placeOf(path), { name, known: Object.keys(constants) });
    }
    return fillConstants(value, constants) as Value;
  }
  const inner = (part: unknown, key: PropertyKey): unknown =>
    fillValue(report, yaml, part, constants, [...path, key]);
  if (Array.isArray(value)) return value.map(inner) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, inner(part, key)]);
  return Object.fromEntries(entries) as Value;
}
