import { expect, test } from 'vitest';
import { verdictOn } from '../pasted.ts';

const kyaml = (status: string) => `{
  apiVersion: "v1",
  kind: "Node",
  metadata: {
    name: "n1",
    uid: "5f0c",
  },
  status: {
    conditions: [{
      type: "Ready",
      status: "${status}",
    }],
  },
}
`;

test.each([
  ['alone', ''],
  ['after its document sign', '---\n'],
  ['below its command', '$ kubectl get node n1 -o kyaml\n---\n'],
])('what -o kyaml prints is judged %s', (_, above) => {
  expect(verdictOn(above + kyaml('True')).verdict).toBe('met');
  expect(verdictOn(above + kyaml('False')).verdict).not.toBe('met');
});

test.each([
  ['JSON', '{\n  "kind": "Node"\n'],
  ['KYAML', kyaml('True').slice(0, 80)],
])('%s that is cut is unreadable', (_, text) => {
  expect(verdictOn(text).verdict).toBe('unreadable');
});
