import type { Cleanup } from '#runner/cleanup.ts';
import type { CheckResult, CommandStepResult, StepResult, Stop } from '#runner/report.ts';
import { isDone } from '#runner/report.ts';
import type { Skip } from '#runner/plan/plan.ts';
import { counted } from '#model/diagnostics/print.ts';
import { asksForInput } from '#runner/plan/reading.ts';
import { listed } from '#cli/suggest.ts';
import { visible } from '#cli/terminal.ts';

/** How a result is called, in a word or two, and what it means in a report. */
export interface Said {
  word: string;
  is: 'good' | 'bad' | 'left';
  /** More of it, in a few words; '' for nothing. */
  detail: string;
}

export const saidOf = (result: StepResult): Said =>
  result.is === 'command' ? ofCommand(result) : ofCheck(result);

function ofCommand(result: CommandStepResult): Said {
  const { outcome, output } = result;
  const left = ofLeft(result);
  if (left) return left;
  const bad = (word: string, detail: string): Said => ({ word, is: 'bad', detail });
  if (outcome.is === 'timed-out')
    return bad(
      'timed out',
      `after ${seconds(outcome.timeout)}; what it printed until then is kept. "timeout" in lesson.yaml or --timeout gives it more, "manual" leaves it to a person${inputHint(result)}`,
    );
  if (outcome.is === 'interrupted') return bad('interrupted', 'what it had done by then is done');
  if (outcome.is === 'too-large')
    return bad('ended', 'it printed more than 5 MB, which nobody reads and no check takes');
  if (outcome.is === 'not-started')
    return bad(
      'not ready',
      outcome.why === 'over' ? 'it ended before it was ready' : 'it was not ready in time',
    );
  if (output?.comparison?.isSame === false)
    return bad('differs', `from the output "${output.id}"${inputHint(result)}`);
  if (outcome.is === 'shell-gone') return bad('ended the shell', goneDetail(outcome));
  if (!isDone(result))
    return bad(
      'failed',
      outcome.is === 'ran'
        ? `exit code ${outcome.code}${inputHint(result) || meantHint(result)}`
        : '',
    );
  if (outcome.is === 'started')
    return { word: 'ran', is: 'good', detail: 'goes on in the background' };
  const detail = output ? 'as documented' : inputHint(result).replace('; ', '');
  return { word: 'ran', is: 'good', detail };
}

/** Nobody is there to answer what a command asks. */
const inputHint = (result: CommandStepResult): string =>
  !result.hasInput && asksForInput(result.text, result.printed, isDone(result))
    ? '; it seems to ask for something, and finds nothing to read: "input" in lesson.yaml is what it gets'
    : '';

/** A failure is as it should be where the lesson shows it. */
const meantHint = ({ output }: CommandStepResult): string =>
  output === undefined ? '; if the lesson means it to fail, an <Output> behind it shows that' : '';

const goneDetail = ({
  code,
  signal,
}: {
  code: number | undefined;
  signal: string | undefined;
}): string =>
  `${signal === undefined ? `exit code ${code ?? ''}` : signal}; the next command has a new one, with what was set before`;

function ofCheck(result: CheckResult): Said {
  const { outcome, sides, tries } = result;
  const left = ofLeft(result);
  if (left) return left;
  const bad = (word: string, detail: string): Said => ({ word, is: 'bad', detail });
  const time = `${seconds(result.milliseconds)}, ${counted(tries, 'try').replace('trys', 'tries')}`;
  if (outcome.is === 'not-met') return bad('not met', `${time}${whyNot(outcome, tries)}`);
  if (outcome.is === 'vacuous')
    return bad(
      'met before',
      'it was met before its step, so it proves nothing of it; "already" in lesson.yaml says why it may be',
    );
  if (outcome.is === 'unbroken') return bad('not broken', `still met after: ${outcome.breaks}`);
  if (outcome.is === 'not-mended')
    return bad(
      'not mended',
      `after its "breaks" (${outcome.breaks}) the commands of its step were run again, and it is ${outcome.verdict}. ${outcome.findings} A "breaks" has to be one that these commands mend.`,
    );
  return {
    word: 'met',
    is: 'good',
    detail: `${time}; proved from ${counted(sides.length, 'side')}`,
  };
}

