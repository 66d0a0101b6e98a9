import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FOLDER, recorded, run } from './fake-io.ts';

const pulling = recorded(
  'a14-calico-node-2of3-init-imagepullbackoff',
  'kubectl get pods -n kube-system',
);
const daemonSet = 'kubectl get daemonset calico-node -n kube-system';
const oneOfThree = recorded('a08-calico-node-1of3', daemonSet);
const fiveOfFive = recorded('a44-calico-node-5of5', daemonSet);
const nodes = `NAME   STATUS   ROLES           AGE   VERSION
cp-1   Ready    control-plane   5d    v1.34.9
`;

describe('the exit code', () => {
  test.each([
    ['0 where everything listed is ready', fiveOfFive, 0, 'Ready  5/5 ready'],
    ['1 where it is on its way', oneOfThree, 1, 'Not yet  1/3 ready'],
    ['1 where something is wrong', pulling, 1, 'Something is wrong  12/13 ready'],
    ['1 where nothing is there', 'No resources found in demo namespace.\n', 1, 'Missing'],
    ['2 where nothing can be read', 'hello\n', 2, 'Cannot tell'],
  ])('is %s', async (_, stdin, code, first) => {
    const outcome = await run(['check', '--ready'], { stdin });
    expect(outcome).toMatchObject({ code, err: '' });
    expect(outcome.out.split('\n')[0]).toBe(first);
  });
});

describe('the text', () => {
  test('names the worst object, what it means and what to run next', async () => {
    const { out } = await run(['check', '--ready', '-'], { stdin: pulling });
    expect(out).toBe(`Something is wrong  12/13 ready

failed  Pod  calico-node-7msc7
  The image of Pod calico-node-7msc7 cannot be pulled (Init:ImagePullBackOff): a wrong name or tag, a private registry, or no way to reach it. Its events say why.

Run next
  kubectl describe pod calico-node-7msc7
`);
  });

  test.each([
    ['pt-BR', 'Algo está errado  prontos: 12/13', 'falhou  Pod  calico-node-7msc7'],
    ['zh-CN', '出现问题  12/13 就绪', '失败  Pod  calico-node-7msc7'],
  ])('speaks %s', async (locale, verdict, object) => {
    const { out } = await run(['check', '--ready', '--locale', locale], { stdin: pulling });
    expect(out.split('\n')).toEqual(expect.arrayContaining([verdict, object]));
  });

  test.each([
    ['says "listed" of what can only be listed', 'NAME   DATA   AGE\na      1      3m\n', 'Listed'],
    [
      'does not say how many are ready beside a doubt',
      'NAME   DATA   AGE\na      1      3m\nb      1\n',
      'Cannot tell',
    ],
  ])('%s', async (_, table, first) => {
    const { out } = await run(['check', '--ready'], { stdin: `$ kubectl get cm\n${table}` });
    expect(out.split('\n')[0]).toBe(first);
  });

  test.each([
    ['fits', 'Up', 'As expected\n'],
    [
      'does not fit',
      'Exited',
      `Something is wrong

does not fit  web
`,
    ],
  ])('never says ready of a row that is asked for by its cells: it %s', async (_, state, first) => {
    const yaml = '[{ table: [NAME, STATE], columns: { STATE: "= Up" } }]';
    const { out } = await run(['check', '--expect', 'e.yaml'], {
      files: { '/home/e.yaml': yaml },
      stdin: `NAME   STATE\nweb    ${state}\n`,
    });
    expect(out.startsWith(first), out).toBe(true);
    expect(out).not.toMatch(/ready/i);
  });

  test('has columns under each other, beside Chinese too', async () => {
    const stdin = `NAMESPACE   NAME    READY   STATUS              RESTARTS   AGE
demo        web-a   0/1     CrashLoopBackOff    7          9m
demo        web-b   0/1     ContainerCreating   0          9m
`;
    const { out } = await run(['check', '--ready', '--locale', 'zh-CN'], { stdin });
    expect(out).toContain('\n失败      Pod  demo/web-a\n');
    expect(out).toContain('\n尚未就绪  Pod  demo/web-b\n');
  });

  test('tells of ten objects and how many more there are', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, n) => `web-${n + 10}   0/1     Pending   0          9m`,
    );
    const stdin = ['NAME     READY   STATUS    RESTARTS   AGE', ...rows].join('\n');
    const { out } = await run(['check', '--ready'], { stdin });
    expect(out.match(/^not yet {2}Pod/gm)).toHaveLength(10);
    expect(out).toContain('\nand 2 more objects\n');
  });

  test.each([
    ['has colour on a terminal', { stdout: true }, {}, true],
    ['has none in a pipe', {}, {}, false],
    ['has none where NO_COLOR asks for none', { stdout: true }, { NO_COLOR: '1' }, false],
    ['has colour where NO_COLOR is empty', { stdout: true }, { NO_COLOR: '' }, true],
  ])('%s', async (_, isTerminal, env, hasColour) => {
    const { out } = await run(['check', '--ready'], { stdin: fiveOfFive, isTerminal, env });
    expect(out.includes('\u001B[')).toBe(hasColour);
  });

  test('does nothing to the terminal of whoever reads it', async () => {
    const stdin = pulling.replaceAll('calico-node-7msc7', 'calico\u0007node\u202E7msc7');
    const { out } = await run(['check', '--ready'], { stdin });
    expect(out).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
  });
});

