import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineCounter } from '#importer/text/line-counter.ts';

test('Places asked for in their order have as many line breaks before them as the text there', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n'), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.array(fc.nat({ max: 40 })), (lines, offsets) => {
      const linesBefore = lineCounter(lines);
      for (const offset of offsets.toSorted((one, other) => one - other))
        expect(linesBefore(offset)).toBe(lines.slice(0, offset).split('\n').length - 1);
    }),
  );
});
