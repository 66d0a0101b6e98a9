import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { mayImport, staged } from '../../import-table.js';
import { allCircles } from '../../lint-circles.js';

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** Only the rules about imports, which go by names: the types of the whole project, which others ask for, are not read. */
const linter = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => /^(?:no-restricted-|circles\/)/.test(ruleId),
});
/** What is said of a file's text: the rule, and the message. */
async function said(filePath: string, code: string): Promise<readonly string[]> {
  const [result] = await linter.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`);
}
const restricted = [expect.stringMatching(/^no-restricted-(?:imports|syntax): /)];

describe('the import table', () => {
  test('every folder of src/ has a line in it', () => {
    expect(Object.keys(mayImport).toSorted()).toEqual(folders('src'));
  });

  test.each([
    ['the checker may not import a package', 'src/checker/x.ts', "import 'zod';"],
    ['the checker may not import the words', 'src/checker/x.ts', "import '#i18n/say.ts';"],
    ['nor may a stage of it', 'src/checker/verdict/x.ts', "import '#i18n/say.ts';"],
    ['an island may not import i18next', 'src/islands/x.ts', "import 'i18next';"],
    ['no path climbs', 'src/islands/x.ts', "import '../checker/read.ts';"],
    ['the model may not import astro', 'src/model/x.ts', "import 'astro';"],
    [
      'import() outside islands would hide from the table',
      'src/model/x.ts',
      "void import('astro');",
    ],
    ['nor may i18n use it to get out', 'src/i18n/x.ts', "void import('#checker/check.ts');"],
    ['nor to climb', 'src/i18n/x.ts', "void import('./../checker/check.ts');"],
  ])('%s', async (_, filePath, code) => {
    expect(await said(filePath, code)).toEqual(restricted);
  });
});

describe.each(Object.entries(staged))('the stages of %s', (folder, { stages, shared }) => {
  const [first = '', last = ''] = [stages[0], stages.at(-1)];

  test('every folder of it is one', () => {
    expect(stages.toSorted()).toEqual(folders(`src/${folder}`));
  });

  const pairs = stages.flatMap((from, own) =>
    stages.map((to, other) => ({ from, to, own, other })),
  );

  test.each(pairs.filter(({ own, other }) => other > own))(
    '$from may not import $to, not even a type',
    async ({ from, to }) => {
      const code = `import type { X } from '#${folder}/${to}/x.ts';\nexport type Y = X;`;
      expect(await said(`src/${folder}/${from}/x.ts`, code)).toEqual(restricted);
    },
  );

  test.each(pairs.filter(({ own, other }) => other < own))(
    '$from may import $to',
    async ({ from, to }) => {
      const code = `import '#${folder}/${to}/x.ts';`;
      expect(await said(`src/${folder}/${from}/x.ts`, code)).toEqual([]);
    },
  );

  test.each(shared)('%s is for all of them and imports none', async (file) => {
    expect(await said(`src/${folder}/${first}/x.ts`, `import '#${folder}/${file}';`)).toEqual([]);
    const code = `import './${first}/x.ts';`;
    expect(await said(`src/${folder}/${file}`, code)).toContainEqual(restricted[0]);
  });

  test('what stands above them is not for them', async () => {
    const code = `import '#${folder}/above.ts';`;
    expect(await said(`src/${folder}/${last}/x.ts`, code)).toEqual(restricted);
  });
});

describe('circles of imports', () => {
  const circle = [expect.stringMatching(/^circles\/no-circles: /)];

  test.each([
    ['by a value', "import '#islands/engine.ts';\n", 'page-messages.ts', 'engine.ts'],
    [
      'by a type',
      "import type { X } from './engine.ts';\nexport type Y = X;\n",
      'page-messages.ts',
      'engine.ts',
    ],
    [
      'by a type named in place',
      "export type Y = import('./engine.ts').X;\n",
      'page-messages.ts',
      'engine.ts',
    ],
    ['by passing on', "export * from './engine.ts';\n", 'page-messages.ts', 'engine.ts'],
    ['by itself', "import './page-messages.ts';\n", 'page-messages.ts', 'page-messages.ts'],
  ])('are refused: %s', async (_, code, file, other) => {
    const path = `src/islands/${file}`;
    const text = code + readFileSync(path, 'utf8');
    const messages = (await said(path, text)).filter((message) => message.startsWith('circles/'));
    expect(messages).toEqual(circle);
    expect(messages[0]).toContain(`islands/${other}`);
  });

  test('what is new imports what there is', async () => {
    expect(await said('src/islands/new.ts', "import './engine.ts';\n")).toEqual([]);
  });

  test('there are none', () => {
    expect(allCircles()).toEqual([]);
  });
});
