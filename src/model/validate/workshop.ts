import { isLocale, localeCodes } from '#i18n/locales.ts';
import { join } from 'node:path';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import { ruleIds } from '#model/lint/rules.ts';
import { fromRoot } from '#model/load/files.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';
import { environments, sharedParts } from '#model/schema/lesson.ts';
import { listedLessons, localizedTexts } from '#model/schema/workshop.ts';
import { validateConstants } from './constants.ts';
import { validateTexts } from './texts.ts';

/** What is wrong with workshop.yaml, the glossary and the list of lessons. */
export function* validateWorkshop(workshop: WorkshopSources, root: string): Generator<Diagnostic> {
  const { yaml, data, shared } = workshop;
  yield* validateLocales(workshop);
  yield* validateTexts(yaml, localizedTexts(data), data);
  yield* validateVariables(workshop);
  yield* validateEnvironments(workshop);
  yield* validateLessons(workshop, root);
  yield* validateRules(workshop);
  yield* validateGlossary(workshop);
  const { constants = {}, ...written } = workshop.written;
  if (shared !== undefined)
    yield* validateConstants(shared.yaml, shared.written, Object.keys(workshop.constants));
  // A constant may use those above it.
  const names = Object.keys(constants);
  for (const [index, [name, text]] of Object.entries(constants).entries()) {
    yield* validateConstants(yaml, text, names.slice(0, index), ['constants', name]);
  }
  yield* validateConstants(yaml, written, names);
}

function* validateLocales({
  yaml,
  data: { source, locales },
}: WorkshopSources): Generator<Diagnostic> {
  if (!locales.includes(source)) {
    yield diagnostic('source-not-listed', yaml.placeOf(['source']), { source, known: locales });
  }
  for (const [index, locale] of locales.entries()) {
    const place = yaml.placeOf(['locales', index]);
    if (!isLocale(locale)) {
      yield diagnostic('locale-unknown', place, { locale, known: localeCodes });
    }
    if (locales.indexOf(locale) !== index) yield diagnostic('locale-twice', place, { locale });
  }
}

/** The form would refuse its own example. */
function* validateVariables({
  yaml,
  data: { variables = {} },
}: WorkshopSources): Generator<Diagnostic> {
  for (const [name, { example, pattern }] of Object.entries(variables)) {
    if (new RegExp(`^(?:${pattern})$`, 'u').test(example)) continue;
    const place = yaml.placeOf(['variables', name, 'example']);
    yield diagnostic('variable-example', place, { name, example, pattern });
  }
}

/** Names that `environments` of a lesson and `readyroom run` do not know. */
function* validateEnvironments({ yaml, data }: WorkshopSources): Generator<Diagnostic> {
  for (const name of Object.keys(data.environments ?? {})) {
    if (environments.some((each) => each === name)) continue;
    const place = yaml.placeOfKey(['environments', name]);
    yield diagnostic('environment-name', place, { name, known: environments });
  }
}

function* validateLessons(
  { name, yaml, folder, folders, data, diagnostics }: WorkshopSources,
  root: string,
): Generator<Diagnostic> {
  if (data.lessons !== undefined && data.parts !== undefined) {
    yield diagnostic('lessons-and-parts', yaml.placeOfKey(['lessons']), {});
    return;
  }
  if (data.lessons === undefined && data.parts === undefined) {
    // Where another key is not known, that may be this one, misspelt.
    if (diagnostics.length === 0)
      yield diagnostic('lessons-missing', yaml.placeOfKey(['lessons']), {});
    return;
  }
  const listed = listedLessons(data);
  const ids = (data.parts ?? []).map(({ id }) => id);
  for (const [index, part] of ids.entries()) {
    const place = yaml.placeOf(['parts', index, 'id']);
    if (ids.indexOf(part) !== index) yield diagnostic('part-twice', place, { part });
  }
  const lessons = listed.map(([name]) => name);
  const moved = movedByHand(lessons, folders);
  for (const [index, [lesson, path]] of listed.entries()) {
    const place = yaml.placeOf(path);
    if (lessons.indexOf(lesson) !== index) yield diagnostic('lesson-twice', place, { lesson });
    else if (!folders.includes(lesson)) {
      yield diagnostic('lesson-folder-missing', place, {
        lesson,
        moved: moved && { ...moved, workshop: name },
      });
    }
  }
  for (const lesson of folders) {
    if (lessons.includes(lesson) || moved?.to === lesson) continue;
    const place = startOf(fromRoot(root, join(folder, lesson)));
    yield diagnostic('lesson-not-listed', place, { lesson });
  }
}

/** One lesson without a folder, and one folder without a lesson: it has another name now, and only the folder has it. */
function movedByHand(
  lessons: readonly string[],
  folders: readonly string[],
): { from: string; to: string } | undefined {
  const [from, ...others] = lessons.filter((lesson) => !folders.includes(lesson));
  const [to, ...more] = folders.filter((folder) => !lessons.includes(folder));
  return from === undefined || to === undefined || others.length + more.length > 0
    ? undefined
    : { from, to };
}

/** An id that shared.yaml has and a lesson too: nobody would know which of the two is meant. */
export function* validateShared(
  lesson: LessonSources,
  shared: WorkshopSources['shared'],
): Generator<Diagnostic> {
  if (shared === undefined) return;
  const { yaml, written } = lesson.structure;
  for (const part of sharedParts) {
    for (const id of Object.keys(written?.[part] ?? {})) {
      if (yaml === undefined || !Object.hasOwn(shared.written[part] ?? {}, id)) continue;
      const kind = part.slice(0, -1);
      yield diagnostic('shared-twice', yaml.placeOfKey([part, id]), { kind, id });
    }
  }
}

/** Rules of lint that workshop.yaml sets and nobody knows. */
function* validateRules({ yaml, data: { lint = {} } }: WorkshopSources): Generator<Diagnostic> {
  for (const key of Object.keys(lint)) {
    if (ruleIds.some((id) => id === key)) continue;
    const params = { key, of: 'lint', known: ruleIds };
    yield diagnostic('unknown-key', yaml.placeOfKey(['lint', key]), params);
  }
}

function* validateGlossary({
  glossary: { yaml, terms },
  constants,
  data,
}: WorkshopSources): Generator<Diagnostic> {
  if (yaml === undefined) return;
  const texts = terms.map(({ id, words }) => ({ path: ['terms', id, 'words'], texts: words }));
  yield* validateTexts(yaml, texts, data);
  yield* validateConstants(yaml, yaml.value, Object.keys(constants));
  // A form that two terms have would lead to one of them by chance.
  const owners = new Map<string, string>();
  for (const { id, words } of terms) {
    for (const [locale, { term, also }] of Object.entries(words)) {
      for (const [index, form] of [term, ...also].entries()) {
        const key = `${locale} ${form}`;
        const owner = owners.get(key);
        if (owner !== undefined) {
          const at = index === 0 ? ['term'] : ['also', index - 1];
          const place = yaml.placeOf(['terms', id, 'words', locale, ...at]);
          yield diagnostic('form-twice', place, { form, id, owner });
        }
        owners.set(key, owner ?? id);
      }
    }
  }
}
