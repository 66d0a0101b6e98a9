import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The language server of editors other than VS Code, which know no settings of ours: the first line of a file names its schema.
const root = mkdtempSync(join(tmpdir(), 'readyroom-editor-'));
const program = fileURLToPath(import.meta.resolve('yaml-language-server/bin/yaml-language-server'));
const server = spawn(process.execPath, [program, '--stdio'], { cwd: root });
const waiting = new Map<number, (result: unknown) => void>();
const told = new Map<string, (messages: readonly string[]) => void>();
let received = Buffer.alloc(0);
let last = 0;

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  params?: { uri?: string; diagnostics?: readonly { message: string }[] };
}

function send(message: object): void {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

function request(method: string, params: object): Promise<unknown> {
  last += 1;
  const id = last;
  send({ id, method, params });
  return new Promise((done) => waiting.set(id, done));
}

/** Takes whole messages off what came so far. */
function take(): Message | undefined {
  const end = received.indexOf('\r\n\r\n');
  const length = Number(/Content-Length: (\d+)/.exec(received.subarray(0, end).toString())?.[1]);
  if (end === -1 || received.length < end + 4 + length) return undefined;
  const text = received.subarray(end + 4, end + 4 + length).toString();
  received = received.subarray(end + 4 + length);
  return JSON.parse(text) as Message;
}

server.stdout.on('data', (chunk: Buffer) => {
  received = Buffer.concat([received, chunk]);
  for (let message = take(); message !== undefined; message = take()) {
    const { id, method, result, params } = message;
    if (method === undefined && id !== undefined) waiting.get(id)?.(result);
    // It asks for settings and to be told of changes: none of ours.
    else if (id !== undefined)
      send({ id, result: method === 'workspace/configuration' ? [{}] : null });
    if (method === 'textDocument/publishDiagnostics')
      told.get(params?.uri ?? '')?.((params?.diagnostics ?? []).map((each) => each.message));
  }
});

beforeAll(async () => {
  mkdirSync(join(root, 'node_modules/readyroom'), { recursive: true });
  symlinkSync(resolve('schemas'), join(root, 'node_modules/readyroom/schemas'));
  await request('initialize', {
    processId: null,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  send({ method: 'initialized', params: {} });
});
afterAll(() => {
  server.kill();
  rmSync(root, { recursive: true });
});

/** Opens a file, and waits for what the server has to say of it. */
function open(path: string, text: string): Promise<readonly string[]> {
  const uri = pathToFileURL(join(root, path)).href;
  const messages = new Promise<readonly string[]>((done) => told.set(uri, done));
  const textDocument = { uri, languageId: 'yaml', version: 1, text };
  send({ method: 'textDocument/didOpen', params: { textDocument } });
  return messages;
}

/** What is offered where `|` stands. */
async function offered(path: string, text: string): Promise<readonly string[]> {
  const before = text.split('|', 1)[0]?.split('\n') ?? [];
  await open(path, text.replace('|', ''));
  const result = (await request('textDocument/completion', {
    textDocument: { uri: pathToFileURL(join(root, path)).href },
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  })) as { items: readonly { label: string }[] };
  return result.items.map(({ label }) => label);
}

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
