import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { ValuePath, YamlFile } from '#model/load/yaml-file.ts';
import { checkVariables } from '#model/prove/check-variables.ts';
import { findingsText, isOwn } from '#model/prove/checks.ts';
import type { ProvedCheck, ProvedSample } from '#model/prove/checks.ts';
import { proofsOf } from '#model/prove/proofs.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { undeclaredIn } from './commands.ts';
import { validateExpectations } from './expectations.ts';
import { validateNamesOfOutput } from './misspelt.ts';

/** What is wrong with the checks of a lesson. A check that is wrong as it is written is not held to its samples too. */
export function* validateChecks(lesson: LessonSources): Generator<Diagnostic> {
  const { yaml, data, context } = lesson;
  if (yaml === undefined || data === undefined) return;
  for (const proved of proofsOf(lesson).checks) {
    const { id, samples } = proved;
    const check = data.checks?.[id] ?? {};
    const misspelt = [...validateNamesOfOutput(yaml, check, proved)];
    const misnamed = new Set(misspelt.map(({ index }) => index));
    const mistakes = [
      ...validateExpectations(yaml, ['checks', id], check, misnamed),
      ...misspelt.map(({ found }) => found),
      ...validateNames(yaml, id, check, data),
      ...validateVariables(yaml, id, check, Object.keys(context.variables)),
    ];
    yield* mistakes;
    if (mistakes.length > 0 || asksUndeclared(lesson, proved)) continue;
    const own = samples.filter(isOwn).flatMap((sample) => [...validateSample(yaml, id, sample)]);
    yield* own;
    // Samples are that output with other cells: where it is not accepted itself, they say nothing.
    if (own.length > 0) continue;
    for (const sample of samples) if (!isOwn(sample)) yield* validateSample(yaml, id, sample);
  }
}

/** Whether its command has a variable that nothing sets: that is told where the command stands. */
function asksUndeclared(lesson: LessonSources, { samples }: ProvedCheck): boolean {
  const undeclared = undeclaredIn(lesson);
  return samples.some(
    ({ outcome }) =>
      outcome.is === 'judged' &&
      outcome.verdict.findings.some(
        ({ code, params }) => code === 'variable-unset' && undeclared.has(String(params.variable)),
      ),
  );
}

/** The commands and the output that a check names. */
function* validateNames(
  yaml: YamlFile,
  check: string,
  { command, alternatives = [], output, lines = [] }: CheckYaml,
  { commands = {}, outputs = {} }: LessonYaml,
): Generator<Diagnostic> {
  const named: readonly (readonly [id: string | undefined, at: ValuePath])[] = [
    [command, ['command']],
    ...alternatives.map((id, index) => [id, ['alternatives', index]] as const),
    ...lines.map(({ after }, index) => [after, ['lines', index, 'after']] as const),
  ];
  for (const [id, at] of named) {
    if (id === undefined || Object.hasOwn(commands, id)) continue;
    const known = Object.keys(commands);
    const place = yaml.placeOf(['checks', check, ...at]);
    yield diagnostic('unknown-id', place, { kind: 'command', id, known });
  }
  if (output === undefined || Object.hasOwn(outputs, output)) return;
  const known = Object.keys(outputs);
  const place = yaml.placeOf(['checks', check, 'output']);
  yield diagnostic('unknown-id', place, { kind: 'output', id: output, known });
}

function* validateVariables(
  yaml: YamlFile,
  id: string,
  check: CheckYaml,
  known: readonly string[],
): Generator<Diagnostic> {
  for (const { path, name, shell } of checkVariables(check)) {
    const place = yaml.placeOf(['checks', id, ...path]);
    const isKnown = known.includes(name);
    // A line of output may be one of a script, with variables of its own.
    if (shell === undefined ? isKnown : !isKnown && path[0] === 'lines') continue;
    if (shell !== undefined) yield diagnostic('variable-of-shell', place, { name, shell });
    if (!isKnown) yield diagnostic('unknown-variable', place, { name, known });
  }
}

function* validateSample(
  yaml: YamlFile,
  check: string,
  sample: ProvedSample,
): Generator<Diagnostic> {
  const { at, expected, outcome } = sample;
  switch (outcome.is) {
    case 'no-sample':
      yield diagnostic('sample-form', yaml.placeOf(at), {});
      return;
    case 'no-output':
      yield diagnostic('change-nothing', yaml.placeOfKey([...at, 'change']), {});
      return;
    case 'not-changed': {
      const { why } = outcome;
      const path = [...at, 'change', why.object];
      if (why.reason === 'no-row') yield diagnostic('change-row', yaml.placeOfKey(path), why);
      else yield diagnostic('change-column', yaml.placeOfKey([...path, why.column]), why);
      return;
    }
    case 'judged': {
      const { verdict } = outcome;
      if (verdict.verdict === expected) return;
      const place = yaml.placeOf(at);
      const params = { check, got: verdict.verdict, findings: findingsText(verdict) };
      if (isOwn(sample)) yield diagnostic('output-not-met', place, params);
      else yield diagnostic('sample-verdict', place, { ...params, expected });
    }
  }
}
