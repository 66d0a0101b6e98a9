import { frontMatterSchema } from './front-matter.ts';
import { glossarySchema } from './glossary.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { lessonSchema } from './lesson.ts';
import { workshopSchema } from './workshop.ts';

/** The JSON Schemas that editors complete and check content with, by the name of their file in schemas/. */
export function jsonSchemas(): Readonly<Record<string, JsonSchema & { title: string }>> {
  return {
    'workshop.schema.json': { title: 'workshop.yaml', ...jsonSchemaOf(workshopSchema) },
    'lesson.schema.json': { title: 'lesson.yaml', ...jsonSchemaOf(lessonSchema) },
    'glossary.schema.json': { title: 'glossary.yaml', ...jsonSchemaOf(glossarySchema) },
    'frontmatter.schema.json': {
      title: 'The front matter of a lesson',
      ...jsonSchemaOf(frontMatterSchema),
    },
  };
}
