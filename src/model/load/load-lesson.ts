import { dirname, join } from 'node:path';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import { lazily, once } from '#model/memoize.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
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
import { loadNamed, nothing } from './named-files.ts';
import { picturesOf } from './pictures.ts';
import { loadProse } from './prose.ts';
import type { Prose } from './prose.ts';
import type { LessonSources, LessonStructure, WorkshopContext } from './sources.ts';
import { loadShared, loadStructure, sharedName, withShared } from './structure.ts';

/**
 * Loads one lesson; `before`, as the last load has it, where nothing of it changed. All is parsed when it is looked at: a page of the
 * dev server needs of most lessons no more than their titles.
 */
export function loadLesson(
  disk: Disk,
  folder: string,
  name: string,
  context: WorkshopContext,
  before: LessonSources | undefined,
): LessonSources {
  const names = namesInFolder(folder);
  // One that was never looked at is loaded at no cost.
  if (before?.isRead() === true && isUnchanged(disk, before, names, context)) return before;
  const files = {
    structure: sourceFile(disk, join(folder, 'lesson.yaml')),
    lock: sourceFile(disk, join(folder, lockName)),
    shared: sourceFile(disk, join(dirname(folder), sharedName)),
    prose: proseFiles(disk, folder, names, context),
  };
  return lessonOf(disk, { name, folder, names, context }, files);
}

/** What is read of each lesson at once. */
interface LessonFiles {
  structure: SourceFile;
  lock: SourceFile;
  shared: SourceFile;
  prose: readonly SourceFile[];
}

function lessonOf(
  disk: Disk,
  known: Pick<LessonSources, 'name' | 'folder' | 'names' | 'context'>,
  files: LessonFiles,
): LessonSources {
  const { folder, names, context } = known;
  const { constants, source } = context;
  const written = files.prose.flatMap((file) => loadProse(file) ?? []);
  const structure = once(() => filledIn(loadStructure(files.structure), constants));
  const whole = once(() => {
    const { shared, ...used } = withShared(structure(), loadShared(files.shared), written);
    return { ...(shared.size === 0 ? structure() : filledIn(used, constants)), shared };
  });
  const named = once(() => {
    const { yaml, data, shared } = whole();
    return data === undefined || yaml === undefined
      ? nothing
      : loadNamed(disk, folder, yaml, data, { constants, shared });
  });
  const proses = written.map((prose) =>
    prose.locale === source
      ? prose
      : asShown(prose, () =>
          made(prose, written, whole().data, loadLock(files.lock).lock, context),
        ),
  );
  return lazily(
    { ...known, isRead: named.isMade },
    {
      structure,
      yaml: () => whole().yaml,
      written: () => whole().written,
      data: () => whole().data,
      shared: () => whole().shared,
      lock: () => loadLock(files.lock).lock,
      manifests: () => named().manifests,
      drawings: () => named().drawings,
      proses: () => proses,
      pictures: () => picturesOf(disk.root, proses),
      files: () => [
        ...[files.structure, files.lock, files.shared],
        ...named().files,
        ...files.prose,
      ],
      diagnostics: () => [
        ...loadStructure(files.structure).diagnostics,
        ...named().diagnostics,
        ...proseDiagnostics(disk.root, folder, names, files.prose, written, context),
        ...loadLock(files.lock).diagnostics,
        ...lookalikesOf(disk.root, folder, names, context),
      ],
    },
  );
}

function filledIn(
  { yaml, written }: Pick<LessonStructure, 'yaml' | 'written'>,
  constants: WorkshopContext['constants'],
): LessonStructure {
  return { yaml, written, data: written && constantsFilledIn(written, constants) };
}

/** A translation whose tree is that of another text, which is made when it is looked at. */
function asShown(prose: Prose, shown: () => Prose): Prose {
  const { locale, file, text } = prose;
  const tree = once(shown);
  return lazily(
    { locale, file, text },
    {
      yaml: () => prose.yaml,
      frontMatter: () => prose.frontMatter,
      root: () => tree().root,
      gone: () => tree().gone,
      diagnostics: () => prose.diagnostics,
    },
  );
}

/** A text as it is shown: a translation without what its source has no longer. */
function made(
  prose: Prose,
  proses: readonly Prose[],
  data: LessonYaml | undefined,
  lock: TranslationLock,
  { source }: WorkshopContext,
): Prose {
  const root = proses.find(({ locale }) => locale === source)?.root;
  return root === undefined || data === undefined
    ? prose
    : withoutGone(prose, root, lock, knownIds(data));
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

/** Every `<locale>.mdx` there is. */
const proseFiles = (
  disk: Disk,
  folder: string,
  names: readonly string[],
  { locales }: WorkshopContext,
): SourceFile[] =>
  [...new Set(locales)]
    .filter((locale) => names.includes(`${locale}.mdx`))
    .map((locale) => sourceFile(disk, join(folder, `${locale}.mdx`)));

/** The source must be there; other languages fall back to it. */
function proseDiagnostics(
  root: string,
  folder: string,
  names: readonly string[],
  files: readonly SourceFile[],
  proses: readonly Prose[],
  { source, locales }: WorkshopContext,
): Diagnostic[] {
  const diagnostics = [
    ...files.flatMap((file) => fileDiagnostics(file, 'the prose')),
    ...proses.flatMap((prose) => prose.diagnostics),
  ];
  const original = join(folder, `${source}.mdx`);
  if (locales.includes(source) && !names.includes(`${source}.mdx`)) {
    const params = { source, instead: lookalike(original, names) };
    diagnostics.push(diagnostic('source-missing', startOf(fromRoot(root, original)), params));
  }
  return diagnostics;
}
