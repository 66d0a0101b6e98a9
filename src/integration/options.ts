import { AstroError } from 'astro/errors';
import { z } from 'zod';

const localized = z.record(z.string(), z.string());

const optionsSchema = z.strictObject({
  /** The folder of the workshops, from the project's root. */
  content: z
    .string()
    .regex(
      /^\.?\/?[\w-]+(?:\/[\w-]+)*\/?$/,
      'must be a folder inside the project, such as "./content"',
    )
    .default('./content'),
  /** The name of the site, in one language or in each. */
  title: z.union([z.string().min(1), localized]).default('Readyroom'),
  /** The workshops that come first on the home page, in this order. */
  workshops: z.array(z.string()).default([]),
});

/** What an author passes to `readyroom()`; everything has a default. */
export type ReadyroomInput = z.input<typeof optionsSchema>;
export type ReadyroomOptions = z.output<typeof optionsSchema>;

/**
 * The options with their defaults, `content` as a path from the root without "./" and trailing slash.
 * @throws AstroError that names each wrong option.
 */
export function parseOptions(input: unknown): ReadyroomOptions {
  const result = optionsSchema.safeParse(input);
  if (!result.success) {
    throw new AstroError(
      'The options passed to readyroom() in astro.config are not valid.',
      `${z.prettifyError(result.error)}\nThe options are: ${Object.keys(optionsSchema.shape).join(', ')}.`,
    );
  }
  const content = result.data.content.replace(/^\.?\//, '').replace(/\/$/, '');
  return { ...result.data, content };
}
