import { condition, type ContainerStatus, type KubeObject } from '../objects.ts';
import { ageOf, none, since } from './cells.ts';

/** The cells of a Pod, by the rules of `printPod`: the first reason that keeps it from running is its status. */
export function podCells(object: KubeObject, now: Date): readonly unknown[] {
  const { metadata, spec, status = {} } = object;
  const containers = status.containerStatuses ?? [];
  const ready = containers.filter((each) => each.ready).length;
  const restarts = containers.reduce((sum, each) => sum + each.restartCount, 0);
  const last = containers
    .map((each) => each.lastState?.['terminated']?.['finishedAt'])
    .filter((each) => typeof each === 'string')
    .sort()
    .at(-1);
  return [
    metadata.name,
    `${String(ready)}/${String(spec?.containers?.length ?? 0)}`,
    statusWord(object),
    restarts > 0 && last !== undefined
      ? `${String(restarts)} (${since(last, now)} ago)`
      : String(restarts),
    ageOf(object, now),
    none(status.podIP),
    none(spec?.nodeName),
    '<none>',
    '<none>',
  ];
}

function statusWord(object: KubeObject): string {
  const { metadata, spec, status = {} } = object;
  if (metadata.deletionTimestamp !== undefined) return 'Terminating';
  const inits = status.initContainerStatuses ?? [];
  const pending = inits.findIndex((each) => each.state['terminated']?.['exitCode'] !== 0);
  if (pending !== -1) {
    const reason = reasonOf(inits[pending]);
    const waits = reason === undefined || reason === 'PodInitializing';
    return waits
      ? `Init:${String(pending)}/${String(spec?.initContainers?.length ?? 0)}`
      : `Init:${reason}`;
  }
  const reasons = (status.containerStatuses ?? []).map(reasonOf);
  const reason = reasons.findLast((each) => each !== undefined);
  if (reason !== undefined) return reason;
  const gated = condition(object, 'PodScheduled')?.reason === 'SchedulingGated';
  return gated ? 'SchedulingGated' : (status.phase ?? 'Unknown');
}

/** Why a container does not run, in a word: what it waits for, or how it ended. */
function reasonOf(container: ContainerStatus | undefined): string | undefined {
  const { waiting, terminated } = container?.state ?? {};
  const reason = (waiting ?? terminated)?.['reason'];
  return typeof reason === 'string' ? reason : undefined;
}
