import { z } from 'zod';
import type { JsonSchema } from '#model/schema/json-schema.ts';
import { localeTag, slug } from '#model/schema/primitives.ts';

/** A page of the reference: what stands before its keys, and the files whose keys it tells, the one of the title first. */
export interface ReferencePage {
  title: string;
  description: string;
  intro: string;
  files: readonly { name: string; schema: JsonSchema }[];
  /** What stands after the last key. */
  end: string;
}

/** The page as MDX, in English: a heading for each key of the top, with a list of the keys below it. */
export function referenceMdx(page: ReferencePage): string {
  const { title, description, intro, files, end } = page;
  const head = `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${intro}`;
  const sections = files.flatMap(({ name, schema }, index) =>
    Object.entries(schema.properties ?? {}).map(([key, inner]) =>
      section(index === 0 ? '' : `${name}: `, key, inner, schema.required?.includes(key) ?? false),
    ),
  );
  return `${[head, ...sections, end].join('\n\n')}\n`;
}

function section(before: string, key: string, schema: JsonSchema, required: boolean): string {
  const heading = `## ${before}\`${key}\` {/* #${headingId(key)} */}`;
  return [heading, referenceRows(key, schema, required).map(item).join('\n')].join('\n\n');
}

/** The id of the heading of a key: `startsFrom` is `starts-from`. */
const headingId = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function item({ path, type, required, description }: ReferenceRow): string {
  const need = required ? ', **required**' : '';
  return `- \`${path}\` (${typeText(type)}${need}): ${plain(description)}`;
}

function typeText(type: ReferenceType): string {
  switch (type.is) {
    case 'text':
      return 'text';
    case 'number':
      return 'whole number';
    case 'boolean':
      return '`true` or `false`';
    case 'keys':
      return 'keys';
    case 'localized':
      return 'text in each language';
    case 'list':
      return `list of ${typeText(type.of)}`;
    case 'named':
      return `${typeText(type.of)} by name`;
    case 'words':
      return type.words.map((word) => `\`${word}\``).join(', ');
    case 'either':
      return type.of.map(typeText).join(' or ');
  }
}

/** Text that MDX shows as it is; code between backticks stays code. */
const plain = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_{}<[\]]/g, '\\$&')))
    .join('`');

/** What a key holds, without words of any language. */
type ReferenceType =
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
