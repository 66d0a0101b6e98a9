/**
 * HorizontalPodAutoscalers: `<unknown>` in TARGETS means that no metrics have come in (printHorizontalPodAutoscaler;
 * Argo CD calls FailedGetResourceMetric Degraded). JSON and YAML tell of each metric whether it is measured, and their
 * conditions count too: ScalingActive and AbleToScale (k8s.io/api autoscaling/v2).
 */
import { count } from './looks.ts';
import { bare, because, hidden, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import type { Value } from './value.ts';
import { at, isMapping, listAt, textAt } from './value.ts';

export const horizontalPodAutoscaler: KindRecord = {
  kind: 'HorizontalPodAutoscaler',
  group: 'autoscaling',
  shortNames: ['hpa'],
  layouts: [columns('NAME REFERENCE TARGETS MINPODS MAXPODS REPLICAS AGE')],
  cells: {
    TARGETS: { like: /[/%]|<[a-z]+>/, blanks: 'some' },
    MINPODS: count,
    MAXPODS: count,
    REPLICAS: count,
  },
  readiness,
};

function readiness(printed: Printed): Judgement {
  const { whole } = printed;
  if (whole !== undefined) return readinessOf(printed, whole);
  const column = 'TARGETS';
  const value = text(printed, column);
  if (value === undefined) return bare(printed);
  return isMeasured(value)
    ? judged('ready', [column])
    : because(printed, 'progressing', column, 'metrics-unknown', {});
}

/** `cpu: 3%/80%`, `3%/80%`, `50m/100m (avg)`, several of them: each begins with what was measured. */
const isMeasured = (value: string): boolean =>
  !value.includes('<') &&
  value
    .replace(/ \+ \d+ more\.{3}$/, '')
    .split(', ')
    .every((each) => /^(?:[^\s:]+: )?\d/.test(each));

function readinessOf(printed: Printed, object: Value): Judgement {
  const measured = listAt(object, 'status', 'currentMetrics');
  const desired = listAt(object, 'spec', 'metrics').length || 1;
  const isKnown =
    at(object, 'status', 'currentCPUUtilizationPercentage') !== undefined ||
    (measured.length >= desired && measured.every(hasValue));
  return isKnown ? judged('ready', []) : hidden(printed, 'progressing', 'metrics-unknown', {});
}

/** `{ type: 'Pods', pods: { current: { averageValue: '3' } } }`; one that was not measured is empty. */
function hasValue(metric: Value): boolean {
  const type = textAt(metric, 'type');
  const current = at(metric, type.slice(0, 1).toLowerCase() + type.slice(1), 'current');
  return isMapping(current) && Object.keys(current).length > 0;
}
