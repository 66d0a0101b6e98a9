import { expect, test } from 'vitest';
import { isThrowAway } from '#runner/cluster/cluster.ts';

test.each([
  ['kind', 'https://127.0.0.1:34567', ['kind://docker/lab/lab-control-plane'], true],
  ['kind', 'https://127.0.0.1:34567', [''], true],
  ['kind', 'https://localhost:6443', [], true],
  ['kind', 'https://[::1]:6443', [''], true],
  ['kind', 'https://lab-control-plane:6443', [''], true],
  // Docker on another machine, and kind has made it.
  ['kind', 'https://10.1.2.3:6443', ['kind://docker/lab/lab-control-plane'], true],
  ['k3d', 'https://0.0.0.0:41234', ['k3s://k3d-lab-server-0'], true],
  ['k3d', 'https://host.docker.internal:41234', [''], true],
  ['minikube', 'https://192.168.49.2:8443', [''], true],
  // Called so, and not so.
  ['kind', 'https://10.1.2.3:6443', [''], false],
  ['kind', 'https://api.example.com', [''], false],
  ['kind', 'https://production:6443', [''], false],
  ['kind', 'https://127.0.0.1.example.com:6443', [''], false],
  ['kind', 'https://203.0.113.7:6443', [], false],
  ['minikube', 'https://172.217.1.1:8443', [''], false],
  ['k3d', 'https://192.168.1.20:6443', ['k3s://server'], false],
  // A tunnel to a cloud.
  ['kind', 'https://127.0.0.1:6443', ['', 'aws:///eu-central-1a/i-0abc'], false],
  ['kind', '', [], false],
  ['eks', 'https://127.0.0.1:6443', [], false],
  [undefined, 'https://127.0.0.1:6443', [], false],
])('%s at %s with nodes of %j: %s', (environment, server, providers, is) => {
  expect(isThrowAway(environment, server, providers)).toBe(is);
});
