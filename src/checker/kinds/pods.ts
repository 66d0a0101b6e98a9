/**
 * Pods: STATUS and READY decide, with `-o wide` the readiness gates too
 * (printPod in kubernetes pkg/printers/internalversion/printers.go; checker-rules 1.7, 2.2, 2.3).
 */
import * as run from './commands.ts';
import { fraction, integer } from './numbers.ts';
import { about, bare, because, judged, unknown } from './outcomes.ts';
import { podStates } from './pod-states.ts';
import type { Judgement, Printed } from './rule.ts';
import { printedOf, text } from './rule.ts';

const recentRestarts = 3;
const initPrefix = 'Init:';
const gatesColumn = 'READINESS GATES';

export function pods(printed: Printed): Judgement {
  const status = text(printed, 'STATUS');
  const written = text(printed, 'READY');
  // A Pod without gates has nothing to mark in their column.
  const hasGates = text(printed, gatesColumn) !== '<none>';
  const deciding = printedOf(printed, ['READY', 'STATUS', ...(hasGates ? [gatesColumn] : [])]);
  if (status === undefined || written === undefined) return bare(printed, deciding);
  const ready = fraction(written);
  const strange = !ready || ready.ready > ready.total || (status === 'Running' && !ready.total);
  if (strange) return unknown(printed, 'STATUS', deciding);
  if (status === 'Running') return running(printed, ready, deciding);
  const restarts = integer(text(printed, 'RESTARTS')) ?? 0;
  if (status === 'Completed' || status === 'Succeeded')
    // A Job's Pod ends once; one that ends again and again belongs to something that should keep running.
    return restarts
      ? because(printed, 'ready', 'RESTARTS', 'pod-completed-again', { count: restarts }, deciding)
      : judged('ready', deciding);

  const init = status.startsWith(initPrefix);
  const word = init ? status.slice(initPrefix.length) : status;
  const initDone = init && fraction(word);
  if (initDone) return because(printed, 'progressing', 'STATUS', 'pod-init', initDone, deciding);
  // The kubelet numbers these; all mean that the container ended with an error.
  const state = podStates.get(/^(?:ExitCode|Signal):\d+$/.test(word) ? 'Error' : word);
  if (!state) return unknown(printed, 'STATUS', deciding);
  const found = about(printed, 'STATUS', state.code, { status }, state.next(printed));
  return judged(state.status, deciding, found);
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
    const next = count ? run.previousLogs(printed) : undefined;
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
  const next = run.previousLogs(printed);
  return recent
    ? judged('ready', deciding, about(printed, 'RESTARTS', 'pod-restarted', { count }, next))
    : judged('ready', deciding);
}
