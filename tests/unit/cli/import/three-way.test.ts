import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { threeWay } from '#cli/import/three-way.ts';

const lines = (...each: string[]): string => `${each.join('\n')}\n`;
const base = lines('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');

describe('A text that its author and its source have changed', () => {
  test('has both where they are apart', () => {
    const yours = lines('A', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    const now = lines('a', 'b', 'c', 'd', 'e', 'F', 'g', 'h');
    const { merged, places } = threeWay(base, yours, now);
    expect(merged).toBe(lines('A', 'b', 'c', 'd', 'e', 'F', 'g', 'h'));
    expect(places).toEqual([
      {
        then: 'd\ne\nf\ng\nh',
        yours: 'd\ne\nf\ng\nh',
        now: 'd\ne\nF\ng\nh',
        line: 6,
        text: 'f',
      },
    ]);
  });

  test('may have very many lines, and be another one from beginning to end', () => {
    const many = (word: string): string => `${word}\n`.repeat(300_000);
    expect(threeWay('', '', many('new')).merged).toBe(many('new'));
    expect(threeWay(many('old'), many('old'), many('new')).merged).toBe(many('new'));
    const { merged, places } = threeWay(many('old'), many('ours'), many('theirs'));
    expect(merged).toBeUndefined();
    expect(places).toHaveLength(1);
  });

  test('is not merged where they meet, and each place has all three', () => {
    const yours = lines('new', 'a', 'b', 'c', 'ours', 'e', 'f', 'g', 'h');
    const now = lines('a', 'b', 'c', 'theirs', 'e', 'f', 'g', 'H');
    const { merged, places } = threeWay(base, yours, now);
    expect(merged).toBeUndefined();
    expect(places.map(({ then, yours: own, now: other }) => [then, own, other])).toEqual([
      ['b\nc\nd\ne\nf', 'b\nc\nours\ne\nf', 'b\nc\ntheirs\ne\nf'],
      ['f\ng\nh', 'f\ng\nh', 'f\ng\nH'],
    ]);
    expect(places.map(({ line, text }) => [line, text])).toEqual([
      [5, 'ours'],
      [9, 'h'],
    ]);
  });

  test('is not merged where one line lies between: what stands there may belong together', () => {
    const yours = lines('a', 'B', 'c', 'd', 'e', 'f', 'g', 'h');
    const now = lines('a', 'b', 'c', 'D', 'e', 'f', 'g', 'h');
    expect(threeWay(base, yours, now).merged).toBeUndefined();
  });

  test('has nothing to decide where both did the same', () => {
    const both = lines('a', 'b', 'mended', 'd', 'e', 'f', 'g', 'h');
    const yours = both.replace('h', 'H');
    expect(threeWay(base, yours, both)).toEqual({ merged: yours, places: [] });
  });

  test('is whichever one side changed, and whatever both made of it', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
      .map((each) => each.join('\n'));
    fc.assert(
      fc.property(text, text, (then, other) => {
        expect(threeWay(then, then, other).merged).toBe(other);
        expect(threeWay(then, other, then)).toEqual({ merged: other, places: [] });
        expect(threeWay(then, other, other)).toEqual({ merged: other, places: [] });
      }),
    );
  });
});
