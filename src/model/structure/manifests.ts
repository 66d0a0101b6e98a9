import { join } from 'node:path';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import { fromRoot, readText } from '#model/read-text.ts';
import type { Manifest } from '#model/types.ts';
import { isInsideLesson } from './inside-lesson.ts';
import type { LessonSource } from './lesson-source.ts';
import { manifestYaml } from './manifest-yaml.ts';

/** A manifest with its parsed text, for the walkthroughs; `yaml` is undefined where it could not be parsed. */
export interface ReadManifest {
  manifest: Manifest;
  yaml: YamlText | undefined;
}

/** The manifests of a lesson that can be read; the others are reported. */
export function readManifests(lesson: LessonSource): Map<string, ReadManifest> {
  const { files, folder, yaml, data } = lesson;
  const manifests = new Map<string, ReadManifest>();
  for (const [id, { file, reducedFrom }] of Object.entries(data.manifests ?? {})) {
    if (!isInsideLesson(file)) {
      files.report('manifest-path', yaml.placeOf(['manifests', id, 'file']), { path: file });
      continue;
    }
    const path = join(folder, file);
    const text = readText(files, path, `the manifest "${id}" of ${yaml.file}`);
    if (text === undefined) continue;
    const manifest = { file, text, reducedFrom };
    manifests.set(id, { manifest, yaml: parsed(lesson, fromRoot(files.root, path), manifest) });
  }
  return manifests;
}

function parsed({ files }: LessonSource, file: string, manifest: Manifest): YamlText | undefined {
  const yaml = manifestYaml(manifest);
  for (const { line, column, message } of yaml.errors) {
    files.report('yaml-syntax', { file, line, column }, { said: message });
  }
  return yaml.errors.length === 0 ? yaml : undefined;
}
