import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lesson } from '#model/resolve/content.ts';
import { readChanged, sound } from './written-content.ts';
import type { Change } from './written-content.ts';

const lessonOf = (changes: Readonly<Record<string, Change>>): Lesson => {
  const { problems, workshops } = readChanged(changes);
  expect(problems).toEqual([]);
  return workshops[0]?.lessons[0] as Lesson;
};

const runs = (items: string, more = ''): Readonly<Record<string, Change>> => ({
  'one/lesson.yaml': ['run: [kubectl get daemonset web]', `${more}run: ${items}`],
});

test('files with Windows line ends and a byte order mark say the same', () => {
  const windows = Object.entries(sound).map(([path, text]) => [
    path,
    `\ufeff${text.replaceAll('\n', '\r\n')}`,
  ]);
  const { manifests, ...lesson } = lessonOf(Object.fromEntries(windows) as Record<string, string>);
  const { manifests: unix, ...expected } = lessonOf({});
  expect(lesson).toEqual(expected);
  expect(manifests['web']?.text.replaceAll('\r\n', '\n')).toBe(unix['web']?.text);
});

test('constants are filled in in manifests too, and what templates have in braces stays', () => {
  const { manifests, walkthroughs } = lessonOf({
    'one/manifests/web.yaml': [
      'image: web:1',
      'image: {{base}}/web:1 # {{ .Values.tag }} {{other}}',
    ],
  });
  expect(manifests['web']?.text).toContain(
    'image: https://example.org/web:1 # {{ .Values.tag }} {{other}}',
  );
  expect(walkthroughs['tour']?.steps[1]).toMatchObject({ from: 8, to: 8 });
});

test.each([
  [
    'a here-document with comments, blank lines and a prompt',
    "cat <<'EOF' > x\n#!/bin/sh\n\n# kept\n$ kept\nEOF",
  ],
  ['a continuation', 'kubectl get pods \\\n  --all-namespaces'],
  ['quotes and Chinese words', `echo 'it'"'"'s' "节点"`],
])('a command is copied byte for byte: %s', (_, text) => {
  const written = JSON.stringify(`${text}\n`);
  expect(lessonOf(runs(`[${written}]`)).commands['get']?.run).toEqual([text]);
});

test.each([
  ['one command', '[a]', '', false],
  ['several commands', '[a, b]', '', true],
  ['several, one of which must be read first', '[a, b]', 'copyAll: false, ', false],
])('"copy all" is offered for %s: %s', (_, items, more, copyAll) => {
  expect(lessonOf(runs(items, more)).commands['get']?.copyAll).toBe(copyAll);
});

test('the variables of a lesson are those of its commands, then those of its checks, each once', () => {
  const { variables } = lessonOf({
    'workshop.yaml': [
      'variables:',
      "variables:\n  A: { example: web, pattern: '.+', label: { en: A } }\n  B: { example: b, pattern: '.+', label: { en: B } }",
    ],
    'one/lesson.yaml':
      sound['one/lesson.yaml']
        ?.replace('[kubectl get daemonset web]', `['kubectl get node "$NODE_NAME" $NODE_NAME']`)
        .replace('ready: true }', `columns: { NAME: = $A } }`)
        .replace(
          "rejects: [{ verdict: waiting, change: { DaemonSet/web: { READY: '2' } } }]",
          '',
        ) ?? '',
  });
  expect(variables).toEqual(['NODE_NAME', 'A']);
});

test.each([
  ['the whole document', '', { from: 1, to: 10 }],
  ['a part of it', '    within: metadata\n', { from: 2, to: 4 }],
])('a walkthrough shows %s', (_, within, shown) => {
  const { walkthroughs } = lessonOf({
    'one/lesson.yaml': [
      "    doc: DaemonSet/web\n    steps:\n      - { id: labels, at: metadata.labels }\n      - { id: image, at: 'spec.containers[name=web].image' }",
      `    doc: DaemonSet/web\n${within}    steps:\n      - { id: labels, at: metadata.labels }\n      - { id: image, at: metadata.name }`,
    ],
  });
  expect(walkthroughs['tour']?.shown).toEqual(shown);
});

