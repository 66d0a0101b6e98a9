import { expect, test } from 'vitest';
import { changeOutput } from '#model/prove/change-output.ts';

const nodes = `NAME       STATUS   ROLES           AGE   VERSION
worker-1   Ready    <none>          10m   v1.36.1
worker-2   Ready    control-plane   9m    v1.36.1
`;

test('a cell is changed and the columns stay columns', () => {
  const changed = changeOutput(nodes, 'kubectl get nodes', {
    'Node/worker-2': { STATUS: 'NotReady,SchedulingDisabled', AGE: '1' },
  });
  expect(changed).toEqual({
    ok: true,
    text: `NAME       STATUS                        ROLES           AGE   VERSION
worker-1   Ready                         <none>          10m   v1.36.1
worker-2   NotReady,SchedulingDisabled   control-plane   1     v1.36.1
`,
  });
});

test('nothing changed is printed as it was', () => {
  expect(changeOutput(nodes, 'kubectl get nodes', {})).toEqual({ ok: true, text: nodes });
});

test.each([
  [
    'row',
    { 'Node/worker-3': { STATUS: 'Ready' } },
    {
      ok: false,
      reason: 'no-row',
      object: 'Node/worker-3',
      known: ['Node/worker-1', 'Node/worker-2'],
    },
  ],
  [
    'column',
    { 'worker-1': { STATE: 'Ready' } },
    {
      ok: false,
      reason: 'no-column',
      object: 'worker-1',
      column: 'STATE',
      known: ['NAME', 'STATUS', 'ROLES', 'AGE', 'VERSION'],
    },
  ],
])('a %s that is not there is said, with those that are', (_, change, failure) => {
  expect(changeOutput(nodes, 'kubectl get nodes', change)).toEqual(failure);
});
