/** What kubectl complained of, as a verdict on an expectation. */
import { sameKind } from '#checker/columns/kinds.ts';
import type { Check, Finding, Reading, VerdictWord } from '#checker/types.ts';
import type { Scope } from './scope.ts';
import { namespaceFit } from './scope.ts';
import { commandAbove, parsed } from './superseded.ts';

const missing = ['kubectl-not-found', 'kubectl-none-found', 'kubectl-none-found-anywhere'];

/** What an error means by itself: an object that is not there, a wait that ran out, or something wrong. */
export function errorVerdict({ code, params }: Finding): VerdictWord {
  if (missing.includes(code)) return 'missing';
  const waited =
    code === 'kubectl-timeout' && String(params['message']).includes('waiting for the condition');
  return waited || code === 'wait-timed-out' ? 'waiting' : 'failed';
}

/** What an error means to an expectation that it is not about: that another object is not there is a failure too. */
export const verdictOfOther = (error: Finding): VerdictWord =>
  error.code === 'kubectl-not-found' ? 'failed' : errorVerdict(error);

/** The typed command above an error, in full. */
export const commandOf = (reading: Reading, error: Finding): string | undefined =>
  error.at && commandAbove(reading.commands, error.at.line)?.text;

/** Whether an error says that an object of this scope (and name) is not there, in the right namespace. */
export function saysAbsent(
  error: Finding,
  scope: Scope,
  name: string | undefined,
  reading: Reading,
  check: Check,
): boolean {
  const command = commandOf(reading, error);
  const typed = command === undefined ? undefined : parsed(command);
  const { code, params } = error;
  if (code === 'kubectl-not-found')
    return (
      sameKind(String(params['kind']), scope.kind) &&
      params['name'] === name &&
      fits({ namespace: typed?.namespace, command }, scope, check)
    );
  if (!missing.includes(code)) return false;
  // "No resources found" names no kind: the typed command does, or there is none and the check's is assumed.
  const asked = typed?.kinds.some((kind) => sameKind(kind, scope.kind)) ?? true;
  const namespace = code === 'kubectl-none-found' ? String(params['namespace']) : typed?.namespace;
  const everywhere = code === 'kubectl-none-found-anywhere' && (typed?.allNamespaces ?? true);
  return asked && (everywhere || fits({ namespace, command }, scope, check));
}

const fits = (
  found: { namespace: string | undefined; command: string | undefined },
  scope: Scope,
  check: Check,
) => ['yes', 'assumed'].includes(namespaceFit(found, scope.namespace, check));
