import { describe, expect, test } from 'vitest';
import { inShort, judged } from './judged.ts';

const pod = (STATUS: string, READY = '0/1', more: Record<string, string> = {}) =>
  judged('Pod', { READY, STATUS, RESTARTS: '0', AGE: '5m', ...more });

describe('every word kubectl prints in the STATUS of a Pod', () => {
  test.each([
    ['Pending', 'progressing pod-pending'],
    ['SchedulingGated', 'progressing pod-gated'],
    ['ContainerCreating', 'progressing pod-creating'],
    ['PodInitializing', 'progressing pod-creating'],
    ['Init:0/3', 'progressing pod-init'],
    ['NotReady', 'progressing pod-half-done'],
    ['Terminating', 'terminating terminating'],
    ['Completed', 'ready'],
    ['Succeeded', 'ready'],
    ['CrashLoopBackOff', 'failed pod-crashing'],
    ['Init:CrashLoopBackOff', 'failed pod-crashing'],
    ['Error', 'failed pod-error'],
    ['Init:Error', 'failed pod-error'],
    ['ExitCode:137', 'failed pod-error'],
    ['Signal:9', 'failed pod-error'],
    ['Init:ExitCode:1', 'failed pod-error'],
    ['Init:Signal:9', 'failed pod-error'],
    ['OOMKilled', 'failed pod-out-of-memory'],
    ['Init:OOMKilled', 'failed pod-out-of-memory'],
    ['ErrImagePull', 'failed pod-image-pull'],
    ['ImagePullBackOff', 'failed pod-image-pull'],
    ['Init:ErrImagePull', 'failed pod-image-pull'],
    ['Init:ImagePullBackOff', 'failed pod-image-pull'],
    ['ErrImageNeverPull', 'failed pod-image-absent'],
    ['InvalidImageName', 'failed pod-image-name'],
    ['ImageInspectError', 'failed pod-image-runtime'],
    ['RegistryUnavailable', 'failed pod-image-runtime'],
    ['SignatureValidationFailed', 'failed pod-image-runtime'],
    ['CreateContainerConfigError', 'failed pod-config'],
    ['CreateContainerError', 'failed pod-start'],
    ['RunContainerError', 'failed pod-start'],
    ['StartError', 'failed pod-start'],
    ['ContainerCannotRun', 'failed pod-start'],
    ['PreCreateHookError', 'failed pod-start'],
    ['PreStartHookError', 'failed pod-start'],
    ['PostStartHookError', 'failed pod-start'],
    ['CreatePodSandboxError', 'failed pod-sandbox'],
    ['ConfigPodSandboxError', 'failed pod-sandbox'],
    ['KillContainerError', 'failed pod-sandbox'],
    ['KillPodSandboxError', 'failed pod-sandbox'],
    ['Evicted', 'failed pod-evicted'],
    ['OutOfcpu', 'failed pod-refused'],
    ['OutOfmemory', 'failed pod-refused'],
    ['OutOfpods', 'failed pod-refused'],
    ['NodeAffinity', 'failed pod-refused'],
    ['UnexpectedAdmissionError', 'failed pod-refused'],
    ['Preempting', 'failed pod-preempted'],
    ['ContainerStatusUnknown', 'failed pod-container-lost'],
    ['NodeLost', 'failed pod-node-lost'],
    ['Unknown', 'failed pod-node-lost'],
    ['Terminated', 'failed pod-node-shutdown'],
    ['DeadlineExceeded', 'failed pod-failed'],
    ['Failed', 'failed pod-failed'],
    ['READY', 'unknown status-unknown'],
    ['CrashLoop', 'unknown status-unknown'],
    ['running', 'unknown status-unknown'],
    ['', 'unknown status-unknown'],
    ['Init:', 'unknown status-unknown'],
    ['constructor', 'unknown status-unknown'],
  ])('%s', (status, expected) => {
    expect(inShort(pod(status))).toBe(expected);
  });
});

