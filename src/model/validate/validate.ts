import { dirname } from 'node:path';
import { anchorsOf } from '#transforms/lesson/anchors.ts';
import { diagnostic, sorted } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import { intendedName } from '#model/load/intended-name.ts';
import { knownIds } from '#model/load/known-ids.ts';
import type { Prose } from '#model/load/prose.ts';
import { isDraft } from '#model/load/sources.ts';
import { loadedAlone } from '#model/load/loaded-alone.ts';
import type { LessonSources, Sources, WorkshopSources } from '#model/load/sources.ts';
import { memoize } from '#model/memoize.ts';
import { proofsOf } from '#model/prove/proofs.ts';
import { localizedLessonTexts } from '#model/schema/lesson.ts';
import { staleUnits } from '#model/translations/lock.ts';
import { unitHashes } from '#model/translations/units.ts';
import { validateChecks } from './checks.ts';
import { validateCommands } from './commands.ts';
import { validateConstants, validateManifestConstants } from './constants.ts';
import { validateDiagrams, validateDrawings } from './diagrams.ts';
import { validateElements } from './elements.ts';
import { validateHints, validateHintsAlike } from './hints.ts';
import { validateIds, validateSteps } from './ids.ts';
import { validateOwnComponents } from './own-components.ts';
import { validateAsked, validateQuestions } from './questions.ts';
import { validateImages, validatePictures, validateText } from './text.ts';
import { validateOutputs, validateWalkthroughs } from './structure.ts';
import { validateTexts } from './texts.ts';
import { validateTranslation } from './translation.ts';
import { validateVariants, validateWhen } from './variants.ts';
import { validateShared, validateWorkshop } from './workshop.ts';

/** Which lessons are validated, by the names of workshop and lesson. */
type Only = (workshop: string, lesson: string) => boolean;

/**
 * Everything that stops a build, by file and place; what is wrong in a draft does not, and is advice. A lesson is validated
 * again only if one of its files changed. With `only`, of all lessons those alone that it is true of.
 */
export const validate = (sources: Sources, only: Only = () => true): Diagnostic[] =>
  validated(sources, only, () => (lesson) => lesson);

/**
 * The same for whoever needs nothing but the diagnostics: one lesson after the other is loaded and let go, so that thousands take no more
 * memory than the largest.
 */
export const validateInTurn = (sources: Sources, only: Only): Diagnostic[] =>
  validated(sources, only, (workshop) => {
    const load = loadedAlone(sources, workshop);
    return ({ name }) => load(name);
  });

function validated(
  sources: Sources,
  only: Only,
  loadedFor: (workshop: WorkshopSources) => (lesson: LessonSources) => LessonSources,
): Diagnostic[] {
  const { root, diagnostics, workshops } = sources;
  const names = new Set(
    workshops.flatMap(({ name, lessons }) => lessons.map((lesson) => `${name}/${lesson.name}`)),
  );
  const found = workshops.flatMap((workshop) => {
    const loaded = loadedFor(workshop);
    return [
      ...workshop.diagnostics,
      ...validateWorkshop(workshop, root),
      ...workshop.lessons.flatMap((each) => {
        const lesson = loaded(each);
        return [
          ...(only(workshop.name, lesson.name) ? validateLesson(lesson) : []),
          ...validateShared(lesson, workshop.shared),
          ...validateFormerNames(lesson, names),
        ];
      }),
    ];
  });
  return sorted([...diagnostics, ...validateOwnComponents(sources), ...found]);
}

/** A former name of a lesson that a lesson has again today. */
function* validateFormerNames(
  { structure: { yaml, data } }: LessonSources,
  names: ReadonlySet<string>,
): Generator<Diagnostic> {
  for (const [index, alias] of (data?.aliases ?? []).entries()) {
    if (yaml === undefined || !names.has(alias)) continue;
    yield diagnostic('alias-taken', yaml.placeOf(['aliases', index]), { alias });
  }
}

/** What is wrong in one lesson. */
export const validateLesson = memoize((lesson: LessonSources): readonly Diagnostic[] => {
  const found = [
    ...lesson.diagnostics,
    ...validateStructure(lesson),
    ...validateLocales(lesson),
    ...validatePictures(lesson.pictures),
    ...lesson.proses.flatMap((prose) => [...validateProse(lesson, prose)]),
  ];
  return isDraft(lesson) ? found.map((each) => ({ ...each, severity: 'advice' })) : found;
});

