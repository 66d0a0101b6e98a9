import { describe, expect, test } from 'vitest';
import { podCells } from '#checker/kinds/pod-cells.ts';
import type { Value } from '#checker/kinds/value.ts';

type Fields = Readonly<Record<string, Value>>;

const up = { running: { startedAt: '2026-01-01T00:00:00Z' } };
const ended = (exitCode: number, more: Fields = {}) => ({ terminated: { exitCode, ...more } });
const container = (name: string, state: Value, more: Fields = {}): Value => ({
  name,
  ready: true,
  restartCount: 0,
  state,
  ...more,
});

/** What kubectl prints of a Pod with one container `main`, which runs, but for what is given. */
const printed = (spec: Fields, status: Fields, metadata: Fields = {}) =>
  podCells({
    metadata: { name: 'web', ...metadata },
    spec: { containers: [{ name: 'main' }], ...spec },
    status: { phase: 'Running', containerStatuses: [container('main', up)], ...status },
  });

describe('init containers', () => {
  const two = { initContainers: [{ name: 'first' }, { name: 'second' }] };
  const statusOf = (...initContainerStatuses: Value[]) =>
    printed(two, { phase: 'Pending', initContainerStatuses, containerStatuses: [] })['STATUS'];

  test.each<[string, Value, string]>([
    ['has not begun', container('first', {}), 'Init:0/2'],
    [
      'is about to begin',
      container('first', { waiting: { reason: 'PodInitializing' } }),
      'Init:0/2',
    ],
    [
      'waits',
      container('first', { waiting: { reason: 'ImagePullBackOff' } }),
      'Init:ImagePullBackOff',
    ],
    ['ended with an error', container('first', ended(1, { reason: 'Error' })), 'Init:Error'],
    ['ended with a number', container('first', ended(3)), 'Init:ExitCode:3'],
    ['was ended by a signal', container('first', ended(137, { signal: 9 })), 'Init:Signal:9'],
  ])('of which the first %s', (_, first, status) => {
    expect(statusOf(first)).toBe(status);
  });

  test('of which one is done', () => {
    expect(statusOf(container('first', ended(0)), container('second', up))).toBe('Init:1/2');
  });

  test('are not counted, however often they began', () => {
    const done = container('first', ended(0), { restartCount: 7 });
    const { READY, RESTARTS } = printed(two, { initContainerStatuses: [done] });
    expect([READY, RESTARTS]).toEqual(['1/1', '0']);
  });

  test('say nothing once the Pod is initialized', () => {
    const again = container('first', { waiting: { reason: 'CrashLoopBackOff' } });
    const conditions = [{ type: 'Initialized', status: 'True' }];
    expect(printed(two, { initContainerStatuses: [again] })['STATUS']).toBe(
      'Init:CrashLoopBackOff',
    );
    expect(printed(two, { initContainerStatuses: [again], conditions })['STATUS']).toBe('Running');
  });
});

describe('a sidecar', () => {
  const beside = { initContainers: [{ name: 'proxy', restartPolicy: 'Always' }] };
  const withProxy = (state: Value, more: Fields = {}) =>
    printed(beside, { initContainerStatuses: [container('proxy', state, more)] });

  test('counts among the containers, with its restarts', () => {
    const cells = withProxy(up, { started: true, restartCount: 4 });
    expect([cells['READY'], cells['STATUS'], cells['RESTARTS']]).toEqual(['2/2', 'Running', '4']);
  });

  test('that is not ready keeps the Pod from it', () => {
    expect(withProxy(up, { started: true, ready: false })['READY']).toBe('1/2');
  });

  test('holds the others up until it has started', () => {
    expect(withProxy(up, { started: false })['STATUS']).toBe('Init:0/1');
  });
});

describe('readiness gates', () => {
  const gates = { readinessGates: [{ conditionType: 'a/open' }, { conditionType: 'b/open' }] };
  const open = (...conditions: readonly [string, string][]) =>
    printed(gates, { conditions: conditions.map(([type, status]) => ({ type, status })) })[
      'READINESS GATES'
    ];

  test('are counted by their conditions', () => {
    expect(open()).toBe('0/2');
    expect(open(['a/open', 'True'], ['b/open', 'False'])).toBe('1/2');
    expect(open(['a/open', 'True'], ['b/open', 'True'])).toBe('2/2');
  });

  test('that nobody asked for', () => {
    expect(printed({}, {})['READINESS GATES']).toBe('<none>');
  });
});

describe('a container that has ended beside one that runs', () => {
  const both = { containers: [{ name: 'main' }, { name: 'once' }] };
  const containerStatuses = [
    container('once', ended(0, { reason: 'Completed' }), { ready: false }),
    container('main', up),
  ];

  test.each([
    ['True', 'Running'],
    ['False', 'NotReady'],
  ])('is told by whether the Pod is ready: %s', (status, word) => {
    const conditions = [{ type: 'Ready', status }];
    const cells = printed(both, { containerStatuses, conditions });
    expect([cells['READY'], cells['STATUS']]).toEqual(['1/2', word]);
  });
});

test.each<[string, Fields, Fields, string]>([
  ['is being deleted', {}, { deletionTimestamp: '2026-01-01T00:00:00Z' }, 'Terminating'],
  [
    'is lost with its node',
    { reason: 'NodeLost' },
    { deletionTimestamp: '2026-01-01T00:00:00Z' },
    'Unknown',
  ],
  ['was evicted', { phase: 'Failed', reason: 'Evicted', containerStatuses: [] }, {}, 'Evicted'],
  [
    'has ended and is being deleted',
    { phase: 'Succeeded', containerStatuses: [] },
    { deletionTimestamp: '2026-01-01T00:00:00Z' },
    'Succeeded',
  ],
  [
    'is held back',
    {
      phase: 'Pending',
      containerStatuses: [],
      conditions: [{ type: 'PodScheduled', status: 'False', reason: 'SchedulingGated' }],
    },
    {},
    'SchedulingGated',
  ],
])('a Pod that %s', (_, status, metadata, word) => {
  expect(printed({}, status, metadata)['STATUS']).toBe(word);
});

test('a container is ready only while it runs', () => {
  const stopped = container('main', ended(1, { reason: 'Error' }));
  expect(printed({}, { containerStatuses: [stopped] })['READY']).toBe('0/1');
});
