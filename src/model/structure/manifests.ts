import { isAbsolute, join, normalize } from 'node:path';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import type { YamlText } from '#transforms/yaml-path/yaml-text.ts';
import { fromRoot, readText } from '#model/read-text.ts';
import type { Manifest } from '#model/types.ts';
import type { LessonSource } from './lesson-source.ts';

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
    if (!isInside(file)) {
      files.report('manifest-path', yaml.placeOf(['manifests', id, 'file']), { path: file });
      continue;
    }
    const path = join(folder, file);
    const text = readText(files, path, `the manifest "${id}" of ${yaml.file}`);
    if (text === undefined) continue;
    const manifest = { file, text, reducedFrom };
    manifests.set(id, { manifest, yaml: parsed(lesson, fromRoot(files.root, path), text) });
  }
  return manifests;
}

/** What a page serves must be in the lesson's own folder. */
function isInside(path: string): boolean {
  const normal = normalize(path);
  return !isAbsolute(path) && !path.includes('\\') && !normal.startsWith('..') && normal === path;
}

function parsed({ files }: LessonSource, file: string, text: string): YamlText | undefined {
  const yaml = readYamlText(text);
  for (const { line, column, message } of yaml.errors) {
    files.report('yaml-syntax', { file, line, column }, { said: message });
  }
  return yaml.errors.length === 0 ? yaml : undefined;
}
