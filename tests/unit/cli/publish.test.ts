import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './fake-io.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'publish-test-'));
});
afterEach(() => {
  rmSync(cwd, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
}
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' });
const page = (base: string, body = '') => `<html lang="en" data-base="${base}"><body>${body}`;

/** A project as "readyroom init" makes it, built for `base`, with all of it given to git. */
function project(base = '/demo/', origin = 'git@github.com:octocat/demo.git'): void {
  write({
    'dist/index.html': page(base),
    'dist/.nojekyll': '',
    'package-lock.json': '{}',
    '.gitignore': 'dist/\n',
  });
  cpSync('templates/project/_github', join(cwd, '.github'), { recursive: true });
  git('init', '--initial-branch=main');
  git('remote', 'add', 'origin', origin);
  git('add', '.');
}

test('where nothing is wrong it says where the site will stand, and what to look at by oneself', async () => {
  project();
  const { code, out, err } = await run(['publish', '--check'], { cwd });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Site     dist: 1 pages, 0.0 MB, built for /demo/');
  expect(out).toContain('Address  https://octocat.github.io/demo/');
  expect(out).toContain('Nothing was found that would go wrong.');
  expect(out).toContain('https://github.com/octocat/demo/settings/pages');
});

test('what is wrong is told with what to do, and is exit code 1', async () => {
  project();
  rmSync(join(cwd, 'dist/.nojekyll'));
  rmSync(join(cwd, 'package-lock.json'));
  write({ 'dist/en/index.html': page('/demo/', '<a href="/demo/gone/">') });
  const { code, out } = await run(['publish', '--check'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('To mend before the push: 3');
  expect(out).toContain('Put an empty file of that name into public/.');
  expect(out).toContain('Run npm install, and commit the file.');
  expect(out).toContain('en/index.html: /demo/gone/ leads nowhere.');
});

test('a package that stands in the project, and nobody committed, would not be installed', async () => {
  project();
  write({
    'package.json': '{ "dependencies": { "readyroom": "file:readyroom-0.1.0.tgz" } }',
    'readyroom-0.1.0.tgz': 'packed',
  });
  const lacks = 'readyroom-0.1.0.tgz is not committed, so what is pushed lacks it.';
  expect((await run(['publish', '--check'], { cwd })).out).toContain(lacks);
  git('add', '.');
  const { code, out } = await run(['publish', '--check'], { cwd });
  expect(code, out).toBe(0);
});

test('a workflow that nobody committed would not run', async () => {
  project();
  git('rm', '--cached', '.github/workflows/pages.yml');
  const { code, out } = await run(['publish', '--check'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('.github/workflows/pages.yml is not committed');
});

test('a project below the top of its repository is published by the workflows at the top alone', async () => {
  project();
  cpSync(join(cwd, 'dist'), join(cwd, 'site/dist'), { recursive: true });
  cpSync(join(cwd, '.github'), join(cwd, 'site/.github'), { recursive: true });
  write({ 'site/package-lock.json': '{}' });
  rmSync(join(cwd, '.github'), { recursive: true });
  git('add', '.');
  const { code, out } = await run(['publish', '--check'], { cwd: join(cwd, 'site') });
  expect(code).toBe(1);
  expect(out).toContain('No workflow in .github/workflows/ publishes');
});

test('a site that was built for another path is built anew, and how to look closer is said', async () => {
  project('/');
  const { code, out } = await run(['publish', '--check'], { cwd });
  expect(code).toBe(0);
  expect(out).toContain('SITE=https://octocat.github.io BASE=/demo/ npm run build');
});

test('a workflow that sets no address is right where astro.config does', async () => {
  project();
  const file = join(cwd, '.github/workflows/pages.yml');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('BASE', 'OTHER'));
  expect((await run(['publish', '--check'], { cwd })).code).toBe(0);
  write({ 'dist/index.html': page('/') });
  const { code, out } = await run(['publish', '--check'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('pages.yml does not set BASE for the build');
});

test('a domain of its own is the address', async () => {
  project('/');
  write({ 'dist/CNAME': 'learn.example.org\n' });
  const { code, out } = await run(['publish', '--check'], { cwd });
  expect(code).toBe(0);
  expect(out).toContain('Address  https://learn.example.org/');
  expect(out).toContain('Custom domain: learn.example.org');
});

test.each(['dist/CNAME', 'public/CNAME', 'CNAME'])(
  'a domain of its own beside a path is told, wherever it is named: %s',
  async (file) => {
    project();
    write({ [file]: 'learn.example.org\n' });
    utimesSync(join(cwd, file), 0, 0);
    const { code, out } = await run(['publish', '--check'], { cwd });
    expect(code).toBe(1);
    expect(out).toContain('To mend before the push: 1');
    expect(out).toContain('CNAME names learn.example.org');
    expect(out).toContain('Set BASE to / there');
  },
);

test.each([
  'astro.config.mjs',
  'content/w/workshop.yaml',
  'public/slides.txt',
  'components/A.astro',
])('a site that was built before %s changed is not what would be published', async (file) => {
  project();
  write({ [file]: 'as it was' });
  const now = Date.now() / 1000;
  utimesSync(join(cwd, file), now - 60, now - 60);
  expect((await run(['publish', '--check'], { cwd })).code).toBe(0);
  utimesSync(join(cwd, file), now + 60, now + 60);
  const { code, out } = await run(['publish', '--check'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain(`${file} has changed since the site was built`);
});

test.each([
  'content/.DS_Store',
  'public/Thumbs.db',
  'content/w/workshop.yaml~',
  'content/w/.#en.mdx',
])('that %s is newer, which no site is built from, is no change', async (file) => {
  project();
  write({ [file]: 'left' });
  const now = Date.now() / 1000;
  utimesSync(join(cwd, file), now + 60, now + 60);
  expect((await run(['publish', '--check'], { cwd })).code).toBe(0);
});

test('it is told as JSON, too', async () => {
  project();
  rmSync(join(cwd, 'dist/.nojekyll'));
  const { code, out } = await run(['publish', '--check', '--format', 'json'], { cwd });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    address: { site: 'https://octocat.github.io', base: '/demo/' },
    problems: [{ code: 'no-nojekyll', text: expect.stringContaining('.nojekyll') as string }],
  });
});

test('a folder that git does not know is looked at, too', async () => {
  write({ 'dist/index.html': page('/'), 'dist/.nojekyll': '' });
  const { code, out } = await run(['publish', '--check'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('where the site will stand is not known');
  expect(out).toContain('No workflow in .github/workflows/ publishes');
});

test.each([
  ['without --check', ['publish'], 'add --check'],
  ['without a site', ['publish', '--check'], 'Make one with npm run build'],
  ['with two folders', ['publish', '--check', 'a', 'b'], '"b" is too much'],
])('%s it says what to write', async (_, args, sentence) => {
  const { code, err } = await run(args, { cwd });
  expect([code, err.includes(sentence)]).toEqual([2, true]);
});
