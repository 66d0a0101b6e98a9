import { read } from '#checker/prints/read.ts';
import { applyFixes } from '#model/diagnostics/diagnostic.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { commandThatPrints, marksOf } from '#model/prove/outputs.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { resolveLesson } from '#model/resolve/resolve.ts';
import type { CommandStepResult, LessonReport } from '#runner/report.ts';
import { guessDiffers } from './guess-differs.ts';
import type { Differs } from './guess-differs.ts';
import { stepsBetween } from '#runner/compare/compare.ts';
import { chosenIn, outputsWith } from '#runner/compare/with-values.ts';
import { outputsOf } from '#runner/run-command.ts';
import { placesOfValue } from '#transforms/chosen-values.ts';
import { withExamples } from './examples.ts';
import type { LeftValue } from './examples.ts';
import { outputFixes } from './output-fixes.ts';
import type { NewOutput } from './output-fixes.ts';
import { shownInTerminal } from './plain-text.ts';
import { recordedText } from './recorded-text.ts';
import { secretLike } from './secret-like.ts';
import type { SecretLike } from './secret-like.ts';

/** What a recording makes of lesson.yaml. */
export interface LessonRecording {
  /** The text of the file; undefined where nothing differs. */
  text: string | undefined;
  outputs: readonly RecordedOutput[];
}

export type RecordedOutput =
  | {
      id: string;
      is: 'recorded';
      dropped: readonly Differs[];
      added: readonly Differs[];
      /** Values of the run that may be a variable's, and stay. */
      left: readonly LeftValue[];
    }
  /** The command failed, or did not end: what it printed is documentation only if a person says so, or of one without an end never. */
  | { id: string; is: 'failed'; code: number | undefined }
  /** It ended well and printed an error, where none is documented: a part of a pipe failed, or what followed it hid that. */
  | { id: string; is: 'error'; line: string }
  /** Nothing was printed. */
  | { id: string; is: 'empty' }
  /** It stands in shared.yaml, and lessons that were not run may show it too. */
  | { id: string; is: 'shared' }
  /** A cluster printed it whose version of Kubernetes is none of those that workshop.yaml lists. */
  | { id: string; is: 'unlisted'; version: string }
  /** Something in it looks secret: it is not written anywhere. */
  | { id: string; is: 'secret'; at: SecretLike };

/**
 * The outputs of a lesson as a run printed them, written into lesson.yaml. Where it only ages and such that differ, nothing changes. Where
 * the cluster is of another version of Kubernetes than the first of workshop.yaml, they are written beside the first one's.
 */
export function recordLesson(
  lesson: LessonSources,
  report: LessonReport,
  /** The values of variables in the run. */
  values: Readonly<Record<string, string>>,
  /** Whether a person looks at what is written: only they can tell that a lesson shows an error. */
  isLookedAt = false,
): LessonRecording {
  const { yaml, written, data, shared } = lesson;
  const { versions } = lesson.context;
  const chosen = chosenIn(lesson, values);
  const documented = resolveLesson(lesson)?.outputs ?? {};
  const withValues = outputsWith(documented, chosen);
  const textsOf = (outputs: LessonYaml['outputs'], id: string, other: string | undefined) => [
    outputs?.[id]?.versions?.[other ?? ''],
    outputs?.[id],
  ];
  if (yaml === undefined || data === undefined) return { text: undefined, outputs: [] };
  const texts = [yaml.text, ...lesson.manifests.map((each) => each.text)];
  const outputs: RecordedOutput[] = [];
  const changed: NewOutput[] = [];
  const seen = new Set<string>();
  for (const result of report.results) {
    if (result.is !== 'command' || result.output?.comparison?.isSame !== false) continue;
    const { id } = result.output;
    // A lesson may make clusters of several versions.
    const { version } = result;
    const other = versions.slice(1).find((each) => each === version);
    const [original, output] = [documented, withValues].map((each) => outputsOf(each, version)[id]);
    const key = `${id} ${other ?? ''}`;
    if (original === undefined || output === undefined || seen.has(key)) continue;
    seen.add(key);
    const { outcome } = result;
    const code = outcome.is === 'ran' ? outcome.code : undefined;
    if (!isWhole(result) && !(isLookedAt && code !== undefined)) {
      outputs.push({ id, is: 'failed', code });
      continue;
    }
    if (version !== undefined && versions.length > 0 && !versions.includes(version)) {
      outputs.push({ id, is: 'unlisted', version });
      continue;
    }
    const printed = shownInTerminal(result.printed);
    const error =
      isLookedAt || result.isProved ? undefined : newError(output.text, printed, result.text);
    if (error !== undefined) {
      outputs.push({ id, is: 'error', line: error });
      continue;
    }
    const { steps, left } = withExamples(stepsBetween(output, printed, result.text), {
      ...{ documented: original.text, printed, chosen },
      isUnmistakable: (value) => isUnmistakable(value, texts),
    });
    const text = recordedText(steps);
    if (text.trim() === '') {
      outputs.push({ id, is: 'empty' });
      continue;
    }
    const at = secretLike(text);
    if (at !== undefined) {
      outputs.push({ id, is: 'secret', at });
      continue;
    }
    if (shared.has(`outputs ${id}`)) {
      outputs.push({ id, is: 'shared' });
      continue;
    }
    const command = commandThatPrints(data, id);
    const [own, usual] = textsOf(data.outputs, id, other);
    const before = (own ?? usual)?.differs ?? [];
    const kept = before.filter((each) => marksOf(text, command, each).ok);
    const dropped = before.filter((each) => !kept.includes(each));
    const added = guessDiffers(text, command ?? result.text, kept).filter(
      (each) => marksOf(text, command, each).ok,
    );
    const differs = [...kept, ...added];
    const isMarkedAnew = dropped.length + added.length > 0 && differs.length + before.length > 0;
    changed.push({ id, version: other, text, differs, isMarkedAnew });
    outputs.push({ id, is: 'recorded', dropped, added, left });
  }
  const fixes = changed.flatMap((each) => {
    const [own, usual] = textsOf(written?.outputs, each.id, each.version);
    return outputFixes(yaml, (own ?? usual)?.text ?? '', lesson.context.constants, each);
  });
  return { text: fixes.length === 0 ? undefined : applyFixes(yaml.text, fixes).text, outputs };
}

/** The first line of an error that was printed, where no error is documented. That there is nothing to list is none. */
function newError(documented: string, printed: string, command: string): string | undefined {
  const errorsOf = (text: string) =>
    read(text, { command }).errors.filter(({ code }) => !code.startsWith('kubectl-none-found'));
  const [error] = errorsOf(printed);
  const isNew = error !== undefined && errorsOf(documented).length === 0;
  return isNew ? (printed.split('\n')[(error.at?.line ?? 1) - 1] ?? '').trim() : undefined;
}

/** A command that ended well, or one whose failure a check asks for: many lessons show an error. */
const isWhole = ({ outcome, isProved }: CommandStepResult): boolean =>
  outcome.is === 'started' || (outcome.is === 'ran' && (outcome.code === 0 || isProved));

/**
 * Whether a value is a name that somebody made up for the run: no plain word, nothing that each cluster has, and nothing that the lesson
 * itself says.
 */
const isUnmistakable = (value: string, texts: readonly string[]): boolean =>
  /[-.:/\d]/.test(value) &&
  !value.startsWith('kube-') &&
  texts.every((text) => placesOfValue(text, value).length === 0);
