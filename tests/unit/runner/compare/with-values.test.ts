import { expect, test } from 'vitest';
import { outputsWith } from '#runner/compare/with-values.ts';
import { compare } from '#runner/compare/compare.ts';
import { inTextOrder } from '#model/prove/marks-in-order.ts';
import { marksOf } from '#model/prove/outputs.ts';
import type { Output } from '#model/types.ts';

const command = 'kubectl get deployment "${APP:?}"';
const documented = (text: string, entries: Parameters<typeof marksOf>[2][]): Output => ({
  ...{ text, chosen: [], reasons: [], versions: {} },
  marks: inTextOrder(
    entries.flatMap((entry) => {
      const found = marksOf(text, command, entry);
      return found.ok ? found.marks : [];
    }),
  ),
});

const table = `NAME   READY   UP-TO-DATE   AVAILABLE   AGE   IMAGES
web    3/3     3            3           9s    nginx:1.29
`;
const output = documented(table, [
  { column: 'AGE', why: 'age' },
  { column: 'IMAGES', match: '1\\.\\d+', why: 'version' },
]);
const chosen = [{ example: 'web', value: 'a-longer-name' }];
const printed = (name: string, image: string): string =>
  `NAME${' '.repeat(name.length - 1)}READY   UP-TO-DATE   AVAILABLE   AGE    IMAGES
${name}   3/3     3            3           71s    ${image}
`;

test('an output has the values of the run in place of the examples, and its marks with them', () => {
  const [own] = Object.values(outputsWith({ own: output }, chosen));
  if (own === undefined) throw new Error('There is no output.');
  expect(own.text).toBe(`NAME            READY   UP-TO-DATE   AVAILABLE   AGE   IMAGES
a-longer-name   3/3     3            3           9s    nginx:1.29
`);
  const [, line = ''] = own.text.split('\n');
  expect(own.marks.map(({ start, end }) => line.slice(start, end))).toEqual(['9s', '1.29']);
  expect(compare(own, printed('a-longer-name', 'nginx:1.30'), command).isSame).toBe(true);
  // Neither the example, nor another name, nor another image is what was chosen.
  expect(compare(own, printed('web', 'nginx:1.30'), command).isSame).toBe(false);
  expect(compare(own, printed('other', 'nginx:1.30'), command).isSame).toBe(false);
  expect(compare(own, printed('a-longer-name', 'caddy:1.30'), command).isSame).toBe(false);
});

test('a mark on an example is one on the value, also where it is shorter', () => {
  const marked = documented('namespace/web created\n', [{ match: 'web', why: 'name' }]);
  const { own } = outputsWith({ own: marked }, [{ example: 'web', value: 'a' }]);
  expect(own?.marks.map(({ start, end }) => own.text.slice(start, end))).toEqual(['a']);
});

test('without a value of its own it stays as it is', () => {
  const outputs = { own: output };
  expect(outputsWith(outputs, [])).toBe(outputs);
});
