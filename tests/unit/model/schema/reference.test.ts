import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { referenceMdx, referenceRows } from '#model/reference/reference.ts';
import { referencePages } from '#model/reference/json-schemas.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';

test.each(Object.entries(referencePages))(
  'content/authoring/%s/en.mdx is what the schemas say (`npm run schemas` writes it again)',
  async (lesson, page) => {
    const path = resolve('content/authoring', lesson, 'en.mdx');
    await expect(referenceMdx(page)).toMatchFileSnapshot(path);
  },
);

const page = (properties: Record<string, JsonSchema>, required: string[] = []) =>
  referenceMdx({
    title: 'T',
    description: 'D',
    intro: 'I',
    files: [{ name: 'f.yaml', schema: { type: 'object', properties, required } }],
    end: 'E',
  });

describe('a key of the schema', () => {
  test('of the top has a heading, with an id of small letters', () => {
    expect(page({ startsFrom: { type: 'string', description: 'Where.' } })).toContain(
      '## `startsFrom` {/* #starts-from */}\n\n- `startsFrom` (text): Where.\n',
    );
  });

  test('that is required says so', () => {
    expect(page({ a: { type: 'integer', description: 'N.' } }, ['a'])).toContain(
      '- `a` (whole number, **required**): N.',
    );
  });

  test('with braces, stars and angles in its description shows them as they are', () => {
    expect(page({ a: { type: 'boolean', description: '{{n}} <Step> a-* `b-*`' } })).toContain(
      '(`true` or `false`): \\{\\{n\\}\\} \\<Step> a-\\* `b-*`',
    );
  });

  test.each<[string, JsonSchema, string]>([
    ['a list', { items: { type: 'string' } }, 'list of text'],
    ['one of several words', { enum: ['off', 'error'] }, '`off`, `error`'],
    ['one fixed value', { const: true }, '`true`'],
    [
      'one of two types',
      { anyOf: [{ type: 'integer' }, { type: 'string' }] },
      'whole number or text',
    ],
    ['things by name', { additionalProperties: { type: 'object' } }, 'keys by name'],
  ])('that holds %s says which', (_, schema, said) => {
    expect(page({ a: { ...schema, description: 'X.' } })).toContain(`- \`a\` (${said}): X.`);
  });

  test('below names and lists has its whole path', () => {
    const inner = { type: 'object', properties: { b: { type: 'string', description: 'B.' } } };
    const rows = referenceRows(
      'a',
      { additionalProperties: { type: 'object', properties: { list: { items: inner } } } },
      false,
    );
    expect(rows.map(({ path }) => path)).toEqual(['a.NAME.list[].b']);
  });
});
