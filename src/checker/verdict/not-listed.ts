/** An expected object that no row shows: is it missing, could it not be read, or was something else pasted? */
import { finding } from '#checker/findings.ts';
import { get } from '#checker/kinds/commands.ts';
import type { Check, Expectation, Finding } from '#checker/types.ts';
import { saysAbsent, verdictOfOther } from './errors.ts';
import type { Judged, Paste } from './paste.ts';
import { conclude } from './paste.ts';
import { objectsPhrase } from './phrased.ts';
import { covers } from './listings.ts';
import type { Selection } from './selection.ts';
import { doubts } from './selection.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

export function notListed(expectation: Expectation, paste: Paste, selection: Selection): Judged {
  const { prints, check, errors, failures } = paste;
  const { scope, name, elsewhere } = selection;
  const outcomes: Outcome[] = doubts(selection, prints, []);
  for (const error of errors) {
    const absent = saysAbsent(error, scope, name, paste);
    if (absent || failures.has(error))
      outcomes.push(outcome(absent ? 'missing' : verdictOfOther(error), error));
  }
  const [other] = elsewhere;
  const missing = outcome(
    'missing',
    other?.namespace
      ? foundElsewhere(other.name, other.namespace, scope, check)
      : absence(expectation, scope, name, check),
  );
  if (prints.tables.some((table) => covers(table, scope, name, paste))) outcomes.push(missing);
  // With nothing that speaks of it, it is missing all the same, unless nothing in the paste is about anything asked.
  return conclude(outcomes.length > 0 ? outcomes : [missing], outcomes.length > 0);
}

/** It is there, in a namespace that the check does not mean: that is the reason to give. */
const foundElsewhere = (
  name: string,
  namespace: string,
  { kind, namespace: expected = '' }: Selection['scope'],
  { command }: Check,
): Finding => finding('found-elsewhere', { kind, name, namespace, expected }, undefined, command);

/** Says what is not there, with the command that would show it. */
function absence(
  { match }: Expectation,
  { kind, namespace }: Selection['scope'],
  name: string | undefined,
  { command }: Check,
): Finding {
  if (name === undefined) {
    const next =
      command ?? `kubectl get ${kind.toLowerCase()}${namespace ? ` -n ${namespace}` : ''}`;
    const what = objectsPhrase(kind, match, namespace);
    return finding('none-listed', { what }, undefined, next);
  }
  const next = command ?? get(kind, { name, namespace });
  return namespace === undefined
    ? finding('object-missing', { kind, name }, undefined, next)
    : finding('object-missing-in', { kind, name, namespace }, undefined, next);
}
