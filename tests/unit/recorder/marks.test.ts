import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineEditorReader, markReader, textOfUrl } from '#recorder/marks.ts';
import type { TerminalPart, PartReader } from '#recorder/marks.ts';

const readIn = (pieces: readonly string[], reader: PartReader): TerminalPart[] => [
  ...pieces.flatMap((text) => reader.read(text)),
  ...reader.end(),
];

/** Text that is cut in two is one text. */
function joined(parts: readonly TerminalPart[]): TerminalPart[] {
  const all: TerminalPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.is === 'text' && last?.is === 'text') last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}

const sources = (parts: readonly TerminalPart[]): string =>
  parts.map((part) => (part.is === 'text' ? part.text : part.source)).join('');

/** What marks are made of, in any order. */
const snippets = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...['\u001B]133;A\u0007', '\u001B]133;C;cmdline_url=a%20b;aid=1\u001B\\', '\u001B]133;'],
      ...['\u001B', ']', '133', ';', '\u0007', '\\', '\u009C', '\u001B[?2004h', '\u001B[?2004l'],
      ...['\u001B[0m\u001B[27m\u001B[24m\u001B[J', '\u001B[?20', 'D;0', '中'],
    ),
    fc.string(),
  ),
);

test.each([
  ['marks', markReader],
  ['a line editor', lineEditorReader],
])('%s: any text, cut anywhere, has the same parts, and nothing of it is lost', (_, reader) => {
  fc.assert(
    fc.property(snippets, fc.array(fc.nat(200)), (texts, cuts) => {
      const text = texts.join('');
      const places = [0, ...cuts.filter((at) => at < text.length).toSorted((a, b) => a - b)];
      const pieces = places.map((at, index) => text.slice(at, places[index + 1] ?? text.length));
      const parts = readIn(pieces, reader());
      expect(sources(parts)).toBe(text);
      expect(joined(parts)).toEqual(joined(readIn([text], reader())));
    }),
  );
});

test('a mark has a letter, a value and options', () => {
  const [part] = readIn(['\u001B]133;D;130;aid=x=y\u0007'], markReader());
  expect(part).toMatchObject({ is: 'mark', letter: 'D', value: '130', options: { aid: 'x=y' } });
});

test('what begins like a mark and never ends is text in the end, and is not kept for ever', () => {
  const reader = markReader();
  const text = `\u001B]133;C;cmdline_url=${'a'.repeat(300_000)}`;
  expect(sources([...reader.read(text), ...reader.read('b')])).toBe(`${text}b`);
});

test('a text that is written as in an address', () => {
  expect([textOfUrl('a%20%E4%B8%AD'), textOfUrl('%ZZ'), textOfUrl(undefined)]).toEqual([
    'a 中',
    undefined,
    undefined,
  ]);
});
