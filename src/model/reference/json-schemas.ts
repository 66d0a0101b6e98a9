import { z } from 'zod';
import { ruleIds, ruleOf } from '#model/lint/rules.ts';
import { componentsSchema } from '#model/schema/components.ts';
import { frontMatterSchema } from '#model/schema/front-matter.ts';
import { glossarySchema } from '#model/schema/glossary.ts';
import { jsonSchemaOf } from '#model/schema/json-schema.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';
import { lessonSchema, sharedSchema } from '#model/schema/lesson.ts';
import { severity, workshopSchema } from '#model/schema/workshop.ts';
import type { ReferencePage } from './reference.ts';

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
    'shared.schema.json': { title: 'shared.yaml', ...jsonSchemaOf(sharedSchema) },
    'components.schema.json': { title: 'components.yaml', ...jsonSchemaOf(componentsSchema) },
    'glossary.schema.json': { title: 'glossary.yaml', ...jsonSchemaOf(glossarySchema) },
    'frontmatter.schema.json': {
      title: 'The front matter of a lesson',
      ...jsonSchemaOf(frontMatterSchema),
    },
  };
}

const schemas: Readonly<Record<string, JsonSchema>> = jsonSchemas();
const file = (name: string, schema: string) => ({ name, schema: schemas[schema] ?? {} });

/** The pages of the reference by the lesson of content/authoring whose English prose they are. */
export const referencePages: Readonly<Record<string, ReferencePage>> = {
  'reference-workshop': {
    title: 'Reference of workshop.yaml',
    description:
      'Every key of workshop.yaml, glossary.yaml and components.yaml, what it holds and what it is for.',
    intro:
      '`workshop.yaml` stands in the folder of a workshop. `glossary.yaml` may stand beside it: its terms get a page, and the first use of each in a lesson leads there. `components.yaml` stands beside the workshops, in `content/`, and declares [components of your own](../shape/#own-components). In a path, `ID` and `NAME` stand for a name that you choose, `LOCALE` for a language.',
    files: [
      file('workshop.yaml', 'workshop.schema.json'),
      file('glossary.yaml', 'glossary.schema.json'),
      file('components.yaml', 'components.schema.json'),
    ],
    end: '## What to read next {/* #next */}\n\nGo on with the [reference of lesson.yaml](../reference-lesson/).',
  },
  'reference-lesson': {
    title: 'Reference of lesson.yaml',
    description:
      'Every key of lesson.yaml and of the front matter, what it holds and what it is for.',
    intro:
      '`lesson.yaml` stands in the folder of a lesson. The front matter stands at the top of each `.mdx` file, between two lines `---`. In a path, `ID` and `NAME` stand for a name that you choose.',
    files: [
      file('lesson.yaml', 'lesson.schema.json'),
      file('Front matter', 'frontmatter.schema.json'),
    ],
    end: '## What to read next {/* #next */}\n\nWhen something does not work, go on with [When something goes wrong](../troubleshooting/).',
  },
};
