import { constantUses } from '#transforms/constants.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { ValuePath, YamlFile } from '#model/load/yaml-file.ts';

/** Every `{{name}}` in the texts of a value, as it is written, that is no constant; `path` leads to the value. */
export function* validateConstants(
  yaml: YamlFile,
  value: unknown,
  known: readonly string[],
  path: ValuePath = [],
): Generator<Diagnostic> {
  if (typeof value === 'string') {
    for (const { name } of constantUses(value)) {
      if (known.includes(name)) continue;
      yield diagnostic('unknown-constant', yaml.placeOf(path), { name, known });
    }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* validateConstants(yaml, item, known, [...path, index]);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      yield* validateConstants(yaml, part, known, [...path, key]);
    }
  }
}
