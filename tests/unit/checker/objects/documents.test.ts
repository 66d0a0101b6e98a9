import { describe, expect, test } from 'vitest';
import { codesOf, verdictOn } from '../pasted.ts';

interface Parts {
  metadata?: object;
  spec?: object;
  status?: object;
}

const json = (kind: string, { metadata, spec, status }: Parts): string =>
  `${JSON.stringify({ apiVersion: 'v1', kind, metadata: { name: 'web', namespace: 'shop', uid: 'a1', ...metadata }, spec, status }, null, 4)}\n`;
const conditions = (states: Record<string, string>, more: object = {}) =>
  Object.entries(states).map(([type, status]) => ({ type, status, ...more }));

const runningPod = {
  spec: { containers: [{ name: 'a' }] },
  status: {
    phase: 'Running',
    conditions: conditions({ Ready: 'True', Initialized: 'True' }),
    containerStatuses: [{ name: 'a', ready: true, restartCount: 0, state: { running: {} } }],
  },
};
const rolledOut = {
  metadata: { generation: 2 },
  spec: { replicas: 3 },
  status: {
    observedGeneration: 2,
    replicas: 3,
    updatedReplicas: 3,
    readyReplicas: 3,
    availableReplicas: 3,
    conditions: conditions({ Available: 'True', Progressing: 'True' }),
  },
};
const everywhere = {
  metadata: { generation: 1 },
  status: {
    observedGeneration: 1,
    desiredNumberScheduled: 3,
    currentNumberScheduled: 3,
    numberReady: 3,
    updatedNumberScheduled: 3,
    numberAvailable: 3,
  },
};
const waitingFor = (reason: string, key = 'containerStatuses') => ({
  ...runningPod,
  status: {
    phase: 'Pending',
    [key]: [{ name: 'a', ready: false, restartCount: 0, state: { waiting: { reason } } }],
  },
});

