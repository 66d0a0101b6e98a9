import { checkRead } from '#checker/check.ts';
import type { Check, Verdict, VerdictCode } from '#checker/types.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { ValuePath } from '#model/load/yaml-file.ts';
import type { CheckYaml } from '#model/schema/check.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { changeOutput } from './change-output.ts';
import type { Changed } from './change-output.ts';
import { outputPath, commandTextIn } from './outputs.ts';
import { readWith } from './read-output.ts';

/** A check as the checker takes it, and what it says of its own output and of the samples its author gives. */
export interface ProvedCheck {
  id: string;
  /** Ids became what they name; one of nothing is undefined. */
  check: Check;
  samples: readonly ProvedSample[];
}

/** Of a verdict what is told of a sample: all that was read of it is large, and there may be thousands. */
type JudgedAs = Pick<Verdict, 'verdict' | 'findings'>;

export interface ProvedSample {
  /** Where it stands in lesson.yaml. */
  at: ValuePath;
  /** The verdict it must get. */
  expected: VerdictCode;
  outcome:
    | { is: 'judged'; text: string; verdict: JudgedAs }
    /** It has not one of `text` and `change`. */
    | { is: 'no-sample' }
    /** The check has no output to change. */
    | { is: 'no-output' }
    | { is: 'not-changed'; why: Extract<Changed, { ok: false }> };
}

export function proveCheck(
  { data, context }: LessonSources,
  id: string,
  written: CheckYaml,
): ProvedCheck {
  const check = checkOf(written, data);
  const samples = samplesOf(id, written, check, otherTexts(written, data)).map(
    ({ outcome, ...sample }) => ({
      ...sample,
      outcome:
        'text' in outcome
          ? { ...outcome, verdict: judgedAs(verdictOn(outcome.text, check, context.variables)) }
          : outcome,
    }),
  );
  return { id, check, samples };
}

const judgedAs = ({ verdict, findings }: Verdict): JudgedAs => ({ verdict, findings });

/** Ids become what they name: the checker knows no lesson. */
function checkOf(
  { command, alternatives, output, expect, lines }: CheckYaml,
  data: LessonYaml | undefined,
): Check {
  const commandText = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : commandTextIn(data, id);
  return {
    command: commandText(command),
    alternatives: alternatives?.flatMap((other) => commandText(other) ?? []),
    expect,
    lines: lines?.map((line) => ({ ...line, after: commandText(line.after) })),
    example: output === undefined ? undefined : data?.outputs?.[output]?.text,
  };
}

/** What the command prints with other versions of Kubernetes. */
const otherTexts = ({ output = '' }: CheckYaml, data: LessonYaml | undefined): readonly Own[] =>
  Object.entries(data?.outputs?.[output]?.versions ?? {}).map(([version, { text }]) => ({
    at: outputPath(output, version),
    text,
  }));

/** A text that the check must accept, since it is its own output. */
interface Own {
  at: ValuePath;
  text: string;
}

/** Whether a sample is the output of the check, and no sample of its author. */
export const isOwn = ({ at }: Pick<ProvedSample, 'at'>): boolean =>
  at[0] === 'outputs' || at.at(-1) === 'output';

type Unjudged = Omit<ProvedSample, 'outcome'> & {
  outcome: { is: 'judged'; text: string } | Exclude<ProvedSample['outcome'], { is: 'judged' }>;
};

/** The check's own output, as each version prints it, then the samples its author gives, changes made. */
function samplesOf(
  id: string,
  { accepts = [], rejects = [] }: CheckYaml,
  { example, command }: Check,
  others: readonly Own[],
): Unjudged[] {
  const path = ['checks', id];
  const written = [
    ...accepts.map((sample, index) => ({
      ...{ ...sample, verdict: 'met' as const },
      at: [...path, 'accepts', index],
    })),
    ...rejects.map((sample, index) => ({ ...sample, at: [...path, 'rejects', index] })),
  ];
  const samples = written.map(({ text, change, verdict: expected, at }): Unjudged => ({
    ...{ at, expected },
    outcome: outcomeOf(text, change, example, command),
  }));
  if (example === undefined) return samples;
  const own = [{ at: [...path, 'output'], text: example }, ...others].map(
    ({ at, text }): Unjudged => ({ at, expected: 'met', outcome: { is: 'judged', text } }),
  );
  return [...own, ...samples];
}

function outcomeOf(
  text: string | undefined,
  change: NonNullable<CheckYaml['rejects']>[number]['change'],
  example: string | undefined,
  command: string | undefined,
): Unjudged['outcome'] {
  if ((text === undefined) === (change === undefined)) return { is: 'no-sample' };
  if (change === undefined) return { is: 'judged', text: text ?? '' };
  if (example === undefined) return { is: 'no-output' };
  const changed = changeOutput(example, command, change);
  return changed.ok ? { is: 'judged', text: changed.text } : { is: 'not-changed', why: changed };
}

/**
 * What a text gets from a check: judged as in the browser, but a text equal to the lesson's own example
 * is not remarked upon, and the workshop's variables have their example values.
 */
export function verdictOn(
  text: string,
  check: Check,
  variables: Readonly<Record<string, { example: string }>>,
): Verdict {
  const examples = Object.entries(variables).map(([name, { example }]) => [name, example]);
  const filled = { ...check, example: undefined, variables: Object.fromEntries(examples) };
  return checkRead((hint) => readWith(text, hint), filled);
}

/**
 * What a learner would read of a verdict, in the language of authors: “DaemonSet web has 1 of 3 Pods ready.” Without what is
 * said of the namespace where none is printed: that is so of most outputs, and no reason of any verdict.
 */
export function findingsText({ findings }: Pick<Verdict, 'findings'>): string {
  const t = translatorFor('en');
  const reasons = findings.filter(({ code }) => code !== 'namespace-assumed');
  const texts = reasons.slice(0, 3).map(({ code, params }) => `“${t(code, params)}”`);
  return texts.join(' ');
}
