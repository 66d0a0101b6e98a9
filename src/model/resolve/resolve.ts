import { attributeText } from '#transforms/lesson/nodes.ts';
import { placesOfValue } from '#transforms/chosen-values.ts';
import { readShell } from '#transforms/shell.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Sources, WorkshopSources, LessonSources } from '#model/load/sources.ts';
import { lazily, memoize } from '#model/memoize.ts';
import { minutesOf } from '#model/schema/minutes.ts';
import { checkVariables } from '#model/prove/check-variables.ts';
import { claimOf, togetherOf, waitsOf } from '#model/prove/claims.ts';
import type { ProvedCheck } from '#model/prove/checks.ts';
import { inTextOrder } from '#model/prove/marks-in-order.ts';
import type { ProvedOutput } from '#model/prove/outputs.ts';
import { proofsOf } from '#model/prove/proofs.ts';
import type { ProvedWalkthrough } from '#model/prove/walkthroughs.ts';
import { partNames } from '#model/schema/lesson.ts';
import type { LessonYaml, PartName } from '#model/schema/lesson.ts';
import type { LessonProvenance } from '#model/schema/provenance.ts';
import { translatedTexts, textUnits } from '#model/translations/text-units.ts';
import type { Command, LessonCheck, Output, PrintedText, Walkthrough } from '#model/types.ts';
import type { Lesson, LessonParts, ResolvedParts, Workshop } from './content.ts';
import { translationsOf } from './translation.ts';

/** The workshops as the site shows them: plain data, each part of which is made when it is looked at. */
export const resolveWorkshops = ({ workshops }: Sources): Workshop[] => workshops.map(resolved);

const resolved = memoize((workshop: WorkshopSources): Workshop => {
  const { name, data, constants, glossary, lock, lessons } = workshop;
  const { variables, reasons } = workshop.context;
  const texts = { ...data, variables, reasons };
  const claims = byLesson(workshop, claimOf);
  return lazily(
    {
      name,
      title: data.title,
      description: data.description ?? {},
      source: data.source,
      locales: data.locales,
      parts: data.parts ?? [],
      writtenFor: data.writtenFor ?? {},
      versions: data.versions ?? [],
      repository: data.repository,
      claims,
      waits: byLesson(workshop, waitsOf),
      variables,
      environments: workshop.context.environments,
      constants,
      glossary: glossary.terms,
      words: translatedTexts(textUnits(texts, glossary.terms), data, lock),
    },
    {
      lessons: () => lessons.flatMap((lesson) => resolveLesson(lesson) ?? []),
      claim: () =>
        togetherOf(
          lessons.flatMap(({ name: lesson, data: own }) =>
            own === undefined || own.draft === true
              ? []
              : [{ name: lesson, data: own, claim: claims[lesson] }],
          ),
        ),
    },
  );
});

/** What is made of what runs have proved of each lesson, by its name. */
function byLesson<Made>(
  { lessons, provenance }: WorkshopSources,
  make: (data: LessonYaml, proved: LessonProvenance | undefined) => Made,
): Readonly<Record<string, Made>> {
  const each = lessons.flatMap((lesson) => {
    const { name, structure } = lesson;
    const own = structure.data;
    if (own === undefined) return [];
    return [[name, () => make(lesson.data ?? own, provenance.lessons[name])] as const];
  });
  return lazily({}, Object.fromEntries(each));
}

/** A lesson as the site shows it; undefined without a structure. What has a fault is left out. */
export const resolveLesson = memoize((lesson: LessonSources): Lesson | undefined => {
  const { name, structure } = lesson;
  const own = structure.data;
  if (own === undefined) return undefined;
  const data = (): LessonYaml => lesson.data ?? own;
  const { check, bring = [] } = own.startsFrom ?? {};
  return lazily(
    {
      name,
      minutes: minutesOf(own.minutes),
      timed: own.timed,
      environments: own.environments,
      formerly: own.aliases ?? [],
      draft: own.draft ?? false,
      optional: own.optional ?? false,
      startsFrom: own.startsFrom && { check, bring },
    },
    {
      formerChecks: () =>
        Object.fromEntries(
          Object.entries(data().checks ?? {}).flatMap(([id, { aliases = [] }]) =>
            aliases.map((alias) => [alias, id]),
          ),
        ),
      ...partsOf(lesson, data),
      differsByEnvironment: () => differsByEnvironment(lesson, data()),
      checksInText: () => checksInText(lesson, data()),
      variables: () => variablesOf(data(), Object.keys(lesson.context.variables)),
      translations: () => translationsOf(lesson),
    },
  );
});

type Resolver = (lesson: LessonSources, data: LessonYaml) => object;

/** How the parts are made that the site does not show as they are written. */
const resolvers: {
  readonly [Part in keyof ResolvedParts]: (
    lesson: LessonSources,
    data: LessonYaml,
  ) => Readonly<Record<string, ResolvedParts[Part]>>;
} = {
  commands: (_, { commands }) => byId(commands, commandOf),
  manifests: ({ manifests }) =>
    Object.fromEntries(
      manifests.map(({ id, file, text, reducedFrom }) => [id, { file, text, reducedFrom }]),
    ),
  walkthroughs: (lesson) =>
    Object.fromEntries(proofsOf(lesson).walkthroughs.flatMap(walkthroughOf)),
  outputs: (lesson, data) =>
    Object.fromEntries(
      Object.keys(data.outputs ?? {}).map((id) => [id, outputOf(lesson, id)] as const),
    ),
  checks: (lesson, data) =>
    Object.fromEntries(proofsOf(lesson).checks.map((check) => checkOf(data, check))),
  diagrams: (lesson) =>
    Object.fromEntries(
      proofsOf(lesson).drawings.flatMap(({ id, diagram }) => (diagram ? [[id, diagram]] : [])),
    ),
};

