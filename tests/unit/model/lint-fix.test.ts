import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyFixes } from '#model/diagnostics/diagnostic.ts';
import { lint } from '#model/lint/lint.ts';
import { isClosed, shellBatch } from '#model/lint/shell-batch.ts';
import { load } from '#model/load/load.ts';
import { readShell } from '#transforms/shell.ts';
import { validate } from '#model/validate/validate.ts';
import { inChanged } from './written-content.ts';

test.each([
  ['ab', [{ start: 1, end: 1, text: ' ' }], 'a b'],
  [
    'abc',
    [
      { start: 2, end: 3, text: 'x' },
      { start: 0, end: 1, text: 'y' },
    ],
    'ybx',
  ],
  [
    'abc',
    [
      { start: 0, end: 2, text: 'x' },
      { start: 1, end: 3, text: 'y' },
    ],
    'xc',
  ],
  [
    'ab',
    [
      { start: 1, end: 1, text: ' ' },
      { start: 1, end: 1, text: ' ' },
    ],
    'a b',
  ],
  [
    'abc',
    [
      { start: 0, end: 1, text: 'x' },
      { start: 1, end: 2, text: 'y' },
    ],
    'xyc',
  ],
])('changes of %j that do not touch each other are all made: %#', (text, fixes, fixed) => {
  expect(applyFixes(text, fixes).text).toBe(fixed);
});

const letters = fc.string({
  unit: fc.constantFrom(
    '节',
    '点',
    'a',
    '1',
    ' ',
    ',',
    '，',
    '。',
    '(',
    ')',
    '.',
    '*',
    '`',
    '你',
    '您',
  ),
  maxLength: 40,
});

test('mending Chinese changes no letter, no code and no mark, and comes to an end', () => {
  fc.assert(
    fc.property(letters, (said) => {
      let text = `---\ntitle: 一\ndescription: 二。\n---\n\n词。\n\n${said}\n`;
      const kept = (all: string): string => all.replaceAll(/[\s,，.。()（）你您]/g, '');
      const before = kept(text);
      for (let round = 0; round < 5; round += 1) {
        const fixes = fixesOf(text);
        if (fixes.length === 0) return;
        text = applyFixes(text, fixes).text;
        expect(kept(text)).toBe(before);
      }
      expect(fixesOf(text)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const fixesOf = (chinese: string) =>
  inChanged(
    {
      'workshop.yaml': ['locales: [en, pt-BR]', 'locales: [en, pt-BR, zh-CN]'],
      'one/zh-CN.mdx': chinese,
    },
    (root) => {
      const { workshops } = load('content', root);
      return lint(workshops, { rules: {}, complete: false }).flatMap(({ fix }) => fix ?? []);
    },
  );

test('every line of a batch leads back to its command', () => {
  const commands = ['echo a', 'cat <<EOF\nx\nEOF', 'true'];
  const { script, at } = shellBatch(commands);
  const lines = script.split('\n');
  for (const [index, command] of commands.entries()) {
    for (const [number, text] of command.split('\n').entries()) {
      const line = lines.findIndex((each, from) => each === text && at(from + 1).index === index);
      expect(at(line + 1)).toEqual({ index, line: number + 1 });
    }
  }
});

test.each([
  ['echo `date', false],
  ['echo `date`', true],
  ['echo "a"', true],
  ['echo "a', false],
  ["echo 'it is", false],
  ['echo $(date', false],
  ['ls \\', false],
  ['cat <<EOF\nx\nEOF', true],
  ['cat <<EOF\nx', false],
  ['cat <<EOF', false],
  ['if true; then', true],
  ['ls |', true],
  ['done', true],
  [String.raw`echo $'it\'s'`, true],
  ['{ echo a', false],
  ['f() {', false],
  ['(echo a', false],
  ['}; ls; {', false],
  ['ls `', false],
  ['ls ;; echo "a', false],
])('%j is closed: %s', (command, closed) => {
  expect(isClosed(command)).toBe(closed);
});

test('words of any text are read, and none is made up', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '"', "'", '\\', '\n', ' ', ';', '|', '$') }),
      (text) => {
        // In $'…' letters can stand for others.
        fc.pre(!text.includes("$'"));
        for (const { words, start: at } of readShell(text).commands) {
          expect(at).toBeLessThan(text.length);
          for (const word of words) expect([...word].every((c) => text.includes(c))).toBe(true);
        }
      },
    ),
  );
});

test.each([
  [
    'quotes around a number, as it is written',
    'workshop.yaml',
    ['source: en', 'source: en\nwrittenFor: { Kubernetes: 1.30 }'],
    "writtenFor: { Kubernetes: '1.30' }",
  ],
  [
    'ids of headings',
    'one/en.mdx',
    ['## Read {/* #read */}', '## Read {#read}\n\n### More {#more}'],
    '## Read {/* #read */}\n\n### More {/* #more */}',
  ],
  [
    'a flag without its value',
    'one/en.mdx',
    ['<Output id="ready" />', '<Output id="ready" />\n\n<Output id="ready" again="yes" />'],
    '<Output id="ready" again />',
  ],
] as const)('what stops a build is mended where that is certain: %s', (_, file, change, fixed) => {
  inChanged({ [file]: change }, (root) => {
    const path = join(root, 'content/w', file);
    const fixes = validate(load('content', root)).flatMap(({ place, fix }) =>
      fix === undefined || !place.file.endsWith(file) ? [] : [fix],
    );
    writeFileSync(path, applyFixes(readFileSync(path, 'utf8'), fixes).text);
    expect(readFileSync(path, 'utf8')).toContain(fixed);
    expect(validate(load('content', root))).toEqual([]);
  });
});
