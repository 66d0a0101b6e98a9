import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { siteInArchive } from '#serve/archive-files.ts';
import { siteIn } from '#serve/folder-files.ts';
import { siteFile, type Site } from '#serve/site-files.ts';

const page = '<!doctype html><html lang="en" data-base="/workshops"><body>Hello</body></html>';
const files = {
  'index.html': page,
  '404.html': '<html lang="en">Nothing here',
  'en/index.html': 'English',
  'a b.txt': 'text',
  'files/demo/first/looks.json': '{}',
  'files/demo/second/checks.json': '{}',
};

const folder = mkdtempSync(join(tmpdir(), 'sites-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(name: string, texts: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

const zip = (texts: Readonly<Record<string, string>>, below = ''): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(texts).map(([path, text]) => [below + path, strToU8(text)]),
      ),
    ),
  );

function built(site: object): Site {
  if ('problem' in site) throw new Error(String(site.problem));
  return site as Site;
}

describe.each([
  ['a folder', () => siteIn(written('site', files))],
  ['an archive', () => siteInArchive(zip(files))],
  [
    'an archive with a folder',
    () => siteInArchive(zip({ ...files, 'en/x/index.html': '' }, 'dist/')),
  ],
])('the site of %s', (_what, open) => {
  const answer = async (path: string): Promise<string> => {
    const { status, type, body } = await siteFile(built(await open()), path);
    return `${String(status)} ${type} ${body.toString()}`;
  };

  it('is found, with its base', async () => {
    expect(built(await open()).base).toBe('/workshops/');
  });

  it('answers with files, with the first page of a folder, and with the page for what is not there', async () => {
    const html = 'text/html; charset=utf-8';
    for (const path of ['/workshops', '/workshops/', '/workshops/index.html'])
      expect(await answer(path)).toBe(`200 ${html} ${page}`);
    for (const path of ['/workshops/en', '/workshops/en/', '/workshops//en/', '/workshops/./en/'])
      expect(await answer(path)).toBe(`200 ${html} English`);
    expect(await answer('/workshops/a%20b.txt')).toBe('200 text/plain; charset=utf-8 text');
    const outside = ['/', '/workshop', '/workshops/../index.html', '/workshops/%2e%2e/x'];
    for (const path of [...outside, '/workshops/%00', '/workshops/%', '/workshops/en%5c..%5ca'])
      expect(await answer(path)).toBe(`404 ${html} <html lang="en">Nothing here`);
  });

  it('names folders, and reads no file that is larger than asked for', async () => {
    const { files: stored } = built(await open());
    expect((await stored.foldersIn('files/demo')).toSorted()).toEqual(['first', 'second']);
    expect(await stored.foldersIn('files/nothing')).toEqual([]);
    expect(await stored.read('en/index.html', 7)).toEqual(Buffer.from('English'));
    expect(await stored.read('en/index.html', 6)).toBeUndefined();
    expect(await stored.read('en')).toBeUndefined();
  });
});

describe('a folder', () => {
  it('has nothing that lies outside of it, and no pipe', async () => {
    const root = written('linked', files);
    writeFileSync(join(folder, 'outside.txt'), 'secret');
    symlinkSync(join(folder, 'outside.txt'), join(root, 'link.txt'));
    symlinkSync(join(folder, 'site'), join(root, 'files/other'));
    execFileSync('mkfifo', [join(root, 'pipe.txt')]);
    const { files: stored } = built(await siteIn(root));
    for (const path of ['link.txt', 'pipe.txt', '../outside.txt', 'files/other/index.html'])
      expect(await stored.read(path)).toBeUndefined();
    expect(await stored.foldersIn('files/other')).toEqual([]);
  });
});

describe('an archive without a site', () => {
  it.each([
    ['nothing of ours', zip({ 'readme.txt': '' }), 'no-site'],
    ['a page of something else', zip({ 'index.html': '<html lang="en">' }), 'no-site'],
    ['two sites', zip({ 'one/index.html': page, 'two/index.html': page }), 'no-site'],
    ['a site two folders down', zip(files, 'one/two/'), 'no-site'],
    [
      'a bundle',
      zip({ 'index.html': page.replace('<html', '<html data-root="./"') }, 'b/'),
      'bundle',
    ],
    ['what GitHub packs', zip({ 'artifact.tar': '' }), 'tar-inside'],
    ['what gzip packed', Buffer.from('\x1F\x8B\b\0rest', 'latin1'), 'tar'],
    ['tar', Buffer.from(`${'index.html'.padEnd(257, '\0')}ustar`), 'tar'],
    ['text', Buffer.from('text'), 'no-zip'],
  ])('%s', async (_what, archive, problem) => {
    expect(await siteInArchive(archive)).toEqual({ problem });
  });

  it('a bundle is known in a folder, too', async () => {
    const bundle = { 'index.html': page.replace('<html', '<html data-root="./"') };
    expect(await siteIn(written('bundle', bundle))).toEqual({ problem: 'bundle' });
  });
});
