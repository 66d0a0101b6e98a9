import { isLocale, localeCodes } from '#i18n/locales.ts';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readGlossary } from './glossary/read-glossary.ts';
import { lintWords } from './lint-words.ts';
import { localizedWords } from './localized-words.ts';
import { readLock } from './prose/lock.ts';
import { readLesson } from './read-lesson.ts';
import { fromRoot, readText } from './read-text.ts';
import type { Files } from './read-text.ts';
import { fillValue } from './schema/fill-constants.ts';
import { valueBySchema } from './schema/report-issues.ts';
import { workshopSchema } from './schema/workshop.ts';
import type { WorkshopYaml } from './schema/workshop.ts';
import type { Workshop } from './types.ts';
import { translatedWords, wordUnits } from './word-units.ts';
import { readYaml } from './yaml-file.ts';
import type { YamlFile } from './yaml-file.ts';

/** Reads the workshop in a folder with all its lessons; undefined where workshop.yaml cannot be used. */
export function readWorkshop(files: Files, folder: string): Workshop | undefined {
  const path = join(folder, 'workshop.yaml');
  const text = readText(files, path, 'what makes a folder a workshop');
  const yaml =
    text === undefined ? undefined : readYaml(files.report, fromRoot(files.root, path), text);
  const value =
    yaml === undefined
      ? undefined
      : valueBySchema(files.report, yaml, workshopSchema, fallbackFor(folder));
  if (yaml === undefined || value === undefined) return undefined;
  const constants = constantsOf(files, yaml, value.constants ?? {});
  const data = fillValue(files.report, yaml, { ...value, constants: undefined }, constants);
  const { variables = {}, reasons = {} } = data;
  lintLocales(files, yaml, data);
  lintLessons(files, yaml, folder, data.lessons);
  const words = { ...data, constants, variables, reasons };
  const glossary = readGlossary(files, folder, words);
  const lock = readLock(files, join(folder, 'translations.lock.json'));
  files.keep?.workshop({ name: basename(folder), folder, yaml, data, constants, glossary, lock });
  const lessons = [...new Set(data.lessons)].flatMap((name) =>
    isFolder(join(folder, name)) ? (readLesson(files, join(folder, name), name, words) ?? []) : [],
  );
  return {
    name: basename(folder),
    title: data.title,
    description: data.description ?? {},
    source: data.source,
    locales: data.locales,
    lessons,
    testedWith: data.testedWith ?? {},
    variables,
    constants,
    glossary: glossary.terms,
    words: translatedWords(wordUnits(words, glossary.terms), data, lock),
  };
}

/** Stands in for keys that are missing or wrong, and reported: the lessons are read all the same. */
function fallbackFor(folder: string): Readonly<Record<string, unknown>> {
  const lessons = readdirSync(folder).filter((name) => isFolder(join(folder, name)));
  const proses = lessons.flatMap((name) =>
    readdirSync(join(folder, name)).filter((file) => file.endsWith('.mdx')),
  );
  const locales = [...new Set(proses.map((file) => file.slice(0, -'.mdx'.length)))].toSorted();
  const [source = 'en'] = locales;
  const title = Object.fromEntries(locales.map((locale) => [locale, basename(folder)]));
  return { title, source, locales, lessons };
}

/** workshop.yaml with its constants filled in. */
type Words = Omit<WorkshopYaml, 'constants'>;

/** A constant may use those above it. */
function constantsOf(
  files: Files,
  yaml: YamlFile,
  written: Readonly<Record<string, string>>,
): Record<string, string> {
  const constants: Record<string, string> = {};
  for (const [name, text] of Object.entries(written)) {
    constants[name] = fillValue(files.report, yaml, text, constants, ['constants', name]);
  }
  return constants;
}

function lintLocales(files: Files, yaml: YamlFile, data: Words): void {
  const { report } = files;
  const { source, locales } = data;
  if (!locales.includes(source)) {
    report('source-not-listed', yaml.placeOf(['source']), { source, known: locales });
  }
  for (const [index, locale] of locales.entries()) {
    if (!isLocale(locale)) {
      report('locale-unknown', yaml.placeOf(['locales', index]), { locale, known: localeCodes });
    }
    if (locales.indexOf(locale) === index) continue;
    report('locale-twice', yaml.placeOf(['locales', index]), { locale });
  }
  lintWords(report, yaml, localizedWords(data), data);
}

function lintLessons(
  { root, report }: Files,
  yaml: YamlFile,
  folder: string,
  lessons: readonly string[],
): void {
  for (const [index, lesson] of lessons.entries()) {
    const place = yaml.placeOf(['lessons', index]);
    if (lessons.indexOf(lesson) !== index) report('lesson-twice', place, { lesson });
    else if (!isFolder(join(folder, lesson))) report('lesson-folder-missing', place, { lesson });
  }
  for (const name of readdirSync(folder).sort()) {
    if (name.startsWith('.') || lessons.includes(name) || !isFolder(join(folder, name))) continue;
    const file = fromRoot(root, join(folder, name));
    report('lesson-not-listed', { file, line: 1, column: 1 }, { lesson: name });
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
