import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { knownIds, readStructure } from './structure/read-structure.ts';
import type { LessonSource } from './structure/lesson-source.ts';
import { lintDiagrams } from './prose/lint-diagrams.ts';
import { lintElements } from './prose/lint-elements.ts';
import { lintImages } from './prose/lint-images.ts';
import { lintIds } from './prose/lint-ids.ts';
import type { KnownIds } from './prose/lint-ids.ts';
import { lintSourceSteps } from './prose/lint-source.ts';
import { lintText } from './prose/lint-text.ts';
import { lintTranslation } from './prose/lint-translation.ts';
import { readLock } from './prose/lock.ts';
import type { TranslationLock } from './prose/lock.ts';
import { readProse } from './prose/read-prose.ts';
import type { Prose } from './prose/read-prose.ts';
import { translationOf } from './prose/translation.ts';
import { lookalike } from './lookalike.ts';
import { fromRoot, readText } from './read-text.ts';
import type { Files } from './read-text.ts';
import { fillValue } from './schema/fill-constants.ts';
import { lessonSchema } from './schema/lesson.ts';
import { valueBySchema } from './schema/report-issues.ts';
import type { Lesson, Translation } from './types.ts';
import { readYaml } from './yaml-file.ts';

/** What the lessons of a workshop need to know of it; constants and words are those of workshop.yaml. */
export interface WorkshopWords {
  source: string;
  locales: readonly string[];
  constants: Readonly<Record<string, string>>;
  variables: LessonSource['variables'];
  reasons: LessonSource['reasons'];
}

/** Reads one lesson. All its files are checked, whatever is wrong with the others; undefined without a structure. */
export function readLesson(
  files: Files,
  folder: string,
  name: string,
  workshop: WorkshopWords,
): Lesson | undefined {
  const lesson = lessonSource(files, folder, workshop);
  const structure = lesson === undefined ? undefined : readStructure(lesson);
  const proses = readProses(files, folder, workshop);
  const known = lesson === undefined ? undefined : knownIds(lesson);
  lintProses(files, proses, workshop, known, structure?.diagrams ?? {});
  const lock = readLock(files, join(folder, 'translations.lock.json'));
  files.keep?.lesson({
    name,
    folder,
    yaml: lesson?.yaml,
    data: lesson?.data,
    manifests: Object.values(structure?.manifests ?? {}),
    proses: [...proses.values()],
    lock,
  });
  if (structure === undefined) return undefined;
  return { name, ...structure, translations: translations(proses, lock, workshop) };
}

/** Stands in for keys that are missing or wrong, and reported. */
const fallback = { minutes: 1, environments: ['reading'] };

function lessonSource(
  files: Files,
  folder: string,
  { constants, variables, reasons }: WorkshopWords,
): LessonSource | undefined {
  const path = join(folder, 'lesson.yaml');
  const text = readText(files, path, 'what all languages of the lesson share');
  if (text === undefined) return undefined;
  const yaml = readYaml(files.report, fromRoot(files.root, path), text);
  const value =
    yaml === undefined ? undefined : valueBySchema(files.report, yaml, lessonSchema, fallback);
  if (yaml === undefined || value === undefined) return undefined;
  const data = fillValue(files.report, yaml, value, constants);
  return { files, folder, yaml, data, variables, reasons };
}

/** Every `<locale>.mdx` there is. The source must be there; others fall back to it. */
function readProses(
  files: Files,
  folder: string,
  { source, locales }: WorkshopWords,
): Map<string, Prose> {
  const proses = new Map<string, Prose>();
  const present = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  for (const name of present) {
    const locale = name.slice(0, -'.mdx'.length);
    if (locales.includes(locale)) continue;
    const place = { file: fromRoot(files.root, join(folder, name)), line: 1, column: 1 };
    files.report('locale-not-listed', place, { locale, known: locales });
  }
  for (const locale of locales) {
    const path = join(folder, `${locale}.mdx`);
    if (existsSync(path)) {
      const prose = readProse(files, path, locale);
      if (prose !== undefined) proses.set(locale, prose);
    } else if (locale === source) {
      const place = { file: fromRoot(files.root, path), line: 1, column: 1 };
      files.report('source-missing', place, { source, instead: lookalike(path) });
    }
  }
  return proses;
}

function lintProses(
  files: Files,
  proses: ReadonlyMap<string, Prose>,
  { source, constants }: WorkshopWords,
  known: KnownIds | undefined,
  diagrams: Lesson['diagrams'],
): void {
  const { report } = files;
  const original = proses.get(source);
  for (const { locale, file, root, yaml, frontMatter } of proses.values()) {
    if (yaml !== undefined) fillValue(report, yaml, frontMatter, constants);
    if (root === undefined) continue;
    lintText(report, file, root, Object.keys(constants));
    lintElements(report, file, root);
    lintIds(report, file, root, known);
    lintDiagrams(report, file, root, diagrams);
    lintImages(files, file, root);
    if (locale === source && known !== undefined) lintSourceSteps(report, file, root, known);
    if (locale === source || original?.root === undefined) continue;
    lintTranslation(report, file, root, { file: original.file, root: original.root });
  }
}

function translations(
  proses: ReadonlyMap<string, Prose>,
  lock: TranslationLock,
  { source, constants }: WorkshopWords,
): Record<string, Translation> {
  const made = [...proses.values()].flatMap((prose) => {
    const original = prose.locale === source ? undefined : proses.get(source);
    const translation = translationOf(prose, original, lock, constants);
    return translation === undefined ? [] : [[prose.locale, translation] as const];
  });
  return Object.fromEntries(made);
}
