/**
 * The judgement of one object in full: the rule of its kind on what kubectl would print, and then what the print cannot
 * show (checker-rules 2.1): deletion, observedGeneration, revisions, the Deployment's own verdict on its rollout.
 */
import { finding } from '#checker/findings.ts';
import type { FindingCode } from '#checker/findings.ts';
import * as run from './commands.ts';
import { judge } from './index.ts';
import type { Judgement, Printed } from './rule.ts';
import type { Place, Status } from '#checker/types.ts';
import type { Value } from './value.ts';
import { at, conditionOf, countAt, listAt, textAt } from './value.ts';

/** Kinds whose controllers report the generation they have seen; without the report nothing is known. */
const observing = ['Deployment', 'DaemonSet', 'StatefulSet', 'ReplicaSet', 'ReplicationController'];

type Hidden = Extract<
  FindingCode,
  | 'terminating'
  | 'spec-not-observed'
  | 'progress-deadline'
  | 'replica-failure'
  | 'condition-not-true'
>;

export function judgeObject(printed: Printed, object: Value, place: Place): Judgement {
  const { kind, name } = printed;
  const shown = judge(printed);
  const next = run.describe(kind, printed);
  const because = (status: Status, code: Exclude<Hidden, 'condition-not-true'>): Judgement => ({
    status,
    deciding: [],
    findings: [finding(code, { kind, name }, place, next)],
    ...(shown.counts && { counts: shown.counts }),
  });

  if (kind === 'CustomResourceDefinition') return definition(printed, object, place);
  if (textAt(object, 'metadata', 'deletionTimestamp'))
    return shown.status === 'failed' ? shown : because('terminating', 'terminating');
  if (conditionOf(object, 'Stalled') === 'True') return because('failed', 'progress-deadline');
  if (conditionOf(object, 'ReplicaFailure') === 'True') return because('failed', 'replica-failure');
  const progressing = listAt(object, 'status', 'conditions').find(
    (each) => textAt(each, 'type') === 'Progressing',
  );
  if (textAt(progressing, 'reason') === 'ProgressDeadlineExceeded')
    return because('failed', 'progress-deadline');
  if (shown.status !== 'ready') return shown;
  if (!isObserved(kind, object) || conditionOf(object, 'Reconciling') === 'True')
    return because('progressing', 'spec-not-observed');
  const short = hiddenReplicas(kind, object);
  if (short !== undefined) {
    const { code, ready, total } = short;
    const found = finding(code, { kind, name, ready, total }, place, next);
    return { ...shown, status: 'progressing', findings: [found] };
  }
  const denied = deniedCondition(kind, object);
  if (denied === undefined) return shown;
  return {
    ...because('progressing', 'spec-not-observed'),
    findings: [finding('condition-not-true', { kind, name, ...denied }, place, next)],
  };
}

/** An object that is only written down: nothing tells whether the cluster has it. */
export const notShown = (printed: Printed): Judgement => {
  const { kind, name } = printed;
  const next = run.get(kind, printed);
  const found = finding('readiness-not-shown', { kind, name }, printed.cells['NAME']?.at, next);
  return { status: 'unknown', deciding: [], findings: [found] };
};

/** Whether the status speaks of the object as it is now. */
function isObserved(kind: string, object: Value): boolean {
  const generation = countAt(object, 'metadata', 'generation');
  const observed = at(object, 'status', 'observedGeneration');
  const reported =
    observed === undefined
      ? observing.includes(kind)
        ? 0
        : generation
      : countAt(object, 'status', 'observedGeneration');
  const stale = listAt(object, 'status', 'conditions').some(
    (each) =>
      at(each, 'observedGeneration') !== undefined &&
      countAt(each, 'observedGeneration') < generation,
  );
  const old = textAt(object, 'status', 'currentRevision');
  const partition = countAt(object, 'spec', 'updateStrategy', 'rollingUpdate', 'partition');
  const revised =
    kind !== 'StatefulSet' || old === textAt(object, 'status', 'updateRevision') || partition > 0;
  return reported >= generation && !stale && revised;
}

/**
 * Replicas that are counted in `status` and not printed: old ones of a Deployment (rollout_status.go: total <= updated),
 * surplus ones of a StatefulSet, and those of a ReplicaSet that are ready but not available yet (kstatus).
 */
function hiddenReplicas(
  kind: string,
  object: Value,
): { code: 'replicas-surplus' | 'replicas-unavailable'; ready: number; total: number } | undefined {
  const total = countAt(object, 'status', 'replicas');
  const wanted = countAt(object, 'spec', 'replicas');
  const updated = countAt(object, 'status', 'updatedReplicas');
  const available = countAt(object, 'status', 'availableReplicas');
  if (kind === 'Deployment' && total > updated)
    return { code: 'replicas-surplus', ready: total, total: updated };
  if (kind === 'StatefulSet' && total > wanted && wanted > 0)
    return { code: 'replicas-surplus', ready: total, total: wanted };
  const replicaSet = kind === 'ReplicaSet' || kind === 'ReplicationController';
  return replicaSet && available < wanted
    ? { code: 'replicas-unavailable', ready: available, total: wanted }
    : undefined;
}

/** A condition that must be True and is not, though the numbers are right. */
function deniedCondition(
  kind: string,
  object: Value,
): { column: string; value: string } | undefined {
  const needed: Readonly<Record<string, string>> = { Pod: 'Ready', Deployment: 'Available' };
  const column = needed[kind];
  // A Pod that has run to its end is not Ready, and need not be.
  if (column === undefined || textAt(object, 'status', 'phase') === 'Succeeded') return undefined;
  const value = conditionOf(object, column) ?? '';
  return value === 'True' ? undefined : { column, value };
}

/** A CustomResourceDefinition is ready once it is Established (kstatus). */
function definition(printed: Printed, object: Value, place: Place): Judgement {
  const value = conditionOf(object, 'Established') ?? '';
  const { kind, name } = printed;
  const next = run.describe(kind, printed);
  return value === 'True'
    ? { status: 'ready', deciding: [], findings: [] }
    : {
        status: 'progressing',
        deciding: [],
        findings: [
          finding('condition-not-true', { kind, name, column: 'Established', value }, place, next),
        ],
      };
}
