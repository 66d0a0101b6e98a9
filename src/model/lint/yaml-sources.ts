import { readShell } from '#transforms/shell.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { Place } from '#model/diagnostics/place.ts';
import { memoize } from '#model/memoize.ts';
import { commandsIn } from './commands.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { LessonSources } from '#model/load/sources.ts';

/** YAML that a lesson shows or has the learner apply: a manifest, a here-document of a command, or a fence. */
export interface YamlSource {
  kind: 'manifest' | 'here-document' | 'fence';
  text: string;
  /** A manifest of somebody else, reduced: it is shown as it is. */
  isReduced: boolean;
  /** Parsed when it is first asked for; it may have errors: templates are not YAML. */
  parsed(): YamlText;
  /** The line of the file where what holds it begins. */
  from: number;
  placeOf(offset: number): Place;
}

/** All YAML of a lesson: many rules look at it, each text is parsed once. */
export const yamlSources = memoize((lesson: LessonSources): readonly YamlSource[] => {
  const manifests = lesson.manifests.map((manifest) => ({
    ...source('manifest', manifest.text, 1, (line, column) => ({
      file: manifest.path,
      line,
      column,
    })),
    isReduced: manifest.reducedFrom !== undefined,
    parsed: () => manifest.yaml,
  }));
  const documents = commandsIn(lesson).flatMap((command) =>
    readShell(command.text).documents.map(({ start, end }) => {
      const text = command.text.slice(start, end);
      const offsetOf = (line: number, column: number): number =>
        start + lineStart(text, line) + column - 1;
      return source('here-document', text, command.from, (line, column) =>
        command.placeOf(offsetOf(line, column)),
      );
    }),
  );
  return [...manifests, ...documents, ...fences(lesson)];
});

function fences({ proses }: LessonSources): YamlSource[] {
  return proses.flatMap((prose) =>
    nodesOf(prose).flatMap(({ node }) => {
      if (node.type !== 'code' || (node.lang !== 'yaml' && node.lang !== 'yml')) return [];
      const from = node.position?.start.line ?? 1;
      const indent = node.position?.start.column ?? 1;
      return source('fence', node.value ?? '', from, (line, column) => ({
        file: prose.file,
        line: from + line,
        column: indent + column - 1,
      }));
    }),
  );
}

function source(
  kind: YamlSource['kind'],
  text: string,
  from: number,
  place: (line: number, column: number) => Place,
): YamlSource {
  let parsed: YamlText | undefined;
  const placeOf = (offset: number): Place => {
    const before = text.slice(0, offset).split('\n');
    return place(before.length, (before.at(-1)?.length ?? 0) + 1);
  };
  return {
    kind,
    text,
    from,
    placeOf,
    isReduced: false,
    parsed: () => (parsed ??= readYamlText(text)),
  };
}

function lineStart(text: string, line: number): number {
  let at = 0;
  for (let number = 1; number < line; number += 1) at = text.indexOf('\n', at) + 1;
  return at;
}
