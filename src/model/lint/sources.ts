import type { Glossary } from '#model/glossary/read-glossary.ts';
import type { TranslationLock } from '#model/prose/lock.ts';
import type { Prose } from '#model/prose/read-prose.ts';
import type { Files } from '#model/read-text.ts';
import { readContent } from '#model/read-content.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { WorkshopYaml } from '#model/schema/workshop.ts';
import type { Content, Manifest } from '#model/types.ts';
import type { YamlFile } from '#model/yaml-file.ts';

/** A lesson as its files have it, constants filled in; undefined is what could not be read. */
export interface LessonSources {
  name: string;
  /** Absolute path. */
  folder: string;
  yaml: YamlFile | undefined;
  data: LessonYaml | undefined;
  manifests: readonly Manifest[];
  /** In the order of the workshop's locales. */
  proses: readonly Prose[];
  lock: TranslationLock;
}

interface WorkshopFile {
  /** Folder name. */
  name: string;
  /** Absolute path. */
  folder: string;
  yaml: YamlFile;
  data: Omit<WorkshopYaml, 'constants'>;
  constants: Readonly<Record<string, string>>;
  glossary: Glossary;
  /** Of the words of workshop.yaml and of the glossary. */
  lock: TranslationLock;
}

/** A workshop as its files have it. */
export type WorkshopSources = WorkshopFile & { lessons: LessonSources[] };

/** Takes what is read, each workshop before its lessons. */
export interface Keep {
  workshop(workshop: WorkshopFile): void;
  lesson(lesson: LessonSources): void;
}

/** Reads all of `folder` as `readContent` does, and keeps the sources of the workshops that could be read. */
export function readSources(
  folder: string,
  root: string,
  parse?: Files['parse'],
): { content: Content; workshops: readonly WorkshopSources[] } {
  const workshops: WorkshopSources[] = [];
  const keep: Keep = {
    workshop: (workshop) => workshops.push({ ...workshop, lessons: [] }),
    lesson: (lesson) => workshops.at(-1)?.lessons.push(lesson),
  };
  const content = readContent(folder, root, { keep, ...(parse && { parse }) });
  return { content, workshops };
}
