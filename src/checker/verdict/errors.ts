/** What kubectl complained of, as a verdict on an expectation. */
import { sameKind } from '#checker/kinds/names-of-kinds.ts';
import { runAbove } from '#checker/objects/runs.ts';
import type { Run } from '#checker/objects/runs.ts';
import { lastErrors, neverRan } from '#checker/objects/superseded.ts';
import type { Check, Finding, Prints, VerdictCode } from '#checker/types.ts';
import { expects } from './line-patterns.ts';
import type { Paste } from './paste.ts';
import { coversNamespace } from './scope.ts';
import type { Scope } from './scope.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

/** More of them say no more, and every entry of a check carries them. */
export const enough = 10;

const missing = ['kubectl-not-found', 'kubectl-none-found', 'kubectl-none-found-anywhere'];

/** What an error means by itself: an object that is not there, a wait that ran out, or something wrong. */
function errorVerdict({ code, params }: Finding): VerdictCode {
  if (missing.includes(code)) return 'missing';
  const waited = String(params['message']).includes('waiting for the condition');
  return waited || code === 'wait-timed-out' ? 'waiting' : 'failed';
}

/** What an error means to an expectation that it is not about: that another object is not there is a failure too. */
export const verdictOfOther = (error: Finding): VerdictCode =>
  error.code === 'kubectl-not-found' ? 'failed' : errorVerdict(error);

/** The run that an error was printed by. */
export const runOf = ({ runs }: Pick<Paste, 'runs'>, { at }: Finding): Run | undefined =>
  at && runAbove(runs, at.line);

/** Whether an error says that an object of this scope (and name) is not there, in the right namespace. */
export function saysAbsent(
  error: Finding,
  scope: Scope,
  name: string | undefined,
  paste: Pick<Paste, 'runs' | 'asking'>,
): boolean {
  const run = runOf(paste, error);
  const { code, params } = error;
  const isThere = coversNamespace(run, scope.namespace, paste.asking);
  if (code === 'kubectl-not-found') {
    // kubectl asks for the namespace first: without it, nothing of what is expected is there.
    if (params['kind'] === 'Namespace' && params['name'] === scope.namespace) return true;
    return sameKind(String(params['kind']), scope.kind) && params['name'] === name && isThere;
  }
  if (!missing.includes(code)) return false;
  // "No resources found" names no kind: the typed command does, or there is none and the check's is assumed.
  const typed = run?.commands.at(-1);
  const concernsKind = typed?.kinds.some((kind) => sameKind(kind, scope.kind)) ?? true;
  if (code === 'kubectl-none-found')
    return concernsKind && [undefined, params['namespace']].includes(scope.namespace);
  return concernsKind && ((typed?.allNamespaces ?? true) || isThere);
}

/** Errors that are about something else than an object of this scope: still, something went wrong. */
export const otherErrors = (paste: Paste, scope: Scope, name: string | undefined): Outcome[] =>
  [...paste.failures]
    .filter((error) => !saysAbsent(error, scope, name, paste))
    .map((error) => outcome(verdictOfOther(error), error));

/** Every error by what it means by itself. */
export const everyError = ({ failures }: Paste): Outcome[] =>
  [...failures].map((error) => outcome(errorVerdict(error), error));

/** Commands that did not run, below a line: what to say where the answer of the check is not there. */
export const failedCommands = ({ errors }: Pick<Paste, 'errors'>, line = 0): Outcome[] =>
  errors
    .filter(({ code, at }) => neverRan.includes(code) && (at?.line ?? Infinity) > line)
    .slice(0, enough)
    .map((error) => outcome('failed', error));

/**
 * Errors that still stand and that no `lines` entry expects. No `failures` are slips that another command made up for,
 * and commands that never ran, which count only where nothing answers the check.
 */
export function standingErrors(
  prints: Prints,
  check: Check,
  runs: readonly Run[],
): Pick<Paste, 'errors' | 'failures'> {
  if (prints.errors.length === 0) return { errors: [], failures: new Set() };
  const { errors, past } = lastErrors(prints, runs);
  const lines = new Map(prints.lines.map((line) => [line.at.line, line]));
  const unexpected = errors.filter((error) => {
    const line = lines.get(error.at?.line ?? 0);
    const mended = past.has(error) && neverRan.includes(error.code);
    return !mended && (!line || !expects(check.lines ?? [], line, check.variables));
  });
  const failures = unexpected.filter((error) => !past.has(error) && !neverRan.includes(error.code));
  return { errors: unexpected, failures: new Set(failures) };
}
