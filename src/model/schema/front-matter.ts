import { z } from 'zod';
import { text } from './primitives.ts';

/** The front matter of a lesson in one language. */
export const frontMatterSchema = z.strictObject({
  title: text.describe('The title of the lesson.'),
  description: text.describe(
    'One or two sentences: what the lesson is about. The page has it below its title, unless the text begins with it; search engines show it.',
  ),
  objectives: z
    .array(text)
    .optional()
    .describe('What the learner can do afterwards, a sentence each.'),
  prerequisites: z
    .array(text)
    .optional()
    .describe('What the learner needs before, a sentence each.'),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;
