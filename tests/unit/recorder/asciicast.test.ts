import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAsciicast } from '#recorder/asciicast.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (...lines: readonly string[]) => readAsciicast(bytes(lines.join('\n')));
const events = (...lines: readonly string[]) => {
  const cast = read(...lines);
  return 'why' in cast ? cast : [...cast.events()];
};

const two = '{"version": 2, "width": 100, "height": 30}';

test('version 2: size, text, changes of the size, markers; input is not looked at', () => {
  const all = events(
    two,
    '[0, "o", "a"]',
    '[1, "o", "b"]',
    '[2, "i", "x"]',
    '[3, "r", "80x24"]',
    '[4, "m", " Part "]',
    '',
  );
  expect(all).toEqual([
    { is: 'size', columns: 100, rows: 30 },
    { is: 'text', text: 'ab' },
    { is: 'size', columns: 80, rows: 24 },
    { is: 'section', title: 'Part' },
  ]);
});

test('version 3: comments, and the size of the terminal', () => {
  const all = events(
    '{"version": 3, "term": {"cols": 90, "rows": 20}}',
    '# note',
    '[0.1, "o", "a"]',
    '[1, "x", "0"]',
    '',
  );
  expect(all).toEqual([
    { is: 'size', columns: 90, rows: 20 },
    { is: 'text', text: 'a' },
  ]);
});

test.each([
  ['nothing', [''], 1, 'It is empty.'],
  ['text', ['hello'], 1, 'It does not begin as an asciicast does'],
  ['another version', ['{"version": 9}'], 1, 'It does not begin as an asciicast does'],
  ['version 1', ['{"version": 1, "stdout": []}'], 1, 'asciinema convert OLD.cast NEW.cast'],
  ['no size', ['{"version": 2}'], 1, '"width" and "height" are missing'],
  ['no size of version 3', ['{"version": 3}'], 1, '"cols" and "rows" of "term" are missing'],
  ['a line that is no event', [two, '[0, "o", "a"]', '{"a": 1}', ''], 3, 'It is no event'],
  [
    'a line that is no JSON',
    [two, '[0, "o', '[0, "o", "a"]', ''],
    2,
    'Mend the line or take it out',
  ],
])('what is no recording is told with its line and what to do: %s', (_, lines, line, why) => {
  const cast = read(...lines);
  expect(cast).toMatchObject({ line });
  expect('why' in cast ? cast.why : '').toContain(why);
});

test('a packed file is told', () => {
  const cast = readAsciicast(Uint8Array.of(0x1f, 0x8b, 8));
  expect('why' in cast ? cast.why : '').toContain('gunzip');
});

test('a last line that was cut off is left out', () => {
  expect(read(two, '[0, "o", "a"]', '[1, "o", "b')).toMatchObject({ isCut: true });
  expect(read(two, '[0, "o", "a"]', '')).toMatchObject({ isCut: false });
});

test('any bytes are a recording or a reason', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (some, hasHead) => {
      const cast = readAsciicast(hasHead ? Uint8Array.of(...bytes(`${two}\n`), ...some) : some);
      if ('why' in cast) expect(cast.line).toBeGreaterThan(0);
      else expect([...cast.events()][0]).toMatchObject({ is: 'size' });
    }),
  );
});
