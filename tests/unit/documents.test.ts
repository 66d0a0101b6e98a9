/** What the documents name is there: files, folders, scripts, and the code that CONTRIBUTING.md sends people to. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { mayImport } from '../../import-table.js';

const read = (path: string): string => readFileSync(path, 'utf8');
const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/words.md',
  'docs/security.md',
];
const decisions = globSync('docs/adr/*.md');
const files = globSync(
  ['*', '{.github,build,content,create,docs,public,schemas,src,templates,tests}/**'],
  { exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path) },
).map((path) => path.replaceAll('\\', '/'));
const there = new Set(files);

/** What stands between backticks, also over the end of a line; not in blocks of code. */
const named = (guide: string): string[] =>
  [
    ...read(guide)
      .replaceAll(/^```[\s\S]+?^```/gm, '')
      .matchAll(/`([^`]+)`/g),
  ].map(([, text = '']) => text);

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`; what stands in <angle brackets> may be anything. */
const isThere = (path: string): boolean => {
  const [whole, list = ''] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole !== undefined)
    return list.split(',').every((each) => isThere(path.replace(whole, each)));
  const bare = path.replace(/\/$/, '').replaceAll(/<[^<>]*>/g, '*');
  return bare.includes('*') ? globSync(bare).length > 0 : there.has(bare);
};

test.each([...guides, ...decisions])('the links of %s lead somewhere', (guide) => {
  const links = [...read(guide).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
  const from = dirname(guide);
  expect(links.filter((to) => !there.has(normalize(join(from, to)).replace(/\/$/, '')))).toEqual(
    [],
  );
});

test.each(guides)('the files that %s names are there', (guide) => {
  const folder = /^(?:src|tests|build|docs|templates|schemas|create|content\/authoring|\.github)\//;
  const paths = named(guide).filter((text) => folder.test(text) && !/\s/.test(text));
  expect(paths.filter((path) => !path.includes('Name.astro') && !isThere(path))).toEqual([]);
});

test.each(guides)('the files that %s names without a folder are there', (guide) => {
  const names = named(guide).filter((text) => /^[\w.-]+\.(?:ts|astro|css)$/.test(text));
  expect(names.filter((name) => !files.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});

test.each(guides)('the scripts that %s names are there', (guide) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const projects = ['manual']; // of a project that `readyroom init` made
  const used = [...read(guide).matchAll(/\bnpm run (?:--silent )?([a-z][\w:]*)/g)];
  const names = used.map(([, name = '']) => name).filter((name) => !projects.includes(name));
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the code that CONTRIBUTING.md names is there', () => {
  const code = files
    .filter(
      (path) =>
        /^(?:src|tests)\/.*\.(?:ts|astro)$/.test(path) && path !== 'tests/unit/documents.test.ts',
    )
    .map(read)
    .join('\n');
  const words = new Set(code.match(/\b[a-z]\w+\b/gi));
  const names = named('CONTRIBUTING.md').flatMap(
    (text) => /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(.*\))?$/.exec(text)?.[1] ?? [],
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

test('the drawing of the folders is the import table: each stands below all that it imports', () => {
  const [, drawing = ''] =
    /## Folders of `src\/`\n.*?```text\n(.*?)```/s.exec(read('ARCHITECTURE.md')) ?? [];
  const rows = drawing
    .trimEnd()
    .split('\n')
    .map(
      (line) =>
        line
          .trim()
          .split(/ {4,}/)[0]
          ?.match(/[a-z\d]+/g) ?? [],
    )
    .filter((row) => row.length > 0);
  const drawn = rows.flat();
  expect(drawn.toSorted()).toEqual(Object.keys(mayImport).toSorted());
  const rowOf = new Map(
    rows.flatMap((row, index) => row.map((folder) => [folder, index] as const)),
  );
  const wrong = Object.entries(mayImport).flatMap(([folder, prefixes]) =>
    prefixes
      .flatMap((prefix) => /^#(\w+)\//.exec(prefix)?.[1] ?? [])
      .filter((imported) => !((rowOf.get(imported) ?? Infinity) < (rowOf.get(folder) ?? -1)))
      .map((imported) => `${folder} imports ${imported}`),
  );
  expect(wrong).toEqual([]);
});
