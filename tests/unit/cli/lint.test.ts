import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sound, writeChanged } from '../model/written-content.ts';
import type { Change } from '../model/written-content.ts';
import { run } from './fake-io.ts';
import type { Outcome, World } from './fake-io.ts';

const l = 'one/lesson.yaml';
const w = 'workshop.yaml';

/** `readyroom lint ARGS` in the sound workshop with some files changed. */
async function lint(
  args: readonly string[],
  changes: Readonly<Record<string, Change>> = {},
  world: World = {},
): Promise<Outcome & { root: string }> {
  const root = writeChanged(changes);
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  return { ...(await run(['lint', ...args], { cwd: root, shell: noComplaint, ...world })), root };
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const noComplaint = () => ({ output: bytes(''), code: 0 });
const quiet = ['--rule', 'missing-unit=off', '--rule', 'missing-words=off'];

test('nothing wrong: one line and exit code 0', async () => {
  expect(await lint(quiet)).toMatchObject({
    code: 0,
    out: '0 errors, 0 advice in 5 files\n',
    err: '',
  });
});

test('advice is told with its place and what to do, and is no failure', async () => {
  const { code, out } = await lint([], {
    'one/en.mdx': ['Words before.', '[here](https://x.org)'],
  });
  expect(code).toBe(0);
  expect(out)
    .toBe(`content/w/one/en.mdx:6:1  advice link-words: "here" does not say where the link leads.
  → Make the words of the link the name of what is there.

content/w/one/pt-BR.mdx:1:1  advice missing-unit: 4 parts are not translated: walk-tour, walk-tour-labels, walk-tour-image, output-ready.
  → Write them in pt-BR, in the order of en.mdx.

content/w/workshop.yaml:7:1  advice missing-words: "variables.NODE_NAME" has no words in pt-BR.
  → Add pt-BR: readers of it see the words in en.
content/w/workshop.yaml:8:1  advice missing-words: "reasons.nodeCount" has no words in pt-BR.
  → Add pt-BR: readers of it see the words in en.

0 errors, 4 advice in 5 files
readyroom lint --explain link-words tells more about a rule.
`);
});

test('what stops the build is an error, with the words of the build', async () => {
  const { code, out } = await lint(quiet, { [l]: ['minutes: 5\n', ''] });
  expect(code).toBe(1);
  expect(out).toContain('content/w/one/lesson.yaml:1:1  error missing-key: "minutes" is missing.');
  expect(out).toContain('\n1 error, 0 advice in 5 files\n');
});

test('the report can be limited to files and folders', async () => {
  const { out } = await lint(['content/w/one/pt-BR.mdx', 'content/w/two'], {
    'two/lesson.yaml': 'x',
  });
  expect(out).toContain('missing-unit');
  expect(out).toContain('lesson-not-listed');
  expect(out).not.toContain('content/w/workshop.yaml');
});

test('JSON is one line of a stable form', async () => {
  const { out, code } = await lint(['--format', 'json', ...quiet], {
    [l]: ['containers[name=web]', 'containers[0]'],
  });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    version: 1,
    errors: 0,
    advice: 1,
    files: 5,
    findings: [
      {
        file: 'content/w/one/lesson.yaml',
        line: 14,
        column: 26,
        severity: 'advice',
        rule: 'index-in-path',
        message: '"spec.containers[0].image" counts the items of a list.',
        hint: 'Write "spec.containers[name=web].image", which stays right when an item is added.',
        fixable: true,
      },
    ],
    fixed: [],
    notes: [],
  });
});

test('GitHub is given annotations, with what would end them written differently', async () => {
  const { out } = await lint(['--format', 'github', ...quiet], {
    'one/en.mdx': ['Words before.', '![](a,b%3A.png)'],
    'one/a,b%3A.png': Buffer.from('\x89PNG', 'latin1'),
  });
  expect(out).toBe(
    '::error file=content/w/one/en.mdx,line=6,col=1,title=readyroom lint%3A image-alt::The image a,b%253A.png has no alternative text.%0ASay between the square brackets what it shows, in the language of the page.\n1 error, 0 advice in 6 files\n',
  );
});

test('--fix writes each file once, and says what it changed', async () => {
  const { written, root, out } = await lint(['--fix', ...quiet], {
    [l]: ['containers[name=web]', 'containers[0]'],
  });
  expect(written).toEqual({ [join(root, 'content/w', l)]: sound[l] });
  expect(out).toContain(
    'Changed content/w/one/lesson.yaml:14:26  index-in-path: Write "spec.containers[name=web].image"',
  );
});

test('a byte order mark stays where it is', async () => {
  const bom = '\uFEFF';
  const text = `${bom}${(sound[l] ?? '').replace('containers[name=web]', 'containers[0]')}`;
  const { written, root } = await lint(['--fix', ...quiet], { [l]: text });
  expect(written).toEqual({ [join(root, 'content/w', l)]: `${bom}${sound[l] ?? ''}` });
});

