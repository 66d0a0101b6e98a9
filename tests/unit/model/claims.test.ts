import { expect, test } from 'vitest';
import { claimOf } from '#model/prove/claims.ts';

test.each([
  ['v1.36.1', '1.36.1'],
  ['v1.36.1-eks-113cf36', '1.36.1'],
  ['v1.36.1-gke.1234000', '1.36.1'],
  ['v1.36.1+k3s1', '1.36.1'],
  ['v1.37.0-rc.1', '1.37.0-rc.1'],
  ['v1.37.0-alpha.2.45+0a1b2c', '1.37.0-alpha.2'],
])('a cluster that says %s is of Kubernetes %s', (version, kubernetes) => {
  const claim = claimOf(
    { minutes: 5, environments: ['eks'], commands: { get: { run: ['kubectl get pods'] } } },
    {
      ...{ date: '2026-12-01', versions: { Kubernetes: version }, surroundings: {}, minutes: 1 },
      ...{ commands: { get: { proof: 'ran-on-cluster' } }, outputs: {}, checks: {} },
    },
  );
  expect(claim?.kubernetes).toEqual([kubernetes]);
});
