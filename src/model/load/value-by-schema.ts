import type { z } from 'zod';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic, Fix } from '#model/diagnostics/diagnostic.ts';
import { nearest } from '#model/diagnostics/nearest.ts';
import { jsonSchemaOf, schemaAt } from '#model/schema/json-schema.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';
import { canonicalTag, localized, slugRule } from '#model/schema/primitives.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import { readAsMeant, salvage, valueAt } from './as-meant.ts';
import type { Issue, Wrong } from './as-meant.ts';
import type { ValuePath, YamlFile } from './yaml-file.ts';

/** What keys of a text in each language look like. */
const localePattern = jsonSchemaOf(localized).propertyNames?.pattern;

/**
 * The value of a YAML file, with a diagnostic for all that is not what the schema says. Then the value is what can still
 * be used of it (see `salvage`), or undefined.
 */
export function valueBySchema<Schema extends z.ZodType>(
  yaml: YamlFile,
  schema: Schema,
  fallback: Readonly<Record<string, unknown>> = {},
): { value: z.output<Schema> | undefined; diagnostics: readonly Diagnostic[] } {
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, diagnostics: [] };
  const json = jsonSchemaOf(schema);
  const read = readAsMeant(schema, yaml.value);
  return {
    value: salvage(schema, read, fallback),
    diagnostics: read.wrong
      .filter((each) => !isMisspelt(yaml, each, read.wrong))
      .flatMap((each) => diagnosticsOf(yaml, json, each)),
  };
}

/** Whether a key is missing because it is misspelt: the one that stands there instead is told. */
function isMisspelt(yaml: YamlFile, { written }: Wrong, all: readonly Wrong[]): boolean {
  const key = written.at(-1);
  if (typeof key !== 'string' || valueAt(yaml.value, written) !== undefined) return false;
  const around = pathText(written.slice(0, -1));
  return all.some(
    ({ issue, written: other }) =>
      issue.code === 'unrecognized_keys' &&
      pathText(other) === around &&
      issue.keys.some((each) => nearest(each, [key]) === key),
  );
}

function diagnosticsOf(
  yaml: YamlFile,
  json: JsonSchema,
  { issue, written: path }: Wrong,
): Diagnostic[] {
  const schema = schemaAt(json, issue.path);
  const about = schema?.description;
  const name = pathText(path);
  const value = valueAt(yaml.value, path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys(schema?.properties ?? {});
      return issue.keys.map((key) =>
        diagnostic('unknown-key', yaml.placeOfKey([...path, key]), { key, of: name, known }),
      );
    }
    case 'invalid_key': {
      const wrong = issue.issues[0]?.message ?? '';
      const key = String(path.at(-1));
      const instead = corrected(wrong, key);
      return [diagnostic('wrong-name', yaml.placeOfKey(path), { name: key, wrong, instead })];
    }
    case 'invalid_value': {
      const known = issue.values.map(String);
      if (value === undefined)
        return [diagnostic('missing-key', yaml.placeOfKey(path), { name, known, about })];
      const params = { name, value: valueText(value), known, about };
      return [diagnostic('wrong-value', yaml.placeOf(path), params)];
    }
    case 'invalid_type':
    case 'invalid_union':
      if (value === undefined) break;
      return [wrongType(yaml, issue, path, schema)];
    default: {
      const id = corrected(issue.message, valueText(value));
      const params = { name, value: valueText(value), wrong: issue.message, id, about };
      return [diagnostic('wrong-text', yaml.placeOf(path), params)];
    }
  }
  return [diagnostic('missing-key', yaml.placeOfKey(path), { name, known: [], about })];
}

/** What a name was probably meant to be, by what is wrong with it. */
function corrected(wrong: string, name: string): string | undefined {
  if (wrong === slugRule) return slugOf(name);
  if (/language tag|standard/.test(wrong)) {
    const tag = canonicalTag(name);
    return tag === name ? undefined : tag;
  }
  return /shell variable in capitals/.test(wrong)
    ? name.toUpperCase().replaceAll(/\W/g, '_')
    : undefined;
}

function wrongType(
  yaml: YamlFile,
  issue: Extract<Issue, { code: 'invalid_type' | 'invalid_union' }>,
  path: ValuePath,
  schema: JsonSchema | undefined,
): Diagnostic {
  const value = valueAt(yaml.value, path);
  const types =
    issue.code === 'invalid_type'
      ? [issue.expected]
      : issue.errors
          .flat()
          .flatMap((each) => (each.code === 'invalid_type' ? [each.expected] : []));
  const written = writtenValue(yaml, path, value);
  const params = {
    name: pathText(path),
    is: typeName(value),
    expected: types.map((each) => names[each] ?? each),
    value: written?.text ?? (typeof value === 'object' ? undefined : String(value)),
    about: schema?.description,
    text: typeof value === 'string' ? value : undefined,
    isLocalized: schema?.propertyNames?.pattern === localePattern,
    ...keysOf(schema),
    hasBraces: types.includes('string') && /^\{\s*\{/.test(sourceOf(yaml, path)),
  };
  const fix =
    written === undefined || !types.includes('string') || yaml.firstLine !== 1
      ? undefined
      : { ...written, text: `'${written.text}'` };
  return diagnostic('wrong-type', yaml.placeOf(path), params, fix);
}

/** The keys that a map needs, or may have where it needs none; and whether the only one it needs takes texts, or a list of them. */
function keysOf(schema: JsonSchema | undefined): {
  keys: readonly string[];
  only?: { key: string; isList: boolean };
} {
  const { properties = {}, required = [] } = schema ?? {};
  const [key, another] = required;
  if (key === undefined) return { keys: Object.keys(properties) };
  const { type, items } = properties[key] ?? {};
  const isList = type === 'array' && items?.type === 'string';
  if (another !== undefined || !(isList || type === 'string')) return { keys: required };
  return { keys: required, only: { key, isList } };
}

const sourceOf = (yaml: YamlFile, path: ValuePath): string => {
  const range = yaml.rangeOf(path);
  return range === undefined ? '' : yaml.text.slice(range.start, range.end);
};

/** A number or a truth value as it is written, not as YAML understands it: 1.30 is not 1.3. */
function writtenValue(yaml: YamlFile, path: ValuePath, value: unknown): Fix | undefined {
  const range = yaml.rangeOf(path);
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return isPlain && range !== undefined
    ? { ...range, text: yaml.text.slice(range.start, range.end) }
    : undefined;
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys and values',
  record: 'a map of keys and values',
};

function typeName(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return names[typeof value] ?? typeof value;
}

/** A value as it may stand in a message: one line, not long. */
function valueText(value: unknown): string {
  const line = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(
    '\n',
    ' ',
  );
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** `steps[0].id`, as a person would write it; '' for the whole file. */
function pathText(path: ValuePath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}
