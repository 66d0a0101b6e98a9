/**
 * Every word kubectl can print in a Pod's STATUS (checker-rules 1.7 and 2.3; printPod in kubernetes
 * pkg/printers/internalversion/printers.go, kubelet reasons in pkg/kubelet/images/types.go,
 * pkg/kubelet/container/sync_result.go and kuberuntime_container.go), by its usual cause.
 * A word that is not here is unknown: it is shown, never guessed.
 */
import type { FindingCode } from '#checker/findings.ts';
import type { Status } from '#checker/types.ts';
import * as run from './commands.ts';
import type { Printed } from './rule.ts';

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
  next: (printed: Printed) => string | undefined;
}

const describe = (printed: Printed) => run.describe('Pod', printed);
const nodes = () => 'kubectl get nodes';

const causes: readonly (readonly [Status, PodStateCode, PodState['next'], string])[] = [
  ['terminating', 'terminating', describe, 'Terminating'],
  ['progressing', 'pod-pending', describe, 'Pending'],
  ['progressing', 'pod-gated', describe, 'SchedulingGated'],
  ['progressing', 'pod-creating', describe, 'ContainerCreating'],
  ['progressing', 'pod-initializing', describe, 'PodInitializing'],
  ['progressing', 'pod-half-done', describe, 'NotReady'],
  ['failed', 'pod-crashing', run.previousLogs, 'CrashLoopBackOff'],
  ['failed', 'pod-error', run.logs, 'Error'],
  ['failed', 'pod-out-of-memory', describe, 'OOMKilled'],
  ['failed', 'pod-image-pull', describe, 'ErrImagePull ImagePullBackOff'],
  ['failed', 'pod-image-absent', describe, 'ErrImageNeverPull'],
  ['failed', 'pod-image-name', describe, 'InvalidImageName'],
  [
    'failed',
    'pod-image-runtime',
    describe,
    'ImageInspectError RegistryUnavailable SignatureValidationFailed',
  ],
  ['failed', 'pod-config', describe, 'CreateContainerConfigError'],
  [
    'failed',
    'pod-start',
    describe,
    'CreateContainerError RunContainerError StartError ContainerCannotRun',
  ],
  ['failed', 'pod-hook', describe, 'PreCreateHookError PreStartHookError PostStartHookError'],
  [
    'failed',
    'pod-sandbox',
    describe,
    'CreatePodSandboxError ConfigPodSandboxError KillContainerError KillPodSandboxError',
  ],
  ['failed', 'pod-evicted', describe, 'Evicted'],
  [
    'failed',
    'pod-refused',
    describe,
    'OutOfcpu OutOfmemory OutOfpods OutOfephemeral-storage NodeAffinity NodePorts NodeName ' +
      'TaintToleration UnexpectedAdmissionError',
  ],
  ['failed', 'pod-preempted', describe, 'Preempting Preempted'],
  ['failed', 'pod-container-lost', describe, 'ContainerStatusUnknown'],
  ['failed', 'pod-node-lost', nodes, 'NodeLost Unknown'],
  ['failed', 'pod-node-shutdown', nodes, 'NodeShutdown Terminated Shutdown'],
  ['failed', 'pod-deadline', describe, 'DeadlineExceeded'],
  ['failed', 'pod-failed', describe, 'Failed'],
];

/** By STATUS word, as printed without a leading `Init:`. */
export const podStates: ReadonlyMap<string, PodState> = new Map(
  causes.flatMap(([status, code, next, words]) =>
    words.split(' ').map((word): [string, PodState] => [word, { status, code, next }]),
  ),
);