/** All that lesson.yaml says and names. */
function* validateStructure(lesson: LessonSources): Generator<Diagnostic> {
  const { yaml, written, data, context } = lesson;
  if (yaml === undefined) return;
  yield* validateConstants(yaml, written, Object.keys(context.constants));
  yield* validateManifestConstants(lesson);
  if (data !== undefined) yield* validateTexts(yaml, localizedLessonTexts(data), context);
  yield* validateStart(lesson);
  yield* validateAliases(lesson);
  yield* validateCommands(lesson);
  yield* validateVariants(lesson);
  yield* validateWalkthroughs(lesson);
  yield* validateOutputs(lesson);
  yield* validateChecks(lesson);
  yield* validateQuestions(lesson);
  yield* validateDrawings(lesson);
}

function* validateStart({ yaml, data }: LessonSources): Generator<Diagnostic> {
  const { check, bring = [] } = data?.startsFrom ?? {};
  const [commands, checks] = [Object.keys(data?.commands ?? {}), Object.keys(data?.checks ?? {})];
  if (yaml === undefined) return;
  if (check !== undefined && !checks.includes(check)) {
    const place = yaml.placeOf(['startsFrom', 'check']);
    yield diagnostic('unknown-id', place, { kind: 'check', id: check, known: checks });
  }
  for (const [index, id] of bring.entries()) {
    if (commands.includes(id)) continue;
    const place = yaml.placeOf(['startsFrom', 'bring', index]);
    yield diagnostic('unknown-id', place, { kind: 'command', id, known: commands });
  }
}

/** A former id that something has again today. */
function* validateAliases({ yaml, data }: LessonSources): Generator<Diagnostic> {
  for (const part of ['checks', 'questions'] as const) {
    const entries = data?.[part] ?? {};
    for (const [id, { aliases = [] }] of Object.entries(entries)) {
      for (const [index, alias] of aliases.entries()) {
        if (yaml === undefined || !Object.hasOwn(entries, alias)) continue;
        const place = yaml.placeOf([part, id, 'aliases', index]);
        yield diagnostic('alias-taken', place, { alias });
      }
    }
  }
}

/** Prose in a language that the workshop does not have would not be shown. */
function* validateLocales({ names, files, context }: LessonSources): Generator<Diagnostic> {
  const [structure] = files;
  for (const name of names.filter((each) => each.endsWith('.mdx'))) {
    const locale = name.slice(0, -'.mdx'.length);
    if (context.locales.includes(locale)) continue;
    const files = context.locales.map((each) => `${each}.mdx`);
    if (intendedName(name, files) !== undefined) continue;
    const place = startOf(`${dirname(structure?.file ?? '')}/${name}`);
    yield diagnostic('locale-not-listed', place, { locale, known: context.locales });
  }
}

function* validateProse(lesson: LessonSources, prose: Prose): Generator<Diagnostic> {
  const { data, context, pictures, proses } = lesson;
  const { file, locale, root, yaml, frontMatter } = prose;
  const constants = Object.keys(context.constants);
  if (yaml !== undefined) yield* validateConstants(yaml, frontMatter, constants);
  if (root === undefined) return;
  const known = data === undefined ? undefined : knownIds(data);
  const source = proses.find((each) => each.locale === context.source);
  const stale =
    source === undefined || source === prose
      ? []
      : staleUnits(lesson.lock, locale, unitHashes(source), unitHashes(prose));
  const drawn = proofsOf(lesson).drawings.flatMap(({ id, diagram }) =>
    diagram === undefined ? [] : [[id, diagram] as const],
  );
  yield* validateText(prose, constants);
  yield* validateElements(prose, context.ownComponents);
  yield* validateHints(prose);
  yield* validateWhen(prose, Object.keys(context.environments));
  yield* validateIds(prose, root, known);
  yield* validateDiagrams(prose, Object.fromEntries(drawn), stale);
  yield* validateAsked(prose, data?.questions ?? {}, stale);
  yield* validateImages(prose, pictures);
  if (locale === context.source) {
    if (known !== undefined) yield* validateSteps(file, root, known);
    return;
  }
  if (source?.root === undefined) return;
  // A source without front matter and ids was saved half: that is told there, and not of every translation too.
  if (source.yaml === undefined && anchorsOf(source.root).size === 0) return;
  yield* validateTranslation(file, root, { file: source.file, root: source.root }, known);
  yield* validateHintsAlike(prose, source, stale);
}
