import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishes, workflowProblems } from '#publish/workflow-problems.ts';

const file = '.github/workflows/pages.yml';
const own = readFileSync('templates/project/_github/workflows/pages.yml', 'utf8');
const codes = (text: string, branch?: string) =>
  workflowProblems(file, text, branch).map(({ code }) => code);

test('the workflow of a new project publishes, and nothing is wrong with it', () => {
  expect([publishes(own), workflowProblems(file, own, 'main')]).toEqual([true, []]);
});

test('our own publishes, and nothing is wrong with it', () => {
  const text = readFileSync('.github/workflows/pages.yml', 'utf8');
  expect([publishes(text), workflowProblems(file, text, 'main')]).toEqual([true, []]);
});

test('an action in a remark publishes nothing', () => {
  expect(publishes(own.replace('uses: actions/deploy', 'run: true # uses: actions/deploy'))).toBe(
    false,
  );
});

test('what cannot be read, and names the action, is looked at as one that publishes', () => {
  expect(publishes('jobs: [\n  - uses: actions/deploy-pages@v5')).toBe(true);
});

describe('what is pushed', () => {
  const on = (started: string) => own.replace(/^on:\n(?: .*\n)+/m, `${started}\n`);
  test.each([
    ['all pushes', 'on: push', 'any'],
    ['several events', 'on: [push, pull_request]', 'any'],
    ['a push without branches', 'on: { push: }', 'any'],
    ['a pattern', "on: { push: { branches: ['release/*'] } }", 'release/one'],
    ['a pattern for any depth', "on: { push: { branches: ['release/**'] } }", 'release/a/b'],
    ['a name with a dot', 'on: { push: { branches: [v1.0] } }', 'v1.0'],
    ['a single branch', 'on: { push: { branches: main } }', 'main'],
    ['what is not left out', 'on: { push: { branches-ignore: [old] } }', 'main'],
    ['what is taken in again', "on: { push: { branches: ['r/**', '!r/a/**', r/a/b] } }", 'r/a/b'],
  ])('starts it: %s', (_, started, branch) => {
    expect(codes(on(started), branch)).toEqual([]);
  });

  test.each([
    ['another branch', 'on: { push: { branches: [main] } }', 'work', ['main']],
    ['a pattern that ends too early', "on: { push: { branches: ['r/*'] } }", 'r/a/b', ['r/*']],
    ['a dot that is a dot', 'on: { push: { branches: [v1.0] } }', 'v1x0', ['v1.0']],
    ['no push at all', 'on: workflow_dispatch', 'main', []],
    ['a push of tags alone', "on: { push: { tags: ['v*'] } }", 'main', []],
    ['a single other branch', 'on: { push: { branches: master } }', 'main', ['master']],
    ['what is left out', 'on: { push: { branches-ignore: [main] } }', 'main', ['**', '!main']],
    ['an exception', "on: { push: { branches: ['**', '!main'] } }", 'main', ['**', '!main']],
  ])('does not start it: %s', (_, started, branch, branches) => {
    expect(workflowProblems(file, on(started), branch)).toEqual([
      { code: 'other-branch', file, branch, branches },
    ]);
  });

  test('is not asked where the branch is not known', () => {
    expect(codes(on('on: workflow_dispatch'))).toEqual([]);
  });
});

test.each([
  ['pages: write', '      pages: write\n'],
  ['id-token: write', '      id-token: write\n'],
])('without the right %s it cannot publish', (permission, line) => {
  expect(workflowProblems(file, own.replace(line, ''), 'main')).toEqual([
    { code: 'permission', file, permission },
  ]);
});

test('rights of the whole workflow hold for its jobs', () => {
  const rights =
    '    permissions:\n      contents: read\n      pages: write\n      id-token: write\n';
  const text = own
    .replace(rights, '')
    .replace('permissions:\n  contents: read', 'permissions: write-all');
  expect(codes(text, 'main')).toEqual([]);
});

test('a build that is not told where the site stands is named', () => {
  const text = own.replaceAll(/\bBASE\b/g, 'PLACE');
  expect(workflowProblems(file, text, 'main')).toEqual([
    { code: 'no-address', file, variable: 'BASE' },
  ]);
});

test.each(['jobs: [', 'just a text', '', '- a list'])(
  'what is no workflow is said to be none: %j',
  (text) => {
    expect(codes(text, 'main')).toEqual(['no-yaml']);
  },
);

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      workflowProblems(file, text, 'main');
      workflowProblems(file, json, 'main');
      workflowProblems(file, `on: ${json}\njobs: ${json}`, 'main');
    }),
  );
});
