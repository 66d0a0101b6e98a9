import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { valueInChunks } from '#model/load/value-in-chunks.ts';
import { readYaml } from '#model/load/yaml-file.ts';

/** More than is read as a whole. */
const many = (entry: (number: number) => string): string =>
  Array.from({ length: 5000 }, (_, number) => entry(number)).join('');

const command = (number: number): string =>
  `  list-${number}:\n    run:\n      - |\n        ls ${number}\n\n        outputs:\n    manual: "${number}:\n      twice"\n`;

const long = `minutes: 5\ncommands:\n${many(command)}# Below\noutputs:\n${many((number) => `  list-${number}:\n    text: "boat ${number}"\n`)}`;

test('A long text has the value that it has as a whole', () => {
  expect(JSON.stringify(valueInChunks(long))).toBe(JSON.stringify(parse(long)));
});

test('Entries may be set in by one blank', () => {
  const text = `commands:\n a:\n  run: ["ls ${'.'.repeat(600_000)}"]\n  manual: twice\n`;
  expect(valueInChunks(text)).toEqual(parse(text));
});

test('Its places are those of the text', () => {
  const { yaml } = readYaml('lesson.yaml', long);
  const { line, column } = yaml?.placeOf(['outputs', 'list-4999', 'text']) ?? {};
  expect([long.split('\n')[(line ?? 0) - 1], column]).toEqual(['    text: "boat 4999"', 11]);
});

/** Each name stands for ten of the one before. */
const bomb = `a0: &a0 boat\n${Array.from({ length: 8 }, (_, level) => {
  const ten = Array.from({ length: 10 }, () => `*a${level}`).join(', ');
  return `a${level + 1}: &a${level + 1} [${ten}]\n`;
}).join('')}`;
const comment = `# ${'.'.repeat(600_000)}\n`;

describe('A text is read as a whole where', () => {
  test.each([
    ['it is short', 'commands:\n  list:\n    run: [ls]\n'],
    [
      'it is a list',
      many(
        (number) =>
          `- a: ${number}\n  b: the harbour has a crane that waits for a boat, a boat that waits for the tide, and a tide\n`,
      ),
    ],
    ['there are two documents', `${long}---\n${long}`],
    ['an alias is of another chunk', `a: &a\n  b: 1\n${long}checks:\n  c: *a\n`],
    ['a name stands twice', `${long}  list-0:\n    text: again\n`],
    ['a section stands twice', `${long}commands:\n  again:\n    run: [ls]\n`],
    [
      'an entry is set in less than others',
      `${long}checks:\n    a:\n      b: ${'c'.repeat(100_000)}\n  d: e\n`,
    ],
    ['it is set in itself', long.replaceAll(/^/gm, ' ')],
    ['it is not YAML', `${long}  list: [\n`],
    ['its aliases unfold into far more than it is', `${bomb}${comment}`],
  ])('%s', (_, text) => {
    expect(valueInChunks(text)).toBeUndefined();
  });

  test('its aliases unfold into far more than it is, which is told', () => {
    const { diagnostics } = readYaml('lesson.yaml', `${bomb}${comment}`);
    expect(diagnostics?.map(({ code }) => code)).toEqual(['yaml-syntax']);
  });

  test('a name stands twice, which is told with its line', () => {
    const { diagnostics } = readYaml('lesson.yaml', `${long}  list-0:\n    text: again\n`);
    expect(diagnostics?.map(({ code, place }) => [code, place.line])).toEqual([
      ['yaml-key-twice', long.split('\n').length],
    ]);
  });
});
