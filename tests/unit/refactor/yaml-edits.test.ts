import { expect, test } from 'vitest';
import { addToList, removeAt, renameKey, setText } from '#refactor/yaml-edits.ts';

const lesson = `# What all languages share.
minutes: 5
commands:
  get: { run: [kubectl get pods] } # the first

  # It makes one.
  make:
    run:
      - kubectl create deployment web
      - kubectl get deployments
outputs:
  made: { text: 'made' }
checks:
  ready:
    command: get

    output: made
`;

test('a key gets another name, and nothing else changes', () => {
  expect(renameKey(lesson, ['commands', 'get'], 'list')).toBe(lesson.replace('  get:', '  list:'));
  expect(renameKey('a: { b: 1 }', ['a', 'b'], '2')).toBe('a: { "2": 1 }');
});

test('a text is replaced, in quotes where it needs some', () => {
  expect(setText(lesson, ['checks', 'ready', 'command'], 'make')).toBe(
    lesson.replace('command: get', 'command: make'),
  );
  expect(setText('a: ["b", c]', ['a', 0], 'true')).toBe('a: ["true", c]');
});

test.each([
  ['a line', ['commands', 'get'], lesson.replace(/ {2}get.*\n\n/, '')],
  ['several lines', ['commands', 'make'], lesson.replace(/ {2}make:.*?(?=outputs)/s, '')],
  [
    'the only entry, with the map',
    ['outputs', 'made'],
    lesson.replace(/outputs.*?(?=checks)/s, ''),
  ],
  [
    'a list item',
    ['commands', 'make', 'run', 0],
    lesson.replace('      - kubectl create deployment web\n', ''),
  ],
  ['the last line', ['checks', 'ready', 'output'], lesson.replace(/\n {4}output: made\n/, '\n')],
])('%s is taken out', (_, path, expected) => {
  expect(removeAt(lesson, path)).toBe(expected);
});

test.each([
  ['{ a: 1, b: 2, c: 3 }', 'a', '{ b: 2, c: 3 }'],
  ['{ a: 1, b: 2, c: 3 }', 'c', '{ a: 1, b: 2 }'],
  ['a: |\n  text\n  more\n\nb: 1\n', 'a', 'b: 1\n'],
  ['b: 1\na: >-\n  text', 'a', 'b: 1\n'],
  ['a: 1\r\nb: 2\r\n', 'a', 'b: 2\r\n'],
])('of %j, %s is taken out', (text, key, expected) => {
  expect(removeAt(text, [key])).toBe(expected);
});

test('a text is added to a list, which is made where there is none', () => {
  expect(addToList('# Head\nminutes: 5\n', [], 'aliases', 'w/one')).toBe(
    '# Head\naliases: [w/one]\nminutes: 5\n',
  );
  expect(addToList('aliases: [a]\nminutes: 5\n', [], 'aliases', 'b')).toBe(
    'aliases: [a, b]\nminutes: 5\n',
  );
  expect(addToList('aliases:\n  - a # old\nminutes: 5\n', [], 'aliases', 'b')).toBe(
    'aliases:\n  - a # old\n  - b\nminutes: 5\n',
  );
  expect(addToList(lesson, ['checks', 'ready'], 'aliases', 'web')).toBe(
    lesson.replace('    command: get', '    aliases: [web]\n    command: get'),
  );
  expect(addToList('checks:\r\n  a: { output: b }\r\n', ['checks', 'a'], 'aliases', 'c')).toBe(
    'checks:\r\n  a: { aliases: [c], output: b }\r\n',
  );
});

test.each([
  ['an alias of YAML', 'a: &x { b: 1 }\nc: *x\n', ['c', 'b']],
  ['what is not there', 'a: 1\n', ['b']],
  ['a list item in the line of another list', 'a:\n  - - 1\n    - 2\n', ['a', 0, 0]],
])('%s is not edited', (_, text, path) => {
  expect(removeAt(text, path)).toBeUndefined();
  expect(renameKey(text, path, 'new')).toBeUndefined();
});
