import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { localeCodes } from '#i18n/locales.ts';
import { templateNames } from '#scaffold/templates.ts';
import { lint } from '#model/lint/lint.ts';
import { load } from '#model/load/load.ts';
import { validate } from '#model/validate/validate.ts';
import { problemsText } from '#model/diagnostics/print.ts';
import { readContent } from '#model/read-content.ts';
import { run } from './fake-io.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'readyroom-init-'));
});
afterEach(() => {
  rmSync(cwd, { recursive: true });
});
const terminal = { stdin: true, stdout: true };
const init = (args: readonly string[], answers?: readonly (string | string[] | undefined)[]) =>
  run(['init', ...args], { cwd, ...(answers && { answers, isTerminal: terminal }) });
/** The diagnostics of `readyroom lint` in a project, with the level that asks for whole translations or without. */
const linted = (folder: string, complete = false) => {
  const sources = load('content', join(cwd, folder));
  const found = [...validate(sources), ...lint(sources.workshops, { rules: {}, complete })];
  return found.map(({ code, message }) => `${code} ${message}`);
};
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
const workshop = (folder: string) =>
  parse(read(`${folder}/content/${folder}/workshop.yaml`)) as object;

test.each([
  [[]],
  [['--template', 'kubernetes']],
  [['--template', 'kubernetes', '--locales', 'zh-cn,pt-br', '--source', 'pt-BR', '--title', 'A']],
  [['--locales', 'pt-BR', '--title', '"$(rm)" `x` \'é\' \\ {y} 中文: #1']],
  [['--source', 'zh-CN']],
])('a project made with %j has no problems, and all is current', async (args) => {
  const { code, out, err } = await init(['demo', ...args]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(
    'Next:\n  cd demo\n  npm install\n  npm run dev\n\nHow to write a workshop: npm run manual, or /_manual/ of the address that npm run dev prints.\n',
  );
  const { workshops, problems } = readContent('content', join(cwd, 'demo'));
  expect(problemsText(problems)).toBe('');
  for (const { lessons, locales } of workshops)
    for (const { translations } of lessons) {
      expect(Object.keys(translations).toSorted()).toEqual([...locales].toSorted());
      for (const { missing, stale } of Object.values(translations))
        expect([...missing, ...stale]).toEqual([]);
    }
});

const choices = [['en'], ['en', 'pt-BR', 'zh-CN'], ['zh-CN', 'pt-BR'], ['pt-BR', 'en']];
const longTitle = 'Everything about Helm, from zero to a release';

test.each(
  choices.flatMap((locales) =>
    templateNames.flatMap((template) => [
      { locales, template, title: undefined },
      { locales, template, title: longTitle },
    ]),
  ),
)('has no advice: $template in $locales, called $title', async ({ locales, template, title }) => {
  const called = title === undefined ? [] : ['--title', title];
  await init(['demo', '--locales', locales.join(','), '--template', template, ...called]);
  expect(linted('demo')).toEqual([]);
});

test('a title that is given in one language begins as missing in the others', async () => {
  await init(['demo', '--locales', 'en,pt-BR', '--title', longTitle]);
  expect(workshop('demo')).toMatchObject({ title: { en: longTitle } });
  expect(read('demo/content/demo/workshop.yaml')).not.toContain(`pt-BR: ${longTitle}`);
  const { 'pt-BR': lock } = JSON.parse(read('demo/content/demo/translations.lock.json')) as Record<
    string,
    object
  >;
  expect(Object.keys(lock ?? {})).toEqual(['description']);
  expect(linted('demo', true)).toEqual(['missing-words "title" has no words in pt-BR.']);
});

test('the terminal asks for the title in each language, and leaves it open where nothing is said', async () => {
  await init(
    ['demo', '--locales', 'en,pt-BR,zh-CN'],
    ['minimal', 'en', longTitle, 'Tudo sobre o Helm, do zero à versão', ''],
  );
  expect(workshop('demo')).toMatchObject({
    title: { en: longTitle, 'pt-BR': 'Tudo sobre o Helm, do zero à versão' },
  });
  expect(linted('demo')).toEqual([]);
  expect(linted('demo', true)).toEqual(['missing-words "title" has no words in zh-CN.']);
});

test('the terminal asks for what is open', async () => {
  const { code } = await init([], ['demo', 'kubernetes', ['en', 'zh-CN'], 'zh-CN', '入门', '']);
  expect(code).toBe(0);
  expect(workshop('demo')).toMatchObject({
    source: 'zh-CN',
    locales: ['en', 'zh-CN'],
    title: { 'zh-CN': '入门' },
    lessons: ['first-deployment'],
  });
});

test('the title that is offered is that of the template, in every language', async () => {
  await init(['demo', '--locales', 'en,pt-BR', '--source', 'en'], ['minimal', '']);
  expect(workshop('demo')).toMatchObject({ title: { en: 'My workshop', 'pt-BR': 'Meu workshop' } });
});

test('--yes asks nothing', async () => {
  expect(await init(['demo', '--yes'], [])).toMatchObject({ code: 0 });
});

test('whoever gives up gets nothing', async () => {
  const { code, err } = await init(['demo'], ['minimal', undefined]);
  expect([code, err]).toEqual([1, 'readyroom: You gave up, so nothing was made.\n']);
  expect(readdirSync(cwd)).toEqual([]);
});

test('nothing is overwritten, and the file in the way is named', async () => {
  writeFileSync(join(cwd, 'package.json'), 'mine');
  const { code, err } = await init(['.']);
  expect(code).toBe(1);
  expect(err).toContain('. has package.json already, and nothing is overwritten.');
  expect(readdirSync(cwd)).toEqual(['package.json']);
});

test('a folder with other things in it is fine', async () => {
  writeFileSync(join(cwd, 'LICENSE'), 'mine');
  expect(await init(['.', '--name', 'talk'])).toMatchObject({ code: 0 });
  expect(read('LICENSE')).toBe('mine');
  expect(existsSync(join(cwd, 'content/talk/workshop.yaml'))).toBe(true);
});

test('a place where nothing can be made is told', async () => {
  writeFileSync(join(cwd, 'file'), '');
  const { code, err } = await init(['file/demo']);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^readyroom: file\/demo cannot be written \([A-Z]+\)\. Nothing was made\.\n$/,
  );
});

