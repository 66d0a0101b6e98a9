import { expect, test } from 'vitest';
import { commandHtml, commandParts } from '#components/command-parts.ts';

test('an option is one piece, so that none breaks after its hyphens', () => {
  expect(commandParts('kubectl get pods --namespace=demo')).toEqual([
    'kubectl get pods ',
    '--namespace=demo',
    '',
  ]);
});

test('a command of several lines, and an option too long for a phone, stay as they are', () => {
  expect(commandParts('a \\\n  --b')).toEqual(['a \\\n  --b']);
  const long = 'a --field-selector=metadata.name=calico-node';
  expect(commandParts(long)).toEqual([long]);
});

test('as HTML a command is text, without a blank more than it has', () => {
  expect(commandHtml('a <b> --c "&"')).toBe('a &lt;b&gt; <span>--c</span> &quot;&amp;&quot;');
});
