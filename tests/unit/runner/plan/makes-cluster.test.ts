import { expect, test } from 'vitest';
import { makesCluster, startsMachines } from '#runner/plan/makes-cluster.ts';

test.each([
  ['kind create cluster --name lab', true, true],
  ['cat kind.yaml | kind create cluster --config -', true, true],
  ['minikube delete', true, true],
  ['podman run -d nginx', false, true],
  ['docker compose up -d', false, true],
  ['kwokctl create cluster', false, true],
  ['vagrant up', false, true],
  // Behind another program, and by their path.
  ['sudo kind create cluster', true, true],
  ['sudo -u me KIND_EXPERIMENTAL_PROVIDER=podman kind create cluster', true, true],
  ['env KIND_EXPERIMENTAL_PROVIDER=podman kind create cluster', true, true],
  ['time timeout -k 5 300 ./kind create cluster', true, true],
  ['~/go/bin/kind delete cluster', true, true],
  ['timeout -v 300 kind create cluster', true, true],
  ['timeout --signal KILL 300 kind create cluster', true, true],
  ['sudo --user me kind create cluster', true, true],
  ['sudo -nu me kind create cluster', true, true],
  ['/usr/bin/sudo kind create cluster', true, true],
  ['command -v kind', false, false],
  ['sudo kind get clusters', false, false],
  // What only looks leaves nothing that is to go on.
  ['kind get clusters', false, false],
  ['docker ps', false, false],
  ['kubectl port-forward svc/web 8080:80', false, false],
  ['echo kind', false, false],
])('%j makes a cluster: %j, may leave one running: %j', (text, makes, starts) => {
  expect([makesCluster(text), startsMachines(text)]).toEqual([makes, starts]);
});
