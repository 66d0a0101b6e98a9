import { describe, expect, test } from 'vitest';
import { describe as describeIt, get, logs, previousLogs } from '#checker/kinds/commands.ts';
import { kindOf, sameKind } from '#checker/kinds/names-of-kinds.ts';
import type { Value } from '#checker/kinds/value.ts';
import { conditionIn, countAt } from '#checker/kinds/value.ts';
import { inShort, judged, judgedWhole } from './judged.ts';

test('a condition that stands twice is True only if both say so', () => {
  const said = (...statuses: string[]) =>
    conditionIn(
      statuses.map((status) => ({ type: 'Ready', status })),
      'Ready',
    );
  expect(said()).toBeUndefined();
  expect(said('True', 'True')).toBe('True');
  expect(said('True', 'False')).toBe('False');
  expect(said('Unknown', 'True')).toBe('Unknown');
});

test('a count is a whole number and nothing else', () => {
  const counts = [3, 1.5, '3', true, null].map((count) => countAt({ count }, 'count'));
  expect(counts).toEqual([3, 0, 0, 0, 0]);
});

describe('kinds by their names', () => {
  test.each([
    ['deployments.apps', 'Deployment'],
    ['deployments.v1.apps', 'Deployment'],
    ['deployments.extensions', 'Deployment'],
    ['events.events.k8s.io', 'Event'],
    ['cronjobs.v1beta1.batch', 'CronJob'],
    ['cronjobs.v12.batch', 'CronJob'],
    ['ippools.crd.projectcalico.org', 'IPPool'],
    // Another group has another kind of that name.
    ['clusters.example.com', 'clusters.example.com'],
    ['pods.example.com', 'pods.example.com'],
    ['pods.apps', 'pods.apps'],
    ['deployments.example.apps', 'Deployment'],
  ])('%s is %s', (word, kind) => {
    expect(kindOf(word)).toBe(kind);
  });

  test.each([
    ['widget', 'widgets', true],
    ['widgets', 'widget', true],
    ['widgets.example.com', 'widget', true],
    ['widgets.example.com', 'widget.example.com', true],
    ['widgets.example.com', 'widget.example.org', false],
    ['widgets.a.b', 'widgets.a.c', false],
    ['widget', 'gadget', false],
    ['pods', 'Pod', true],
    ['pods', 'podss', false],
  ])('%s and %s are one kind: %s', (one, other, same) => {
    expect(sameKind(one, other)).toBe(same);
  });
});

test('the next command names the object, and nothing that is no name', () => {
  const web = { name: 'web', namespace: 'shop' };
  expect(logs(web)).toBe('kubectl logs web -n shop --all-containers --ignore-errors');
  expect(previousLogs(web)).toBe(
    'kubectl logs web -n shop --all-containers --ignore-errors --previous',
  );
  expect(describeIt('Pod', { name: 'web', namespace: undefined })).toBe('kubectl describe pod web');
  expect(get('Pod; rm', web)).toBeUndefined();
  expect(get('Pod', { ...web, name: '$(rm)' })).toBeUndefined();
});

