/**
 * HorizontalPodAutoscalers: `<unknown>` in TARGETS means that no metrics have come in (printHorizontalPodAutoscaler;
 * Argo CD calls FailedGetResourceMetric Degraded). Before Kubernetes 1.7 the measured value stood in CURRENT.
 */
import { bare, because, judged } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function autoscalers(printed: Printed): Judgement {
  const column = text(printed, 'TARGETS') === undefined ? 'CURRENT' : 'TARGETS';
  const value = text(printed, column);
  if (value === undefined) return bare(printed);
  return value !== '' && !value.includes('<')
    ? judged('ready', [column])
    : because(printed, 'progressing', column, 'metrics-unknown', {});
}
