import { expect, test } from 'vitest';
import { deploymentHeader, replicaSetHeader, table, verdictOn } from '../pasted.ts';

test.each([
  ['a Deployment', table(deploymentHeader, ['web', '4/3', '3', '4', '5m'])],
  ['a ReplicaSet', table(replicaSetHeader, ['web-5d5f5b7c9d', '3', '4', '4', '5m'])],
])('%s with more Pods than it wants is not shown as all ready', (_, pasted) => {
  const { verdict, progress } = verdictOn(pasted);
  expect([verdict, progress]).toEqual(['waiting', { ready: 0, total: 1 }]);
});