test('bash is asked once for all commands, then for each it does not like', async () => {
  const asked: string[] = [];
  const shell = (command: string, input: string) => {
    if (!command.includes('bash -n')) return { output: bytes('not found'), code: 127 };
    asked.push(input);
    const line = input.split('\n').indexOf('done') + 1;
    const said = `/dev/stdin: line ${line}: syntax error near unexpected token \`done'\n/dev/stdin: line ${line}: \`done'\n`;
    return line === 0 ? { output: bytes(''), code: 0 } : { output: bytes(said), code: 2 };
  };
  const changes: Record<string, Change> = {
    [l]: ['[kubectl get daemonset web]', '[ls, done, pwd]'],
  };
  const { code, out } = await lint(quiet, changes, { shell });
  expect(code).toBe(1);
  expect(out).toContain(
    'content/w/one/lesson.yaml:4:20  error shell-syntax: bash cannot read the command "get": syntax error near unexpected token `done\'.',
  );
  expect(asked).toHaveLength(3);
  expect(asked[2]).toBe('done\n');
});

test('where there is no bash, lint says so', async () => {
  const shell = () => ({ output: bytes('sh: bash: not found'), code: 127 });
  const { code, out } = await lint(quiet, {}, { shell });
  expect(code).toBe(0);
  expect(out).toContain('There is no bash here: shell-syntax was left out.\n');
});

test('ShellCheck is asked where it is installed', async () => {
  const shell = (command: string, input: string) => {
    if (!command.startsWith('shellcheck')) return { output: bytes(''), code: 0 };
    const line = input.split('\n').indexOf('kubectl get daemonset web') + 1;
    const comment = { line, column: 9, code: 2086, message: 'Double quote to prevent globbing.' };
    return { output: bytes(JSON.stringify([comment])), code: 1 };
  };
  const { out } = await lint(quiet, {}, { shell });
  expect(out).toContain(
    'lesson.yaml:4:16  advice shellcheck: ShellCheck on the command "get": Double quote to prevent globbing.',
  );
  expect(out).toContain('https://www.shellcheck.net/wiki/SC2086');
});

test('ShellCheck is not asked of a command that has an error already: one cause, one message', async () => {
  const scripts: string[] = [];
  const shell = (command: string, input: string) => {
    if (command.startsWith('shellcheck')) scripts.push(input);
    return { output: bytes(command.startsWith('shellcheck') ? '[]' : ''), code: 0 };
  };
  const { code } = await lint(
    quiet,
    {
      [l]: [
        '[kubectl get daemonset web]',
        "[kubectl get pods --namespace=“web”, kubectl get pods <NAME>, 'kubectl get {{nothing}}', kubectl get daemonset web]",
      ],
    },
    { shell },
  );
  expect(code).toBe(1);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toContain('kubectl get daemonset web');
  for (const wrong of ['“web”', '<NAME>', 'nothing']) expect(scripts[0]).not.toContain(wrong);
});

test.each([
  [['--rule', 'links=off'], 'There is no rule "links".'],
  [
    ['--rule', 'minutes=warn'],
    '--rule minutes=warn: write minutes=off, minutes=advice or minutes=error.',
  ],
  [['--rule'], '--rule needs a value: --rule RULE=LEVEL.'],
  [['--explain', 'minute'], '--explain cannot be "minute". It is one of: '],
  [['--explain', 'minute'], 'Did you mean minutes?'],
  [['--format', 'xml'], '--format cannot be "xml". It is one of: text, json, github.'],
  [['--fxi'], 'There is no option --fxi. Did you mean --fix?'],
  [['--fix', '--fix'], '--fix is given twice. Give it once.'],
  [['--fix=yes'], '--fix takes no value.'],
  [['content/v'], 'There is no content/v here.'],
  [
    ['--content', 'lessons'],
    'There is no lessons here. Say with --content where the workshops are.',
  ],
])('%j is wrong use', async (args, said) => {
  const outcome = await lint(args);
  expect(outcome).toMatchObject({ code: 2, out: '' });
  expect(outcome.err).toContain(said);
  expect(outcome.err).toContain('readyroom lint --help tells how to use it.');
});

test.each([['--help'], ['-h']])('%s is answered', async (option) => {
  const { code, out } = await lint([option]);
  expect(code).toBe(0);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('a rule is explained with its examples', async () => {
  const { code, out } = await lint(['--explain', 'image-tag']);
  expect(code).toBe(0);
  expect(out).toContain('## image-tag');
  expect(out).toContain('image: nginx:latest');
  expect(out).toContain('image: nginx:1.29.3');
});

test('workshop.yaml is given back as it was when nothing can be mended', async () => {
  const { written } = await lint(['--fix', ...quiet], { [w]: ['source: en', 'source: en\n'] });
  expect(written).toEqual({});
});
