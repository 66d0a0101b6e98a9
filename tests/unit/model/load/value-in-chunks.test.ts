import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { valueInChunks } from '#model/load/value-in-chunks.ts';
import { readYaml } from '#model/load/yaml-file.ts';

/** More than is read as a whole. */
const many = (entry: (number: number) => string): string =>
  Array.from({ length: 9000 }, (_, number) => entry(number)).join('');

const command = (number: number): string =>
  `  list-${number}:\n    run:\n      - |\n        ls ${number}\n\n        outputs:\n    manual: "${number}:\n      twice"\n`;

const long = `minutes: 5\ncommands:\n${many(command)}# Below\noutputs:\n${many((number) => `  list-${number}:\n    text: "boat ${number}"\n`)}`;

test('A long text has the value that it has as a whole', () => {
  expect(JSON.stringify(valueInChunks(long))).toBe(JSON.stringify(parse(long)));
});

test('Its places are those of the text', () => {
  const { yaml } = readYaml('lesson.yaml', long);
  const { line, column } = yaml?.placeOf(['outputs', 'list-8999', 'text']) ?? {};
  expect([long.split('\n')[(line ?? 0) - 1], column]).toEqual(['    text: "boat 8999"', 11]);
});

describe('A text is read as a whole where', () => {
  test.each([
    ['it is short', 'commands:\n  list:\n    run: [ls]\n'],
    ['it is a list', many((number) => `- a: ${number}\n  b: the harbour has a crane that waits\n`)],
    ['there are two documents', `${long}---\n${long}`],
    ['an alias is of another chunk', `a: &a\n  b: 1\n${long}checks:\n  c: *a\n`],
    ['a name stands twice', `${long}  list-0:\n    text: again\n`],
    ['a section stands twice', `${long}commands:\n  again:\n    run: [ls]\n`],
    ['it is not YAML', `${long}  list: [\n`],
  ])('%s', (_, text) => {
    expect(valueInChunks(text)).toBeUndefined();
  });

  test('a name stands twice, which is told with its line', () => {
    const { diagnostics } = readYaml('lesson.yaml', `${long}  list-0:\n    text: again\n`);
    expect(diagnostics?.map(({ code, place }) => [code, place.line])).toEqual([
      ['yaml-key-twice', long.split('\n').length],
    ]);
  });
});
