import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonSchemas } from '#model/reference/json-schemas.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';

const schemas = Object.entries(jsonSchemas());

test.each(schemas)(
  'schemas/%s is what the model checks (`vitest -u` writes it again)',
  async (name, schema) => {
    await expect(`${JSON.stringify(schema)}\n`).toMatchFileSnapshot(resolve('schemas', name));
  },
);

describe('every key says what it is for', () => {
  test.each(schemas)('in %s', (_, schema) => {
    const keys = [...keysOf(schema, '')];
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter(([, about]) => about?.endsWith('.') !== true)).toEqual([]);
  });
});

function* keysOf(schema: JsonSchema, path: string): Generator<[string, string | undefined]> {
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${key}`, inner.description];
    yield* keysOf(inner, `${path}.${key}`);
  }
  for (const inner of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])]) {
    if (typeof inner === 'object') yield* keysOf(inner, `${path}[]`);
  }
}
