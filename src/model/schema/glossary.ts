import { z } from 'zod';
import { entries, localeTag, text } from './primitives.ts';

const word = z.strictObject({
  term: text.describe('The term as it stands in a sentence.'),
  also: z
    .array(text)
    .optional()
    .describe('Its other forms in prose, such as plurals: they are linked too.'),
  not: z
    .array(text)
    .optional()
    .describe('What others say for it and this workshop does not: lint finds that in prose.'),
  meaning: text.describe('What it means, in one or two sentences.'),
});

const term = z.strictObject({
  link: z
    .boolean()
    .optional()
    .describe('false for a term so common that links to it would be noise.'),
  words: z.record(localeTag, word).describe('The term and its meaning, in every language.'),
});

/** glossary.yaml: the terms of a workshop. */
export const glossarySchema = z.strictObject({
  terms: entries(term).describe('The terms by id. The id is the address of the term in its page.'),
});
