import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeText } from '#model/diagnostics/print.ts';
import type { LessonSources, SharedStructure } from '#model/load/sources.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import { shownParts } from '#transforms/lesson/components.ts';
import type { ProblemMark } from '#transforms/lesson/mark-problems.ts';
import { editorAddress, excerptOf } from './problem-page.ts';

/** What the boxes in the prose of a lesson say of its problems, and where they stand. `base` is the path of the site. */
export function problemMarks(
  problems: readonly Diagnostic[],
  lesson: LessonSources,
  shared: SharedStructure | undefined,
  prose: string,
  { root, base }: { root: string; base: string },
): ProblemMark[] {
  return problems.map(({ place, message, hint }) => ({
    at:
      place.file === prose
        ? { line: place.line }
        : [lesson.yaml, shared?.yaml].flatMap((yaml) => entryAt(yaml, place) ?? [])[0],
    says: {
      ...{ message, hint, place: placeText(place), editor: editorAddress(place, base) },
      excerpt: JSON.stringify(
        excerptOf(textOfFile(resolve(root, place.file)), place.line).map((line) => ({
          ...line,
          isIt: line.number === place.line,
        })),
      ),
    },
  }));
}

/** The entry of lesson.yaml, or of what lessons share, that a place stands in. */
function entryAt(
  yaml: YamlFile | undefined,
  { file, line }: Diagnostic['place'],
): { part: string; id: string } | undefined {
  if (yaml === undefined || yaml.file !== file) return undefined;
  const keysOf = (value: unknown): string[] => Object.keys((value ?? {}) as object);
  const written = yaml.value as Readonly<Record<string, unknown>> | undefined;
  const isEntry = (part: string): boolean => Object.values<string>(shownParts).includes(part);
  const starts = keysOf(written).flatMap((part) => [
    { part, id: undefined, from: yaml.placeOfKey([part]).line },
    ...(isEntry(part) ? keysOf(written?.[part]) : []).map((id) => ({
      ...{ part, id },
      from: yaml.placeOfKey([part, id]).line,
    })),
  ]);
  const last = starts.findLast(({ from }) => from <= line);
  return last?.id === undefined ? undefined : { part: last.part, id: last.id };
}

/** A file as it is; undefined where there is none. */
export function textOfFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
