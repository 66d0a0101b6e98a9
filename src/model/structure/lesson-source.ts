import type { Files } from '#model/read-text.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { YamlFile } from '#model/yaml-file.ts';

/** A lesson.yaml that is what its schema says, constants filled in, and what is needed to check what it refers to. */
export interface LessonSource {
  files: Files;
  /** Absolute path of the lesson's folder. */
  folder: string;
  yaml: YamlFile;
  data: LessonYaml;
  /** Of the workshop. */
  variables: Readonly<Record<string, { example: string; pattern: string }>>;
  reasons: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