describe('a kind in what it prints', () => {
  const pod = (columns: Readonly<Record<string, string>>, name?: string) =>
    inShort(judged('Pod', { READY: '1/1', STATUS: 'Running', RESTARTS: '0', ...columns }, name));

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['more ready than there are', { READY: '2/1' }, 'unknown status-unknown'],
    ['a number that ended it', { STATUS: 'ExitCode:3', READY: '0/1' }, 'failed pod-error'],
    [
      'that behind another word',
      { STATUS: 'MyExitCode:3', READY: '0/1' },
      'unknown status-unknown',
    ],
    ['restarts within minutes', { RESTARTS: '5 (3m2s ago)' }, 'ready pod-restarted'],
    ['restarts long ago', { RESTARTS: '5 (3d ago)' }, 'ready'],
    ['blanks around its words', { READY: ' 1/1 ', STATUS: ' Running ' }, 'ready'],
  ])('Pod: %s', (_, columns, said) => {
    expect(pod(columns)).toBe(said);
  });

  test('Pod: how often it was restarted is said', () => {
    const [found] = judged('Pod', {
      READY: '1/1',
      STATUS: 'Running',
      RESTARTS: '5 (2m ago)',
    }).findings;
    expect(found?.params).toMatchObject({ count: 5 });
  });

  test('Pod: one whose node is lost is looked for among the nodes', () => {
    const [found] = judged('Pod', { READY: '1/1', STATUS: 'NodeLost', RESTARTS: '0' }).findings;
    expect(found?.next).toBe('kubectl get nodes');
  });

  test.each([
    ['a node that never reported', { STATUS: 'Ready', VERSION: '' }, 'unknown row-cut'],
    [
      'a node that does not report',
      { STATUS: 'NotReady', VERSION: '' },
      'progressing node-not-ready',
    ],
    [
      'a cordoned one',
      { STATUS: 'Ready,SchedulingDisabled', VERSION: 'v1.36.1' },
      'ready node-cordoned',
    ],
    ['without its status', { VERSION: 'v1.36.1' }, 'unknown readiness-not-shown'],
  ])('Node: %s', (_, columns, said) => {
    expect(inShort(judged('Node', columns))).toBe(said);
  });

  test.each([
    ['<nodes>', 'ready'],
    ['<none>', 'ready'],
    ['<pending>', 'progressing service-no-address'],
    ['10.0.0.1', 'ready'],
    ['--', 'progressing service-no-address'],
  ])('Service without TYPE: %s is %s', (address, said) => {
    expect(inShort(judged('Service', { 'CLUSTER-IP': '10.0.0.9', 'EXTERNAL-IP': address }))).toBe(
      said,
    );
  });

  test('what still changes is not ready, whatever else is said', () => {
    const operator = (progressing: string) =>
      inShort(
        judged('TigeraStatus', {
          AVAILABLE: 'True',
          PROGRESSING: progressing,
          DEGRADED: 'False',
          SINCE: '5m',
        }),
      );
    expect([operator('False'), operator('True')]).toEqual([
      'ready',
      'progressing condition-not-true',
    ]);
  });

  test.each([
    ['True', 'False', 'False', '5m', 'ready'],
    ['True', 'False', 'False', '', 'unknown row-cut'],
    ['False', 'False', 'False', '', 'progressing condition-not-true'],
    ['True', 'False', 'True', '5m', 'failed condition-not-true'],
    ['Maybe', 'False', 'False', '5m', 'unknown status-unknown'],
    ['', '', '', '', 'progressing condition-not-true'],
  ])('TigeraStatus %s %s %s since "%s" is %s', (available, progressing, degraded, since, said) => {
    const columns = {
      AVAILABLE: available,
      PROGRESSING: progressing,
      DEGRADED: degraded,
      SINCE: since,
    };
    expect(inShort(judged('TigeraStatus', columns))).toBe(said);
  });

  test.each([
    ['cpu: 3%/80%', 'ready'],
    ['cpu: 3%/80%, memory: 10Mi/20Mi + 12 more...', 'ready'],
    ['cpu: 3%/80%, memory: <unknown>/80%', 'progressing metrics-unknown'],
    ['cpu: 3%/80%, memory: none/80%', 'progressing metrics-unknown'],
  ])('HorizontalPodAutoscaler: %s is %s', (targets, said) => {
    expect(inShort(judged('HorizontalPodAutoscaler', { TARGETS: targets }))).toBe(said);
  });

  test('what is available counts where nothing tells what is ready', () => {
    const { counts } = judged('Rollout', {
      DESIRED: '3',
      CURRENT: '3',
      'UP-TO-DATE': '3',
      AVAILABLE: '2',
    });
    expect(counts).toEqual({ ready: 2, total: 3 });
  });
});