/** What a check says that is not met, and why nothing was waited for. */
function whyNot(
  { verdict, findings }: { verdict: string; findings: string },
  tries: number,
): string {
  if (findings === '') return `: ${verdict}. Its command did not come to an end in time.`;
  const once =
    tries === 1 ? ' (looked at once; only a command that just reads is looked at again)' : '';
  return `${once}: ${verdict}. ${findings}`;
}

function ofLeft({ outcome }: StepResult): Said | undefined {
  if (outcome.is === 'skipped')
    return { word: 'skipped', is: 'left', detail: skipText(outcome.skip) };
  if (outcome.is === 'not-reached') return { word: 'not reached', is: 'left', detail: '' };
  if (outcome.is === 'not-understood')
    return { word: 'not understood', is: 'bad', detail: 'bash cannot read it' };
  return undefined;
}

export function skipText(skip: Skip): string {
  switch (skip.is) {
    case 'tab':
      return `it is for ${skip.tab}`;
    case 'details':
      return 'it stands in <Details>';
    case 'manual':
      return `a person has to do it: ${skip.why}`;
    case 'environment':
      return `the lesson is for ${listed(skip.environments)}`;
    case 'tool':
      return `${skip.tool} is not here`;
    case 'no-command':
      return 'its command was not run';
  }
}

export function stopText(stop: Stop): string {
  if (stop.is === 'interrupted')
    return 'Interrupted. What was left running was ended; what was made in the cluster is still there.';
  if (stop.is === 'exchanged')
    return 'Another cluster answers now than the one this run began with, so the run was ended, and nothing was changed there. If it is the right one, run the lesson again.';
  if (stop.is === 'credentials')
    return `The cluster refuses the credentials now, so the run was ended. Sign in again, for longer than the lesson takes: ${stop.message}`;
  if (stop.is === 'other-run')
    return `Another run is under way on this cluster (process ${stop.pid}). Wait for its end, or choose another cluster with --context. If there is no such run, remove ${stop.file}.`;
  if (stop.is === 'not-agreed')
    return `After a command that was to make a cluster, ${visible(stop.context)} at ${visible(stop.server)} answers, which is not one of kind, minikube or k3d. Nothing was changed there. Say --yes if the lessons may change it.`;
  if (stop.is === 'other-version')
    return `The cluster is not of Kubernetes ${stop.version}: nothing is run on it.`;
  return `The cluster does not answer any more, so the run was ended: ${stop.message}`;
}

const leftWords = {
  'not-certain': 'somebody else may have made it',
  other: 'another object has its name now',
  refused: 'the cluster refused to delete it',
  'still-there': 'it was told to go, and is still there',
} as const;

/** What was taken away, and what was not. */
export function cleanupLines({ removed, left, failed }: Cleanup): string[] {
  const nameOf = ({ kind, namespace, name }: Cleanup['removed'][number]): string =>
    `${kind} ${name}${namespace === '' ? '' : ` in ${namespace}`}`;
  if (failed !== undefined) return [`Nothing was removed: ${failed}`];
  return [
    `Removed: ${removed.length === 0 ? 'nothing' : listed(removed.map(nameOf))}`,
    ...left.map(({ object, why }) => `Left: ${nameOf(object)}: ${leftWords[why]}`),
  ];
}

/** "0.4 s", "75 s", "12 min". */
export function seconds(milliseconds: number): string {
  if (milliseconds < 9950) return `${(milliseconds / 1000).toFixed(1)} s`;
  return milliseconds < 120_000
    ? `${Math.round(milliseconds / 1000)} s`
    : `${Math.round(milliseconds / 60_000)} min`;
}
