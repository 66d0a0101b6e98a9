import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alreadyThere, makeFiles } from '#scaffold/write-files.ts';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'readyroom-write-'));
});
afterEach(() => {
  rmSync(top, { recursive: true });
});
const tree = () => readdirSync(top, { recursive: true }).map(String).toSorted();
const broken = (): never => {
  throw new Error('disk full');
};

test('files are made in a folder that was not there', () => {
  makeFiles(join(top, 'a/b'), { 'x.txt': 'x', 'c/y.txt': 'y' });
  expect(tree()).toEqual(['a', 'a/b', 'a/b/c', 'a/b/c/y.txt', 'a/b/x.txt']);
});

test('files are made beside what is there', () => {
  writeFileSync(join(top, 'mine.txt'), 'mine');
  makeFiles(top, { 'x.txt': 'x' });
  expect(tree()).toEqual(['mine.txt', 'x.txt']);
});

test.each([
  ['a new folder', 'new/project'],
  ['a folder that is there', '.'],
])('a failure in the end leaves nothing in %s', (_, folder) => {
  writeFileSync(join(top, 'mine.txt'), 'mine');
  expect(() => {
    makeFiles(join(top, folder), { 'x.txt': 'x', 'c/y.txt': 'y' }, broken);
  }).toThrow('disk full');
  expect(tree()).toEqual(['mine.txt']);
});

test('a file that is there stays, and what was made before it goes', () => {
  mkdirSync(join(top, 'c'));
  writeFileSync(join(top, 'c/y.txt'), 'mine');
  const files = { 'b/x.txt': 'x', 'c/y.txt': 'y' };
  expect(alreadyThere(top, files)).toEqual(['c/y.txt']);
  expect(() => {
    makeFiles(top, files);
  }).toThrow('EEXIST');
  expect(tree()).toEqual(['c', 'c/y.txt']);
  expect(readFileSync(join(top, 'c/y.txt'), 'utf8')).toBe('mine');
});
