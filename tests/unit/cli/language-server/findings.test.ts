import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findings } from '#cli/language-server/findings.ts';

let root: string;
const inLesson = (name: string): string => join(root, 'content/calico/install-from-manifest', name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'readyroom-findings-'));
  cpSync('tests/fixtures/content-design/content', join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('a project is read once for all files that are asked for together', () => {
  const begin = findings();
  const find = begin();
  expect(find(inLesson('lesson.yaml'))).toEqual([]);
  const prose = readFileSync(inLesson('en.mdx'), 'utf8');
  writeFileSync(inLesson('en.mdx'), `${prose}\n<Command id="not-there" />\n`);
  expect(find(inLesson('en.mdx'))).toEqual([]);
  expect(begin()(inLesson('en.mdx'))).toMatchObject([{ code: 'unknown-id' }]);
});

test('a manifest that is called components.yaml declares no components', () => {
  const manifest = 'apiVersion: v1\nkind: ServiceAccount\nmetadata: { name: metrics-server }\n';
  for (const path of [inLesson('components.yaml'), join(root, 'components.yaml')]) {
    writeFileSync(path, manifest);
    expect(findings()()(path), path).toEqual([]);
  }
  const own = join(root, 'content/components.yaml');
  writeFileSync(own, manifest);
  expect(findings()()(own)).not.toEqual([]);
});
