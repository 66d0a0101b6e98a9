import { z } from 'zod';

/** What a text that is no id is told. */
export const slugRule = 'may have only a-z, 0-9 and single hyphens between them';

/** A name in an address or an id in a lesson: it never changes with the language. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugRule)
  // For editors, which would show the pattern.
  .meta({ patternErrorMessage: 'An id has only a-z, 0-9 and single hyphens between them.' });

/** The folder of a workshop: some addresses below a language are taken. */
export const workshopName = slug
  .refine((name) => name !== 'check', 'is the address of the page that checks any output')
  .refine((name) => name !== 'offline', 'is the address of the page for what is not kept offline')
  .refine((name) => name !== 'progress', 'is the address of the page with the learner’s progress');

/** The folder of a lesson: some addresses below a workshop are taken. */
export const lessonName = slug
  .refine((name) => name !== 'glossary', 'is the address of the glossary')
  .refine((name) => name !== 'print', 'is the address of the whole workshop for paper')
  .refine((name) => name !== 'shared', 'is the folder of what lessons share');

/** A BCP 47 language tag as it stands in file names: en, pt-BR, zh-CN. */
export const localeTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'is not a language tag such as en, pt-BR or zh-CN')
  .refine((tag) => tag === canonicalTag(tag), 'is not written as the standard has it')
  .meta({
    pattern: '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-[a-z0-9]{4,8})*$',
    patternErrorMessage: 'A language is written as the standard has it: en, pt-BR, zh-CN.',
  });

/** A language tag as the standard writes it, with capitals and hyphens; undefined for what is none. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

export const text = z.string().regex(/\S/, 'is empty');

/** A text in every language of the workshop. */
export const localized = z.record(localeTag, text);

/** Each schema that `fileOfLesson` made. */
export const filesOfLesson = z.registry<{ isFile: true }>();

/**
 * The path of a file in the folder of the lesson. Loading reports a path that leaves the folder, and a file that is not
 * there; what the file must hold is for whoever reads it.
 */
export const fileOfLesson = (about: string) =>
  text.describe(about).register(filesOfLesson, { isFile: true });

/** Names that other places of the same file refer to. */
export const entries = <Entry extends z.ZodType>(entry: Entry) => z.record(slug, entry);

/** What an entry was called before. */
export const formerIds = z
  .array(slug)
  .optional()
  .describe('Its former ids: the progress of learners is kept. `readyroom rename` writes them.');

/** How long something may take. */
export const duration = z
  .string()
  .regex(/^\d+(?:ms|[smh])$/, 'is not a time such as 30s, 5m or 1h');
