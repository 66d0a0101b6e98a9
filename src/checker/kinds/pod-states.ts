/**
 * Every word kubectl can print in a Pod's STATUS (checker-rules 1.7 and 2.3; printPod in kubernetes
 * pkg/printers/internalversion/printers.go, kubelet reasons in pkg/kubelet/images/types.go,
 * pkg/kubelet/container/sync_result.go and kuberuntime_container.go), by its usual cause.
 * A word that is not here is unknown: it is shown, never guessed.
 */
import type { FindingCode } from '#checker/findings.ts';
import type { Status } from '#checker/types.ts';
import * as run from './commands.ts';
import type { Next } from './outcomes.ts';

type PodCode = Extract<FindingCode, `pod-${string}`>;

/** Codes whose words need the name and the status word, nothing else. */
type PodStateCode =
  | 'terminating'
  | Exclude<
      PodCode,
      'pod-init' | 'pod-not-ready' | 'pod-readiness-gates' | 'pod-completed-again' | 'pod-restarted'
    >;

export interface PodState {
  status: Status;
  code: PodStateCode;
  /** What to run next, where it is not `kubectl describe`. */
  next?: Next | undefined;
}

const nodes = () => 'kubectl get nodes';

/** Status, code, the words, and what to run next where it is not `kubectl describe`. */
type Cause = readonly [Status, PodStateCode, string, PodState['next']?];

const causes: readonly Cause[] = [
  ['terminating', 'terminating', 'Terminating'],
  ['progressing', 'pod-pending', 'Pending'],
  ['progressing', 'pod-gated', 'SchedulingGated'],
  ['progressing', 'pod-creating', 'ContainerCreating PodInitializing'],
  ['progressing', 'pod-half-done', 'NotReady'],
  ['failed', 'pod-crashing', 'CrashLoopBackOff', run.previousLogs],
  ['failed', 'pod-error', 'Error', run.logs],
  ['failed', 'pod-out-of-memory', 'OOMKilled'],
  ['failed', 'pod-image-pull', 'ErrImagePull ImagePullBackOff'],
  ['failed', 'pod-image-absent', 'ErrImageNeverPull'],
  ['failed', 'pod-image-name', 'InvalidImageName'],
  [
    'failed',
    'pod-image-runtime',
    'ImageInspectError RegistryUnavailable SignatureValidationFailed',
  ],
  ['failed', 'pod-config', 'CreateContainerConfigError'],
  [
    'failed',
    'pod-start',
    'CreateContainerError RunContainerError StartError ContainerCannotRun PreCreateHookError ' +
      'PreStartHookError PostStartHookError',
  ],
  [
    'failed',
    'pod-sandbox',
    'CreatePodSandboxError ConfigPodSandboxError KillContainerError KillPodSandboxError',
  ],
  ['failed', 'pod-evicted', 'Evicted'],
  [
    'failed',
    'pod-refused',
    'OutOfcpu OutOfmemory OutOfpods OutOfephemeral-storage NodeAffinity NodePorts NodeName ' +
      'TaintToleration UnexpectedAdmissionError',
  ],
  ['failed', 'pod-preempted', 'Preempting Preempted'],
  ['failed', 'pod-container-lost', 'ContainerStatusUnknown'],
  ['failed', 'pod-node-lost', 'NodeLost Unknown', nodes],
  ['failed', 'pod-node-shutdown', 'NodeShutdown Terminated Shutdown', nodes],
  ['failed', 'pod-failed', 'Failed DeadlineExceeded'],
];

/** Words of an object that is not ready, of the kinds of which many rows are pasted; they may stand inside other words. */
export const troubled = new RegExp(
  `${causes.map(([, , words]) => words.replaceAll(' ', '|')).join('|')}|Disabled|Lost|Released|Suspended|False`,
);

/** By STATUS word, as printed without a leading `Init:`. */
export const podStates: ReadonlyMap<string, PodState> = new Map(
  causes.flatMap(([status, code, words, next]) =>
    words.split(' ').map((word): [string, PodState] => [word, { status, code, next }]),
  ),
);
