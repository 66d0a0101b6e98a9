/**
 * READY, STATUS and RESTARTS of a Pod as kubectl prints them: a port of printPod
 * (kubernetes pkg/printers/internalversion/printers.go, 1.32), so that one rule judges both forms.
 */
import type { Value } from './value.ts';
import { at, conditionOf, countAt, listAt, textAt } from './value.ts';

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
  const isUp = (container: Value) =>
    at(container, 'ready') === true && at(container, 'state', 'running') !== undefined;
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
  let status = textAt(pod, 'status', 'reason') || phase;
  const scheduled = listAt(pod, 'status', 'conditions').find(
    (each) => textAt(each, 'type') === 'PodScheduled',
  );
  if (textAt(scheduled, 'reason') === 'SchedulingGated') status = 'SchedulingGated';

  const pending = initStatus(pod, init, isSidecar);
  if (pending === undefined || conditionOf(pod, 'Initialized') === 'True') {
    // From last to first, so that the first container's reason stands.
    let running = false;
    for (const container of [...main].reverse()) {
      const reason = textAt(container, 'state', 'waiting', 'reason') || endedReason(container);
      if (reason) status = reason;
      else if (at(container, 'ready') === true && at(container, 'state', 'running') !== undefined)
        running = true;
    }
    if (status === 'Completed' && running)
      status = conditionOf(pod, 'Ready') === 'True' ? 'Running' : 'NotReady';
  } else status = pending;

  const finished = phase === 'Failed' || phase === 'Succeeded';
  if (textAt(pod, 'metadata', 'deletionTimestamp') && !finished)
    return textAt(pod, 'status', 'reason') === 'NodeLost' ? 'Unknown' : 'Terminating';
  return status;
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
