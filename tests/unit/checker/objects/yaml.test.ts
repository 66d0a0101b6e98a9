import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '#checker/objects/yaml.ts';

const yaml = (text: string): unknown => parseYaml(text)[0];

describe('the YAML that kubectl prints', () => {
  test.each<[string, string, unknown]>([
    ['a mapping', 'a: 1\nb: text\n', { a: 1, b: 'text' }],
    ['nesting', 'a:\n  b:\n    c: true\n', { a: { b: { c: true } } }],
    ['a sequence as deep as its key', 'a:\n- x\n- y\nb: 1\n', { a: ['x', 'y'], b: 1 }],
    ['an indented sequence', 'a:\n  - x\n  - y\n', { a: ['x', 'y'] }],
    ['mappings in a sequence', 'a:\n- b: 1\n  c: 2\n- b: 3\n', { a: [{ b: 1, c: 2 }, { b: 3 }] }],
    ['sequences in a sequence', '- - 1\n  - 2\n- - 3\n', [[1, 2], [3]]],
    ['an item below its dash', '-\n  a: 1\n-\n  a: 2\n', [{ a: 1 }, { a: 2 }]],
    ['null in three ways', 'a: null\nb: ~\nc:\nd: 1\n', { a: null, b: null, c: null, d: 1 }],
    ['quoted numbers stay text', 'a: "1"\nb: \'1\'\n', { a: '1', b: '1' }],
    ['quotes within quotes', 'a: \'it\'\'s\'\nb: "say \\"hi\\""\n', { a: "it's", b: 'say "hi"' }],
    ['escapes', 'a: "\\u00e9\\n\\x41"\n', { a: 'é\nA' }],
    ['quoted keys', '"a b": 1\n\'c:d\': 2\n', { 'a b': 1, 'c:d': 2 }],
    ['keys with a colon inside', 'f:a: 1\nf:b:c: 2\n', { 'f:a': 1, 'f:b:c': 2 }],
    ['empty flow values', 'a: {}\nb: []\n', { a: {}, b: [] }],
    ['flow values', 'a: {b: 1, "c": [x, y]}\n', { a: { b: 1, c: ['x', 'y'] } }],
    ['a literal block', 'a: |\n  one\n   two\n\nb: 1\n', { a: 'one\n two\n', b: 1 }],
    ['a folded block', 'a: >-\n  one\n  two\nb: 1\n', { a: 'one two', b: 1 }],
    ['a plain text over several lines', 'a: one\n  two\nb: 1\n', { a: 'one two', b: 1 }],
    ['a quoted text over several lines', 'a: "one\n  two"\nb: 1\n', { a: 'one two', b: 1 }],
    [
      'a value with a colon and a hash',
      'a: b#c\nurl: http://x:80/\n',
      { a: 'b#c', url: 'http://x:80/' },
    ],
    ['comments between lines', '# note\na: 1\n# note\nb: 2\n', { a: 1, b: 2 }],
    ['an indented document', '  a: 1\n  b: 2\n', { a: 1, b: 2 }],
    [
      'kyaml',
      '{\n  a: "x",\n  b: [{\n    c: 1,\n  }],\n  # note\n  d: "one\\\n     two",\n}\n',
      { a: 'x', b: [{ c: 1 }], d: 'onetwo' },
    ],
  ])('%s', (_, text, expected) => {
    expect(yaml(text)).toEqual(expected);
  });

  test('several documents', () => {
    expect(parseYaml('---\na: 1\n---\n\n---\nb: 2\n...\n')).toEqual([{ a: 1 }, { b: 2 }]);
  });
});

describe('what is not read, and never expanded', () => {
  test.each([
    ['an anchor', 'a: &x 1\n'],
    ['an alias', 'a: *x\n'],
    ['a tag', 'a: !!str 1\n'],
    ['a merge', 'a:\n  <<: *x\n'],
    ['an alias in a flow value', 'a: [*x, *x]\n'],
    ['a key twice', 'a: 1\na: 2\n'],
    ['a key twice in a flow value', '{a: 1, a: 2}\n'],
    ['a wrong indent', 'a: 1\n  b: 2\nc\n'],
    ['an open quote', 'a: "x\nb: 1\n'],
    ['an open bracket', 'a: [1, 2\nb: 1\n'],
    ['nesting without end', `a: ${'['.repeat(100_000)}\n`],
    [
      'blocks nested without end',
      Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    ],
    ['dashes without end', `${'- '.repeat(50_000)}1\n`],
  ])('%s', (_, text) => {
    expect(() => parseYaml(text)).toThrow(SyntaxError);
  });
});

/** As kubectl's own writer prints it: block style, sequences as deep as their key, every text quoted. */
function print(value: unknown, indent: string): string {
  if (Array.isArray(value))
    return value.length === 0
      ? ' []\n'
      : `\n${value.map((item) => `${indent}-${printItem(item, indent)}`).join('')}`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return entries.length === 0
      ? ' {}\n'
      : `\n${entries.map(([key, item]) => `${indent}${JSON.stringify(key)}:${print(item, `${indent}  `)}`).join('')}`;
  }
  return ` ${typeof value === 'string' ? JSON.stringify(value) : String(value)}\n`;
}
const printItem = (item: unknown, indent: string): string =>
  typeof item === 'object' && item !== null && !Array.isArray(item) && Object.keys(item).length > 0
    ? ` ${print(item, `${indent}  `).trimStart()}`
    : print(item, `${indent}  `);

test('whatever is printed in block style reads back', () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, false),
      fc.integer(),
      fc.string(),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
        tie('tree'),
        { maxKeys: 4 },
      ),
    ),
  }));
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), tree, { minKeys: 1, maxKeys: 4 }),
      (value) => {
        expect(yaml(print(value, '').trimStart())).toEqual(value);
      },
    ),
  );
});

test.each(['a: 1\n__proto__:\n  b: 2', '{a: 1, __proto__: {b: 2}}'])(
  'a key may have any name: %j',
  (text) => {
    const value = yaml(text);
    expect(Object.entries(value as object)).toEqual([
      ['a', 1],
      ['__proto__', { b: 2 }],
    ]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  },
);

test('any text is read or refused, never anything else', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a:-"\'{}[], \n#&*|>') }), (text) => {
      try {
        parseYaml(text);
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
      }
    }),
  );
});

test.each(['status:', 'status:\n  conditions:', 'items:\n-', 'status:\n  conditions:\n  -\n'])(
  'cut below %j, it is not read',
  (text) => {
    expect(() => parseYaml(`kind: Pod\n${text}`)).toThrow(SyntaxError);
  },
);
