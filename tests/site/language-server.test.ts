import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editor, type Editor } from './language-client.ts';

// `readyroom language-server` in a project, as an editor starts it.
const root = mkdtempSync(join(tmpdir(), 'readyroom-language-server-'));
const lesson = 'content/calico/install-from-manifest';
let client: Editor;

beforeAll(async () => {
  cpSync('tests/fixtures/content-design/content', join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{}');
  client = await editor(root, [resolve('src/cli/main.ts'), 'language-server', '--stdio']);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const labels = async (path: string, written: string) =>
  (await client.offered(path, written)).map(({ label }) => label);

test('a sound file has nothing wrong', async () => {
  expect(await client.open(`${lesson}/lesson.yaml`, text(`${lesson}/lesson.yaml`))).toEqual([]);
});

test('a command that is being written is there at once, in the same file and in the prose', async () => {
  const written = text(`${lesson}/lesson.yaml`).replace(
    /^commands:/m,
    'commands:\n  brand-new: { run: [kubectl get nodes] }',
  );
  const before = `${written}startsFrom: { bring: [|] }\n`;
  expect(await labels(`${lesson}/lesson.yaml`, before)).toContain('brand-new');
  const prose = text(`${lesson}/en.mdx`);
  const [first] = await client.offered(`${lesson}/en.mdx`, `${prose}\n<Command id="|" />\n`);
  expect(first).toMatchObject({ label: 'brand-new', textEdit: { newText: 'brand-new' } });
});

test('what is saved is told of, in words of lint, and mending it takes that away', async () => {
  const prose = text(`${lesson}/en.mdx`);
  client.write(`${lesson}/en.mdx`, `${prose}\n<Command id="not-there" />\n`);
  expect(await client.save(`${lesson}/en.mdx`)).toEqual([
    expect.stringMatching(/^There is no command "not-there"[^\n]*\n/),
  ]);
  client.write(`${lesson}/en.mdx`, prose);
  expect(await client.save(`${lesson}/en.mdx`)).toEqual([]);
});

test('a file that is none of ours is left alone', async () => {
  expect(await client.open('notes.yaml', 'a: 1')).toEqual([]);
  expect(await labels('notes.yaml', 'command: |')).toEqual([]);
});

test('files that are opened one right after the other are told of together', async () => {
  const before = client.reports(`${lesson}/lesson.yaml`);
  const files = ['pt-BR.mdx', 'zh-CN.mdx'].map((name) => `${lesson}/${name}`);
  await Promise.all(files.map((path) => client.open(path, text(path))));
  expect(client.reports(`${lesson}/lesson.yaml`)).toBe(before + 1);
});

test('it ends when the editor ends it', async () => {
  expect(await client.close()).toBe(0);
});