test('a walkthrough without a document shows the whole file, and its steps name theirs', () => {
  const { walkthroughs } = lessonOf({
    'one/lesson.yaml': [
      "    doc: DaemonSet/web\n    steps:\n      - { id: labels, at: metadata.labels }\n      - { id: image, at: 'spec.containers[name=web].image' }",
      `    steps:\n      - { id: labels, at: metadata.labels, doc: DaemonSet/web }\n      - { id: image, at: kind, doc: Service/web }`,
    ],
  });
  expect(walkthroughs['tour']).toEqual({
    manifest: 'web',
    shown: { from: 1, to: 14 },
    steps: [
      { id: 'labels', path: 'metadata.labels', from: 4, to: 4 },
      { id: 'image', path: 'kind', from: 12, to: 12 },
    ],
  });
});

test('a command and an output may stand again', () => {
  const { translations } = lessonOf({
    'one/en.mdx': [
      '<Output id="ready" />',
      '<Output id="ready" />\n\n<Command id="get" again />\n\n<Output id="ready" again />',
    ],
  });
  expect(translations['pt-BR']?.missing).toContain('output-ready');
});

test('examples are marked beside what differs, whatever its reason is called', () => {
  const { outputs } = lessonOf({
    'workshop.yaml': ['reasons: {', 'reasons: { chosen: { en: as you like },'],
    'one/lesson.yaml': (sound['one/lesson.yaml'] ?? '')
      .replace('daemonset web]', 'daemonset web -l node=$NODE_NAME]')
      .replace('<none>  ', 'worker-1')
      .replace('why: age', 'why: chosen'),
  });
  const [, row = ''] = outputs['ready']?.text.split('\n') ?? [];
  const texts = (places: readonly { start: number; end: number }[] = []): string[] =>
    places.map(({ start, end }) => row.slice(start, end));
  expect(texts(outputs['ready']?.marks)).toEqual(['38s']);
  expect(texts(outputs['ready']?.chosen)).toEqual(['worker-1']);
});

test('a check names commands by their text', () => {
  const { workshops } = readChanged({
    'one/lesson.yaml': ['expect: [{', "lines: [{ line: 'web *', after: get }]\n    expect: [{"],
  });
  const checks = workshops[0]?.lessons[0]?.checks ?? {};
  expect(checks['web-ready']?.check).toMatchObject({
    command: 'kubectl get daemonset web',
    lines: [{ line: 'web *', after: 'kubectl get daemonset web' }],
  });
});

test('the lessons of a workshop in parts are one list, and each part knows its own', () => {
  const { problems, workshops } = readChanged({
    'workshop.yaml': [
      'lessons: [one]',
      'parts: [{ id: first, title: { en: First steps, pt-BR: Primeiros passos }, lessons: [one] }]',
    ],
  });
  expect(problems).toEqual([]);
  expect(workshops[0]?.lessons.map(({ name }) => name)).toEqual(['one']);
  expect(workshops[0]?.parts).toMatchObject([{ id: 'first', lessons: ['one'] }]);
});

test('a lesson without its translation falls back: the locale is absent', () => {
  expect(Object.keys(lessonOf({ 'one/pt-BR.mdx': null }).translations)).toEqual(['en']);
});

test('whatever is in the files, nothing is thrown and every problem has a place', () => {
  const files = Object.keys(sound);
  const damage = fc.record({
    file: fc.constantFrom(...files),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(40),
    insert: fc.oneof(
      fc.string(),
      fc.constantFrom('{', '<a', '*x', '\t', '\u0000', '- ', ': ', '\ud800', '---\n', '{{x}}', '"'),
    ),
  });
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (damages) => {
      const changes: Record<string, string> = {};
      for (const { file, at, length, insert } of damages) {
        const text = changes[file] ?? sound[file] ?? '';
        const offset = Math.floor(at * text.length);
        changes[file] = text.slice(0, offset) + insert + text.slice(offset + length);
      }
      for (const { place, message, hint } of readChanged(changes).problems) {
        const { file, line, column } = place;
        expect(file.startsWith('content/w/')).toBe(true);
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
        expect(message).toMatch(/\S/);
        expect(hint).toMatch(/\S/);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('an alias bomb is refused', () => {
  const levels = Array.from(
    { length: 12 },
    (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(9)}]`,
  );
  const { problems } = readChanged({
    'one/lesson.yaml': `a0: &a0 x\n${levels.join('\n')}\n`,
  });
  expect(problems.map(({ message }) => message)).toEqual([
    'This is not YAML: Excessive alias count indicates a resource exhaustion attack.',
  ]);
});
