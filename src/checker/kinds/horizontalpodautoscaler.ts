/**
 * HorizontalPodAutoscalers: `<unknown>` in TARGETS means that no metrics have come in (printHorizontalPodAutoscaler;
 * Argo CD calls FailedGetResourceMetric Degraded). Before Kubernetes 1.7 the measured value stood in CURRENT.
 * In JSON and YAML its conditions count too: ScalingActive and AbleToScale (k8s.io/api autoscaling/v2).
 */
import { count } from './looks.ts';
import { bare, because, deniedBy, judged } from './outcomes.ts';
import type { Columns, KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import type { Value } from './value.ts';
import { at, conditionOf, listAt, textAt } from './value.ts';

export const horizontalPodAutoscaler: KindRecord = {
  kind: 'HorizontalPodAutoscaler',
  plural: 'horizontalpodautoscalers',
  group: 'autoscaling',
  shortNames: ['hpa'],
  namespaced: true,
  layouts: [
    columns('NAME REFERENCE TARGETS MINPODS MAXPODS REPLICAS AGE'),
    columns('NAME REFERENCE TARGET CURRENT MINPODS MAXPODS AGE'),
  ],
  cells: {
    TARGETS: { like: /[/%]|<[a-z]+>/, blanks: 'some' },
    CURRENT: { like: /^\S+$/, blanks: 'some', strict: true },
    MINPODS: count,
    MAXPODS: count,
    REPLICAS: count,
  },
  print,
  readiness,
};

function readiness(printed: Printed): Judgement {
  const { whole } = printed;
  const column = text(printed, 'TARGETS') === undefined ? 'CURRENT' : 'TARGETS';
  const value = text(printed, column);
  if (value === undefined) return bare(printed);
  if (!isMeasured(value)) return because(printed, 'progressing', column, 'metrics-unknown', {});
  for (const type of whole === undefined ? [] : ['AbleToScale', 'ScalingActive']) {
    const condition = conditionOf(whole, type) ?? 'True';
    if (condition !== 'True') return deniedBy(printed, type, condition);
  }
  return judged('ready', [column]);
}

/** `cpu: 3%/80%`, `3%/80%`, `50m/100m (avg)`, several of them, or the `3%` of old: each begins with what was measured. */
const isMeasured = (value: string): boolean =>
  !value.includes('<') &&
  value
    .replace(/ \+ \d+ more\.{3}$/, '')
    .split(', ')
    .every((each) => /^(?:[^\s:]+: )?\d/.test(each));

/** One text for each metric of `spec`; of those without it, of each that is reported. */
function print(object: Value): Columns {
  const wanted = listAt(object, 'spec', 'metrics');
  const measured = listAt(object, 'status', 'currentMetrics');
  const simple = at(object, 'status', 'currentCPUUtilizationPercentage');
  if (wanted.length === 0 && measured.length === 0)
    return { TARGETS: typeof simple === 'number' ? `cpu: ${simple}%` : '<unknown>' };
  const current = (index: number) => metricOf(measured[index] ?? null, 'current');
  const texts =
    wanted.length > 0
      ? wanted.map((metric, index) => {
          const { name, amount } = metricOf(metric, 'target');
          return `${name}: ${current(index).amount}/${amount}`;
        })
      : measured.map((_, index) => `${current(index).name}: ${current(index).amount}`);
  return { TARGETS: texts.join(', ') };
}

/** The name of a metric and how much of it is measured or wanted: `<unknown>` where its own type says nothing. */
function metricOf(metric: Value, side: 'current' | 'target'): { name: string; amount: string } {
  const type = textAt(metric, 'type');
  const own = at(metric, type.slice(0, 1).toLowerCase() + type.slice(1));
  const percent = at(own, side, 'averageUtilization');
  const amount =
    typeof percent === 'number'
      ? `${percent}%`
      : [at(own, side, 'averageValue'), at(own, side, 'value')].find(
          (each) => typeof each === 'string' || typeof each === 'number',
        );
  const name = textAt(own, 'name') || textAt(own, 'metric', 'name');
  return { name: name || 'metric', amount: String(amount ?? '<unknown>') };
}
