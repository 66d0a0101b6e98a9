import type { z } from 'zod';
import type { Report } from '#model/problems/problem.ts';
import type { YamlFile } from '#model/yaml-file.ts';
import { jsonSchemaOf, schemaAt } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { salvage } from './salvage.ts';

type Issue = z.core.$ZodIssue;

/**
 * The value of a YAML file. All that is not what the schema says is reported; then the value is what can still be used of
 * it (see `salvage`), or undefined.
 */
export function valueBySchema<Schema extends z.ZodType>(
  report: Report,
  yaml: YamlFile,
  schema: Schema,
  fallback: Readonly<Record<string, unknown>> = {},
): z.output<Schema> | undefined {
  const result = schema.safeParse(yaml.value);
  if (result.success) return result.data;
  const json = jsonSchemaOf(schema);
  for (const issue of result.error.issues) reportIssue(report, yaml, json, issue);
  return salvage(schema, yaml.value, result.error.issues, fallback);
}

function reportIssue(report: Report, yaml: YamlFile, json: JsonSchema, issue: Issue): void {
  const { path } = issue;
  const about = schemaAt(json, path)?.description;
  const name = pathText(path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = Object.keys(schemaAt(json, path)?.properties ?? {});
      for (const key of issue.keys) {
        report('unknown-key', yaml.placeOfKey([...path, key]), { key, of: name, known });
      }
      return;
    }
    case 'invalid_key':
      report('wrong-name', yaml.placeOfKey(path), {
        name: String(path.at(-1)),
        wrong: issue.issues[0]?.message ?? '',
      });
      return;
    case 'invalid_value':
      if (valueAt(yaml.value, path) === undefined) {
        report('missing-key', yaml.placeOfKey(path), { name, about });
        return;
      }
      report('wrong-value', yaml.placeOf(path), {
        name,
        value: valueText(valueAt(yaml.value, path)),
        known: issue.values.map(String),
        about,
      });
      return;
    case 'invalid_type':
    case 'invalid_union':
      reportType(report, yaml, issue, about);
      return;
    default:
      report('wrong-text', yaml.placeOf(path), {
        name,
        value: valueText(valueAt(yaml.value, path)),
        wrong: issue.message,
        about,
      });
  }
}

function reportType(
  report: Report,
  yaml: YamlFile,
  issue: Extract<Issue, { code: 'invalid_type' | 'invalid_union' }>,
  about: string | undefined,
): void {
  const { path } = issue;
  const value = valueAt(yaml.value, path);
  const expected =
    issue.code === 'invalid_type'
      ? [issue.expected]
      : issue.errors
          .flat()
          .flatMap((each) => (each.code === 'invalid_type' ? [each.expected] : []));
  if (value === undefined) {
    report('missing-key', yaml.placeOfKey(path), { name: pathText(path), about });
    return;
  }
  report('wrong-type', yaml.placeOf(path), {
    name: pathText(path),
    is: typeName(value),
    expected: expected.map((each) => names[each] ?? each),
    value: typeof value === 'object' ? undefined : String(value),
    about,
  });
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
