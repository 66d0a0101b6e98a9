import { jsonSchemas } from './json-schemas.ts';
import type { JsonSchema } from '#model/schema/json-schema.ts';
import type { ReferencePage } from './reference.ts';

const schemas: Readonly<Record<string, JsonSchema>> = jsonSchemas();
const file = (name: string, schema: string) => ({ name, schema: schemas[schema] ?? {} });

/** The pages of the reference by the lesson of content/authoring whose English prose they are. */
export const referencePages: Readonly<Record<string, ReferencePage>> = {
  'reference-workshop': {
    title: 'Reference of workshop.yaml',
    description:
      'Every key of workshop.yaml and of glossary.yaml, what it holds and what it is for.',
    intro:
      '`workshop.yaml` stands in the folder of a workshop. `glossary.yaml` may stand beside it: its terms get a page, and the first use of each in a lesson leads there. In a path, `ID` and `NAME` stand for a name that you choose, `LOCALE` for a language.',
    files: [
      file('workshop.yaml', 'workshop.schema.json'),
      file('glossary.yaml', 'glossary.schema.json'),
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
