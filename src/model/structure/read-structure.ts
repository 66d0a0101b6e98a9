import type { Lesson } from '#model/types.ts';
import type { KnownIds } from '#model/prose/lint-ids.ts';
import { checkVariables } from './check-variables.ts';
import { readChecks } from './checks.ts';
import { readCommands, variablesIn } from './commands.ts';
import { readDiagrams } from './diagrams.ts';
import type { LessonSource } from './lesson-source.ts';
import { readManifests } from './manifests.ts';
import { readOutputs } from './outputs.ts';
import { readWalkthroughs } from './walkthroughs.ts';

export type Structure = Omit<Lesson, 'name' | 'translations'>;

/** Everything of a lesson that all languages share, checked. */
export function readStructure(lesson: LessonSource): Structure {
  const { data } = lesson;
  const commands = readCommands(lesson);
  const manifests = readManifests(lesson);
  const outputs = readOutputs(lesson, commands);
  lintStart(lesson);
  return {
    minutes: data.minutes,
    environments: data.environments,
    startsFrom:
      data.startsFrom === undefined
        ? undefined
        : { check: data.startsFrom.check, bring: data.startsFrom.bring ?? [] },
    commands,
    manifests: Object.fromEntries([...manifests].map(([id, { manifest }]) => [id, manifest])),
    walkthroughs: readWalkthroughs(lesson, manifests),
    outputs,
    checks: readChecks(lesson, { commands, outputs }),
    diagrams: readDiagrams(lesson),
    variables: variablesOf(lesson),
  };
}

/** The ids prose may use: all that lesson.yaml defines, whether or not what they name could be read. */
export function knownIds({ data }: LessonSource): KnownIds {
  const steps = Object.entries(data.walkthroughs ?? {}).map(
    ([id, walkthrough]) => [id, walkthrough.steps.map((step) => step.id)] as const,
  );
  return {
    command: Object.keys(data.commands ?? {}),
    walkthrough: Object.keys(data.walkthroughs ?? {}),
    output: Object.keys(data.outputs ?? {}),
    check: Object.keys(data.checks ?? {}),
    diagram: Object.keys(data.diagrams ?? {}),
    steps: Object.fromEntries(steps),
  };
}

function lintStart({ files, yaml, data }: LessonSource): void {
  const { check, bring = [] } = data.startsFrom ?? {};
  const [commands, checks] = [Object.keys(data.commands ?? {}), Object.keys(data.checks ?? {})];
  if (check !== undefined && !checks.includes(check)) {
    const place = yaml.placeOf(['startsFrom', 'check']);
    files.report('unknown-id', place, { kind: 'check', id: check, known: checks });
  }
  for (const [index, id] of bring.entries()) {
    if (commands.includes(id)) continue;
    const place = yaml.placeOf(['startsFrom', 'bring', index]);
    files.report('unknown-id', place, { kind: 'command', id, known: commands });
  }
}

function variablesOf({ data, variables }: LessonSource): string[] {
  const inCommands = Object.values(data.commands ?? {}).flatMap(({ run }) =>
    run.flatMap((text) => variablesIn(text, Object.keys(variables))),
  );
  const inChecks = Object.values(data.checks ?? {}).flatMap((check) =>
    checkVariables(check).map(({ name }) => name),
  );
  const used = new Set([...inCommands, ...inChecks]);
  return [...used].filter((name) => Object.hasOwn(variables, name));
}
