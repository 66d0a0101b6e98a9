import type { Check } from '#checker/types.ts';
import type { LessonCheck } from '#model/types.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import { checkVariables } from './check-variables.ts';
import type { LessonSource } from './lesson-source.ts';
import { lintExpectations } from './lint-expectations.ts';
import { findingsText, verdictOn } from './prove-check.ts';
import { samplesOf } from './samples.ts';
import type { Parts, Sample } from './samples.ts';

/** The checks of a lesson, each proved on its output and on the samples its author gives; what fails is reported. */
export function readChecks(lesson: LessonSource, parts: Parts): Record<string, LessonCheck> {
  const { files, yaml } = lesson;
  const checks = Object.entries(lesson.data.checks ?? {}).map(([id, data]) => {
    const path = ['checks', id];
    const isClear = lintExpectations(files.report, yaml, path, data);
    const isSound = lintReferences(lesson, parts, id, data) && isClear;
    const check = checkOf(data, parts);
    const samples = isSound ? samplesOf(lesson, parts, id, data) : [];
    for (const sample of samples) prove(lesson, id, check, sample);
    const told = samples.map(({ text, verdict }) => ({ text, verdict }));
    return [id, { command: data.command, output: data.output, check, samples: told }] as const;
  });
  return Object.fromEntries(checks);
}

/** Whether everything a check names is there. */
function lintReferences(
  { files, yaml, variables }: LessonSource,
  parts: Parts,
  id: string,
  data: CheckYaml,
): boolean {
  let isSound = true;
  const unknown = (
    path: readonly PropertyKey[],
    kind: 'command' | 'output',
    name: string | undefined,
  ): void => {
    const known = Object.keys(kind === 'command' ? parts.commands : parts.outputs);
    if (name === undefined || known.includes(name)) return;
    files.report('unknown-id', yaml.placeOf(path), { kind, id: name, known });
    isSound = false;
  };
  unknown(['checks', id, 'command'], 'command', data.command);
  for (const [index, name] of (data.alternatives ?? []).entries()) {
    unknown(['checks', id, 'alternatives', index], 'command', name);
  }
  unknown(['checks', id, 'output'], 'output', data.output);
  for (const [index, { after }] of (data.lines ?? []).entries()) {
    unknown(['checks', id, 'lines', index, 'after'], 'command', after);
  }
  for (const { path, name, shell } of checkVariables(data)) {
    const place = yaml.placeOf(['checks', id, ...path]);
    const isKnown = Object.hasOwn(variables, name);
    // A line of output may be one of a script, with variables of its own.
    if (shell === undefined ? isKnown : !isKnown && path[0] === 'lines') continue;
    if (shell !== undefined) files.report('variable-of-shell', place, { name, shell });
    if (!isKnown) files.report('unknown-variable', place, { name, known: Object.keys(variables) });
    isSound = false;
  }
  return isSound;
}

/** Ids become what they name: the checker knows no lesson. */
function checkOf({ command, alternatives, output, expect, lines }: CheckYaml, parts: Parts): Check {
  const textOf = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : parts.commands[id]?.run.join('\n');
  return {
    command: textOf(command),
    alternatives: alternatives?.flatMap((other) => textOf(other) ?? []),
    expect,
    lines: lines?.map((line) => ({ ...line, after: textOf(line.after) })),
    example: output === undefined ? undefined : parts.outputs[output]?.text,
  };
}

function prove(lesson: LessonSource, id: string, check: Check, sample: Sample): void {
  const { files, yaml, variables } = lesson;
  const verdict = verdictOn(sample.text, check, variables);
  if (verdict.verdict === sample.verdict) return;
  const place = yaml.placeOf(sample.path);
  const params = { check: id, got: verdict.verdict, findings: findingsText(verdict) };
  if (sample.path.at(-1) === 'output') files.report('output-not-met', place, params);
  else files.report('sample-verdict', place, { ...params, wanted: sample.verdict });
}
