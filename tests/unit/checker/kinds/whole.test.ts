import { describe, expect, test } from 'vitest';
import type { Value } from '#checker/kinds/value.ts';
import { inShort, judgedWhole } from './judged.ts';

type Whole = Readonly<Record<string, Value>>;

const conditions = (states: Readonly<Record<string, string>>, more: Whole = {}): Value =>
  Object.entries(states).map(([type, status]) => ({ type, status, ...more }));
const short = (kind: string, object: Whole, name?: string) =>
  inShort(judgedWhole(kind, object, name));
const metadata = { generation: 3 };

describe('what is true of every kind', () => {
  const ready = { conditions: conditions({ Ready: 'True' }) };
  test.each<[string, Whole, string]>([
    ['is ready by its condition', { status: ready }, 'ready'],
    [
      'is being deleted',
      { metadata: { deletionTimestamp: 'x' }, status: ready },
      'terminating terminating',
    ],
    [
      'is Stalled',
      { status: { conditions: conditions({ Ready: 'True', Stalled: 'True' }) } },
      'failed progress-deadline',
    ],
    [
      'is Reconciling',
      { status: { conditions: conditions({ Ready: 'True', Reconciling: 'True' }) } },
      'progressing spec-not-observed',
    ],
    [
      'has a controller that is behind',
      { metadata, status: { ...ready, observedGeneration: 2 } },
      'progressing spec-not-observed',
    ],
    [
      'has a controller that is up to date',
      { metadata, status: { ...ready, observedGeneration: 3 } },
      'ready',
    ],
    [
      'has a condition of an earlier generation',
      {
        metadata,
        status: { conditions: conditions({ Ready: 'True' }, { observedGeneration: 2 }) },
      },
      'progressing spec-not-observed',
    ],
    [
      'has a generation that is no number',
      { metadata, status: { ...ready, observedGeneration: true } },
      'progressing spec-not-observed',
    ],
    [
      'is Ready, but not Accepted',
      { status: { conditions: conditions({ Ready: 'True', Accepted: 'False' }) } },
      'progressing condition-not-true',
    ],
    [
      'is Ready, but its names are not accepted',
      { status: { conditions: conditions({ Ready: 'True', NamesAccepted: 'Unknown' }) } },
      'progressing condition-not-true',
    ],
    ['reports no condition', { status: {} }, 'unknown readiness-not-shown'],
    [
      'reports only that it is Synced',
      { status: { conditions: conditions({ Synced: 'True' }) } },
      'unknown readiness-not-shown',
    ],
  ])('a thing that %s', (_, object, expected) => {
    expect(short('Thing', object)).toBe(expected);
  });
});

describe('a Pod that has completed', () => {
  const pod = (restartPolicy: string, owner?: string): Whole => ({
    metadata: owner ? { ownerReferences: [{ kind: owner, name: 'x' }] } : {},
    spec: { restartPolicy, containers: [{ name: 'a' }] },
    status: {
      phase: 'Succeeded',
      containerStatuses: [
        { name: 'a', restartCount: 0, state: { terminated: { reason: 'Completed', exitCode: 0 } } },
      ],
    },
  });
  test.each([
    ['of a Job, whatever its name', pod('Never', 'Job'), 'web-0', 'ready'],
    ['of nobody, with a name of its own', pod('Never'), 'pi', 'ready'],
    ['of nobody, with an ordinal', pod('Never'), 'web-0', 'progressing pod-completed-owned'],
    ['of a ReplicaSet', pod('Never', 'ReplicaSet'), 'pi', 'progressing pod-completed-owned'],
    ['that is always to be restarted', pod('Always'), 'pi', 'progressing pod-completed-owned'],
  ])('%s', (_, object, name, expected) => {
    expect(short('Pod', object, name)).toBe(expected);
  });
});

test('a Deployment that is complete and no longer progressing is not called ready', () => {
  const deployment = (Progressing: string): Whole => ({
    metadata,
    spec: { replicas: 1 },
    status: {
      observedGeneration: 3,
      replicas: 1,
      updatedReplicas: 1,
      readyReplicas: 1,
      availableReplicas: 1,
      conditions: conditions({ Available: 'True', Progressing }),
    },
  });
  expect(short('Deployment', deployment('True'))).toBe('ready');
  expect(short('Deployment', deployment('False'))).toBe('progressing condition-not-true');
});