describe('what is read', () => {
  test.each([
    ['a file', 'pods.txt'],
    ['a file by its whole path', '/home/pods.txt'],
  ])('is %s', async (_, file) => {
    const files = { '/home/pods.txt': fiveOfFive };
    expect(await run(['check', '--ready', file], { files })).toMatchObject({ code: 0, err: '' });
  });

  test('is UTF-16 too, as PowerShell writes it', async () => {
    const stdin = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(fiveOfFive, 'utf16le')]);
    expect(await run(['check', '--ready'], { stdin })).toMatchObject({ code: 0 });
  });

  test('is typed into a terminal where "-" asks for it', async () => {
    const world = { stdin: fiveOfFive, isTerminal: { stdin: true } };
    expect(await run(['check', '--ready', '-'], world)).toMatchObject({
      code: 0,
      err: 'Paste what kubectl printed, then press Ctrl-D.\n',
    });
  });

  const files = {
    '/home/empty': ' \n',
    '/home/binary': new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]),
    '/home/large': new Uint8Array(5 * 1024 * 1024 + 1).fill(0x61),
    '/home/folder': FOLDER,
  };
  test.each([
    ['there is no file nope', 'nope', 'There is no file nope. Check the path.'],
    ['a file is empty', 'empty', 'empty is empty. What kubectl writes to standard error'],
    ['a file is not text', 'binary', 'binary is not text. Save what kubectl printed'],
    ['a file is too large', 'large', 'large is larger than 5 MB. Ask kubectl for less'],
    ['a file is a folder', 'folder', 'folder is a folder. Name a file.'],
    ['nothing was piped in', '-', 'The standard input is empty. What kubectl writes'],
  ])('says that %s', async (_, file, said) => {
    const outcome = await run(['check', '--ready', file], { files });
    expect(outcome).toMatchObject({ code: 2, out: '' });
    expect(outcome.err).toContain(said);
  });

  test('tells how to use it where a terminal waits and nothing is named', async () => {
    const outcome = await run(['check', '--ready'], { isTerminal: { stdin: true } });
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain('kubectl get pods -A | readyroom check --ready');
  });
});

describe('--lesson', () => {
  const cwd = 'tests/fixtures/content-design';
  const lesson = 'calico/install-from-manifest';
  const ask = (check: string, stdin: string, env = {}) =>
    run(['check', '--lesson', check], { cwd, stdin, env });

  test.each([
    ['met', fiveOfFive, 0],
    ['not met', oneOfThree, 1],
    ['about something else', nodes, 2],
  ])('judges by the check of a lesson: %s', async (_, stdin, code) => {
    expect(await ask(`${lesson}#calico-node-ready`, stdin)).toMatchObject({ code, err: '' });
  });

  test('finds the content where --content says', async () => {
    const args = ['check', '--lesson', `${lesson}#calico-node-ready`, '--content'];
    const content = 'tests/fixtures/content-design/content';
    expect(await run([...args, content], { cwd: '.', stdin: fiveOfFive })).toMatchObject({
      code: 0,
    });
    const nowhere = await run([...args, 'nowhere'], { cwd: '.', stdin: fiveOfFive });
    expect(nowhere.code).toBe(2);
    expect(nowhere.err).toContain('There is no folder nowhere here. Say with --content');
  });

  const askChanged = async (from: string, to: string, stdin: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'readyroom-'));
    cpSync(cwd, folder, { recursive: true });
    const file = join(folder, 'content', lesson, 'lesson.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    const args = ['check', '--lesson', `${lesson}#calico-node-ready`];
    const outcome = await run(args, { cwd: folder, stdin });
    rmSync(folder, { recursive: true });
    return outcome;
  };

  test('is refused where the files of the check are broken', async () => {
    const outcome = await askChanged('ready: true', 'redy: true', fiveOfFive);
    expect(outcome).toMatchObject({ code: 2, out: '' });
    expect(outcome.err).toContain(`content/${lesson}/lesson.yaml:42:71  "redy" is not a key`);
  });

  test('prints a command of several lines as it is typed', async () => {
    const typed = '[kubectl get daemonset calico-node --namespace=kube-system]';
    const lines = `["kubectl get daemonset \\\\\\n  calico-node --namespace=kube-system"]`;
    const { out } = await askChanged(typed, lines, nodes);
    expect(out).toContain(
      '\n  kubectl get daemonset \\\n    calico-node --namespace=kube-system\n',
    );
  });

  test.each([
    [
      'the nearest lesson',
      'calico/instal-from-manifest#x',
      'There is no lesson "calico/instal-from-manifest" in content. Lessons: calico/install-from-manifest. Did you mean calico/install-from-manifest?',
    ],
    [
      'the nearest check',
      `${lesson}#calico-node-redy`,
      `The lesson ${lesson} has no check "calico-node-redy". Checks: nodes-not-ready, calico-node-ready. Did you mean calico-node-ready?`,
    ],
    [
      'the checks there are',
      lesson,
      `Name a check of the lesson: ${lesson}#CHECK. Checks: nodes-not-ready, calico-node-ready.`,
    ],
    ['no property every object has', `${lesson}#toString`, 'has no check "toString"'],
  ])('names %s', async (_, check, said) => {
    const outcome = await ask(check, fiveOfFive);
    expect(outcome).toMatchObject({ code: 2, out: '' });
    expect(outcome.err).toContain(said);
  });
});

