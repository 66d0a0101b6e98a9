import { expect, test } from 'vitest';
import { commandHtml, commandParts } from '#components/lesson/code-html.ts';

test('an option is one piece, so that none breaks after its hyphens', () => {
  expect(commandParts('kubectl get pods --namespace=demo')).toEqual([
    'kubectl get pods ',
    '--namespace=demo',
    '',
  ]);
});

test('of an option too long for a phone the name is one piece, and a word with a hyphen at its end', () => {
  expect(commandParts('a --field-selector=metadata.name=calico-node')).toEqual([
    'a ',
    '--field-selector=',
    'metadata.name=',
    'calico-node',
    '',
  ]);
});

test('a long option breaks behind a hyphen of its own, not behind those it begins with', () => {
  expect(commandParts('a --disable-nodegroup-eviction')).toEqual([
    'a ',
    '--disable-nodegroup-',
    'eviction',
  ]);
});

test('so do options of other lines, short ones, and those of one hyphen', () => {
  expect(commandParts('a \\\n  --b -n x -algorithm EC')).toEqual([
    'a \\\n  ',
    '--b',
    ' ',
    '-n',
    ' x ',
    '-algorithm',
    ' EC',
  ]);
});

test('a word with a hyphen is one piece, if it fits a phone', () => {
  expect(commandParts('kind load image-archive images.tar')).toEqual([
    'kind load ',
    'image-archive',
    ' images.tar',
  ]);
  expect(commandParts('kubectl get daemonset/calico-node\nrm a-b.yaml')).toEqual([
    'kubectl get ',
    'daemonset/calico-node',
    '\nrm ',
    'a-b.yaml',
    '',
  ]);
  const long = 'a my-workshop/first-lesson-of-several';
  expect(commandParts(long)).toEqual([long]);
});

test.each(['a -- b', 'cat <<EOF\n  - name: a\n  --- \nEOF', 'cat -', 'kube-system'])(
  'what is no option is no piece: %j',
  (text) => {
    expect(commandParts(text)).toEqual([text]);
  },
);

test('as HTML a command is text, without a blank more than it has', () => {
  expect(commandHtml('a <b> --c "&"')).toBe('a &lt;b&gt; <span>--c</span> "&amp;"');
});
