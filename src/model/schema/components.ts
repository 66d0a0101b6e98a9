import { z } from 'zod';
import { componentNames } from '#transforms/lesson/components.ts';
import { localized, text } from './primitives.ts';

const componentName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'must begin with a capital letter and have only letters and digits')
  .refine((name) => !componentNames.includes(name), 'is that of a component of Readyroom');

/** What Readyroom or Astro puts there itself. */
const taken: readonly string[] = ['slot', 'words', 'locale', 'children'];

const name = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*$/,
    'must begin with a small letter and have only letters and digits, without hyphens',
  );

const propName = name.refine(
  (each) => !taken.includes(each),
  'is taken: Readyroom or Astro sets it',
);

const prop = z.strictObject({
  about: text.optional().describe('What it is for.'),
  type: z
    .enum(['text', 'value', 'number', 'flag'])
    .optional()
    .describe(
      '`text`, if left out: words that readers read. `value`: an address, a name. `number`. `flag`: it stands without a value.',
    ),
  values: z
    .array(text)
    .min(1)
    .optional()
    .describe('The only values that it can have, in place of a type.'),
  required: z.boolean().optional().describe('Whether it must be there.'),
});

const component = z.strictObject({
  about: text.describe('What it is for, in one sentence.'),
  file: z
    .string()
    .regex(
      /^[\w-]+(?:\/[\w-]+)*\.astro$/,
      'must be an .astro file in the folder components/, such as Callout.astro',
    )
    .optional()
    .describe('Its file in the folder `components/`; its name with `.astro`, if left out.'),
  props: z
    .record(propName, prop)
    .optional()
    .describe('Its attributes by name. Any other one is an error.'),
  children: z
    .boolean()
    .optional()
    .describe('Whether prose stands between its tags: a `<slot />` of the file shows it.'),
  inline: z
    .boolean()
    .optional()
    .describe('Whether it stands in a sentence. Others have a line of their own.'),
  words: z
    .record(name, localized)
    .optional()
    .describe(
      'What it says by itself, by name, in every language. The file has them in `Astro.props.words`, in the language of the lesson.',
    ),
  example: text
    .optional()
    .describe('How it is written in a lesson: the page `/en/_components/` shows it.'),
});

/** components.yaml: the components that a project adds to those of Readyroom. */
export const componentsSchema = z.strictObject({
  components: z
    .record(componentName, component)
    .describe('The components of the project by name, as they are written in lessons.'),
});

export type ComponentYaml = z.output<typeof component>;