describe('--expect', () => {
  const ask = (yaml: string, stdin: string, env = {}) =>
    run(['check', '--expect', 'e.yaml'], { files: { '/home/e.yaml': yaml }, stdin, env });

  test.each([
    ['a list', '- { kind: ds, name: calico-node, ready: true }', 0],
    ['expect', 'expect: [{ kind: ds, name: calico-node, ready: true }]', 0],
    ['lines', "lines: [{ line: 'daemonset.apps/calico-node created' }]", 2],
    ['a count that is not reached', "[{ kind: ds, all: true, count: '>= 2' }]", 1],
  ])('judges by %s', async (_, yaml, code) => {
    expect(await ask(yaml, fiveOfFive)).toMatchObject({ code, err: '' });
  });

  test('takes the variables of the shell', async () => {
    const yaml = '[{ kind: Node, name: $NODE_NAME, ready: true }]';
    expect(await ask(yaml, nodes, { NODE_NAME: 'cp-1' })).toMatchObject({ code: 0 });
    expect(await ask(yaml, nodes, { NODE_NAME: 'cp-2' })).toMatchObject({ code: 1 });
    const unset = await ask(yaml, nodes, {});
    expect(unset).toMatchObject({ code: 2 });
    // A terminal has no page with a form at its top.
    expect(unset.out).toContain(
      'This check needs your value for NODE_NAME. Set it in this terminal first: export NODE_NAME=…',
    );
    expect((await ask(yaml, nodes)).code).not.toBe(0);
  });

  test.each([
    [
      'a key',
      '- { kind: ds, nam: x, ready: true }',
      'e.yaml:1:15  "nam" is not a key of expect[0].',
    ],
    ['what to do about it', '- { kind: ds, nam: x }', '→ Did you mean "name"?'],
    [
      'a type',
      'expect: { kind: ds }',
      'e.yaml:1:9  "expect" is a map of keys and values, not a list.',
    ],
    [
      'a condition',
      '- { kind: ds, all: true, columns: { READY: three } }',
      'e.yaml:1:44  "three" is not',
    ],
    [
      'the place in a list',
      '- kind: Node\n  all: true\n  ready: true\n- ready: true',
      'e.yaml:4:3  This',
    ],
    ['YAML', 'a: [', 'e.yaml:1:4  The [ that begins here is never closed.'],
    ['an alias bomb', bomb(), 'This is not YAML: Excessive alias count'],
    ['nothing', '[]', '"expect" is empty.'],
    ['text', 'hello', 'The file is text'],
    ['a command of no lesson', 'lines: [{ line: x, after: probe }]', 'e.yaml:1:27  `after` names'],
    [
      'a constant of no workshop',
      'lines: [{ line: "{{calico}}" }]',
      '{{calico}} is not a constant',
    ],
    ['an empty file', '', 'e.yaml is empty. Write in it what you expect'],
    ['a large file', 'x'.repeat(65_537), 'e.yaml is larger than 64 KB.'],
    ['deep nesting', '['.repeat(65_536), 'This is not YAML'],
  ])('says what is wrong: %s', async (_, yaml, said) => {
    const outcome = await ask(yaml, fiveOfFive);
    expect(outcome).toMatchObject({ code: 2, out: '' });
    expect(outcome.err).toContain(said);
  });

  test('says that there is no such file', async () => {
    const outcome = await run(['check', '--expect', 'nope.yaml'], { stdin: fiveOfFive });
    expect(outcome).toMatchObject({ code: 2, out: '' });
    expect(outcome.err).toContain('There is no file nope.yaml. Check the path.');
  });
});

function bomb(): string {
  const levels = 'abcdefgh'.split('');
  return levels
    .map((name, index) => {
      const before = levels[index - 1];
      const item = before === undefined ? 'x' : `*${before}`;
      return `${name}: &${name} [${Array(10).fill(item).join(', ')}]`;
    })
    .join('\n');
}
