import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

// `npm run locale`, on a copy of what it reads and of what its messages are typed by.
const copy = resolve('.cache/unit/add-locale');

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const path of ['src/i18n', 'src/checker', 'package.json', '.prettierrc.json'])
    cpSync(path, `${copy}/${path}`, { recursive: true });
});

function addLocale(...args: readonly string[]) {
  const script = resolve('build/add-locale.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** What the compiler says of all messages. */
function errors(): readonly string[] {
  const program = ts.createProgram([`${copy}/src/i18n/messages.ts`], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    lib: ['lib.esnext.d.ts'],
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const read = (path: string) => readFileSync(`${copy}/src/i18n/${path}`, 'utf8');

// Welsh, which has all six plural forms, and is unlikely to be here already.
describe('a language that is begun', () => {
  beforeAll(() => {
    expect(addLocale('cy')).toMatchObject({ status: 0, stderr: '' });
  }, 60_000);

  test('is one folder and one line', () => {
    expect(readdirSync(`${copy}/src/i18n/cy`).toSorted()).toEqual(
      readdirSync(`${copy}/src/i18n/en`).toSorted(),
    );
    const before = readFileSync('src/i18n/locales.ts', 'utf8').split('\n');
    const added = read('locales.ts')
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(added).toEqual([
      "  cy: { path: 'cy', name: 'Cymraeg', load: () => import('./cy/index.ts') },",
    ]);
  });

  test('has English above each message, and the plural forms of its own grammar', () => {
    expect(read('cy/ui.ts')).toContain(
      "  // Skip to the text\n  'site.skip': 'Skip to the text',\n",
    );
    const forms = /'workshop\.lessonCount_\w+': '.*'/g;
    expect(read('cy/ui.ts').match(forms)).toEqual([
      "'workshop.lessonCount_zero': '{{count}} lessons'",
      "'workshop.lessonCount_one': '{{count}} lesson'",
      "'workshop.lessonCount_two': '{{count}} lessons'",
      "'workshop.lessonCount_few': '{{count}} lessons'",
      "'workshop.lessonCount_many': '{{count}} lessons'",
      "'workshop.lessonCount_other': '{{count}} lessons'",
    ]);
  });

  test('compiles, and no longer when messages are taken out', () => {
    expect(errors()).toEqual([]);
    const gone = { ui: 'site.skip', findings: 'pod-pending', report: 'report.more_many' };
    for (const [part, key] of Object.entries(gone)) {
      const text = read(`cy/${part}.ts`);
      const without = text.replace(new RegExp(`\\n {2}'${key}':\\s+'.*',`), '');
      expect(without).not.toBe(text);
      writeFileSync(`${copy}/src/i18n/cy/${part}.ts`, without);
    }
    const found = errors().join('\n');
    for (const key of Object.values(gone)) expect(found).toContain(key);
  });
});

test.each([
  [[], 'Say which language: npm run locale -- fr'],
  [['pt-br'], 'Write "pt-BR" in place of "pt-br".'],
  [['../fr'], '"../fr" is no language tag. Write one such as fr, pt-BR or zh-CN.'],
  [['tlh'], 'Nothing is known of the grammar of "tlh": check the tag.'],
  [['pt-BR'], 'src/i18n/pt-BR is there already.'],
])('no language is begun with %j, and nothing is written', (args, expected) => {
  const before = read('locales.ts');
  expect(addLocale(...args)).toEqual({ status: 2, stdout: '', stderr: `${expected}\n` });
  expect(read('locales.ts')).toBe(before);
});
