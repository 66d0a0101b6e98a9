import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { problemsText } from '#model/diagnostics/print.ts';
import { readContent } from '#model/read-content.ts';
import { cast, leaveOut, section, sent } from '../recorder/session.ts';
import { run } from './fake-io.ts';
import type { World } from './fake-io.ts';

let cwd: string;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'readyroom-record-test-'));
  await run(['init', '.', '--name', 'demo', '--locales', 'en,pt-BR'], { cwd });
});
afterEach(() => {
  rmSync(cwd, { recursive: true });
});

const record = (args: readonly string[], file: string | Uint8Array = '', world: World = {}) =>
  run(['record', ...args], { cwd, files: { [join(cwd, 'a.cast')]: file }, ...world });
const from = (file: string | Uint8Array, ...args: readonly string[]) =>
  record(['demo/own', '--from', 'a.cast', '--yes', ...args], file);
const read = (path: string) => readFileSync(join(cwd, 'content/demo', path), 'utf8');
const isMade = () => existsSync(join(cwd, 'content/demo/own'));
const lessons = () => (parse(read('workshop.yaml')) as { lessons: string[] }).lessons;

const pods = 'NAME   READY   STATUS    RESTARTS   AGE\nweb    1/1     Running   0          10m\n';
const session = cast(
  sent('kubectl get pods', pods),
  section('Look'),
  sent('ls', 'secret-file\n') + leaveOut(),
  sent('echo done', 'done\n'),
);

test('a file of asciinema becomes a lesson that builds at once', async () => {
  const { code, out, err } = await from(session, '--title', 'My lesson', '--minutes', '7');
  expect([code, err]).toEqual([0, '']);
  expect(problemsText(readContent('content', cwd).problems)).toBe('');
  expect(readdirSync(join(cwd, 'content/demo/own')).toSorted()).toEqual(['en.mdx', 'lesson.yaml']);
  expect(lessons()).toEqual(['first-lesson', 'own']);
  expect(read('own/lesson.yaml')).toMatch(/^minutes: 7\n/);
  expect(read('own/lesson.yaml')).not.toContain('secret-file');
  expect(read('own/en.mdx')).toContain('title: My lesson');
  expect(out).toContain('left out: ls (you said so)');
  expect(out).toContain('I proposed the check "web-ready": Pod web is ready.');
  expect(out).toContain('2 commands, 2 outputs and 1 proposed check.');
  expect(out).toContain('pt-BR when it is translated');
  const lint = await run(['lint'], { cwd });
  expect([lint.code, lint.out]).toEqual([0, expect.stringContaining('0 errors')]);
});

test('it stands where it is wanted', async () => {
  await run(['new', 'lesson', 'demo/last'], { cwd });
  await from(session, '--after', 'first-lesson');
  expect(lessons()).toEqual(['first-lesson', 'own', 'last']);
});

test('secrets are masked in what is shown and in what is saved', async () => {
  const secret = 'tok-0123456789';
  const file = cast(sent('curl -H "X: $API_TOKEN" localhost', `got ${secret}\n`));
  const { out } = await record(['demo/own', '--from', 'a.cast', '--yes'], file, {
    env: { API_TOKEN: secret },
  });
  expect(out).toContain('got •••');
  expect(out + read('own/lesson.yaml')).not.toContain(secret);
  expect(read('workshop.yaml')).toContain('- API_TOKEN');
});

describe('nothing is saved', () => {
  const isTerminal = { stdin: true, stdout: true };
  const asking = (answers: World['answers']) =>
    record(['demo/own', '--from', 'a.cast'], session, { isTerminal, answers: answers ?? [] });

  test.each([
    ['unless somebody agrees', ['no']],
    ['where Ctrl-C is the answer', [undefined]],
  ])('%s', async (_, answers) => {
    const { code, out, err } = await asking(answers);
    expect([code, isMade(), lessons()]).toEqual([1, false, ['first-lesson']]);
    expect(out).toContain('This would be saved');
    expect(err).toBe('readyroom: Nothing was saved.\n');
  });

  test('where nobody can be asked', async () => {
    const { code, err } = await record(['demo/own', '--from', 'a.cast'], session);
    expect([code, isMade()]).toEqual([1, false]);
    expect(err).toContain('Say --yes to save it.');
  });

  test('and then it is, by whoever agrees', async () => {
    expect([(await asking(['yes'])).code, isMade()]).toEqual([0, true]);
  });
});

test.each([
  ['no file', undefined, 'There is no file a.cast.'],
  ['a file that is no recording', 'hello\n', 'a.cast:1: It does not begin as an asciicast does'],
  ['a damaged line', `${session}{"x": 1}\n[9, "o", ""]\n`, 'a.cast:6: It is no event'],
  [
    'a recording without any marks',
    cast('$ ls\r\nfile\r\n'),
    'a.cast does not tell where a command begins and ends',
  ],
  [
    'a recording in which nothing was run',
    cast(sent('clear')),
    'No command was run that a lesson could have',
  ],
])('%s is told, and nothing is made', async (_, file, said) => {
  const world = file === undefined ? { files: {} } : {};
  const { code, err } = await record(['demo/own', '--from', 'a.cast', '--yes'], file, world);
  expect([code, isMade()]).toEqual([1, false]);
  expect(err).toContain(said);
});

