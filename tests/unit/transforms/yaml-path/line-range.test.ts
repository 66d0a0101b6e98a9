import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { documentLines, resolvePath } from '#transforms/yaml-path/line-range.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';

const manifest = `# The whole file.
apiVersion: apps/v1 # of the API
spec:
  # Above the list.
  tolerations:
    # Above the first item.
    - key: a
      effect: NoSchedule
    # Above the second item.
    - operator: Exists
      effect: NoExecute
    # After the last item.

  "quoted key": yes
  script: |
    one

    two

  flow: { a: 1, b: [1,
    2] }
  base: &base
    k: v
    l: w
  again: *base
  merged:
    <<: *base
    l: x
  none: null
  empty:
---
kind: Service
metadata:
  name: web
...
`;

const linesAt = (
  text: string,
  doc: string | undefined,
  path: string,
  yaml = readYamlText(text),
): unknown => {
  const result = resolvePath(yaml, doc, path);
  return result.ok
    ? text
        .split('\n')
        .slice(result.lines.from - 1, result.lines.to)
        .map((line) => line.trimEnd())
        .join('\n')
    : result.why;
};

describe('a path leads to the lines of', () => {
  test.each([
    ['a scalar, with the comment behind it', 'apiVersion', 'apiVersion: apps/v1 # of the API'],
    [
      'a list, without comments after it',
      'spec.tolerations',
      '  tolerations:\n    # Above the first item.\n    - key: a\n      effect: NoSchedule\n    # Above the second item.\n    - operator: Exists\n      effect: NoExecute',
    ],
    ['an item by number', 'spec.tolerations[0]', '    - key: a\n      effect: NoSchedule'],
    [
      'an item by a field',
      'spec.tolerations[effect=NoExecute]',
      '    - operator: Exists\n      effect: NoExecute',
    ],
    ['a key of an item', 'spec.tolerations[key=a].effect', '      effect: NoSchedule'],
    ['a quoted key', 'spec["quoted key"]', '  "quoted key": yes'],
    [
      'a block of text, without blank lines after it',
      'spec.script',
      '  script: |\n    one\n\n    two',
    ],
    ['a flow map over several lines', 'spec.flow', '  flow: { a: 1, b: [1,\n    2] }'],
    ['an item of a flow list', 'spec.flow.b[1]', '    2] }'],
    ['an anchor', 'spec.base', '  base: &base\n    k: v\n    l: w'],
    ['an alias: itself', 'spec.again', '  again: *base'],
    ['a key behind an alias: where it is written', 'spec.again.k', '    k: v'],
    ['a merged key: where it is written', 'spec.merged.k', '    k: v'],
    ['a key that overrides a merged one', 'spec.merged.l', '    l: x'],
    ['a written null', 'spec.none', '  none: null'],
  ])('%s', (_, path, lines) => {
    expect(linesAt(manifest, '/', path)).toBe(lines);
    expect(linesAt(manifest.replaceAll('\n', '\r\n'), '/', path)).toBe(lines);
  });

  test('another document', () => {
    expect(linesAt(manifest, 'Service/web', 'metadata.name')).toBe('  name: web');
  });

  test('the only document there is', () => {
    expect(linesAt('---\na:\n  b: 1\n---\n', undefined, 'a.b')).toBe('  b: 1');
  });
});

