import * as run from './commands.ts';
import { fractionOf } from './looks.ts';
import { fraction, integer } from './numbers.ts';
import { about, bare, because, deniedBy, judged, unknown } from './outcomes.ts';
import { podCells } from './pod-cells.ts';
import { podStates } from './pod-states.ts';
import { columns } from './record.ts';
import type { KindRecord } from './record.ts';
import { printedOf, text } from './rule.ts';
import type { Judgement, Printed } from './rule.ts';
import { conditionOf, listAt, textAt } from './value.ts';

const recentRestarts = 3;
const initPrefix = 'Init:';
const gatesColumn = 'READINESS GATES';
const decidingAlways = ['READY', 'STATUS'];
const decidingWithGates = [...decidingAlways, gatesColumn];

/**
 * Pods: STATUS and READY decide, with `-o wide` the readiness gates too
 * (printPod in kubernetes pkg/printers/internalversion/printers.go; checker-rules 1.7, 2.2, 2.3).
 */
export const pod: KindRecord = {
  kind: 'Pod',
  group: '',
  shortNames: ['po'],
  layouts: [columns('NAME READY STATUS RESTARTS AGE')],
  wide: columns('IP NODE NOMINATED_NODE READINESS_GATES'),
  cells: {
    READY: fractionOf,
    STATUS: { like: /^[A-Z][\w:/.-]*$/ },
    RESTARTS: { like: /^\d{1,9}(?: \(\S+ ago\))?$/, blanks: 'some', strict: true },
  },
  print: podCells,
  readiness: (printed) => {
    const { whole } = printed;
    const shown = asPrinted(printed);
    if (whole === undefined || shown.status !== 'ready' || shown.finished) return shown;
    const ready = conditionOf(whole, 'Ready');
    return ready === 'True' ? shown : deniedBy(printed, 'Ready', ready);
  },
};

function asPrinted(printed: Printed): Judgement {
  const status = text(printed, 'STATUS');
  const written = text(printed, 'READY');
  // A Pod without gates has nothing to mark in their column.
  const hasGates = text(printed, gatesColumn) !== '<none>';
  const deciding = printedOf(printed, hasGates ? decidingWithGates : decidingAlways);
  if (status === undefined || written === undefined) return bare(printed, deciding);
  const ready = fraction(written);
  const strange = !ready || ready.ready > ready.total || (status === 'Running' && !ready.total);
  if (strange) return unknown(printed, 'STATUS', deciding);
  if (status === 'Running') return running(printed, ready, deciding);
  // Where one of its containers still runs, as a sidecar does, the Pod has not ended.
  if (!ready.ready && (status === 'Completed' || status === 'Succeeded'))
    return completed(printed, deciding);

  const init = status.startsWith(initPrefix);
  const word = init ? status.slice(initPrefix.length) : status;
  const initDone = init && fraction(word);
  if (initDone) return because(printed, 'progressing', 'STATUS', 'pod-init', initDone, deciding);
  // The kubelet numbers these; all mean that the container ended with an error.
  const state = podStates.get(/^(?:ExitCode|Signal):\d+$/.test(word) ? 'Error' : word);
  if (!state) return unknown(printed, 'STATUS', deciding);
  const found = about(printed, 'STATUS', state.code, { status }, state.next);
  return judged(state.status, deciding, found);
}

/**
 * Right for the Pod of a Job, which ends once. What ends again and again, or belongs to something that should keep
 * running, may as well be a crash (checker-rules 1.7: a Deployment's Pod between two restarts, or after one of the node).
 */
function completed(printed: Printed, deciding: readonly string[]): Judgement {
  const count = integer(text(printed, 'RESTARTS')) ?? 0;
  if (count > 0)
    return because(printed, 'progressing', 'RESTARTS', 'pod-completed-again', { count }, deciding);
  if (keepsRunning(printed))
    return because(printed, 'progressing', 'STATUS', 'pod-completed-owned', {}, deciding);
  return { ...judged('ready', deciding), finished: true };
}

/** All containers run; whether they are ready is in READY, and in the gates where those are printed. */
function running(
  printed: Printed,
  ready: { ready: number; total: number },
  deciding: readonly string[],
): Judgement {
  const restarts = text(printed, 'RESTARTS') ?? '';
  const count = integer(restarts) ?? 0;
  if (ready.ready < ready.total) {
    const next = count ? run.previousLogs : undefined;
    return judged('progressing', deciding, about(printed, 'READY', 'pod-not-ready', ready, next));
  }
  const value = text(printed, gatesColumn) ?? '<none>';
  const gates = fraction(value);
  if (value !== '<none>' && (!gates || gates.ready < gates.total)) {
    const status = gates ? 'progressing' : 'unknown';
    return because(printed, status, gatesColumn, 'pod-readiness-gates', { value }, deciding);
  }
  // Ready now, but restarted several times within the last minutes: worth a second look.
  const recent = count >= recentRestarts && /\((?:\d+m)?(?:\d+s)? ago\)/.test(restarts);
  return recent
    ? judged(
        'ready',
        deciding,
        about(printed, 'RESTARTS', 'pod-restarted', { count }, run.previousLogs),
      )
    : judged('ready', deciding);
}

const lasting = ['ReplicaSet', 'ReplicationController', 'StatefulSet', 'DaemonSet'];

/** Labels that only those controllers give (`--show-labels`). */
const lastingLabel = /(?:template|revision)-hash=|statefulset\./;

/**
 * Whether a Pod belongs to something that should keep it running, by its owner or, where only its row is there, by its
 * name: a ReplicaSet adds the hash of its template and five characters, a StatefulSet an ordinal, a Job five characters
 * alone (GenerateName and SafeEncodeString in kubernetes staging/src/k8s.io/apimachinery/pkg/util/rand/rand.go).
 */
function keepsRunning(printed: Printed): boolean {
  const { name, whole } = printed;
  if (whole === undefined)
    return hasLastingName(name) || lastingLabel.test(text(printed, 'LABELS') ?? '');
  if (textAt(whole, 'spec', 'restartPolicy') === 'Always') return true;
  const owners = listAt(whole, 'metadata', 'ownerReferences').map((owner) => textAt(owner, 'kind'));
  return owners.length > 0 ? owners.some((owner) => lasting.includes(owner)) : hasLastingName(name);
}

/** The characters of `SafeEncodeString`. A CronJob's minutes, `hello-29345678-7xk2p`, have no letter among them. */
const template = /-([bcdfghj-np-tvwxz24-9]{6,10})-[bcdfghj-np-tvwxz24-9]{5}$/;
const ordinal = /-\d{1,9}$/;

const hasLastingName = (name: string): boolean =>
  ordinal.test(name) || /[a-z]/.test(template.exec(name)?.[1] ?? '');
