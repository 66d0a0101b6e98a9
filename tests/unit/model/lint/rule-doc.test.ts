import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { rulesDoc } from '#model/reference/rule-doc.ts';
import { ruleIds, ruleOf } from '#model/lint/rules.ts';

test('docs/lint.md is what the rules say (`vitest -u` writes it again)', async () => {
  const path = 'docs/lint.md';
  const options = await resolveConfig(path);
  const text = await format(rulesDoc(), { ...options, filepath: path });
  await expect(text).toMatchFileSnapshot(`../../../../${path}`);
});

test.each(ruleIds)('%s says in sentences what it finds, with two different examples', (id) => {
  const { about, wrong, right } = ruleOf(id);
  expect(about).toMatch(/^[A-Z`你].*\.$/u);
  expect(wrong.text).not.toBe(right.text);
});
