import { dirname, isAbsolute, join, normalize } from 'node:path';
import { parseSvg } from '#transforms/svg/parse-svg.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import { memoize } from '#model/memoize.ts';
import { fileKeysOf, partNames } from '#model/schema/lesson.ts';
import type { LessonYaml, PartName } from '#model/schema/lesson.ts';
import { constantsFilledIn } from './constants.ts';
import { fileDiagnostics, sourceFile } from './files.ts';
import type { Disk, SourceFile } from './files.ts';
import type { DrawingSource, LessonSources, ManifestSource, WorkshopContext } from './sources.ts';
import { yamlDiagnostics } from './yaml-diagnostics.ts';
import { sharedFolder } from './structure.ts';
import type { YamlFile } from './yaml-file.ts';

/** The files that lesson.yaml names. */
export interface NamedFiles {
  manifests: ManifestSource[];
  drawings: DrawingSource[];
  files: SourceFile[];
  diagnostics: Diagnostic[];
}

export const nothing: NamedFiles = { manifests: [], drawings: [], files: [], diagnostics: [] };

export function loadNamed(
  disk: Disk,
  folder: string,
  yaml: YamlFile,
  data: LessonYaml,
  { constants, shared }: Pick<WorkshopContext, 'constants'> & Pick<LessonSources, 'shared'>,
): NamedFiles {
  const shown: NamedFiles = { manifests: [], drawings: [], files: [], diagnostics: [] };
  for (const { part, id, key, path } of filesNamed(data)) {
    if (!isInside(path)) {
      shown.diagnostics.push(diagnostic('manifest-path', yaml.placeOf([part, id, key]), { path }));
      continue;
    }
    const isShared = shared.has(`${part} ${id}`);
    const from = isShared ? join(dirname(folder), sharedFolder) : folder;
    const source = sourceFile(disk, join(from, path));
    shown.files.push(source);
    const read = Object.hasOwn(readers, part) ? readers[part] : undefined;
    // What nothing here reads as text may be any bytes.
    if (read !== undefined || source.failure?.is !== 'not-utf8') {
      const role = `the ${part.slice(0, -1)} "${id}" of ${yaml.file}`;
      shown.diagnostics.push(...fileDiagnostics(source, role));
    }
    const { text } = source;
    const file = isShared ? `${sharedFolder}/${path}` : path;
    if (text !== undefined) read?.(shown, { id, file, source, text }, { ...data, constants });
  }
  return shown;
}

/** Every file that an entry of lesson.yaml names by a key that is one (`fileOfLesson`). */
function* filesNamed(data: LessonYaml) {
  for (const part of partNames) {
    const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = data[part] ?? {};
    for (const key of fileKeysOf(part)) {
      for (const [id, { [key]: path }] of Object.entries(entries)) {
        if (typeof path === 'string') yield { part, id, key, path };
      }
    }
  }
}

interface NamedFile {
  id: string;
  /** From the folder of the lesson. */
  file: string;
  source: SourceFile;
  text: string;
}

type Reader = (
  shown: NamedFiles,
  named: NamedFile,
  of: LessonYaml & Pick<WorkshopContext, 'constants'>,
) => void;

/** What is made of the files of a part whose text is used. */
const readers: { readonly [Part in PartName]?: Reader } = {
  manifests: (shown, { id, file, source, text: written }, { manifests, constants }) => {
    const text = constantsFilledIn(written, constants);
    const yaml = text === written ? parsedManifest(source) : readYamlText(text);
    shown.diagnostics.push(...yamlDiagnostics(source.file, yaml));
    const { reducedFrom } = manifests?.[id] ?? {};
    shown.manifests.push({ id, file, path: source.file, text, reducedFrom, yaml });
  },
  diagrams: (shown, { id, file, source, text }) => {
    const svg = parsedDrawing(source);
    if (svg.ok) shown.drawings.push({ id, file, source, root: svg.root });
    else {
      const place = placeAt(source.file, text, svg.offset);
      shown.diagnostics.push(diagnostic('svg-syntax', place, { wrong: svg.wrong }));
    }
  },
};

const parsedManifest = memoize(({ text }: SourceFile) => readYamlText(text ?? ''));
const parsedDrawing = memoize(({ text }: SourceFile) => parseSvg(text ?? ''));

/** Whether a path, with forward slashes, stays in the folder it starts from: what a page serves must be the lesson's own. */
function isInside(path: string): boolean {
  const normal = normalize(path);
  return !isAbsolute(path) && !path.includes('\\') && !normal.startsWith('..') && normal === path;
}
