import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { components } from '#transforms/lesson/components.ts';
import { ruleIds } from '#model/lint/rules.ts';
import { jsonSchemas } from '#model/reference/json-schemas.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';
import { ourContent } from './our-workshops.ts';

const { workshops } = ourContent;
const authoring = workshops.find(({ name }) => name === 'authoring');
const lessons = authoring?.lessons ?? [];

const proseOf = (locale: string): readonly string[] =>
  lessons.map(({ name }) =>
    readFileSync(resolve('content/authoring', name, `${locale}.mdx`), 'utf8'),
  );

/** Every name of a key that a schema has at any depth. */
function keysOf(schema: JsonSchema): string[] {
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, below]) => [key, ...keysOf(below)]),
    ...inner.flatMap((below) => (typeof below === 'object' ? keysOf(below) : [])),
  ];
}

describe.each(authoring?.locales ?? [])('"Write a workshop" in %s', (locale) => {
  const prose = proseOf(locale);
  const whole = prose.join('\n');

  test('shows every component that authors have, live', () => {
    const shown = prose.map(withoutCode).join('\n');
    expect(Object.keys(components).filter((name) => !shown.includes(`<${name}`))).toEqual([]);
  });

  test.each(Object.entries(jsonSchemas()))('names every key of %s', (_, schema) => {
    const keys = new Set(keysOf(schema));
    expect([...keys].filter((key) => !namedInCode(whole, key))).toEqual([]);
  });

  test('names every rule of lint', () => {
    expect(ruleIds.filter((id) => !whole.includes(`\`lint.${id}\``))).toEqual([]);
  });
});

test('the package that the lessons install has the version of this one', () => {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string;
    version: string;
  };
  const workshop = readFileSync('content/authoring/workshop.yaml', 'utf8');
  expect(workshop).toContain(`package: ${name}-${version}.tgz\n`);
  expect(workshop).toContain(`Readyroom: ${version},`);
});

/** The prose without fences and inline code: what is left is what the page really shows. */
function withoutCode(mdx: string): string {
  const lines = mdx.split('\n');
  let fenced = false;
  const kept = lines.filter((line) => {
    const fence = line.startsWith('```');
    if (fence) fenced = !fenced;
    return !fence && !fenced;
  });
  return kept
    .join('\n')
    .split('`')
    .filter((_, index) => index % 2 === 0)
    .join('');
}

/** Whether a path in code ends with the key: `commands.ID.run`. */
function namedInCode(mdx: string, key: string): boolean {
  return mdx.includes(`.${key}\``) || mdx.includes(`\`${key}\``);
}
