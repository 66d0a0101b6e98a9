import { expect, test } from 'vitest';
import { imported, importedAs } from '../imported.ts';

const fence = (lang: string, ...lines: string[]): string =>
  ['```' + lang, ...lines, '```'].join('\n');
const run = fence('bash', 'kubectl get pods');

/** What the last block of a page became: commands, an output, or code. */
function kindOf(...blocks: string[]): string {
  const { data } = imported(blocks.join('\n\n'));
  const commands = Object.values(data.commands ?? {}).flatMap((each) => each.run).length;
  return Object.keys(data.outputs ?? {}).length > 0 ? 'output' : commands > 1 ? 'commands' : 'code';
}

test.each<[string, string[], string]>([
  ['text below a command', [run, fence('text', 'service "nginx" deleted')], 'output'],
  ['a path below a command', [run, 'You should see:', fence('', '/opt/a-folder')], 'output'],
  ['a name below "the output is"', [run, 'The output is:', fence('', 'iptables')], 'output'],
  ['assignments below "returns"', [run, 'It prints:', fence('', 'POD_IP=10.0.0.1')], 'output'],
  ['a list of files', [run, fence('', '/etc/a', '/etc/b')], 'output'],
  ['a cursor that is no prompt', [run, fence('', '❯ Yes, I accept', '  No')], 'output'],
  ['text behind other words', [run, 'Harbours are old.', fence('', 'client_address=1')], 'output'],
  ['a command below a command', [run, fence('', 'helm list')], 'commands'],
  ['a program that shell blocks call', [run, 'Then:', fence('', './run.sh x')], 'commands'],
  ['what is to be run', [run, 'Run the following command:', fence('', 'boatctl up')], 'commands'],
  ['a script that is printed', [run, 'It prints:', fence('sh', '#!/bin/sh', 'echo up')], 'output'],
  [
    'settings that nothing uses',
    ['Say where:', fence('', '# Where', 'BOATS=in', 'SEA="a b"')],
    'code',
  ],
  [
    'settings that are used',
    [run, fence('sh', 'ls $BOATS'), '## B', fence('', 'BOATS=in')],
    'commands',
  ],
  ['a list of names', ['Names:', fence('', 'http', 'boats   # a comment')], 'code'],
  [
    'settings with comments',
    ['Add:', fence('', '[boats]', '# git log <x> - its log', 'log = x')],
    'code',
  ],
  ['a part of a script', ['It has:', fence('', 'if moor boat; then', '  wait', 'fi')], 'code'],
  [
    'settings below a comment',
    ['Add:', fence('', '# /etc/boats.toml', 'sea = 2', '[boats]', '  # sudo boatd', '  x = 1')],
    'code',
  ],
  [
    'a loop of several lines',
    [run, '## B', fence('', 'while true; do', '  curl boats', 'done')],
    'commands',
  ],
  [
    'a test of what is there',
    [run, '## B', fence('', 'if ! command -v boatctl; then', '  curl boats', 'fi')],
    'commands',
  ],
  [
    'a session with a name to fill in',
    [fence('', '$ cd boats', '$ kubectl apply -f [your-boat].yaml')],
    'commands',
  ],
  ['a line for a chat', ['Boats meet here:', fence('', '/join #boats')], 'code'],
  ['source that is used', ['Use this class:', fence('', 'class Boat # old', 'end')], 'code'],
  [
    'a program called like a word of a language',
    [run, 'Run the following command:', fence('', 'module load boats')],
    'commands',
  ],
  ['another of these', [run, 'Run the following command:', fence('', 'func start')], 'commands'],
  ['a function of a language', ['Use this:', fence('', 'fn boat(x: u8) -> u8')], 'code'],
  ['a column of keys', ['Keys:', fence('', 'q   close', '$         refresh the list')], 'code'],
  ['a script', [run, 'Boats sail.', fence('sh', '#!/bin/sh', 'echo up')], 'code'],
  ['what is to be saved', [run, 'Save this as a file:', fence('', 'a boat')], 'code'],
  ['a block of another language', [run, fence('go', 'func main() {}')], 'code'],
])('%s', (_, blocks, kind) => {
  expect(kindOf(...blocks)).toBe(kind);
});

test.each([
  'docker run [OPTIONS] IMAGE [COMMAND] [ARG...]',
  'crm node <boat> {online|offline}',
  'diff <one>|<other>',
  'kubectl logs [$id=<id>] <boat>[:<type>]',
])('%s says how a command is written', (text) => {
  expect(kindOf(run, fence('bash', text))).toBe('code');
});

