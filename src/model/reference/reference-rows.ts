import { z } from 'zod';
import type { JsonSchema } from '#model/schema/json-schema.ts';
import { localeTag, slug } from '#model/schema/words.ts';

/** What a key holds, without words of any language. */
export type ReferenceType =
  | { is: 'text' | 'number' | 'boolean' | 'keys' | 'localized' }
  | { is: 'list' | 'named'; of: ReferenceType }
  | { is: 'words'; words: readonly string[] }
  | { is: 'either'; of: readonly ReferenceType[] };

/** One key of a schema: its path as an author thinks of it, `commands.ID.run`, and what the schema says of it. */
export interface ReferenceRow {
  path: string;
  type: ReferenceType;
  required: boolean;
  description: string;
}

const patternOf = (name: z.ZodType): string | undefined =>
  (z.toJSONSchema(name) as JsonSchema & { pattern?: string }).pattern;
const localePattern = patternOf(localeTag);
const slugPattern = patternOf(slug);

/** The key at `path` and all keys below it, in the order of the schema; keys without a description are none of them. */
export function referenceRows(path: string, schema: JsonSchema, required: boolean): ReferenceRow[] {
  const { description } = schema;
  const own =
    description === undefined ? [] : [{ path, type: typeOf(schema), required, description }];
  return [...own, ...rowsBelow(path, schema)];
}

function rowsBelow(path: string, schema: JsonSchema): ReferenceRow[] {
  const { properties = {}, required = [], items, additionalProperties: named } = schema;
  return [
    ...Object.entries(properties).flatMap(([key, inner]) =>
      referenceRows(`${path}.${key}`, inner, required.includes(key)),
    ),
    ...(items ? rowsBelow(`${path}[]`, items) : []),
    ...(typeof named === 'object' ? rowsBelow(`${path}.${placeholder(schema)}`, named) : []),
  ];
}

function placeholder({ propertyNames }: JsonSchema): string {
  if (propertyNames?.pattern === localePattern) return 'LOCALE';
  return propertyNames?.pattern === slugPattern ? 'ID' : 'NAME';
}

function typeOf(schema: JsonSchema): ReferenceType {
  const { type, items, anyOf, additionalProperties: named } = schema;
  if (schema.enum) return { is: 'words', words: schema.enum };
  if (schema.const !== undefined) return { is: 'words', words: [JSON.stringify(schema.const)] };
  if (anyOf) return { is: 'either', of: anyOf.map(typeOf) };
  if (items) return { is: 'list', of: typeOf(items) };
  if (typeof named === 'object') {
    const of = typeOf(named);
    return placeholder(schema) === 'LOCALE' && of.is === 'text'
      ? { is: 'localized' }
      : { is: 'named', of };
  }
  if (type === 'integer') return { is: 'number' };
  if (type === 'boolean') return { is: 'boolean' };
  return { is: type === 'object' ? 'keys' : 'text' };
}