test('a tarball comes along', async () => {
  writeFileSync(join(cwd, 'readyroom-9.tgz'), 'packed');
  await init(['demo', '--package', 'readyroom-9.tgz']);
  expect(JSON.parse(read('demo/package.json'))).toMatchObject({
    dependencies: { readyroom: 'file:readyroom-9.tgz' },
  });
  expect(read('demo/readyroom-9.tgz')).toBe('packed');
});

test('without --package, a project gets Readyroom from where this one came', async () => {
  writeFileSync(join(cwd, 'readyroom-9.tgz'), 'packed');
  const installedFrom = join(cwd, 'readyroom-9.tgz');
  await run(['init', 'demo', '--yes'], { cwd, installedFrom });
  expect(JSON.parse(read('demo/package.json'))).toMatchObject({
    dependencies: { readyroom: 'file:readyroom-9.tgz' },
  });
  expect(read('demo/readyroom-9.tgz')).toBe('packed');
});

test('in the folder itself there is nowhere to go first', async () => {
  const { out } = await init(['.', '--name', 'talk']);
  expect(out).toMatch(/^Made a project here, \d+ files:\n/);
  expect(out).toContain('Next:\n  npm install\n');
});

test.each([
  ['my talk', "cd 'my talk'", 'my-talk'],
  ["it's", String.raw`cd 'it'\''s'`, 'its'],
  ['工作坊', "cd '工作坊'", 'workshop'],
  ['astro', 'cd astro', 'astro-workshop'],
])('the folder %s: %s, and the package is called %s', async (folder, next, name) => {
  const { out } = await init([folder]);
  expect(out).toContain(`  ${next}\n`);
  expect(JSON.parse(read(`${folder}/package.json`))).toMatchObject({ name });
});

test.each([
  ['workshops', '/workshops/'],
  ['/a/b/', '/a/b/'],
  ['/', '/'],
])('--base %s is %s', async (typed, base) => {
  await init(['demo', '--base', typed]);
  expect(read('demo/astro.config.mjs')).toContain(`process.env.BASE ?? "${base}"`);
});

test.each([
  [[], 'Say which folder to make: readyroom init my-workshop'],
  [['a', 'b'], 'One folder is made at a time, not a and b.'],
  [
    ['a', '--locales', 'en,tlh'],
    `Readyroom does not speak "tlh". Languages: ${localeCodes.join(', ')}.`,
  ],
  [['a', '--locales', ','], 'No language is named.'],
  [['a', '--locales', 'en', '--source', 'zh-CN'], '--source zh-CN is not one of --locales en.'],
  [['a', '--template', 'kubernets'], 'Did you mean kubernetes?'],
  [['a', '--name', 'My Talk'], 'Such as: --name my-talk'],
  [['a', '--base', 'a b'], '--base is the path of the site, such as /workshop/, not "a b".'],
  [['a', '--title', 'a\nb'], 'The title has to be one line of plain text.'],
  [['a', '--package', 'no.tgz'], 'There is no file no.tgz.'],
  [['a', '--titel', 'x'], 'There is no option --titel. Did you mean --title?'],
])('init %j is wrong use', async (args, said) => {
  const { code, err } = await init(args);
  expect(code).toBe(2);
  expect(err).toContain(said);
  expect(err).toContain('readyroom init --help tells how to use it.');
  expect(readdirSync(cwd)).toEqual([]);
});

test('help is an answer', async () => {
  expect((await init(['--help'])).out).toContain('Usage: readyroom init [OPTIONS] DIR');
});
