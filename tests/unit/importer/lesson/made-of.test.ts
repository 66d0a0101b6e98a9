import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMadeOf, textTree } from '#importer/lesson/made-of.ts';
import { growthOf } from '../work.ts';

/** The same for lines that are neither empty nor typed at prompts, one text after the other. */
const isPlainlyMadeOf = (lines: readonly string[], texts: readonly string[][]): boolean =>
  lines.length === 0 ||
  texts.some(
    (text) =>
      text.every((line, index) => line === lines[index]) &&
      isPlainlyMadeOf(lines.slice(text.length), texts),
  );

test('Lines are texts in a row, or they are not', () => {
  const text = fc.array(fc.constantFrom('boat', 'ship', 'crane'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), fc.array(text, { maxLength: 4 }), (of, texts) => {
      const tree = textTree(texts.map((lines) => lines.join('\n')));
      const rows = fc.sample(fc.constantFrom(of.flat(), texts.flat()), 2);
      for (const lines of rows) expect(isMadeOf(lines, tree)).toBe(isPlainlyMadeOf(lines, texts));
    }),
  );
});

test('Lines that are set in are texts of which all are set in by as much, or the first one less', () => {
  const tree = textTree(['if boat:\n  sail', 'row']);
  const isMade = (...lines: string[]): boolean => isMadeOf(lines, tree);
  expect(isMade('  if boat:', '    sail', '  row')).toBe(true);
  expect(isMade('    if boat:', '  sail')).toBe(true);
  expect(isMadeOf([' \t\tsail', '  boat'], textTree(['sail', ' boat']))).toBe(true);
});

test('A text whose lines are set in otherwise than in the source is another one', () => {
  const tree = textTree(['  if boat:\n  sail']);
  expect(isMadeOf(['  if boat:', '    sail'], tree)).toBe(false);
});

test('Twice as many texts that begin alike are twice the work', () => {
  const output = (number: number): string => `NAME   READY\nboat-${number}   1/1`;
  const sessions = (size: number) => (): boolean => {
    const outputs = Array.from({ length: size }, (_, number) => output(number));
    const tree = textTree(['kubectl get pods', ...outputs]);
    return outputs.every((each) => isMadeOf(`$ kubectl get pods\n${each}`.split('\n'), tree));
  };
  expect(sessions(3)()).toBe(true);
  expect(growthOf(sessions, 300)).toBeLessThan(2.5);
});