describe('a kind as JSON or YAML', () => {
  const whole = (kind: string, object: Readonly<Record<string, Value>>, name?: string) =>
    inShort(judgedWhole(kind, object, name));

  test.each<[string, Value, string]>([
    ['of a DaemonSet', [{ kind: 'DaemonSet' }], 'progressing pod-completed-owned'],
    ['of a Job', [{ kind: 'Job' }], 'ready'],
    [
      'of a Job and a StatefulSet',
      [{ kind: 'Job' }, { kind: 'StatefulSet' }],
      'progressing pod-completed-owned',
    ],
  ])('Pod that has ended, %s', (_, ownerReferences, said) => {
    const object = {
      metadata: { ownerReferences },
      spec: { containers: [{ name: 'main' }], restartPolicy: 'Never' },
      status: {
        phase: 'Succeeded',
        containerStatuses: [
          {
            name: 'main',
            ready: false,
            state: { terminated: { exitCode: 0, reason: 'Completed' } },
          },
        ],
      },
    };
    expect(whole('Pod', object)).toBe(said);
  });

  test.each([
    ['measured', { averageUtilization: 3 }, 'ready'],
    ['empty', {}, 'progressing metrics-unknown'],
  ])('HorizontalPodAutoscaler whose metric is %s', (_, current, said) => {
    const object = {
      spec: { metrics: [{ type: 'Resource' }] },
      status: { currentMetrics: [{ type: 'Resource', resource: { current } }] },
    };
    expect(whole('HorizontalPodAutoscaler', object)).toBe(said);
  });

  test('HorizontalPodAutoscaler: every metric counts', () => {
    const metric = (current: Value) => ({ type: 'Resource', resource: { current } });
    const object = (...currentMetrics: Value[]) => ({
      spec: { metrics: [{ type: 'Resource' }, { type: 'Resource' }] },
      status: { currentMetrics },
    });
    const measured = metric({ averageUtilization: 3 });
    expect(whole('HorizontalPodAutoscaler', object(measured, measured))).toBe('ready');
    expect(whole('HorizontalPodAutoscaler', object(measured, metric({})))).toMatch(/^progressing/);
    expect(whole('HorizontalPodAutoscaler', object(measured))).toMatch(/^progressing/);
  });

  test('CronJob: whether it is suspended stands in its spec', () => {
    expect(whole('CronJob', { spec: { suspend: true } })).toBe('ready cronjob-suspended');
    expect(whole('CronJob', { suspend: true })).toBe('ready');
  });

  test('Node: a version that it reports is printed', () => {
    const conditions = [{ type: 'Ready', status: 'True' }];
    const object = (nodeInfo: Value) => ({ status: { conditions, nodeInfo } });
    expect(whole('Node', object({ kubeletVersion: 'v1.36.1' }))).toBe('ready');
  });

  test('Job that runs one Pod after the other wants one', () => {
    const object = (spec: Value) => ({
      spec,
      status: { succeeded: 1, conditions: [{ type: 'Complete', status: 'True' }] },
    });
    expect(whole('Job', object({ parallelism: 1 }))).toBe('ready');
  });

  test('Deployment whose rollout goes on is not held against it; one that is stuck is', () => {
    const object = (progressing: string) => ({
      metadata: { generation: 1 },
      spec: { replicas: 1 },
      status: {
        observedGeneration: 1,
        replicas: 1,
        updatedReplicas: 1,
        readyReplicas: 1,
        availableReplicas: 1,
        conditions: [
          { type: 'Available', status: 'True' },
          { type: 'Progressing', status: progressing },
        ],
      },
    });
    expect(whole('Deployment', object('True'))).toBe('ready');
    expect(whole('Deployment', object('Unknown'))).toBe('ready');
    expect(whole('Deployment', object('False'))).toBe('progressing condition-not-true');
    const [found] = judgedWhole('Deployment', object('False')).findings;
    expect(found?.params).toMatchObject({ column: 'Progressing', value: 'False' });
  });
});
