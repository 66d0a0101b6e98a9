import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { plainYaml } from '#model/load/plain-yaml.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import { mapOf, oddText, piece } from '../../yaml-values.ts';

/** What the parser makes of a text; undefined where something is wrong. */
function parsed(text: string): unknown {
  const { documents, mistakes } = readYamlText(text);
  return mistakes.length > 0 || documents.length !== 1 ? undefined : documents[0]?.toJS();
}

const scalar = fc.oneof(oddText, fc.integer(), fc.boolean(), fc.double({ noNaN: true }));
const key = fc.oneof(
  fc.constantFrom('run', 'text', 'list-1', 'Pod/boat', 'null', 'true', '1', '<<', 'a b', 'READY'),
  oddText.filter((each) => each !== ''),
);
const map = mapOf(scalar, key, { maxKeys: 4 });

/** Runs of each property; RUNS makes more. */
const numRuns = Number(process.env['RUNS'] ?? 1000);

describe('What is read without the parser is what the parser reads', () => {
  test('of texts that a program wrote', () => {
    fc.assert(
      fc.property(map, (value) => {
        const written = stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
        const plain = plainYaml(written);
        if (plain !== undefined) expect(plain).toStrictEqual(parsed(written));
      }),
      { numRuns },
    );
  });

  test('of texts with a sign too many, or without one', () => {
    const sign = fc.oneof(
      piece,
      fc.constantFrom('', 'x: y\n', '    ', '-', 'run:', '|-\n', '|2\n'),
    );
    fc.assert(
      fc.property(map, sign, fc.nat(), fc.nat(2), (value, put, place, without) => {
        const written = stringify(value, { lineWidth: 0 });
        const at = place % written.length;
        const changed = written.slice(0, at) + put + written.slice(at + without);
        const plain = plainYaml(changed);
        if (plain !== undefined) expect(plain).toStrictEqual(parsed(changed));
      }),
      { numRuns },
    );
  });
});

const lesson = {
  minutes: 5,
  environments: ['kind', 'minikube'],
  commands: {
    list: { run: ['kubectl get pods', 'cat <<END\n  boat\n\nEND\n'], manual: "it's: so" },
  },
  outputs: {
    list: { text: 'NAME   READY\nboat   1/1\n', differs: [{ column: 'AGE', why: 'clock' }] },
  },
  checks: { ready: { rejects: [{ verdict: 'failed', change: { 'Pod/boat': { READY: '0/1' } } }] } },
};

test('A lesson as the importer writes it is read without the parser', () => {
  expect(plainYaml(stringify(lesson, { lineWidth: 0 }))).toStrictEqual(lesson);
});

test.each([
  ['a comment', '# boat\n'],
  ['a text that goes on in the next line', 'manual: boat\n  harbour\n'],
  ['a key that stands twice', 'a: b\na: c\n'],
  ['a list in a line', 'run: [ls]\n'],
  ['an alias', 'a: *b\n'],
  ['no end of its last line', 'a: b'],
])('%s is left to the parser', (_, written) => {
  expect(plainYaml(written)).toBeUndefined();
});
