/** What to do next, so that the sentence under the verdict and the command to run never contradict each other. */
import type { Finding, FindingCode } from '#checker/findings.ts';
import type { Check, VerdictCode } from '#checker/types.ts';
import { groupFindings, isOfFailure, isToMend } from './finding-groups.ts';

/** What does not become ready by waiting: somebody has to do something, or may have to. */
const notByWaiting: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'nothing-desired',
  'pod-gated',
  'suspended',
  'replica-failure',
  'progress-deadline',
  'service-no-address',
  'ingress-no-address',
  'volume-pending',
  'volume-released',
  'request-pending',
  'listing-outdated',
  'listing-followed',
]);

/** What is read badly, not what is wrong in the cluster: the same command, pasted as it is printed, mends it. */
const badlyPasted: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'command-only',
  'document-partial',
  'row-cut',
  'row-unreadable',
  'rows-elided',
  'rows-none',
]);

const getCommand = /^kubectl (?:(?:-n|--namespace)[ =]\S+ )?get [^;&|<>$`]+$/;

/** Whether a command changes nothing, so that it may be run once more without a thought. */
const onlyReads = (command: string): boolean =>
  /^kubectl (?:.* )?(?:get|describe|logs|wait|status|history|top|version)(?= |$)/.test(command) &&
  !/[|;&<>`]|\$\(| (?:restart|undo|pause|resume|delete|apply|create|edit|exec)(?= |$)/.test(
    command,
  );

/** More commands than these are no help: the worst objects come first. */
const MAX_NEXT = 3;

export interface Advised {
  verdict: VerdictCode;
  findings: readonly Finding[];
  /** The last command in the paste. */
  typed?: string | undefined;
}

/** Key of the sentence that explains the word of a verdict. */
export function detailKey(
  { verdict, findings }: Pick<Advised, 'verdict' | 'findings'>,
  check: Check = {},
) {
  if (verdict === 'met' && asksForAll(check)) return 'verdict.met.rows.detail';
  if (verdict === 'waiting' && findings.some(({ code }) => notByWaiting.has(code)))
    return 'verdict.waiting.act.detail';
  if (verdict === 'missing' && findings.some(({ code }) => code === 'found-elsewhere'))
    return 'verdict.missing.elsewhere.detail';
  if (verdict === 'failed' && isOfFailure(findings)) return 'verdict.failed.command.detail';
  return `verdict.${verdict}.detail` as const;
}

/** Whether it is about whatever is listed, so that a row which is not pasted could say otherwise. */
const asksForAll = ({ expect, lines }: Check): boolean =>
  expect?.some(({ name }) => name === undefined) ?? lines === undefined;

/**
 * The commands to run next, the most urgent first: what the findings advise, and the command of the check where its
 * output is what is needed.
 */
export function nextCommands(advised: Advised, command?: string): readonly string[] {
  const { verdict, findings, typed = '' } = advised;
  const own = command === undefined || command.includes('\n') ? [] : [command];
  const isFailure = isOfFailure(findings);
  const isBroken = isFailure && findings.some(isToMend);
  // Of what is the same of several objects, one is looked at.
  const next = (isFailure ? findings : groupFindings(findings))
    .flatMap((finding) => finding.next ?? [])
    .filter((each) => !(isBroken && (each === command || each === typed)));
  const first = (...commands: readonly string[]): readonly string[] =>
    [...new Set([...commands, ...next])].slice(0, MAX_NEXT);

  if (isBroken) return first();
  // What the command of the check prints by itself is not enough here: to run it once more would not help.
  const more = findings.find(({ code }) => code === 'rollout-unproved')?.next;
  if (verdict === 'unreadable' && more !== undefined) return [more];
  if (findings.some(({ code }) => code === 'found-elsewhere'))
    return first().filter((each) => each !== command);
  if (verdict === 'unreadable' || verdict === 'unrelated' || verdict === 'missing')
    if (own.length > 0) return own;
  if (detailKey(advised) === 'verdict.waiting.detail') return first(...own.filter(onlyReads));
  // Only what reads: nobody is told to run once more what changes something.
  const again = verdict === 'unreadable' && findings.some(({ code }) => badlyPasted.has(code));
  return again && next.length === 0 && getCommand.test(typed) ? [typed] : first();
}
