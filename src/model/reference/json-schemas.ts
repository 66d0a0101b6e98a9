import { z } from 'zod';
import { ruleIds, ruleOf } from '#model/lint/rules.ts';
import { frontMatterSchema } from '#model/schema/front-matter.ts';
import { glossarySchema } from '#model/schema/glossary.ts';
import { jsonSchemaOf } from '#model/schema/json-schema.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';
import { lessonSchema } from '#model/schema/lesson.ts';
import { severity, workshopSchema } from '#model/schema/workshop.ts';

/** workshop.yaml with the rules of lint by name. */
const workshopWithRules = workshopSchema.extend({
  lint: z
    .strictObject(
      Object.fromEntries(ruleIds.map((id) => [id, severity.optional().describe(ruleOf(id).about)])),
    )
    .optional()
    .describe(workshopSchema.shape.lint.description ?? ''),
});

/** The JSON Schemas that editors complete and check content with, by the name of their file in schemas/. */
export function jsonSchemas(): Readonly<Record<string, JsonSchema & { title: string }>> {
  return {
    'workshop.schema.json': { title: 'workshop.yaml', ...jsonSchemaOf(workshopWithRules) },
    'lesson.schema.json': { title: 'lesson.yaml', ...jsonSchemaOf(lessonSchema) },
    'glossary.schema.json': { title: 'glossary.yaml', ...jsonSchemaOf(glossarySchema) },
    'frontmatter.schema.json': {
      title: 'The front matter of a lesson',
      ...jsonSchemaOf(frontMatterSchema),
    },
  };
}
