/**
 * Pods: STATUS and READY decide, with `-o wide` the readiness gates too
 * (printPod in kubernetes pkg/printers/internalversion/printers.go; checker-rules 1.7, 2.2, 2.3).
 */
import { finding } from '#checker/findings.ts';
import type { Finding, Status } from '#checker/types.ts';
import * as run from './commands.ts';
import { fraction, integer } from './numbers.ts';
import { podStates } from './pod-states.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, printedOf, text } from './rule.ts';

const recentRestarts = 3;

/** The kubelet numbers `ExitCode:N` and `Signal:N`; an init container's word stands behind `Init:`. */
const stateOf = (word: string) =>
  podStates.get(/^(?:ExitCode|Signal):\d+$/.test(word) ? 'Error' : word);

export function pods(printed: Printed): Judgement {
  const { name } = printed;
  const status = text(printed, 'STATUS');
  const ready = fraction(text(printed, 'READY'));
  const deciding = printedOf(printed, ['READY', 'STATUS', 'READINESS GATES']);
  const say = (status: Status, ...findings: Finding[]): Judgement => ({
    status,
    deciding,
    findings,
  });
  const at = placeOf(printed, 'STATUS');

  if (status === undefined || text(printed, 'READY') === undefined)
    return {
      ...say(
        'unknown',
        finding('readiness-not-shown', { kind: 'Pod', name }, at, run.get('Pod', printed)),
      ),
      bare: true,
    };
  const unknown = () =>
    say('unknown', finding('status-unknown', { kind: 'Pod', name, status }, at));
  if (!ready || ready.ready > ready.total) return unknown();
  if (status === 'Terminating')
    return say('terminating', finding('terminating', { kind: 'Pod', name }, at));
  if (status === 'Completed' || status === 'Succeeded') return say('ready', ...finished(printed));
  if (status === 'Running') return ready.total === 0 ? unknown() : running(printed, say, ready);

  const init = status.startsWith('Init:') ? status.slice('Init:'.length) : undefined;
  const initDone = fraction(init);
  if (initDone)
    return say(
      'progressing',
      finding('pod-init', { name, ...initDone }, at, run.describe('Pod', printed)),
    );
  const state = stateOf(init ?? status);
  return state
    ? say(state.status, finding(state.code, { name, status }, at, state.next(printed)))
    : unknown();
}

/** All containers run; whether they are ready is in READY, and in the gates where those are printed. */
function running(
  printed: Printed,
  say: (status: Status, ...findings: Finding[]) => Judgement,
  ready: { ready: number; total: number },
): Judgement {
  const { name } = printed;
  if (ready.ready < ready.total) {
    const next = integer(text(printed, 'RESTARTS'))
      ? run.previousLogs(printed)
      : run.describe('Pod', printed);
    return say(
      'progressing',
      finding('pod-not-ready', { name, ...ready }, placeOf(printed, 'READY'), next),
    );
  }
  const value = text(printed, 'READINESS GATES');
  const gates = fraction(value);
  const at = placeOf(printed, 'READINESS GATES');
  if (value !== undefined && value !== '<none>' && (!gates || gates.ready < gates.total))
    return say(
      gates ? 'progressing' : 'unknown',
      finding('pod-readiness-gates', { name, value }, at, run.describe('Pod', printed)),
    );
  return say('ready', ...restarted(printed));
}

/** A Pod that is ready now but was restarted several times within the last minutes deserves a second look. */
function restarted(printed: Printed): Finding[] {
  const value = text(printed, 'RESTARTS') ?? '';
  const count = integer(value) ?? 0;
  const recent = /\((?:\d+m)?(?:\d+s)? ago\)/.test(value);
  if (count < recentRestarts || !recent) return [];
  const { name } = printed;
  return [
    finding(
      'pod-restarted',
      { name, count },
      placeOf(printed, 'RESTARTS'),
      run.previousLogs(printed),
    ),
  ];
}

/** A Job's Pod ends once; one that ends again and again belongs to something that should keep running. */
function finished(printed: Printed): Finding[] {
  const count = integer(text(printed, 'RESTARTS')) ?? 0;
  if (count === 0) return [];
  const { name } = printed;
  return [
    finding(
      'pod-completed-again',
      { name, count },
      placeOf(printed, 'RESTARTS'),
      run.describe('Pod', printed),
    ),
  ];
}
