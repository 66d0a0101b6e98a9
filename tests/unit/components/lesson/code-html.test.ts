import { expect, test } from 'vitest';
import { commandHtml, commandParts } from '#components/lesson/code-html.ts';

test('an option is one piece, so that none breaks after its hyphens', () => {
  expect(commandParts('kubectl get pods --namespace=demo')).toEqual([
    'kubectl get pods ',
    '--namespace=demo',
    '',
  ]);
});

test('of an option too long for a phone the name is one piece', () => {
  expect(commandParts('a --field-selector=metadata.name=calico-node')).toEqual([
    'a ',
    '--field-selector=',
    'metadata.name=calico-node',
  ]);
});

test('a command of several lines stays as it is', () => {
  expect(commandParts('a \\\n  --b')).toEqual(['a \\\n  --b']);
});

test('as HTML a command is text, without a blank more than it has', () => {
  expect(commandHtml('a <b> --c "&"')).toBe('a &lt;b&gt; <span>--c</span> &quot;&amp;&quot;');
});
