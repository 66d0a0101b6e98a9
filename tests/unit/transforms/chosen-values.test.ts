import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited, editsForValues, pastedExample, placesOfValue } from '#transforms/chosen-values.ts';

const filled = (text: string, example: string, value: string): string =>
  edited(text, editsForValues(text, [{ example, value }]));

describe('a value stands somewhere as a whole', () => {
  test.each([
    ['node/calico-worker labeled'],
    ['calico-worker'],
    ['hostname=calico-worker,os=linux'],
    ['nodes "calico-worker" not found'],
    ['Node:  calico-worker/172.18.0.2'],
    ['It runs on calico-worker.'],
  ])('%s', (text) => {
    const at = text.indexOf('calico-worker');
    expect(placesOfValue(text, 'calico-worker')).toEqual([{ start: at, end: at + 13 }]);
  });

  test.each([
    ['calico-worker2'],
    ['my-calico-worker'],
    ['calico-worker-abcde'],
    ['calico-worker.local'],
    ['kube.calico-worker'],
    ['calico_worker'],
  ])('and not in %s', (text) => {
    expect(placesOfValue(text, 'calico-worker')).toEqual([]);
  });

  test('signs of patterns are signs, and a plain number or nothing is found nowhere', () => {
    expect(placesOfValue('a 10.0.0.1 b 10x0y0z1', '10.0.0.1')).toEqual([{ start: 2, end: 10 }]);
    expect(placesOfValue('(a|b)', '(a|b)')).toEqual([{ start: 0, end: 5 }]);
    expect(placesOfValue('3   3   3', '3')).toEqual([]);
    expect(placesOfValue('a', '')).toEqual([]);
  });
});

const nodes = `NAME            STATUS   ROLES           AGE
control-plane   Ready    control-plane   12m
worker          Ready    <none>          12m
worker2         Ready    <none>          12m
`;

test('a shorter or longer value moves nothing where another cell is the widest', () => {
  expect(filled(nodes, 'worker', 'w1')).toBe(nodes.replace('worker   ', 'w1       '));
  expect(filled(nodes, 'worker', 'my-worker')).toBe(nodes.replace('worker   ', 'my-worker'));
});

test('a value that is the widest of its column moves all that follows, in every row', () => {
  expect(filled(nodes, 'worker', 'a-rather-long-name')).toBe(
    `NAME                 STATUS   ROLES           AGE
control-plane        Ready    control-plane   12m
a-rather-long-name   Ready    <none>          12m
worker2              Ready    <none>          12m
`,
  );
  expect(filled(nodes, 'control-plane', 'cp')).toBe(
    `NAME      STATUS   ROLES    AGE
cp        Ready    cp       12m
worker    Ready    <none>   12m
worker2   Ready    <none>   12m
`,
  );
});

test('what the learner chose and the example change places: a list has each once', () => {
  expect(filled(nodes, 'worker', 'worker2')).toBe(
    `NAME            STATUS   ROLES           AGE
control-plane   Ready    control-plane   12m
worker2         Ready    <none>          12m
worker          Ready    <none>          12m
`,
  );
});

test.each([
  [
    'a word that the program says',
    'node/calico-worker labeled',
    [['calico-worker', 'node']],
    'node/node labeled',
  ],
  [
    'another column',
    nodes,
    [['worker', 'control-plane']],
    `NAME            STATUS   ROLES           AGE
worker          Ready    control-plane   12m
control-plane   Ready    <none>          12m
worker2         Ready    <none>          12m
`,
  ],
  [
    'the place of another variable',
    'web    worker\ndemo   worker2\n',
    [
      ['worker', 'demo'],
      ['web', 'demo'],
    ],
    'demo   demo\nweb    worker2\n',
  ],
  ['a text without the example', 'worker2   Ready\n', [['worker', 'worker2']], 'worker2   Ready\n'],
])('a value does not become an example in %s', (_, text, pairs, expected) => {
  const chosen = pairs.map(([example = '', value = '']) => ({ example, value }));
  expect(edited(text, editsForValues(text, chosen))).toBe(expected);
});

