import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editor, type Editor } from './language-client.ts';

// The language server of editors other than VS Code, which know no settings of ours: the first line of a file names its schema.
const root = mkdtempSync(join(tmpdir(), 'readyroom-editor-'));
const program = fileURLToPath(import.meta.resolve('yaml-language-server/bin/yaml-language-server'));
let client: Editor;

beforeAll(async () => {
  mkdirSync(join(root, 'node_modules/readyroom'), { recursive: true });
  symlinkSync(resolve('schemas'), join(root, 'node_modules/readyroom/schemas'));
  client = await editor(root, [program, '--stdio']);
});
afterAll(async () => {
  await client.close();
  rmSync(root, { recursive: true });
});

const open = (path: string, text: string) => client.open(path, text);
const offered = async (path: string, text: string) =>
  (await client.offered(path, text)).map(({ label }) => label);

const lesson =
  '# yaml-language-server: $schema=../../../node_modules/readyroom/schemas/lesson.schema.json\n';
const workshop =
  '# yaml-language-server: $schema=../../node_modules/readyroom/schemas/workshop.schema.json\n';

test('a file of ours has nothing wrong, a wrong key and a wrong id are told in words', async () => {
  const sound = `${lesson}minutes: 5\nenvironments: [kind]\n`;
  expect(await open('content/w/one/lesson.yaml', sound)).toEqual([]);
  const messages = await open(
    'content/w/two/lesson.yaml',
    `${sound}minuts: 5\ncommands:\n  Get: { run: [ls] }\n`,
  );
  expect(messages).toEqual(
    expect.arrayContaining([
      'Property minuts is not allowed.',
      expect.stringContaining('An id has only a-z, 0-9 and single hyphens between them.'),
    ]),
  );
});

test('reasons, kinds and languages are offered', async () => {
  expect(
    await offered(
      'content/w/a/lesson.yaml',
      `${lesson}outputs:\n  a:\n    differs:\n      - why: |\n`,
    ),
  ).toEqual(expect.arrayContaining(['age', 'clock', 'address']));
  expect(
    await offered(
      'content/w/b/lesson.yaml',
      `${lesson}checks:\n  a:\n    expect:\n      - kind: |\n`,
    ),
  ).toEqual(expect.arrayContaining(['Pod', 'Deployment', 'Certificate']));
  expect(await offered('content/w/workshop.yaml', `${workshop}source: |\n`)).toEqual(
    expect.arrayContaining(['en', 'pt-BR', 'zh-CN']),
  );
});

test('in a check, the columns of its kind are offered, and how a condition begins', async () => {
  const check = `${lesson}checks:\n  a:\n    expect:\n      - kind: Deployment\n        name: web\n`;
  const columns = await offered(
    'content/w/c/lesson.yaml',
    `${check}        columns:\n          |\n`,
  );
  expect(columns).toEqual(expect.arrayContaining(['READY', 'UP-TO-DATE', 'AVAILABLE']));
  expect(columns).not.toContain('ROLES');
  expect(
    await offered('content/w/d/lesson.yaml', `${check}        columns:\n          READY: |\n`),
  ).toEqual(expect.arrayContaining(['= value', 'one of a, b']));
});

test('a condition without a sign, a state of nothing and another spelling of a language are told in words', async () => {
  const wrong = `${lesson}minutes: 5
environments: [kind]
startsFrom: {}
checks:
  a:
    expect:
      - { kind: Node, all: true, columns: { STATUS: Ready, VERSION: '>= 1' } }
      - { ready: true }
`;
  expect(await open('content/w/e/lesson.yaml', wrong)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("A condition is '= value', '!= value'"),
      'Missing property "kind".',
      'Object has fewer properties than the required number of 1',
    ]),
  );
  const languages = `${workshop}title: { en: A }\nsource: en\nlocales: [en, pt-br]\nlessons: [a]\n`;
  expect(await open('content/x/workshop.yaml', languages)).toEqual([
    'A language is written as the standard has it: en, pt-BR, zh-CN.',
  ]);
});
