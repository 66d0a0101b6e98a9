import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedFrom } from '#cli/installed-from.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'readyroom-installed-'));
  mkdirSync(join(project, 'node_modules/readyroom'), { recursive: true });
  writeFileSync(join(project, 'readyroom-9.tgz'), 'packed');
});
afterEach(() => {
  rmSync(project, { recursive: true });
});
const of = (packageJson: string) => {
  writeFileSync(join(project, 'package.json'), packageJson);
  return installedFrom(`${join(project, 'node_modules/readyroom')}/`);
};

test('a tarball beside the project, or elsewhere, is found', () => {
  const tarball = join(project, 'readyroom-9.tgz');
  expect(of('{"dependencies":{"readyroom":"file:readyroom-9.tgz"}}')).toBe(tarball);
  expect(of(`{"devDependencies":{"readyroom":"file:${tarball}"}}`)).toBe(tarball);
});

test('an address stays an address', () => {
  const address = 'https://example.org/readyroom-9.tgz';
  expect(of(`{"dependencies":{"readyroom":"${address}"}}`)).toBe(address);
});

test.each([
  ['a version', '{"dependencies":{"readyroom":"9.0.0"}}'],
  ['a tarball that is gone', '{"dependencies":{"readyroom":"file:gone.tgz"}}'],
  ['no such dependency', '{}'],
  ['no JSON', '{'],
])('%s says nothing', (_, packageJson) => {
  expect(of(packageJson)).toBeUndefined();
});

test('a copy that is not installed came from nowhere', () => {
  expect(installedFrom(process.cwd())).toBeUndefined();
});