describe('one object of -o json', () => {
  test.each<[string, string, Parts, string]>([
    ['a running Pod', 'Pod', runningPod, 'met'],
    [
      'a Pod whose Ready condition is False',
      'Pod',
      {
        ...runningPod,
        status: { ...runningPod.status, conditions: conditions({ Ready: 'False' }) },
      },
      'waiting condition-not-true',
    ],
    [
      'a Pod that is being deleted',
      'Pod',
      { ...runningPod, metadata: { deletionTimestamp: '2026-11-21T00:00:00Z' } },
      'waiting terminating',
    ],
    ['a Pod that cannot pull', 'Pod', waitingFor('ImagePullBackOff'), 'failed pod-image-pull'],
    [
      'a Pod whose init container crashes',
      'Pod',
      waitingFor('CrashLoopBackOff', 'initContainerStatuses'),
      'failed pod-crashing',
    ],
    [
      'a Pod that is not scheduled',
      'Pod',
      { status: { phase: 'Pending' }, spec: { containers: [{}] } },
      'waiting pod-pending',
    ],
    [
      'an evicted Pod',
      'Pod',
      { status: { phase: 'Failed', reason: 'Evicted' }, spec: { containers: [{}] } },
      'failed pod-evicted',
    ],
    [
      'a finished Pod',
      'Pod',
      { status: { phase: 'Succeeded' }, spec: { containers: [{}] } },
      'met',
    ],
    ['a Pod without status', 'Pod', {}, 'unreadable status-unknown'],
    ['a node', 'Node', { status: { conditions: conditions({ Ready: 'True' }) } }, 'met'],
    [
      'a node whose kubelet is silent',
      'Node',
      { status: { conditions: conditions({ Ready: 'Unknown' }) } },
      'waiting node-not-ready',
    ],
    ['a Deployment', 'Deployment', rolledOut, 'met'],
    [
      'a Deployment whose change is not observed',
      'Deployment',
      { ...rolledOut, metadata: { generation: 3 } },
      'waiting spec-not-observed',
    ],
    [
      'a Deployment that nobody has observed',
      'Deployment',
      { ...rolledOut, status: { ...rolledOut.status, observedGeneration: undefined } },
      'waiting spec-not-observed',
    ],
    [
      'a Deployment that is stuck',
      'Deployment',
      {
        ...rolledOut,
        status: {
          ...rolledOut.status,
          updatedReplicas: 1,
          conditions: [
            { type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded' },
          ],
        },
      },
      'failed progress-deadline',
    ],
    [
      'a Deployment over quota',
      'Deployment',
      {
        ...rolledOut,
        status: { ...rolledOut.status, conditions: conditions({ ReplicaFailure: 'True' }) },
      },
      'failed replica-failure',
    ],
    [
      'a Deployment with an old Pod left',
      'Deployment',
      { ...rolledOut, status: { ...rolledOut.status, replicas: 4 } },
      'waiting replicas-surplus',
    ],
    [
      'a ReplicaSet that is ready but not available',
      'ReplicaSet',
      {
        spec: { replicas: 2 },
        metadata: { generation: 1 },
        status: { observedGeneration: 1, replicas: 2, readyReplicas: 2, availableReplicas: 1 },
      },
      'waiting replicas-unavailable',
    ],
    [
      'a Deployment of 0',
      'Deployment',
      { ...rolledOut, spec: { replicas: 0 }, status: { observedGeneration: 2 } },
      'waiting nothing-desired',
    ],
    ['a DaemonSet', 'DaemonSet', everywhere, 'met'],
    [
      'a DaemonSet without readiness',
      'DaemonSet',
      { ...everywhere, status: { ...everywhere.status, numberReady: undefined } },
      'waiting replicas-not-ready',
    ],
    [
      'a StatefulSet between two revisions',
      'StatefulSet',
      {
        spec: { replicas: 1 },
        metadata: { generation: 1 },
        status: {
          observedGeneration: 1,
          readyReplicas: 1,
          currentRevision: 'a',
          updateRevision: 'b',
        },
      },
      'waiting spec-not-observed',
    ],
    ['a Job', 'Job', { status: { conditions: conditions({ Complete: 'True' }) } }, 'met'],
    ['a running Job', 'Job', { status: { active: 1 } }, 'waiting job-running'],
    [
      'a failed Job',
      'Job',
      { status: { conditions: conditions({ Failed: 'True' }) } },
      'failed job-failed',
    ],
    ['a claim', 'PersistentVolumeClaim', { status: { phase: 'Bound' } }, 'met'],
    [
      'a load balancer',
      'Service',
      { spec: { type: 'LoadBalancer' }, status: { loadBalancer: {} } },
      'waiting service-no-address',
    ],
    [
      'a CustomResourceDefinition',
      'CustomResourceDefinition',
      { status: { conditions: conditions({ Established: 'True' }) } },
      'met',
    ],
    ['one that is not established', 'CustomResourceDefinition', {}, 'waiting condition-not-true'],
    [
      'a degraded operator',
      'TigeraStatus',
      {
        status: {
          conditions: conditions({ Available: 'True', Progressing: 'False', Degraded: 'True' }),
        },
      },
      'failed condition-not-true',
    ],
    [
      'a custom resource that is Ready',
      'Certificate',
      { status: { conditions: conditions({ Ready: 'True' }) } },
      'met',
    ],
    [
      'a custom resource that is not',
      'Certificate',
      { status: { conditions: conditions({ Ready: 'False' }) } },
      'waiting condition-not-true',
    ],
    [
      'a Ready condition of an earlier generation',
      'Certificate',
      {
        metadata: { generation: 2 },
        status: { conditions: conditions({ Ready: 'True' }, { observedGeneration: 1 }) },
      },
      'waiting spec-not-observed',
    ],
    ['a custom resource that reports nothing', 'Certificate', {}, 'unreadable readiness-not-shown'],
  ])('%s', (_, kind, parts, expected) => {
    const verdict = verdictOn(json(kind, parts));
    expect([verdict.verdict, ...codesOf(verdict)].join(' ')).toBe(expected);
  });
});

describe('other forms', () => {
  const list = `${JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [JSON.parse(json('Pod', runningPod)), JSON.parse(json('DaemonSet', everywhere))] }, null, 4)}\n`;
  const yaml = (ready: string) =>
    `apiVersion: v1\nkind: Namespace\nmetadata:\n  name: web\n  uid: a1\nspec:\n  finalizers:\n  - kubernetes\nstatus:\n  phase: ${ready}\n`;

  test.each<[string, string, string]>([
    ['a List', list, 'met'],
    ['YAML', yaml('Active'), 'met'],
    ['YAML of something that ends', yaml('Terminating'), 'waiting'],
    [
      'two YAML documents',
      `${yaml('Active')}---\n${yaml('Terminating').replace('name: web', 'name: b')}`,
      'waiting',
    ],
    [
      'a List with an object that is not ready',
      list.replace('"numberReady": 3', '"numberReady": 2'),
      'waiting',
    ],
    ['JSON that is cut off', json('Pod', runningPod).slice(0, -20), 'unreadable'],
    [
      'a status alone',
      `${JSON.stringify({ numberReady: 3, desiredNumberScheduled: 3 }, null, 4)}\n`,
      'unreadable',
    ],
    [
      'an alias',
      'apiVersion: v1\nkind: Namespace\nmetadata: &m\n  name: web\nstatus:\n  phase: Active\n',
      'unreadable',
    ],
  ])('%s is %s', (_, text, expected) => {
    expect(verdictOn(text).verdict).toBe(expected);
  });

  test.each([
    ['a manifest', json('ConfigMap', { metadata: { uid: undefined } })],
    ['a dry run', `$ kubectl create ns web --dry-run=server -o yaml\n${yaml('Active')}`],
  ])('%s shows nothing of the cluster', (_, text) => {
    expect(verdictOn(text).verdict).toBe('unreadable');
    for (const kind of ['ConfigMap', 'Namespace'])
      expect(verdictOn(text, { expect: [{ kind, name: 'web' }] }).verdict).not.toBe('met');
  });

  test('an expectation finds its object, and its cells can be asked for', () => {
    const text = `$ kubectl get ds web -n shop -o json\n${json('DaemonSet', everywhere)}`;
    const check = (columns: Record<string, string>) => ({
      expect: [{ kind: 'DaemonSet', name: 'web', namespace: 'shop', ready: true, columns }],
    });
    expect(verdictOn(text, check({ READY: '= column DESIRED' })).verdict).toBe('met');
    expect(verdictOn(text, check({ READY: '>= 4' })).verdict).toBe('waiting');
  });
});
