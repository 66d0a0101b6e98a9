/**
 * What the whole object shows of any kind, and its table does not (checker-rules 2.1): that it is being deleted, that its
 * controller has given up, or has not taken up its last change yet.
 */
import { about, deniedBy, getIt, hidden } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import type { Value } from './value.ts';
import { at, conditionOf, countAt, listAt, reasonOf, textAt } from './value.ts';

/** Conditions that need not be there, but may not deny it: of Gateways, of definitions, of autoscalers. */
const accepting = ['Accepted', 'NamesAccepted', 'AbleToScale', 'ScalingActive'];

/** The judgement of an object by the rule of its kind, made worse by what is true of every kind. Never better. */
export function inWhole(
  printed: Printed,
  whole: Value,
  shown: Judgement,
  { reportsGeneration }: Pick<KindRecord, 'reportsGeneration'>,
): Judgement {
  const worse = (
    status: Judgement['status'],
    code: 'terminating' | 'progress-deadline' | 'replica-failure' | 'spec-not-observed',
  ): Judgement => ({
    ...hidden(printed, status, code, {}),
    ...(shown.counts && { counts: shown.counts }),
  });
  if (textAt(whole, 'metadata', 'deletionTimestamp'))
    return shown.status === 'failed' ? shown : worse('terminating', 'terminating');
  if (conditionOf(whole, 'Stalled') === 'True') return worse('failed', 'progress-deadline');
  if (conditionOf(whole, 'ReplicaFailure') === 'True') return worse('failed', 'replica-failure');
  if (reasonOf(whole, 'Progressing') === 'ProgressDeadlineExceeded')
    return worse('failed', 'progress-deadline');
  if (shown.status !== 'ready' && shown.status !== 'listed') return shown;
  const refused = accepting.find((type) => (conditionOf(whole, type) ?? 'True') !== 'True');
  if (refused !== undefined) return deniedBy(printed, refused, conditionOf(whole, refused));
  const isReconciling = conditionOf(whole, 'Reconciling') === 'True';
  return isReconciling || !isObserved(whole, reportsGeneration === true)
    ? worse('progressing', 'spec-not-observed')
    : shown;
}

/** An object that is only written down: nothing tells whether the cluster has it. */
export const notShown = (printed: Printed): Judgement => {
  const found = about(printed, 'NAME', 'readiness-not-shown', {}, getIt);
  return { status: 'unknown', deciding: [], findings: [found] };
};

/** Whether the status speaks of the object as it is now. */
function isObserved(object: Value, isAlwaysReported: boolean): boolean {
  const generation = countAt(object, 'metadata', 'generation');
  const isStale = (reported: Value | undefined) =>
    reported !== undefined && generationIn(reported) < generation;
  if (isStale(at(object, 'status', 'observedGeneration') ?? (isAlwaysReported ? 0 : undefined)))
    return false;
  return !listAt(object, 'status', 'conditions').some((each) =>
    isStale(at(each, 'observedGeneration')),
  );
}

/** A number; Argo Rollouts writes it as a text. -1 for anything else, which is older than every generation. */
const generationIn = (value: Value): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\d+$/.test(value)
      ? Number(value)
      : -1;
