import { describe, expect, test } from 'vitest';
import { isListed } from '#checker/kinds/index.ts';
import { inShort, judged } from './judged.ts';

type Columns = Record<string, string>;

const daemonSet = (...n: number[]): Columns => ({
  DESIRED: String(n[0]),
  CURRENT: String(n[1]),
  READY: String(n[2]),
  'UP-TO-DATE': String(n[3]),
  AVAILABLE: String(n[4]),
});
const deployment = (READY: string, updated: number, available: number): Columns => ({
  READY,
  'UP-TO-DATE': String(updated),
  AVAILABLE: String(available),
});
const oldDeployment = (...n: number[]): Columns => ({
  DESIRED: String(n[0]),
  CURRENT: String(n[1]),
  'UP-TO-DATE': String(n[2]),
  AVAILABLE: String(n[3]),
});
const replicaSet = (...n: number[]): Columns => ({
  DESIRED: String(n[0]),
  CURRENT: String(n[1]),
  READY: String(n[2]),
});
const operator = (AVAILABLE: string, PROGRESSING: string, DEGRADED: string): Columns => ({
  AVAILABLE,
  PROGRESSING,
  DEGRADED,
});

describe('the status of one printed row', () => {
  test.each<[string, Columns, string]>([
    ['Node', { STATUS: 'Ready' }, 'ready'],
    ['Node', { STATUS: 'Ready,SchedulingDisabled' }, 'ready node-cordoned'],
    ['Node', { STATUS: 'NotReady' }, 'progressing node-not-ready'],
    ['Node', { STATUS: 'NotReady,SchedulingDisabled' }, 'progressing node-not-ready node-cordoned'],
    ['Node', { STATUS: 'Unknown' }, 'progressing node-unreported'],
    ['Node', { STATUS: 'Ready,Odd' }, 'unknown status-unknown'],
    ['Node', {}, 'unknown readiness-not-shown'],

    ['DaemonSet', daemonSet(3, 3, 3, 3, 3), 'ready'],
    ['DaemonSet', daemonSet(3, 2, 2, 2, 2), 'progressing replicas-uncreated'],
    ['DaemonSet', daemonSet(3, 3, 2, 3, 2), 'progressing replicas-not-ready'],
    ['DaemonSet', daemonSet(3, 3, 3, 2, 3), 'progressing replicas-outdated'],
    ['DaemonSet', daemonSet(3, 3, 3, 3, 2), 'progressing replicas-unavailable'],
    ['DaemonSet', daemonSet(0, 0, 0, 0, 0), 'progressing nothing-desired'],
    ['DaemonSet', daemonSet(0, 2, 0, 0, 0), 'progressing replicas-surplus'],
    ['DaemonSet', { DESIRED: '3', READY: '3' }, 'unknown readiness-not-shown'],
    ['DaemonSet', { DESIRED: '3', READY: '2' }, 'progressing replicas-not-ready'],
    ['DaemonSet', { ...daemonSet(3, 3, 3, 3, 3), READY: '<none>' }, 'unknown status-unknown'],

    ['Deployment', deployment('3/3', 3, 3), 'ready'],
    ['Deployment', deployment('3/3', 1, 3), 'progressing replicas-outdated'],
    ['Deployment', deployment('2/3', 3, 2), 'progressing replicas-not-ready'],
    ['Deployment', deployment('3/3', 3, 2), 'progressing replicas-unavailable'],
    ['Deployment', deployment('4/3', 3, 4), 'progressing replicas-surplus'],
    ['Deployment', deployment('4/3', 4, 4), 'progressing replicas-surplus'],
    ['Deployment', deployment('03/3', 3, 3), 'unknown status-unknown'],
    ['Deployment', deployment('0/0', 0, 0), 'progressing nothing-desired'],
    ['Deployment', { READY: 'three', 'UP-TO-DATE': '3', AVAILABLE: '3' }, 'unknown status-unknown'],
    ['Deployment', { READY: '3/3' }, 'unknown readiness-not-shown'],
    ['Deployment', oldDeployment(3, 3, 3, 3), 'ready'],
    ['Deployment', oldDeployment(3, 4, 3, 3), 'progressing replicas-surplus'],
    ['Deployment', oldDeployment(3, 0, 0, 0), 'progressing replicas-uncreated'],

    ['ReplicaSet', replicaSet(2, 2, 2), 'ready'],
    ['ReplicaSet', replicaSet(2, 2, 1), 'progressing replicas-not-ready'],
    ['ReplicaSet', replicaSet(2, 3, 2), 'progressing replicas-surplus'],
    ['ReplicaSet', replicaSet(0, 1, 0), 'progressing replicas-surplus'],
    ['ReplicaSet', replicaSet(0, 0, 0), 'progressing nothing-desired'],
    ['ReplicationController', { DESIRED: '1', CURRENT: '1' }, 'unknown readiness-not-shown'],

    ['StatefulSet', { READY: '3/3' }, 'ready'],
    ['StatefulSet', { READY: '1/3' }, 'progressing replicas-not-ready'],
    ['StatefulSet', { READY: '3/1' }, 'progressing replicas-surplus'],
    ['StatefulSet', { READY: '0/0' }, 'progressing nothing-desired'],

    ['Job', { STATUS: 'Complete', COMPLETIONS: '1/1' }, 'ready'],
    ['Job', { STATUS: 'Running', COMPLETIONS: '0/1' }, 'progressing job-running'],
    ['Job', { STATUS: 'Suspended', COMPLETIONS: '0/1' }, 'progressing suspended'],
    ['Job', { STATUS: 'FailureTarget', COMPLETIONS: '0/1' }, 'progressing job-failed'],
    ['Job', { STATUS: 'Failed', COMPLETIONS: '0/1' }, 'failed job-failed'],
    ['Job', { STATUS: 'Terminating', COMPLETIONS: '0/1' }, 'terminating terminating'],
    ['Job', { COMPLETIONS: '1/1' }, 'ready'],
    ['Job', { COMPLETIONS: '0/1 of 5' }, 'progressing job-running'],
    ['Job', { COMPLETIONS: '1/1 of 5' }, 'unknown status-unknown'],
    ['Job', { COMPLETIONS: '0/0' }, 'progressing job-running'],

    ['CronJob', { SUSPEND: 'False' }, 'ready'],
    ['CronJob', { SUSPEND: 'True' }, 'ready cronjob-suspended'],
    ['CronJob', {}, 'unknown readiness-not-shown'],

    ['Service', { TYPE: 'ClusterIP', 'CLUSTER-IP': '10.96.0.1', 'EXTERNAL-IP': '<none>' }, 'ready'],
    [
      'Service',
      { TYPE: 'LoadBalancer', 'CLUSTER-IP': '10.96.0.1', 'EXTERNAL-IP': '192.0.2.1' },
      'ready',
    ],
    [
      'Service',
      { TYPE: 'LoadBalancer', 'CLUSTER-IP': '10.96.0.1', 'EXTERNAL-IP': '<pending>' },
      'progressing service-no-address',
    ],
    [
      'Service',
      { TYPE: 'Odd', 'CLUSTER-IP': '10.96.0.1', 'EXTERNAL-IP': '<none>' },
      'unknown status-unknown',
    ],
    ['Endpoints', { ENDPOINTS: '10.1.0.2:80' }, 'ready'],
    ['Endpoints', { ENDPOINTS: '<none>' }, 'progressing endpoints-none'],
    ['Endpoints', { ENDPOINTS: '<non' }, 'progressing endpoints-none'],
    ['Endpoints', { ENDPOINTS: 'none>' }, 'progressing endpoints-none'],
    ['Endpoints', { ENDPOINTS: '<' }, 'progressing endpoints-none'],
    ['Endpoints', { ENDPOINTS: 'n/a' }, 'progressing endpoints-none'],
    ['Endpoints', { ENDPOINTS: '10.1.0.2:80,10.1.0.3:80 + 4 more...' }, 'ready'],
    ['Endpoints', { ENDPOINTS: '[fd00::7]:80' }, 'ready'],
    ['EndpointSlice', { ENDPOINTS: '10.1.0.2' }, 'unknown readiness-not-shown'],
    ['EndpointSlice', { ENDPOINTS: '<unset>' }, 'progressing endpoints-none'],
    ...['<pending', '<pending>,', 'n/a', 'pending', '<none>', '', '-'].map(
      (address): [string, Columns, string] => [
        'Service',
        { TYPE: 'LoadBalancer', 'CLUSTER-IP': '10.96.0.1', 'EXTERNAL-IP': address },
        'progressing service-no-address',
      ],
    ),
    ...['localhost', 'abc123.us-wes...', 'fd00::1', '192.0.2.1,192.0.2.2'].map(
      (address): [string, Columns, string] => [
        'Service',
        { TYPE: 'LoadBalancer', 'CLUSTER-IP': '10.96.0.1', 'EXTERNAL-IP': address },
        'ready',
      ],
    ),
    ['Service', { 'CLUSTER-IP': '10.0.0.1', 'EXTERNAL-IP': '<none>' }, 'ready'],
    [
      'Service',
      { 'CLUSTER-IP': '10.0.0.1', 'EXTERNAL-IP': '<pending>' },
      'progressing service-no-address',
    ],
    ['Service', { TYPE: 'NodePort', 'CLUSTER-IP': '10.96.0.1' }, 'ready'],
    ['Ingress', { ADDRESS: '192.0.2.1' }, 'ready'],
    ['Ingress', { ADDRESS: '' }, 'progressing ingress-no-address'],

    ['PersistentVolume', { STATUS: 'Available' }, 'ready'],
    ['PersistentVolume', { STATUS: 'Released' }, 'unknown volume-released'],
    ['PersistentVolume', { STATUS: 'Failed' }, 'failed volume-failed'],
    ['PersistentVolumeClaim', { STATUS: 'Bound' }, 'ready'],
    ['PersistentVolumeClaim', { STATUS: 'Pending' }, 'progressing volume-pending'],
    ['PersistentVolumeClaim', { STATUS: 'Lost' }, 'failed volume-failed'],
    ['PersistentVolumeClaim', { STATUS: 'Terminating' }, 'terminating terminating'],
    ['Namespace', { STATUS: 'Active' }, 'ready'],
    ['Namespace', { STATUS: 'Terminating' }, 'terminating terminating'],
    ['Namespace', { STATUS: 'toString' }, 'unknown status-unknown'],

    ['HorizontalPodAutoscaler', { TARGETS: 'cpu: 3%/80%' }, 'ready'],
    ['HorizontalPodAutoscaler', { TARGETS: 'cpu: <unknown>/80%' }, 'progressing metrics-unknown'],
    ['ComponentStatus', { STATUS: 'Healthy' }, 'ready'],
    ['ComponentStatus', { STATUS: 'Unhealthy' }, 'failed component-unhealthy'],
    ['CertificateSigningRequest', { CONDITION: 'Approved,Issued' }, 'ready'],
    ['CertificateSigningRequest', { CONDITION: 'Approved' }, 'progressing request-pending'],
    ['CertificateSigningRequest', { CONDITION: 'Pending' }, 'progressing request-pending'],
    ['CertificateSigningRequest', { CONDITION: 'Approved,Failed' }, 'failed request-denied'],

    ['TigeraStatus', operator('True', 'False', 'False'), 'ready'],
    ['TigeraStatus', operator('True', 'False', 'True'), 'failed condition-not-true'],
    ['TigeraStatus', operator('True', 'True', 'False'), 'progressing condition-not-true'],
    ['TigeraStatus', operator('False', 'False', 'False'), 'progressing condition-not-true'],
    ['TigeraStatus', operator('', '', ''), 'progressing condition-not-true'],
    ['TigeraStatus', operator('Unknown', 'False', 'False'), 'progressing condition-not-true'],
    ['TigeraStatus', operator('True', '', 'False'), 'progressing condition-not-true'],
    ['TigeraStatus', operator('Odd', 'False', 'False'), 'unknown status-unknown'],
    ['TigeraStatus', { AVAILABLE: 'True' }, 'unknown readiness-not-shown'],

    ['buckets', { READY: 'True', SYNCED: 'False' }, 'progressing condition-not-true'],
    ['buckets', { READY: 'True', SYNCED: 'True' }, 'ready'],
    ['things', { READY: 'True' }, 'ready'],
    ['things', { AVAILABLE: 'true' }, 'ready'],
    ['things', { READY: 'False' }, 'progressing condition-not-true'],
    ['things', { READY: '' }, 'progressing condition-not-true'],
    ['things', { READY: '2/3' }, 'progressing condition-not-true'],
    ['things', { READY: '2/2' }, 'unknown status-unknown'],
    ['things', { READY: '2' }, 'unknown status-unknown'],
    ['things', { SYNCED: 'True' }, 'unknown readiness-not-shown'],
    ['things', { READY: 'True', ACCEPTED: 'False' }, 'progressing condition-not-true'],
    ['things', { READY: 'perhaps' }, 'unknown status-unknown'],
    ['things', { STATUS: 'Ready' }, 'unknown readiness-not-shown'],
    ['APIService', { AVAILABLE: 'True' }, 'ready'],
    ['APIService', { AVAILABLE: 'False (MissingEndpoints)' }, 'progressing condition-not-true'],
    ['VolumeAttachment', { ATTACHED: 'true' }, 'ready'],

    ['Gateway', { PROGRAMMED: 'True' }, 'ready'],
    ['Gateway', { PROGRAMMED: 'Unknown' }, 'progressing condition-not-true'],
    ['Gateway', { PROGRAMMED: '' }, 'progressing condition-not-true'],
    ['Gateway', { READY: 'True' }, 'unknown readiness-not-shown'],
    ['HTTPRoute', { HOSTNAMES: '["a.example.com"]' }, 'unknown readiness-not-shown'],
    ['Certificate', { READY: 'True', SECRET: 'tls' }, 'ready'],
    ['Certificate', { READY: 'False', SECRET: 'tls' }, 'progressing condition-not-true'],
    ['Kustomization', { READY: 'True', STATUS: 'Applied revision: main' }, 'ready'],
    ['Kustomization', { READY: 'True', SUSPENDED: 'False' }, 'ready'],
    ['Kustomization', { READY: 'True', SUSPENDED: 'True' }, 'progressing suspended'],
    ['HelmRelease', { READY: 'Unknown' }, 'progressing condition-not-true'],
    ['Application', { 'SYNC STATUS': 'Synced', 'HEALTH STATUS': 'Healthy' }, 'ready'],
    [
      'Application',
      { 'SYNC STATUS': 'Synced', 'HEALTH STATUS': 'Degraded' },
      'failed condition-not-true',
    ],
    [
      'Application',
      { 'SYNC STATUS': 'OutOfSync', 'HEALTH STATUS': 'Healthy' },
      'progressing condition-not-true',
    ],
    [
      'Application',
      { 'SYNC STATUS': 'Unknown', 'HEALTH STATUS': 'Healthy' },
      'unknown status-unknown',
    ],
    ['Application', { 'HEALTH STATUS': 'Healthy' }, 'unknown readiness-not-shown'],
    ['Cluster', { PHASE: 'Provisioned' }, 'unknown readiness-not-shown'],
    ['Cluster', { PHASE: 'Provisioning' }, 'progressing condition-not-true'],
    ['Cluster', { PHASE: 'Deleting' }, 'terminating terminating'],
    ['Cluster', { PHASE: 'Failed' }, 'failed condition-not-true'],
    ['Cluster', { PHASE: 'Provisioned', AVAILABLE: 'False' }, 'progressing condition-not-true'],
    ['Cluster', { PHASE: 'Provisioned', AVAILABLE: '' }, 'progressing condition-not-true'],
    ['Cluster', { AVAILABLE: 'True' }, 'unknown readiness-not-shown'],
    ['Rollout', oldDeployment(3, 3, 3, 3), 'ready'],
    ['Rollout', oldDeployment(3, 6, 3, 3), 'progressing replicas-surplus'],
    ['Rollout', oldDeployment(3, 3, 1, 3), 'progressing replicas-outdated'],
    ['Rollout', { ...oldDeployment(3, 3, 3, 3), AVAILABLE: '' }, 'unknown status-unknown'],

    ['ConfigMap', { DATA: '1', AGE: '5m' }, 'listed'],
    ['ConfigMap', { AGE: '5m' }, 'unknown readiness-not-shown'],
    ['NetworkPolicy', { 'POD-SELECTOR': '<none>', AGE: '5m' }, 'listed'],
    ['IPPool', { 'CREATED AT': '2026-11-21T02:29:21Z' }, 'unknown readiness-not-shown'],
    [
      'CustomResourceDefinition',
      { 'CREATED AT': '2026-11-21T02:29:21Z' },
      'listed crd-established-unknown',
    ],
  ])('%s %j is %s', (kind, columns, expected) => {
    expect(inShort(judged(kind, columns))).toBe(expected);
  });
});

test('replicas are counted where a kind prints them', () => {
  expect(judged('DaemonSet', daemonSet(3, 3, 2, 3, 2)).counts).toEqual({ ready: 2, total: 3 });
  expect(judged('Deployment', deployment('1/4', 4, 1)).counts).toEqual({ ready: 1, total: 4 });
});

test.each([
  ['ConfigMap', true],
  ['NetworkPolicy', true],
  ['Pod', false],
  ['APIService', false],
  ['things', false],
  ['CustomResourceDefinition', false],
])('%s has no readiness: %s', (kind, expected) => {
  expect(isListed(kind)).toBe(expected);
});

test('for an object whose table has no column for it, the next command asks for its conditions', () => {
  const { findings } = judged('workload.kueue.x-k8s.io', { QUEUE: 'user-queue' });
  expect(findings[0]?.next).toBe('kubectl get workload.kueue.x-k8s.io web -n shop -o yaml');
});
