import type { JsonSchema } from '#model/schema/json-schema.ts';
import { referenceRows } from './reference-rows.ts';
import type { ReferenceRow, ReferenceType } from './reference-rows.ts';

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