describe('a running Pod', () => {
  test.each([
    ['1/1', 'ready'],
    ['0/1', 'progressing pod-not-ready'],
    ['1/2', 'progressing pod-not-ready'],
    ['0/0', 'unknown status-unknown'],
    ['2/1', 'unknown status-unknown'],
    ['1', 'unknown status-unknown'],
    ['<none>', 'unknown status-unknown'],
    ['true', 'unknown status-unknown'],
  ])('with READY %s', (ready, expected) => {
    expect(inShort(pod('Running', ready))).toBe(expected);
  });

  test.each([
    ['<none>', 'ready'],
    ['1/1', 'ready'],
    ['0/1', 'progressing pod-readiness-gates'],
    ['perhaps', 'unknown pod-readiness-gates'],
  ])('with readiness gates %s', (gates, expected) => {
    expect(inShort(pod('Running', '1/1', { 'READINESS GATES': gates }))).toBe(expected);
  });

  test.each([
    ['<none>', ['READY', 'STATUS']],
    ['0/1', ['READY', 'STATUS', 'READINESS GATES']],
  ])('readiness gates %s decide only where there are some', (gates, deciding) => {
    expect(pod('Running', '1/1', { 'READINESS GATES': gates }).deciding).toEqual(deciding);
  });

  test.each([
    ['7 (10s ago)', 'ready pod-restarted'],
    ['7 (12m ago)', 'ready pod-restarted'],
    ['7 (5h12m ago)', 'ready'],
    ['47 (4d2h ago)', 'ready'],
    ['1 (10s ago)', 'ready'],
    ['7', 'ready'],
  ])('with RESTARTS %s', (restarts, expected) => {
    expect(inShort(pod('Running', '1/1', { RESTARTS: restarts }))).toBe(expected);
  });
});

test('CrashLoopBackOff fails even where READY says all are ready', () => {
  expect(pod('CrashLoopBackOff', '1/1').status).toBe('failed');
});

test('what ended while another of its containers runs, as a sidecar does, has not run to its end', () => {
  for (const word of ['Completed', 'Succeeded']) expect(pod(word, '1/2').status).toBe('unknown');
});

describe('a completed Pod', () => {
  const completed = (name: string, RESTARTS = '0') =>
    judged('Pod', { NAME: name, READY: '0/1', STATUS: 'Completed', RESTARTS, AGE: '5m' }, name);

  test.each(['pi-7xk2p', 'pi', 'pi-0-7xk2p', 'hello-29345678-7xk2p', 'test1', 'calico-node-c7xkt'])(
    '%s has run to its end, as far as its name tells',
    (name) => {
      expect(completed(name)).toMatchObject({ status: 'ready', finished: true });
    },
  );

  test.each([
    'web-5d5f5b7c9d-7xk2p',
    'coredns-674b8bbfcf-abcde-66bc5c9577-x2p4q',
    'web-0',
    'db-12',
  ])('%s belongs to something that should keep running', (name) => {
    expect(inShort(completed(name))).toBe('progressing pod-completed-owned');
  });

  test.each([
    'app=dns,pod-template-hash=5d78c9869d',
    'controller-revision-hash=6b8d7c,k8s-app=calico-node',
    'app=db,statefulset.kubernetes.io/pod-name=db-x',
  ])('labelled %s belongs to something that should keep running', (LABELS) => {
    const cells = { READY: '0/1', STATUS: 'Completed', RESTARTS: '0', AGE: '5m' };
    expect(inShort(judged('Pod', cells, 'pi'))).toBe('ready');
    const ofJob = 'app=pi,config-hash=5d78,job-name=pi';
    expect(inShort(judged('Pod', { ...cells, LABELS: ofJob }, 'pi'))).toBe('ready');
    expect(inShort(judged('Pod', { ...cells, LABELS }, 'pi'))).toBe(
      'progressing pod-completed-owned',
    );
  });

  test('that was restarted ends again and again', () => {
    expect(inShort(completed('pi-7xk2p', '4'))).toBe('progressing pod-completed-again');
    expect(inShort(completed('pi-7xk2p', '1 (2m ago)'))).toBe('progressing pod-completed-again');
  });

  test('a running Pod has not run to its end', () => {
    expect(pod('Running', '1/1').finished).toBeUndefined();
  });
});

test.each([
  ['STATUS', { READY: '1/1' }],
  ['READY', { STATUS: 'Running' }],
])('without a column %s nothing can be told', (_, columns) => {
  expect(judged('Pod', columns)).toMatchObject({ status: 'unknown', bare: true });
});