describe('a StatefulSet', () => {
  const set = (updated: number, spec: Whole, revisions = ['a', 'b']): Whole => ({
    metadata,
    spec: { replicas: 3, ...spec },
    status: {
      observedGeneration: 3,
      replicas: 3,
      readyReplicas: 3,
      updatedReplicas: updated,
      currentRevision: revisions[0] ?? '',
      updateRevision: revisions[1] ?? '',
    },
  });
  const partition = (number: number) => ({
    updateStrategy: { rollingUpdate: { partition: number } },
  });
  test.each<[string, Whole, string]>([
    ['of one revision', set(3, {}, ['a', 'a']), 'ready'],
    ['between two revisions', set(2, {}), 'progressing spec-not-observed'],
    ['updated down to its partition', set(2, partition(1)), 'ready'],
    [
      'that is not updated down to its partition',
      set(1, partition(1)),
      'progressing replicas-outdated',
    ],
    ['that is not updated at all', set(0, partition(1)), 'progressing replicas-outdated'],
    ['whose partition is above all Pods', set(0, partition(9)), 'ready'],
  ])('%s', (_, object, expected) => {
    expect(short('StatefulSet', object)).toBe(expected);
  });
});

describe('a HorizontalPodAutoscaler', () => {
  const scaler = (current: Value, states: Readonly<Record<string, string>> = {}): Whole => ({
    status: { currentMetrics: [current], conditions: conditions(states) },
  });
  const cpu = { type: 'Resource', resource: { name: 'cpu', current: { averageUtilization: 0 } } };
  test.each<[string, Whole, string]>([
    ['with a metric', scaler(cpu), 'ready'],
    ['that scales', scaler(cpu, { ScalingActive: 'True', AbleToScale: 'True' }), 'ready'],
    [
      'that cannot read its metrics',
      scaler(cpu, { ScalingActive: 'False' }),
      'progressing condition-not-true',
    ],
    ['that cannot scale', scaler(cpu, { AbleToScale: 'False' }), 'progressing condition-not-true'],
    ['with a metric without type', scaler({ type: '' }), 'progressing metrics-unknown'],
    [
      'with a metric without value',
      scaler({ type: 'Resource', resource: { name: 'cpu' } }),
      'progressing metrics-unknown',
    ],
    ['of autoscaling/v1', { status: { currentCPUUtilizationPercentage: 3 } }, 'ready'],
    ['without metrics', { status: {} }, 'progressing metrics-unknown'],
    [
      'that lacks one of two metrics',
      {
        spec: { metrics: [cpu, { type: 'Pods', pods: { metric: { name: 'rps' } } }] },
        status: { currentMetrics: [cpu] },
      },
      'progressing metrics-unknown',
    ],
  ])('%s', (_, object, expected) => {
    expect(short('HorizontalPodAutoscaler', object)).toBe(expected);
  });
});

test('endpoints are counted, those that are not ready too', () => {
  const endpoint = (ready?: boolean) => ({
    addresses: ['10.1.0.2'],
    ...(ready !== undefined && { conditions: { ready } }),
  });
  const slice = judgedWhole('EndpointSlice', {
    endpoints: [endpoint(true), endpoint(false), endpoint()],
  });
  expect(inShort(slice)).toBe('progressing replicas-not-ready');
  expect(slice.counts).toEqual({ ready: 2, total: 3 });
  expect(short('EndpointSlice', { endpoints: [] })).toBe('progressing endpoints-none');
  const addresses = [{ ip: '10.1.0.2' }];
  expect(short('Endpoints', { subsets: [{ addresses, notReadyAddresses: addresses }] })).toBe(
    'progressing replicas-not-ready',
  );
});

describe('a CustomResourceDefinition', () => {
  test.each<[string, Whole, string]>([
    [
      'that is established',
      { status: { conditions: conditions({ Established: 'True' }) } },
      'ready',
    ],
    ['that is not yet', { status: {} }, 'progressing condition-not-true'],
    [
      'that is being deleted',
      {
        metadata: { deletionTimestamp: 'x' },
        status: { conditions: conditions({ Established: 'True' }) },
      },
      'terminating terminating',
    ],
    [
      'whose objects are being deleted',
      { status: { conditions: conditions({ Established: 'True', Terminating: 'True' }) } },
      'terminating terminating',
    ],
  ])('%s', (_, object, expected) => {
    expect(short('CustomResourceDefinition', object)).toBe(expected);
  });
});

