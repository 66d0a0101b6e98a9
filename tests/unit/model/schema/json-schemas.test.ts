import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonSchemas } from '#model/schema/json-schemas.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';

const schemas = Object.entries(jsonSchemas());

test.each(schemas)('schemas/%s is what the model checks', (name, schema) => {
  const committed: unknown = JSON.parse(readFileSync(`schemas/${name}`, 'utf8'));
  expect(committed, 'write it again: node src/model/write-json-schemas.ts').toEqual(
    JSON.parse(JSON.stringify(schema)),
  );
});

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
