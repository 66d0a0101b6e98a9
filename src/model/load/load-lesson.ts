import { dirname, isAbsolute, join, normalize } from 'node:path';
import { parseSvg } from '#transforms/svg/parse-svg.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeAt, startOf } from '#model/diagnostics/place.ts';
import { memoize } from '#model/memoize.ts';
import { fileKeysOf, partNames } from '#model/schema/lesson.ts';
import type { LessonYaml, PartName } from '#model/schema/lesson.ts';
import { constantsFilledIn } from './constants.ts';
import {
  fileDiagnostics,
  fromRoot,
  lookalike,
  namesInFolder,
  sourceFile,
  stampOf,
} from './files.ts';
import type { Disk, SourceFile } from './files.ts';
import { withoutGone } from './gone-parts.ts';
import { knownIds } from './known-ids.ts';
import { loadLock, lockName } from './lock.ts';
import type { TranslationLock } from './lock.ts';
import { lookalikes } from './lookalikes.ts';
import { picturesOf } from './pictures.ts';
import { loadProse } from './prose.ts';
import type { Prose } from './prose.ts';
import type { DrawingSource, LessonSources, ManifestSource, WorkshopContext } from './sources.ts';
import { yamlDiagnostics } from './yaml-diagnostics.ts';
import { loadShared, loadStructure, sharedFolder, sharedName, withShared } from './structure.ts';
import type { YamlFile } from './yaml-file.ts';

/** Loads one lesson; `before`, as the last load has it, where nothing of it changed. */
export function loadLesson(
  disk: Disk,
  folder: string,
  name: string,
  context: WorkshopContext,
  before: LessonSources | undefined,
): LessonSources {
  const names = namesInFolder(folder);
  if (before !== undefined && isUnchanged(disk, before, names, context)) return before;
  const structureFile = sourceFile(disk, join(folder, 'lesson.yaml'));
  const lockFile = sourceFile(disk, join(folder, lockName));
  const sharedFile = sourceFile(disk, join(dirname(folder), sharedName));
  const prose = loadProses(disk, folder, names, context);
  const own = loadStructure(structureFile);
  const { yaml, written, shared } = withShared(own, loadShared(sharedFile), prose.proses);
  const data = written && constantsFilledIn(written, context.constants);
  const shown =
    data === undefined || yaml === undefined
      ? nothing
      : loadShown(disk, folder, yaml, data, { constants: context.constants, shared });
  const { lock, diagnostics: damaged } = loadLock(lockFile);
  const proses = data === undefined ? prose.proses : made(prose.proses, data, lock, context);
  return {
    ...{ name, folder, names, context, yaml, written, data, shared, lock },
    manifests: shown.manifests,
    drawings: shown.drawings,
    proses,
    pictures: picturesOf(disk.root, proses),
    files: [structureFile, lockFile, sharedFile, ...shown.files, ...prose.files],
    diagnostics: [
      ...own.diagnostics,
      ...shown.diagnostics,
      ...prose.diagnostics,
      ...damaged,
      ...lookalikesOf(disk.root, folder, names, context),
    ],
  };
}

/** What lesson.yaml says of a lesson, without its prose and the files that it names, and without what it uses of shared.yaml. */
export function loadLessonYaml(
  disk: Disk,
  folder: string,
  name: string,
  context: WorkshopContext,
): LessonSources {
  const source = sourceFile(disk, join(folder, 'lesson.yaml'));
  const { yaml, written, diagnostics } = loadStructure(source);
  const data = written && constantsFilledIn(written, context.constants);
  return {
    ...{ name, folder, names: namesInFolder(folder), context, yaml, written, data },
    ...{ shared: new Set<string>(), lock: {}, manifests: [], drawings: [], proses: [] },
    ...{ pictures: new Map<string, never>(), files: [source], diagnostics },
  };
}

/** The texts as they are shown: translations without what their source has no longer. */
function made(
  proses: readonly Prose[],
  data: LessonYaml,
  lock: TranslationLock,
  { source }: WorkshopContext,
): readonly Prose[] {
  const root = proses.find(({ locale }) => locale === source)?.root;
  if (root === undefined) return proses;
  const ids = knownIds(data);
  return proses.map((prose) =>
    prose.locale === source ? prose : withoutGone(prose, root, lock, ids),
  );
}

/** A missing lesson.yaml or source names its lookalike itself. */
function lookalikesOf(
  root: string,
  folder: string,
  names: readonly string[],
  { source, locales }: WorkshopContext,
): Diagnostic[] {
  const needed = ['lesson.yaml', `${source}.mdx`];
  const expected = [...needed, lockName, ...locales.map((locale) => `${locale}.mdx`)];
  const missing = needed.filter((name) => !names.includes(name));
  return lookalikes(root, folder, names, expected, missing);
}

function isUnchanged(
  disk: Disk,
  before: LessonSources,
  names: readonly string[],
  context: WorkshopContext,
): boolean {
  return (
    before.context === context &&
    before.names.join('/') === names.join('/') &&
    before.files.every((file) => sourceFile(disk, file.path) === file) &&
    [...before.pictures].every(([path, { stamp }]) => stampOf(join(disk.root, path)) === stamp)
  );
}

/** The files that lesson.yaml names. */
interface Shown {
  manifests: ManifestSource[];
  drawings: DrawingSource[];
  files: SourceFile[];
  diagnostics: Diagnostic[];
}

const nothing: Shown = { manifests: [], drawings: [], files: [], diagnostics: [] };

function loadShown(
  disk: Disk,
  folder: string,
  yaml: YamlFile,
  data: LessonYaml,
  { constants, shared }: Pick<WorkshopContext, 'constants'> & Pick<LessonSources, 'shared'>,
): Shown {
  const shown: Shown = { manifests: [], drawings: [], files: [], diagnostics: [] };
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
  shown: Shown,
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

/** Every `<locale>.mdx` there is. The source must be there; others fall back to it. */
function loadProses(
  disk: Disk,
  folder: string,
  names: readonly string[],
  { source, locales }: WorkshopContext,
): { proses: Prose[]; files: SourceFile[]; diagnostics: Diagnostic[] } {
  const files = [...new Set(locales)]
    .filter((locale) => names.includes(`${locale}.mdx`))
    .map((locale) => sourceFile(disk, join(folder, `${locale}.mdx`)));
  const proses = files.flatMap((file) => loadProse(file) ?? []);
  const diagnostics = [
    ...files.flatMap((file) => fileDiagnostics(file, 'the prose')),
    ...proses.flatMap((prose) => prose.diagnostics),
  ];
  const original = join(folder, `${source}.mdx`);
  if (locales.includes(source) && !names.includes(`${source}.mdx`)) {
    const params = { source, instead: lookalike(original) };
    diagnostics.push(diagnostic('source-missing', startOf(fromRoot(disk.root, original)), params));
  }
  return { proses, files, diagnostics };
}
