import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { resolvePath } from '#transforms/yaml-path/line-range.ts';
import { pathOfLine } from '#transforms/yaml-path/path-of-line.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';

const manifest = `# A boat.
kind: Pod
metadata:
  name: boat
  labels:
    example.com/harbour: north
    "a\\"b": c
spec:
  args: ["--north", "--fast"]
  containers:
    - name: sail
      image: boat:1
    - image: mast:1
  log: |
    kind: of
    words
  ports:
    - 80
    -
      port: 81
  empty:
  base: &base
    k: v
  merged:
    <<: *base
`;

describe('the path of a line is', () => {
  const yaml = readYamlText(manifest);
  const lines = manifest.split('\n');
  test.each([
    ['a key', 'kind: Pod', 'kind'],
    ['a key in a map', '  name: boat', 'metadata.name'],
    [
      'a key of other signs',
      '    example.com/harbour: north',
      'metadata.labels["example.com/harbour"]',
    ],
    ['the key of a list in its line', '  args: ["--north", "--fast"]', 'spec.args'],
    ['the first key of an item with a name', '    - name: sail', 'spec.containers[name=sail].name'],
    ['a key of an item with a name', '      image: boat:1', 'spec.containers[name=sail].image'],
    ['the first key of an item without one', '    - image: mast:1', 'spec.containers[1].image'],
    ['the key of a text', '  log: |', 'spec.log'],
    ['an item that is a value', '    - 80', 'spec.ports[0]'],
    ['a key below its item', '      port: 81', 'spec.ports[port=81].port'],
  ])('%s', (_, line, path) => {
    expect(pathOfLine(yaml, lines.indexOf(line) + 1)).toEqual({ doc: undefined, path });
  });

  test.each([
    ['a comment', '# A boat.'],
    ['the middle of a text', '    kind: of'],
    ['a key that no path can name', '    "a\\"b": c'],
    ['a key without a value', '  empty:'],
    ['what is merged', '    <<: *base'],
  ])('nothing at %s', (_, line) => {
    expect(pathOfLine(yaml, lines.indexOf(line) + 1)).toBeUndefined();
  });

  test('one of its document, where there are several', () => {
    const several = readYamlText(
      'kind: Pod\nmetadata:\n  name: a\n---\nkind: Pod\nmetadata:\n  name: b\n',
    );
    expect(pathOfLine(several, 7)).toEqual({ doc: 'Pod/b', path: 'metadata.name' });
    expect(pathOfLine(several, 4)).toBeUndefined();
  });

  test('nothing in two documents of one name', () => {
    const twice = readYamlText('kind: A\na: 1\n---\nkind: A\na: 2\n');
    expect(pathOfLine(twice, 5)).toBeUndefined();
  });
});

test('a line has at most one path, and that leads to the line again', () => {
  const name = fc.string({ minLength: 1, maxLength: 5 });
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.integer(),
      fc.string(),
      fc.dictionary(name, tie('node'), { minKeys: 1, maxKeys: 4 }),
      fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    ),
  })).node;
  let found = 0;
  fc.assert(
    fc.property(fc.dictionary(name, value, { minKeys: 1 }), (data) => {
      const text = stringify(data);
      const yaml = readYamlText(text);
      for (let line = 1; line <= text.split('\n').length; line += 1) {
        const placed = pathOfLine(yaml, line);
        if (placed === undefined) continue;
        found += 1;
        expect(resolvePath(yaml, placed.doc, placed.path)).toMatchObject({
          ok: true,
          lines: { from: line },
        });
      }
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(200);
});