test.each([
  '[ -f boat ] && cat boat',
  "kubectl get pods -o jsonpath='{.items[0].metadata.name} [NAME]'",
  'curl http://[::1]:8080',
  'tr [a-z] [A-Z]',
  'echo [done]',
  'cat boat.txt|grep boat',
  'cat > a.md <<EOF\n[Unit]\nsee [the docs] or {a|b}\nEOF',
])('%s is typed', (text) => {
  expect(kindOf(run, fence('bash', text))).toBe('commands');
});

test('a program that another page calls is a program', () => {
  const [, two] = importedAs({
    one: fence('console', '$ boatctl up'),
    two: `${run}\n\nThen:\n\n${fence('', 'boatctl down')}`,
  });
  expect(two?.commands).toEqual(['kubectl get pods', 'boatctl down']);
});

test('what root types is no comment where it has an option, and the list says so', () => {
  const { data, notes } = imported(
    '# Boats\n\n' + fence('', '# boat-manager repos --enable harbour', '# yum install boat'),
  );
  expect(Object.values(data.commands ?? {}).flatMap((each) => each.run)).toEqual([
    'boat-manager repos --enable harbour',
    'yum install boat',
  ]);
  expect(notes).toMatchObject([
    { code: 'typed-by-root' },
    {
      unsure: 'At the prompt of root this could be a comment, too.',
      did: 'I took it for commands.',
    },
  ]);
});

test('what root types is no comment where a known program gets a path or a quotation', () => {
  const { data } = imported(
    '# Boats\n\n' +
      fence(
        '',
        '# wget boats.example',
        '# cp boats.gpg /etc/boats/',
        '# echo "up" > sea',
        '# sail away',
      ),
  );
  expect(Object.values(data.commands ?? {}).flatMap((each) => each.run)).toEqual([
    ...['wget boats.example', 'cp boats.gpg /etc/boats/', 'echo "up" > sea'],
  ]);
});

test('a command with a place for any number of words is not copied', () => {
  const { data, notes } = imported('# Boats\n\n' + fence('bash', 'boat sail <options...>'));
  expect(data.commands).toBeUndefined();
  expect(notes).toMatchObject([{ code: 'not-copyable' }]);
});

test('a command that begins with what a tool would fill in is not copied', () => {
  const { data, notes } = imported('# Boats\n\n' + fence('sh', '{program} moor boat'));
  expect(data.commands).toBeUndefined();
  expect(notes).toMatchObject([{ code: 'not-copyable' }]);
});

test('a session in a fence that is set in too far is on the list', () => {
  const { data, notes } = imported('# Boats\n\nWords:\n\n\t```\n\t$ boat sail\n\t```');
  expect([data.commands, data.outputs]).toEqual([undefined, undefined]);
  expect(notes).toMatchObject([{ code: 'not-copyable' }]);
});

test('values in a row are printed where an output is announced, and no command stands above', () => {
  const { data } = imported(
    `# Boats\n\nThe output looks like this:\n\n${fence('', 'boat=1 state=0,\nsails="white"')}`,
  );
  expect(data.commands).toBeUndefined();
});

test('settings that nothing uses are no commands, also where they are said to be shell, and the list says so', () => {
  const { data, notes } = imported('# Boats\n\nDefine:\n\n' + fence('bash', 'BOATS=in', 'SEA=up'));
  expect(data.commands).toBeUndefined();
  expect(notes).toMatchObject([{ code: 'not-copyable' }]);
});

test('what root shows of a file is printed', () => {
  const { data } = imported(
    '# Boats\n\n' + fence('', '# cat boats.conf', 'BOATS=in', '# Sea', 'SEA=up'),
  );
  expect(data.commands).toEqual({ 'cat-boats-conf': { run: ['cat boats.conf'] } });
  expect(data.outputs).toEqual({ 'cat-boats-conf': { text: 'BOATS=in\n# Sea\nSEA=up\n' } });
});

test('a guess is on the list', () => {
  const { notes } = imported(`${run}\n\nHarbours are old.\n\n${fence('', 'a boat')}`);
  expect(notes.filter(({ code }) => code === 'command-or-output')).toHaveLength(1);
});

test('a prompt below words is typed where no program could have printed them', () => {
  const { data } = imported('# Boats\n\nText.\n\n```\nThen run:\n  $ kubectl get nodes\n```\n');
  expect(Object.values(data.commands ?? {}).map((each) => each.run)).toEqual([
    ['kubectl get nodes'],
  ]);
});
