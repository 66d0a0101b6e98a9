import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from '#cli/pdf/run.ts';
import { run } from './fake-io.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pdf-test-'));
});
afterEach(() => {
  rmSync(cwd, { recursive: true });
});

const page = '<html lang="en" data-base="/"><title>Printed</title>';

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
}

/** A built site with one workshop in two languages. */
const site = (): void => {
  write({
    'dist/index.html': page,
    'dist/from-folder.js': '',
    'dist/en/demo/index.html': page,
    'dist/en/demo/print/index.html': page,
    'dist/zh-cn/demo/print/index.html': page,
  });
};

/** A browser that does what `then` says with $file, which it shall print, and $page, the file it is given. */
const browser = (then: string): string => {
  write({
    browser: `#!/bin/sh
for each; do case "$each" in --print-to-pdf=*) file="\${each#*=}";; file://*) page="\${each#file://}";; esac; done
echo "$@" >> '${cwd}/asked'
${then}
`,
  });
  chmodSync(join(cwd, 'browser'), 0o755);
  return join(cwd, 'browser');
};
const prints = `test -f "$page" && printf '%%PDF-1.4 %s' "$page" > "$file"`;

test('each workshop is printed in each language, from files and by name', async () => {
  site();
  const outcome = await run(['pdf', '--browser', browser(prints)], { cwd });
  expect([outcome.code, outcome.err]).toEqual([0, '']);
  expect(outcome.out).toBe('pdf/demo.en.pdf  0.0 MB\npdf/demo.zh-cn.pdf  0.0 MB\n');
  expect(readdirSync(join(cwd, 'pdf'))).toEqual(['demo.en.pdf', 'demo.zh-cn.pdf']);
  expect(readFileSync(join(cwd, 'pdf/demo.zh-cn.pdf'), 'utf8')).toContain(
    'zh-cn/demo/print/index.html',
  );
});

test('it is printed with bookmarks, and what was printed before is replaced', async () => {
  site();
  write({ 'pdf/demo.en.pdf': 'old', 'pdf/mine.pdf': 'mine' });
  await run(['pdf', '--browser', browser(prints)], { cwd });
  expect(readFileSync(join(cwd, 'asked'), 'utf8')).toContain('--generate-pdf-document-outline');
  expect(readFileSync(join(cwd, 'pdf/demo.en.pdf'), 'utf8')).toMatch(/^%PDF-/);
  expect(readFileSync(join(cwd, 'pdf/mine.pdf'), 'utf8')).toBe('mine');
});

test.each([
  ['complains', 'echo "no display" >&2; exit 1', 'no display'],
  ['writes nothing', 'exit 0', 'the browser wrote no PDF file'],
  ['writes something else', 'echo hello > "$file"', 'the browser wrote no PDF file'],
])('a browser that %s: the file is named, and an older one stays', async (_, then, why) => {
  site();
  write({ 'pdf/demo.en.pdf': 'old' });
  const { code, out, err } = await run(['pdf', '--browser', browser(then)], { cwd });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(`readyroom: pdf/demo.en.pdf was not printed: ${why}\n`);
  expect(readFileSync(join(cwd, 'pdf/demo.en.pdf'), 'utf8')).toBe('old');
});

test('one language that fails takes no other with it', async () => {
  site();
  const picky = browser(`case "$page" in *zh-cn*) exit 1;; esac; ${prints}`);
  const { code } = await run(['pdf', '--browser', picky], { cwd });
  expect([code, readdirSync(join(cwd, 'pdf'))]).toEqual([1, ['demo.en.pdf']]);
});

test('nothing is left behind', async () => {
  site();
  const { code } = await run(['pdf', '--browser', browser(prints)], { cwd });
  const [, place] = /--user-data-dir=(\S+)\/profile/.exec(
    readFileSync(join(cwd, 'asked'), 'utf8'),
  ) ?? ['', ''];
  expect([code, place === '', existsSync(place)]).toEqual([0, false, false]);
});

describe('what cannot be printed is said, with what to do', () => {
  test.each([
    [
      'no site',
      () => undefined,
      [],
      'There is no built site in dist. Make one with npm run build.',
    ],
    [
      'a site without a workshop',
      () => {
        write({ 'dist/index.html': page, 'dist/from-folder.js': '' });
      },
      [],
      'The site in dist has no workshop that can be printed.',
    ],
    ['a browser that is not there', site, ['--browser', 'none'], 'There is no browser at '],
    ['two folders', site, ['dist', 'more'], 'One folder is taken; "more" is too much.'],
  ])('%s', async (_, prepare, args, sentence) => {
    prepare();
    const { code, err } = await run(['pdf', ...args], { cwd, env: { PATH: '' } });
    expect([code, err.includes(sentence)]).toEqual([2, true]);
  });
});

describe('the browser', () => {
  test('that CHROMIUM names comes first', () => {
    expect(findBrowser({ CHROMIUM: '/opt/mine', PATH: '/usr/bin' })).toBe('/opt/mine');
  });

  test('on the PATH is found in the order of the PATH', () => {
    write({ 'a/microsoft-edge': '', 'b/chromium': '' });
    const folders = ['none', 'a', 'b'].map((folder) => join(cwd, folder));
    expect(findBrowser({ PATH: folders.join(':') })).toBe(join(cwd, 'a/microsoft-edge'));
  });
});