test('a value that is the example of another variable hands the place on: a list has each once', () => {
  const chosen = [
    { example: 'worker', value: 'worker2' },
    { example: 'worker2', value: 'worker3' },
  ];
  const text = 'worker\nworker2\nworker3\n';
  expect(edited(text, editsForValues(text, chosen))).toBe('worker2\nworker3\nworker\n');
  const turned = chosen.toReversed();
  expect(edited(text, editsForValues(text, turned))).toBe('worker2\nworker3\nworker\n');
});

test('a value may be that of two variables, or its own example', () => {
  const chosen = [
    { example: 'one', value: 'three' },
    { example: 'two', value: 'three' },
    { example: 'four', value: 'four' },
  ];
  const text = 'one\ntwo\nthree\nfour\n';
  expect(edited(text, editsForValues(text, chosen))).toBe('three\nthree\none\nfour\n');
  expect(editsForValues('four', chosen)).toEqual([]);
});

test('a table ends at an empty line, and at a line without that column', () => {
  const text = `service/demo exposed in the namespace of it all
NAME   READY
demo   1/1

NAME   UID
web    7
`;
  expect(filled(text, 'demo', 'shop-demo')).toBe(
    `service/shop-demo exposed in the namespace of it all
NAME        READY
shop-demo   1/1

NAME   UID
web    7
`,
  );
});

test('the last column, and a row whose last cell is empty, need no blanks', () => {
  expect(filled('NAME  NODE\nweb   demo\n', 'demo', 'a-node-of-mine')).toBe(
    'NAME  NODE\nweb   a-node-of-mine\n',
  );
  expect(filled('NAME   NOTE\nweb\ndemo   old\n', 'demo', 'longer')).toBe(
    'NAME     NOTE\nweb\nlonger   old\n',
  );
});

test('several variables are each their own, also where one has the example of the other', () => {
  const chosen = [
    { example: 'one', value: 'two' },
    { example: 'two', value: 'one' },
  ];
  const text = 'one/two is not two/one';
  expect(edited(text, editsForValues(text, chosen))).toBe('two/one is not one/two');
});

test('a pasted example is known as it is written and as the page shows it, and nothing else is', () => {
  const chosen = [{ example: 'worker', value: 'a-rather-long-name' }];
  const shown = edited(nodes, editsForValues(nodes, chosen));
  expect(
    pastedExample(nodes, chosen, `$ kubectl get nodes\n${shown.replaceAll('   ', ' ')}$ `),
  ).toBe(shown);
  expect(pastedExample(nodes, chosen, nodes)).toBe(nodes);
  expect(pastedExample(nodes, chosen, shown.replace('12m', '13m'))).toBe(nodes);
});

test.each([
  ['at blanks', nodes.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/)],
  ['inside of the example', nodes.split(/(?=rk)|(?<=rk)/)],
  ['in signs', [...nodes]],
])('a text in parts, cut %s, is edited like the whole', (_, parts) => {
  const edits = editsForValues(nodes, [{ example: 'worker', value: 'a-rather-long-name' }]);
  let from = 0;
  const joined = parts.map((part) => {
    const text = edited(part, edits, from);
    from += part.length;
    return text;
  });
  expect(joined.join('')).toBe(edited(nodes, edits));
});

test('a table stays what kubectl would print, and back again gives the same', () => {
  const name = fc.stringMatching(/^[a-z]{1,12}$/);
  const printed = (rows: readonly (readonly string[])[]): string => {
    const widths = [0, 1].map((column) =>
      Math.max(...rows.map((row) => (row[column] ?? '').length)),
    );
    return rows
      .map(
        ([a = '', b = '', c = '']) =>
          `${a.padEnd((widths[0] ?? 0) + 3)}${b.padEnd((widths[1] ?? 0) + 3)}${c}`,
      )
      .join('\n');
  };
  fc.assert(
    fc.property(fc.array(name, { minLength: 2, maxLength: 5 }), name, (names, value) => {
      const others = names.filter((each) => each !== 'example' && each !== value);
      const table = (own: string): string =>
        printed([
          ['NAME', 'NODE', 'AGE'],
          [own, own, '3s'],
          ...others.map((each) => [each, 'N', own]),
        ]);
      expect(filled(table('example'), 'example', value)).toBe(table(value));
      expect(filled(table(value), value, 'example')).toBe(table('example'));
    }),
    { numRuns: 100 },
  );
});