test('what a recording without marks does not tell is said', async () => {
  const line = '\u001B[?2004h$ echo hi\r\n\u001B[?2004l\rhi\r\n\u001B[?2004h$ ';
  const { code, out } = await from(`${cast(line)}[9, "o", "cut`);
  expect(code).toBe(0);
  expect(out).toContain('Whether they ended well is not known');
  expect(out).toContain('Its last line is cut off');
  expect(read('own/lesson.yaml')).toContain('echo hi');
});

test('a recording of 50 MB is read; what is too long for a lesson is left out', async () => {
  const many = Array.from({ length: 800 }, () => 'y\r\n'.repeat(22_000));
  const [first = '', ...rest] = sent('yes').split('\u001B]133;D');
  const file = cast(first, ...many, `\u001B]133;D${rest.join('')}`, sent('echo end', 'end\n'));
  expect(file.length).toBeGreaterThan(50_000_000);
  const { code, out } = await from(new TextEncoder().encode(file));
  expect(code).toBe(0);
  expect(out).toContain('it printed more than a lesson has a place for');
  expect(read('own/lesson.yaml')).toContain('echo end');
  expect(read('own/lesson.yaml').length).toBeLessThan(1000);
});

test.each([
  [
    'a lesson that is there',
    ['demo/first-lesson'],
    1,
    'is there already, and nothing is overwritten',
  ],
  ['a workshop that is not there', ['other/own'], 1, 'There is no workshop "other"'],
  ['no name', [], 2, 'Name the lesson: record WORKSHOP/NAME'],
  ['a wrong name', ['own'], 2, 'Write it as WORKSHOP/NAME'],
  ['two names', ['demo/a', 'demo/b'], 2, '"demo/b" is too much'],
  [
    'a shell for a file',
    ['demo/own', '--from', 'a.cast', '--rc'],
    2,
    '--shell and --rc are for a shell that is opened',
  ],
  ['no terminal', ['demo/own'], 1, 'A shell is recorded in a terminal, and this is none.'],
])('before anything is recorded: %s', async (_, args, code, said) => {
  const outcome = await record(args, session);
  expect(outcome.code).toBe(code);
  expect(outcome.err).toContain(said);
});

describe('in a terminal', () => {
  const isTerminal = { stdin: true, stdout: true };

  test('within a recording, no other begins', async () => {
    const world = { isTerminal, env: { READYROOM_RECORDING: '1' } };
    expect((await record(['demo/own'], '', world)).err).toContain('is being recorded already');
  });

  test('a bash that is too old is told', async () => {
    const shell = () => ({ output: new TextEncoder().encode('3.2.57(1)-release\n'), code: 0 });
    const { err } = await record(['demo/own', '--shell', 'bash'], '', { isTerminal, shell });
    expect(err).toContain('bash 3.2.57(1)-release does not tell when a command begins');
    expect(err).toContain('--shell zsh');
  });

  test('a system without `script` is told what to do', async () => {
    const { code, err } = await record(['demo/own'], '', { isTerminal, env: { PATH: cwd } });
    expect([code, isMade()]).toEqual([1, false]);
    expect(err).toContain('There is no program "script" here');
    expect(err).toContain('--from FILE.cast');
  });
});

test('where the lesson cannot be written, why is told, and it can be tried again', async () => {
  const answers = ['yes', 'no'];
  // Somebody makes the folder meanwhile: when the commands are read by a shell, the place was looked at already.
  const shell = () => {
    mkdirSync(join(cwd, 'content/demo/own'), { recursive: true });
    return { output: new Uint8Array(), code: 0 };
  };
  const world = { isTerminal: { stdin: true, stdout: true }, answers, shell };
  const { code, err } = await record(['demo/own', '--from', 'a.cast'], session, world);
  expect([code, lessons()]).toEqual([1, ['first-lesson']]);
  expect(err.match(/is there by now, and nothing is overwritten/g)).toHaveLength(2);
});

test.each([
  ['stays', '# A remark\n', 0, ['first-lesson', 'own'], ''],
  ['that does not fit any more is told', 'nonsense: 1\n', 1, ['first-lesson'], 'nonsense'],
])(
  'what is written into workshop.yaml during the recording %s',
  async (_, added, code, listed, said) => {
    const shell = () => {
      appendFileSync(join(cwd, 'content/demo/workshop.yaml'), added);
      return { output: new Uint8Array(), code: 0 };
    };
    const outcome = await record(['demo/own', '--from', 'a.cast', '--yes'], session, { shell });
    expect(outcome.code).toBe(code);
    expect(outcome.err).toContain(said);
    expect(lessons()).toEqual(listed);
    expect(read('workshop.yaml')).toContain(added);
  },
);
