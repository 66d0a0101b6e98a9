import type { Place } from '#model/diagnostics/place.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';

/** One command of a lesson, as it is copied, and where it stands in lesson.yaml. */
export interface CommandText {
  id: string;
  text: string;
  /** The line of lesson.yaml where it begins. */
  from: number;
  /** The place of an offset in `text`; in a text over several lines that is not a `|` block, where it begins. */
  placeOf(offset: number): Place;
}

/** The commands of all lessons of a workshop, in order. */
export const commandsOf = ({ lessons }: WorkshopSources): CommandText[] =>
  lessons.flatMap(commandsIn);

/** The commands of a lesson, in order. */
export function commandsIn({ yaml, data }: LessonSources): CommandText[] {
  if (yaml === undefined) return [];
  return Object.entries(data?.commands ?? {}).flatMap(([id, { run }]) =>
    run.map((text, index) => commandText(yaml, id, index, text)),
  );
}

function commandText(yaml: YamlFile, id: string, index: number, text: string): CommandText {
  const path = ['commands', id, 'run', index];
  const start = yaml.placeOf(path);
  const isBlock = yaml.text[yaml.rangeOf(path)?.start ?? 0] === '|';
  const placeOf = (offset: number): Place => {
    if (!isBlock) return start;
    const before = text.slice(0, offset).split('\n');
    const line = start.line + before.length;
    const written = yaml.text.split('\n')[line - yaml.firstLine] ?? '';
    const own = text.split('\n')[before.length - 1] ?? '';
    const indent = indentOf(written) - indentOf(own);
    return { file: start.file, line, column: indent + (before.at(-1)?.length ?? 0) + 1 };
  };
  return { id, text, from: start.line, placeOf };
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
