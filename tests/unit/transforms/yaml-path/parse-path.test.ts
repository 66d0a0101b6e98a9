import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePath } from '#transforms/yaml-path/parse-path.ts';

const key = (text: string) => ({ type: 'key', key: text });
const index = (number: number) => ({ type: 'index', index: number });
const filter = (field: string, value: string) => ({ type: 'filter', field, value });

test.each([
  ['spec.template', [key('spec'), key('template')]],
  ['labels["app.kubernetes.io/name"]', [key('labels'), key('app.kubernetes.io/name')]],
  [`labels['a]b'].c`, [key('labels'), key('a]b'), key('c')]],
  ['ports[0].name', [key('ports'), index(0), key('name')]],
  ['containers[name=web].image', [key('containers'), filter('name', 'web'), key('image')]],
  ['items[name=a.b/c]', [key('items'), filter('name', 'a.b/c')]],
  ['items[key="a b"]', [key('items'), filter('key', 'a b')]],
  ['items["my key"=1]', [key('items'), filter('my key', '1')]],
  ['[1][2]', [index(1), index(2)]],
  ['["0"].0', [key('0'), key('0')]],
])('reads %s', (path, segments) => {
  expect(parsePath(path)).toEqual({ ok: true, segments });
});

test.each([
  ['', 0, 'a key'],
  ['.a', 0, 'a key'],
  ['a..b', 2, 'a key'],
  ['a.', 2, 'a key'],
  ['a b', 1, '"." or "["'],
  ['a[name]', 2, 'a number, a quoted key or field=value'],
  ['a[]', 2, 'a number, a quoted key or field=value'],
  ['a[0', 3, '"]"'],
  ['a["b]', 2, 'a closing "'],
  ['a[b=]', 4, 'a number, a quoted key or field=value'],
])('says where %j goes wrong', (path, at, expected) => {
  expect(parsePath(path)).toEqual({ ok: false, at, expected });
});

test('any text is read or told where it goes wrong', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab.[]="\' 0') }), (path) => {
      const parsed = parsePath(path);
      if (!parsed.ok) expect(parsed.at).toBeLessThanOrEqual(path.length);
    }),
  );
});
