import type { z } from 'zod';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic, Fix } from '#model/diagnostics/diagnostic.ts';
import { nearest } from '#model/diagnostics/nearest.ts';
import { jsonSchemaOf, schemaAt } from '#model/schema/json-schema.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';
import { canonicalTag, localized, slugRule } from '#model/schema/primitives.ts';
import { slugOf } from '#model/schema/slug-of.ts';
import type { YamlFile } from './yaml-file.ts';

type Issue = z.core.$ZodIssue;

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
  return {
    value: salvage(schema, yaml.value, result.error.issues, fallback),
    diagnostics: result.error.issues
      .filter((issue) => !isMisspelt(yaml, issue, result.error.issues))
      .flatMap((issue) => diagnosticsOf(yaml, json, issue)),
  };
}

/** Whether a key is missing because it is misspelt: the one that stands there instead is told. */
function isMisspelt(yaml: YamlFile, { path }: Issue, issues: readonly Issue[]): boolean {
  const key = path.at(-1);
  if (typeof key !== 'string' || valueAt(yaml.value, path) !== undefined) return false;
  const around = pathText(path.slice(0, -1));
  return issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      pathText(other.path) === around &&
      other.keys.some((each) => nearest(each, [key]) === key),
  );
}

function diagnosticsOf(yaml: YamlFile, json: JsonSchema, issue: Issue): Diagnostic[] {
  const { path } = issue;
  const about = schemaAt(json, path)?.description;
  const name = pathText(path);
  const value = valueAt(yaml.value, path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys(schemaAt(json, path)?.properties ?? {});
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
      return [wrongType(yaml, issue, value, schemaAt(json, path))];
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
  if (wrong === slugRule) return slugOf(name) || undefined;
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
  value: unknown,
  schema: JsonSchema | undefined,
): Diagnostic {
  const { path } = issue;
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
    hasBraces: types.includes('string') && /^\{\s*\{/.test(sourceOf(yaml, path)),
  };
  const fix =
    written === undefined || !types.includes('string') || yaml.firstLine !== 1
      ? undefined
      : { ...written, text: `'${written.text}'` };
  return diagnostic('wrong-type', yaml.placeOf(path), params, fix);
}

const sourceOf = (yaml: YamlFile, path: readonly PropertyKey[]): string => {
  const range = yaml.rangeOf(path);
  return range === undefined ? '' : yaml.text.slice(range.start, range.end);
};

/** A number or a truth value as it is written, not as YAML understands it: 1.30 is not 1.3. */
function writtenValue(
  yaml: YamlFile,
  path: readonly PropertyKey[],
  value: unknown,
): Fix | undefined {
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

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null
        ? (at as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
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
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

type Data = Record<string, unknown>;

/**
 * What can still be used of a file that is not what its schema says, so that the files which depend on it are read too
 * and all problems are told at once. Unknown keys are dropped, misspelt ones read as what they were meant to be; a wrong or
 * missing key of the first level takes its value from `fallback`. Anything wrong deeper down gives undefined: guessing there
 * would bring up problems that are none.
 */
export function salvage<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  issues: readonly Issue[],
  fallback: Readonly<Data>,
): z.output<Schema> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const usable = structuredClone(value) as Data;
  for (const issue of issues) {
    const [key, ...deeper] = issue.path;
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(schemaAt(jsonSchemaOf(schema), issue.path)?.properties ?? {});
      takeAsMeant(usable, issue.path, issue.keys, known);
    } else if (key !== undefined && deeper.length === 0) Reflect.deleteProperty(usable, key);
  }
  const result = schema.safeParse({ ...fallback, ...usable });
  return result.success ? result.data : undefined;
}

/** Takes unknown keys out. One that is a misspelt key counts as that one, so that what it holds is not missed elsewhere. */
function takeAsMeant(
  root: Data,
  path: readonly PropertyKey[],
  keys: readonly string[],
  known: readonly string[],
): void {
  const holder = path.reduce<unknown>((at, part) => (at as Data)[String(part)], root) as Data;
  for (const key of keys) {
    const intended = nearest(key, known);
    if (intended !== undefined && !Object.hasOwn(holder, intended)) holder[intended] = holder[key];
    Reflect.deleteProperty(holder, key);
  }
}
