/**
 * HorizontalPodAutoscalers: `<unknown>` in TARGETS means that no metrics have come in (printHorizontalPodAutoscaler;
 * Argo CD calls FailedGetResourceMetric Degraded). Before Kubernetes 1.7 the measured value stood in CURRENT.
 */
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import { bare, judged } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, text } from './rule.ts';

export function autoscalers(printed: Printed): Judgement {
  const column = text(printed, 'TARGETS') === undefined ? 'CURRENT' : 'TARGETS';
  const value = text(printed, column);
  if (value === undefined) return bare(printed);
  if (value !== '' && !value.includes('<')) return judged('ready', [column]);
  const at = placeOf(printed, column);
  const next = run.describe('HorizontalPodAutoscaler', printed);
  return judged(
    'progressing',
    [column],
    finding('metrics-unknown', { name: printed.name }, at, next),
  );
}
