import { posix } from 'node:path';
import { constantUses, namesWithBlanks } from '#transforms/constants.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { nearest } from '#model/diagnostics/nearest.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import type { LessonSources } from '#model/load/sources.ts';
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
    const spaced = namesWithBlanks(value).find((name) => known.includes(name));
    if (spaced !== undefined)
      yield diagnostic('constant-blanks', yaml.placeOf(path), { name: spaced });
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

/**
 * A misspelt constant in a manifest. Most `{{name}}` of a manifest are a template of Helm or of another tool, so only what is
 * near a constant is one: as it is, learners would save a file with the braces in it.
 */
export function* validateManifestConstants({
  yaml,
  manifests,
  context: { constants },
}: LessonSources): Generator<Diagnostic> {
  const known = Object.keys(constants);
  for (const { file, text } of manifests) {
    const path = posix.join(posix.dirname(yaml?.file ?? ''), file);
    for (const { name, start } of constantUses(text)) {
      if (known.includes(name) || nearest(name, known) === undefined) continue;
      yield diagnostic('unknown-constant', placeAt(path, text, start), { name, known });
    }
  }
}