function partsOf(
  lesson: LessonSources,
  data: () => LessonYaml,
): { [Part in PartName]: () => LessonParts[Part] } {
  const others: Readonly<Record<string, Resolver | undefined>> = resolvers;
  const parts = partNames.map((part) => [
    part,
    () => others[part]?.(lesson, data()) ?? data()[part] ?? {},
  ]);
  return Object.fromEntries(parts) as ReturnType<typeof partsOf>;
}

const byId = <From, To>(entries: Readonly<Record<string, From>> = {}, map: (entry: From) => To) =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, map(entry)]));

type CommandYaml = NonNullable<LessonYaml['commands']>[string];

const commandOf = ({ run, copyAll, goal, when }: CommandYaml): Command => ({
  run,
  copyAll: run.length > 1 && (copyAll ?? true),
  goal,
  environment: when?.['environment'],
});

function walkthroughOf({
  id,
  manifest,
  shown,
  steps,
}: ProvedWalkthrough): (readonly [string, Walkthrough])[] {
  const lines = steps.flatMap(({ id: step, path, resolved }) =>
    resolved.ok ? [{ id: step, path, ...resolved.lines }] : [],
  );
  if (!shown.resolved.ok || lines.length < steps.length) return [];
  return [[id, { manifest, shown: shown.resolved.lines, steps: lines }]];
}

function outputOf(lesson: LessonSources, id: string): Output {
  const all = proofsOf(lesson).outputs.filter((each) => each.id === id);
  const [own = { text: '', differs: [] }] = all;
  const others = all.flatMap((each) =>
    each.version === undefined ? [] : [[each.version, printedText(lesson, each)] as const],
  );
  return { ...printedText(lesson, own), versions: Object.fromEntries(others) };
}

function printedText(
  lesson: LessonSources,
  { text, differs }: Pick<ProvedOutput, 'text' | 'differs'>,
): PrintedText {
  const { reasons } = lesson.context;
  const marks = inTextOrder(differs.flatMap(({ found }) => (found.ok ? found.marks : [])));
  const used = [...new Set(differs.map(({ entry }) => entry.why))];
  const words = used.map((why) => ({ why, words: reasons[why] }));
  return { text, marks, chosen: chosenPlaces(lesson, text, marks), reasons: words };
}

/** The examples of the lesson's variables in an output, but for what is marked for a reason of its author. */
function chosenPlaces(
  { data, context: { variables } }: LessonSources,
  text: string,
  marks: PrintedText['marks'],
): PrintedText['chosen'] {
  const examples = variablesOf(data ?? {}, Object.keys(variables)).map(
    (name) => variables[name]?.example ?? '',
  );
  const places = text
    .split('\n')
    .flatMap((line, index) =>
      examples.flatMap((example) =>
        placesOfValue(line, example).map((place) => ({ line: index + 1, ...place })),
      ),
    );
  return inTextOrder<PrintedText['chosen'][number]>([...marks, ...places]).filter((place) =>
    places.includes(place),
  );
}

function checkOf(
  { checks, commands = {} }: LessonYaml,
  { id, check, samples }: ProvedCheck,
): readonly [string, LessonCheck] {
  const { command, alternatives = [], output } = checks?.[id] ?? {};
  const variants = alternatives.flatMap((other) => {
    const { when = {}, run = [] } = commands[other] ?? {};
    return Object.entries(when).map(([sync, value]) => ({
      when: `${sync}=${value}`,
      text: run.join('\n'),
    }));
  });
  const proved = samples.flatMap(({ expected: verdict, outcome }) =>
    outcome.is === 'judged' ? [{ text: outcome.text, verdict }] : [],
  );
  return [id, { command, variants, output, check, samples: proved }];
}

function differsByEnvironment(
  { proses, context }: LessonSources,
  { commands = {} }: LessonYaml,
): boolean {
  const source = proses.find(({ locale }) => locale === context.source);
  return nodesOf({ root: source?.root }).some(
    ({ node }) =>
      node.name === 'When' ||
      (node.name === 'Command' &&
        commands[attributeText(node, 'id') ?? '']?.when?.['environment'] !== undefined),
  );
}

/** Where the source has no text, as none: a lesson without text has nothing to meet. */
function checksInText({ proses, context }: LessonSources, { checks = {} }: LessonYaml): string[] {
  const source = proses.find(({ locale }) => locale === context.source);
  const ids = nodesOf({ root: source?.root }).flatMap(({ node }) =>
    node.name === 'Check' ? (attributeText(node, 'id') ?? []) : [],
  );
  return [...new Set(ids)].filter((id) => id in checks);
}

/** The workshop's variables that commands and checks use, in order of first use. */
function variablesOf(
  { commands = {}, checks = {} }: Pick<LessonYaml, 'commands' | 'checks'>,
  declared: readonly string[],
): string[] {
  const inCommands = Object.values(commands).flatMap(({ run }) =>
    run.flatMap((text) => readShell(text).variables.map(({ name }) => name)),
  );
  const inChecks = Object.values(checks).flatMap((check) =>
    checkVariables(check).map(({ name }) => name),
  );
  return [...new Set([...inCommands, ...inChecks])].filter((name) => declared.includes(name));
}
