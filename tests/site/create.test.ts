import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from './build.ts';
import { consumer, type Consumer } from './consumer.ts';

// create-readyroom as it would be published, beside the packed readyroom that npm installs with it.
const source = resolve(import.meta.dirname, '../../create');
const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
let project: Consumer;
let installed: string;

beforeAll(() => {
  project = consumer();
  const packed = execFileSync('npm', ['pack', source, '--silent'], {
    cwd: project.root,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  installed = join(project.root, 'node_modules/create-readyroom');
  mkdirSync(installed);
  execFileSync('tar', ['-xzf', packed.trim(), '-C', installed, '--strip-components=1'], {
    cwd: project.root,
  });
  const { bin } = manifest(installed);
  const commands = join(project.root, 'node_modules/.bin');
  mkdirSync(commands);
  for (const [name, path] of Object.entries(bin ?? {})) {
    chmodSync(join(installed, path), 0o755);
    symlinkSync(join(installed, path), join(commands, name));
  }
});
afterAll(() => {
  rmSync(project.root, { recursive: true, force: true });
});

interface Manifest {
  version: string;
  bin?: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
}
const manifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const texts = (folder: string) =>
  filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: project.root, env: { ...process.env, PATH }, encoding: 'utf8' });

test('it is one file, needs the version it came with, and publint has nothing to say', async () => {
  expect(filesBelow(installed)).toEqual(['README.md', 'create.js', 'package.json']);
  const { version } = manifest(project.package);
  expect(manifest(installed)).toMatchObject({ version, dependencies: { readyroom: version } });
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('npm create readyroom makes what init makes', () => {
  const options = ['--template', 'kubernetes', '--locales', 'zh-CN,en', '--name', 'talk', '--yes'];
  const created = run('npm', ['create', '--offline', 'readyroom', 'created', '--', ...options]);
  expect(created.status, created.stderr).toBe(0);
  expect(created.stdout).toContain('Made created, ');
  const command = join(project.package, 'lib/cli/main.js');
  expect(run(process.execPath, [command, 'init', 'made', ...options]).status).toBe(0);
  expect(texts(join(project.root, 'created'))).toEqual(texts(join(project.root, 'made')));
});

test('without a folder, and nobody there to be asked, it says what is missing', () => {
  const { status, stderr } = run('npm', ['create', '--offline', 'readyroom']);
  expect(status).toBe(2);
  expect(stderr).toContain('Say which folder to make');
});