describe('a path that leads nowhere says why:', () => {
  test.each([
    ['no such key', '/', 'spec.flow.c', { reason: 'no-key', segment: 'c', siblings: ['a', 'b'] }],
    [
      'no such merged key',
      '/',
      'spec.merged.m',
      { reason: 'no-key', segment: 'm', siblings: ['l', 'k'] },
    ],
    [
      'no such item',
      '/',
      'spec.tolerations[key=b]',
      { reason: 'no-item', segment: '[key=b]', siblings: ['[key=a]', '[1]'] },
    ],
    [
      'a number too high',
      '/',
      'spec.flow.b[2]',
      { reason: 'no-item', segment: '[2]', siblings: ['[0]', '[1]'] },
    ],
    [
      'a map that is none',
      '/',
      'apiVersion.a',
      { reason: 'not-a-map', segment: 'a', is: 'a single value' },
    ],
    ['a list that is none', '/', 'spec[0]', { reason: 'not-a-list', segment: '[0]', is: 'a map' }],
    [
      'a value that is not there',
      '/',
      'spec.empty.a',
      { reason: 'not-a-map', segment: 'a', is: 'empty' },
    ],
    ['nothing is there', '/', 'spec.empty', { reason: 'empty' }],
    [
      'no such document',
      'Pod/web',
      'spec',
      { reason: 'no-document', found: 0, names: ['/', 'Service/web'] },
    ],
    [
      'a document that is not named',
      undefined,
      'spec',
      { reason: 'no-document', found: 2, names: ['/', 'Service/web'] },
    ],
    ['no path', '/', 'spec..flow', { reason: 'bad-path', at: 5, expected: 'a key' }],
  ])('%s', (_, doc, path, why) => {
    expect(linesAt(manifest, doc, path)).toEqual(why);
  });

  test('two items of the same name', () => {
    expect(linesAt('a: [{ n: 1 }, { n: 1 }]', undefined, 'a[n=1]')).toEqual({
      reason: 'ambiguous',
      segment: '[n=1]',
      found: 2,
      siblings: ['[n=1]', '[n=1]'],
    });
  });

  test('a map that merges itself', () => {
    const why = linesAt('a: &a\n  <<: *a\n  b: 1', undefined, 'a.c');
    expect(why).toEqual({ reason: 'no-key', segment: 'c', siblings: ['b'] });
  });
});

test('the lines of a document are what stands between its markers, comments included', () => {
  const yaml = readYamlText(manifest);
  const lines = manifest.split('\n');
  expect(
    yaml.documents.map((document) => {
      const { from, to } = documentLines(yaml, document);
      return [lines[from - 1], lines[to - 1]];
    }),
  ).toEqual([
    ['# The whole file.', '  empty:'],
    ['kind: Service', '  name: web'],
  ]);
});

test('mistakes of YAML: the first one of syntax, and all that stand for themselves', () => {
  const { mistakes } = readYamlText('a: 1\na: 2\nb: *c\nd: [\ne: ]x\n');
  expect(mistakes.map(({ is, offset }) => [offset, is])).toEqual([
    [5, 'key-twice'],
    [13, 'begins'],
    [19, 'open'],
  ]);
});

test('the lines of any path, read as YAML again, hold the value at that path', () => {
  const name = fc.stringMatching(/^[a-z]{1,5}$/);
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.integer(),
      fc.string(),
      fc.dictionary(name, tie('node'), { minKeys: 1, maxKeys: 4 }),
      fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    ),
  })).node;
  fc.assert(
    fc.property(fc.dictionary(name, value, { minKeys: 1 }), fc.boolean(), (data, isWindows) => {
      const unix = stringify(data);
      const text = isWindows ? unix.replaceAll('\n', '\r\n') : unix;
      const yaml = readYamlText(text);
      for (const [path, expected] of paths(data, '')) {
        const lines = linesAt(text, undefined, path, yaml);
        expect(typeof lines).toBe('string');
        const read: unknown = parse(dedented(String(lines)));
        const found = path.endsWith(']')
          ? (read as unknown[])[0]
          : Object.values(read as object)[0];
        expect(found).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});

/** Keys of maps at any depth, and items of lists that stand on lines of their own. */
function* paths(value: unknown, path: string): Generator<[string, unknown]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const isNested = path.endsWith(']');
      if (!isNested) yield [`${path}[${index}]`, item];
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      yield [at, inner];
      yield* paths(inner, at);
    }
  }
}

function dedented(lines: string): string {
  const all = lines.split('\n');
  const indent = (all[0] ?? '').length - (all[0] ?? '').trimStart().length;
  return all.map((line) => line.slice(indent)).join('\n');
}
