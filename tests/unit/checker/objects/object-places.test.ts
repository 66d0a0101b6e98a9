import { expect, test } from 'vitest';
import { objectsIn } from '../pasted.ts';

const metadata = (name: string) => ({ name, uid: name, labels: { 'a"b': '[{' } });
const pod = (name: string) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: metadata(name),
  spec: { containers: [{ name: 'c' }] },
});
const list = { apiVersion: 'v1', items: [pod('a'), pod('b'), pod('c')], kind: 'List' };
const json = JSON.stringify(list, null, 4);
const yaml = `apiVersion: v1
items:
- apiVersion: v1
  kind: Pod
  metadata:
    name: a
    uid: a
  spec:
    containers:
    - name: c
- apiVersion: v1
  kind: Pod
  metadata:
    name: b
    uid: b
kind: List
`;
const linesOf = (text: string) => objectsIn(text).map(({ at }) => at.line);
/** The lines, from 1, in which an item begins. */
const begins = (text: string, start: string) =>
  text.split('\n').flatMap((line, index) => (line.startsWith(start) ? index + 1 : []));

test('every object of a JSON list has a line of its own', () => {
  expect(linesOf(json)).toEqual(begins(json, '        {'));
  expect(linesOf(`$ kubectl get pods -o json\n${json}`)).toEqual(
    begins(json, '        {').map((line) => line + 1),
  );
});

test('every object of a YAML list has a line of its own', () => {
  expect(linesOf(yaml)).toEqual(begins(yaml, '- apiVersion'));
});

test.each([
  ['one object', JSON.stringify(pod('a'), null, 4), [1]],
  ['a list on one line', JSON.stringify(list).replace('{', '{\n'), [2, 2, 2]],
  [
    'several documents',
    '---\nkind: Pod\nmetadata:\n  name: a\n---\nkind: Pod\nmetadata:\n  name: b\n',
    [2, 2],
  ],
])('%s keeps the line where it can be told', (_, text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});
