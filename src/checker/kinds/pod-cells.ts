/**
 * READY, STATUS and RESTARTS of a Pod as kubectl prints them: a port of printPod
 * (kubernetes pkg/printers/internalversion/printers.go, 1.32), so that one rule judges both forms.
 */
import type { Value } from './value.ts';
import { at, conditionOf, countAt, listAt, reasonOf, textAt } from './value.ts';

type Columns = Record<string, string>;

export function podCells(pod: Value): Columns {
  const init = listAt(pod, 'status', 'initContainerStatuses');
  const main = listAt(pod, 'status', 'containerStatuses');
  const sidecars = new Set(
    listAt(pod, 'spec', 'initContainers')
      .filter((container) => textAt(container, 'restartPolicy') === 'Always')
      .map((container) => textAt(container, 'name')),
  );
  const isSidecar = (container: Value) => sidecars.has(textAt(container, 'name'));
  const counted = [...init.filter(isSidecar), ...main];
  const total = listAt(pod, 'spec', 'containers').length + sidecars.size;
  return {
    READY: `${counted.filter(isUp).length}/${total}`,
    STATUS: statusOf(pod, init, main, isSidecar),
    RESTARTS: String(
      counted.reduce<number>((sum, container) => sum + countAt(container, 'restartCount'), 0),
    ),
    IP: textAt(pod, 'status', 'podIP') || '<none>',
    NODE: textAt(pod, 'spec', 'nodeName') || '<none>',
    'READINESS GATES': gatesOf(pod),
  };
}

function statusOf(
  pod: Value,
  init: readonly Value[],
  main: readonly Value[],
  isSidecar: (container: Value) => boolean,
): string {
  const phase = textAt(pod, 'status', 'phase');
  const reason = textAt(pod, 'status', 'reason');
  const isFinished = phase === 'Failed' || phase === 'Succeeded';
  if (textAt(pod, 'metadata', 'deletionTimestamp') && !isFinished)
    return reason === 'NodeLost' ? 'Unknown' : 'Terminating';
  const pending = initStatus(pod, init, isSidecar);
  if (pending !== undefined && conditionOf(pod, 'Initialized') !== 'True') return pending;
  const isGated = reasonOf(pod, 'PodScheduled') === 'SchedulingGated';
  const status =
    main.map(stateReason).find(Boolean) ?? (isGated ? 'SchedulingGated' : reason || phase);
  if (status !== 'Completed' || !main.some(isUp)) return status;
  return conditionOf(pod, 'Ready') === 'True' ? 'Running' : 'NotReady';
}

/** `Init:…` of the first init container that is not done; undefined when all are. */
function initStatus(
  pod: Value,
  init: readonly Value[],
  isSidecar: (container: Value) => boolean,
): string | undefined {
  for (const [index, container] of init.entries()) {
    const terminated = at(container, 'state', 'terminated');
    if (terminated !== undefined && countAt(terminated, 'exitCode') === 0) continue;
    if (isSidecar(container) && at(container, 'started') === true) continue;
    if (terminated !== undefined) return `Init:${endedReason(container)}`;
    const waiting = textAt(container, 'state', 'waiting', 'reason');
    if (waiting && waiting !== 'PodInitializing') return `Init:${waiting}`;
    return `Init:${index}/${listAt(pod, 'spec', 'initContainers').length}`;
  }
  return undefined;
}

const isUp = (container: Value): boolean =>
  at(container, 'ready') === true && at(container, 'state', 'running') !== undefined;

/** Why a container does not run; '' when it does. */
const stateReason = (container: Value): string =>
  textAt(container, 'state', 'waiting', 'reason') || endedReason(container);

/** Why a container ended; '' when it has not. */
function endedReason(container: Value): string {
  const terminated = at(container, 'state', 'terminated');
  if (terminated === undefined) return '';
  const reason = textAt(terminated, 'reason');
  const signal = countAt(terminated, 'signal');
  return reason || (signal ? `Signal:${signal}` : `ExitCode:${countAt(terminated, 'exitCode')}`);
}

function gatesOf(pod: Value): string {
  const gates = listAt(pod, 'spec', 'readinessGates');
  const open = gates.filter((gate) => conditionOf(pod, textAt(gate, 'conditionType')) === 'True');
  return gates.length === 0 ? '<none>' : `${open.length}/${gates.length}`;
}
