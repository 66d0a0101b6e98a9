import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { plainlyWritten } from '#importer/write/plainly-written.ts';
import { lessonYaml } from '#importer/write/yaml-files.ts';
import { mapOf, oddText } from '../../yaml-values.ts';

const usual = fc.constantFrom(
  'kubectl get pods',
  'NAME\nboat',
  'boat\n',
  'a\n\nb',
  'a\n  b',
  '0/1',
);
const colours = fc.constant('\u001B[32mboat\u001B[0m\nsails');
const text = fc.oneof({ weight: 60, arbitrary: usual }, oddText, colours);
const scalar = fc.oneof(
  { weight: 60, arbitrary: text },
  { weight: 9, arbitrary: fc.oneof(fc.integer(), fc.boolean()) },
  ...[fc.double(), fc.constant(undefined)],
);
const name = fc.constantFrom('run', 'list-1', 'Pod/boat', 'text', 'why');
const key = fc.oneof(
  { weight: 60, arbitrary: name },
  fc.constantFrom('null', 'boat-', '1', 'a b'),
  text,
);
const map = mapOf(scalar, key, { minKeys: 1, maxKeys: 3 });

const options = { lineWidth: 0, aliasDuplicateObjects: false };

test('What is written without the library is what the library writes', () => {
  fc.assert(
    fc.property(map, (value) => {
      const written = plainlyWritten({ boat: value }, '  ');
      if (written === undefined) return;
      expect(`commands:\n${written}`).toBe(stringify({ commands: { boat: value } }, options));
    }),
    { numRuns: Number(process.env['RUNS'] ?? 1000) },
  );
});

const lesson = {
  minutes: 5,
  environments: ['kind' as const],
  commands: {
    list: { run: ['kubectl get pods'] },
    make: { run: ['cat <<END\n  boat\n\nEND', '  ls'], manual: "it's: so" },
  },
  outputs: { list: { text: 'NAME\nboat\n', differs: [{ column: 'AGE', why: 'clock' as const }] } },
  checks: {},
};

test('A lesson is written as the library writes it, what the library alone can write among the rest', () => {
  expect(lessonYaml(lesson)).toBe(stringify(lesson, options));
  expect(parse(lessonYaml(lesson))).toEqual(lesson);
});

test('Most entries are written without the library', () => {
  expect(plainlyWritten(lesson.outputs, '  ')).toBe(
    '  list:\n    text: |\n      NAME\n      boat\n    differs:\n      - column: AGE\n        why: clock\n',
  );
});