describe('an HTTPRoute', () => {
  const parent = (states: Readonly<Record<string, string>>, observedGeneration = 3): Value => ({
    conditions: conditions(states, { observedGeneration }),
  });
  const accepted = { Accepted: 'True', ResolvedRefs: 'True' };
  const route = (parents: readonly Value[], refs = 1): Whole => ({
    metadata,
    spec: { parentRefs: Array.from({ length: refs }, () => ({ name: 'web' })) },
    status: { parents },
  });
  test.each<[string, Whole, string]>([
    ['that its parent accepted', route([parent(accepted)]), 'ready'],
    ['that nobody has looked at', route([]), 'progressing spec-not-observed'],
    [
      'that one of two parents has not looked at',
      route([parent(accepted)], 2),
      'progressing spec-not-observed',
    ],
    [
      'that was accepted before it changed',
      route([parent(accepted, 2)]),
      'progressing spec-not-observed',
    ],
    [
      'whose backend is not there',
      route([parent({ ...accepted, ResolvedRefs: 'False' })]),
      'progressing condition-not-true',
    ],
    [
      'of which one of two parents wants nothing',
      route([parent(accepted), parent({ ...accepted, Accepted: 'False' })], 2),
      'progressing condition-not-true',
    ],
  ])('%s', (_, object, expected) => {
    expect(short('HTTPRoute', object)).toBe(expected);
  });
});

describe('a Gateway', () => {
  const accepted = { Accepted: 'True', Programmed: 'True', ResolvedRefs: 'True' };
  const current = (types: Readonly<Record<string, string>>, observedGeneration = 3): Value =>
    Object.entries(types).map(([type, status]) => ({ type, status, observedGeneration }));
  const gateway = (...listeners: Value[]): Whole => ({
    metadata,
    spec: { listeners: [{ name: 'http' }] },
    status: {
      conditions: current({ Accepted: 'True', Programmed: 'True' }),
      listeners: listeners.map((conditions) => ({ name: 'http', conditions })),
    },
  });
  test.each<[string, Whole, string]>([
    ['whose listener is programmed', gateway(current(accepted)), 'ready'],
    [
      'whose listener is refused',
      gateway(current({ ...accepted, Programmed: 'False' })),
      'progressing condition-not-true',
    ],
    [
      'one of whose listeners is refused',
      gateway(current(accepted), current({ ...accepted, ResolvedRefs: 'False' })),
      'progressing condition-not-true',
    ],
    ['whose listener says nothing', gateway([]), 'progressing condition-not-true'],
    [
      'whose listener says what was true before',
      gateway(current(accepted, 2)),
      'progressing spec-not-observed',
    ],
    ['none of whose listeners is reported', gateway(), 'progressing spec-not-observed'],
  ])('%s', (_, object, expected) => {
    expect(short('Gateway', object)).toBe(expected);
  });
});

test('what Flux is told not to reconcile says what was true before', () => {
  const status = { conditions: conditions({ Ready: 'True' }) };
  expect(short('HelmRelease', { status })).toBe('ready');
  expect(short('HelmRelease', { spec: { suspend: true }, status })).toBe('progressing suspended');
});

describe('a Rollout', () => {
  const rollout = (phase: string, observedGeneration: Value = '3'): Whole => ({
    metadata,
    spec: { replicas: 1 },
    status: { observedGeneration, phase, replicas: 1, updatedReplicas: 1, availableReplicas: 1 },
  });
  test.each<[string, Whole, string]>([
    ['that is healthy', rollout('Healthy'), 'ready'],
    ['that waits for somebody', rollout('Paused'), 'progressing condition-not-true'],
    ['that was aborted', rollout('Degraded'), 'failed condition-not-true'],
    ['that its controller has not seen', rollout('Healthy', '2'), 'progressing spec-not-observed'],
    [
      'of a controller that writes a hash',
      rollout('Healthy', '6d4f8'),
      'progressing spec-not-observed',
    ],
  ])('%s', (_, object, expected) => {
    expect(short('Rollout', object)).toBe(expected);
  });
});
