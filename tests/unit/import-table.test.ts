import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { mayImport } from '../../import-table.js';

test('every folder of src/ has a line in the import table', () => {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(Object.keys(mayImport).toSorted()).toEqual(folders.toSorted());
});

test.each([
  ['the checker may not import a package', 'src/checker/x.ts', "import 'zod';"],
  ['the checker may not import the words', 'src/checker/x.ts', "import '#i18n/say.ts';"],
  ['an island may not import i18next', 'src/islands/x.ts', "import 'i18next';"],
  ['no path climbs', 'src/islands/x.ts', "import '../checker/read.ts';"],
  ['the model may not import astro', 'src/model/x.ts', "import 'astro';"],
  ['import() outside islands would hide from the table', 'src/model/x.ts', "void import('astro');"],
])('%s', async (_, filePath, code) => {
  const [result] = await new ESLint().lintText(code, { filePath });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
    expect.stringMatching(/^no-restricted-(?:imports|syntax)$/),
  ]);
});
