import { AstroError } from 'astro/errors';
import { z } from 'zod';
import { isLocale, localeCodes } from '#i18n/locales.ts';

const text = z.string().min(1, 'is empty');

/** A text in one language, which all pages show, or in each. */
const localized = z.union([text, z.partialRecord(z.string().refine(isLocale), text)], {
  error: `must be a text, or one in each language: { ${localeCodes.join(', ')} }`,
});

/** A file of the project, from its root. */
const file = (kind: RegExp, kinds: string) =>
  z
    .string()
    .regex(
      /^(?:\.\/)?[\w@-][\w@.-]*(?:\/[\w@-][\w@.-]*)*$/,
      'must be a file inside the project, named with letters from a to z, digits, ".", "-", "_" or "@"',
    )
    .regex(kind, `must be ${kinds}`);
const picture = file(/\.(?:svg|png)$/, 'an SVG or PNG file, such as "./brand/logo.svg"');

const colour = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a colour such as "#0b5cad"');

const addressWords =
  'must begin with https://, http://, mailto: or, inside the site, "/"; the same or one in each language';

/** Nothing that a page would run. */
const address = z.string().regex(/^(?:https?:\/\/\S+|mailto:\S+|\/(?!\/)\S*)$/, addressWords);

const optionsSchema = z.strictObject({
  /** The folder of the workshops, from the project's root. */
  content: z
    .string()
    .regex(
      /^\.?\/?[\w-]+(?:\/[\w-]+)*\/?$/,
      'must be a folder inside the project, such as "./content"',
    )
    .default('./content'),
  /** The name of the site, in one language or in each; without it, that of its one workshop. */
  title: localized.optional(),
  /** The workshops that come first on the home page, in this order. */
  workshops: z.array(z.string()).default([]),
  /** A picture in the place of the sign beside the name of the site, or of both. */
  logo: z
    .strictObject({
      file: picture,
      /** Another one for dark pages. */
      dark: picture.optional(),
      /** What it shows, for whoever does not see it. */
      alt: localized,
      /** It has the name of the site in it, so the name is not written beside it. */
      hasName: z.boolean().default(false),
    })
    .optional(),
  /** The colour of links and of what is in focus, on light pages and on dark ones. */
  accent: z.strictObject({ light: colour, dark: colour }).optional(),
  /** What the foot of each page says besides. */
  footer: z
    .strictObject({
      text: localized.optional(),
      links: z
        .array(
          z.strictObject({
            text: localized,
            /** Its address, the same or another one in each language. */
            to: z.union([address, z.partialRecord(z.string().refine(isLocale), address)], {
              error: addressWords,
            }),
          }),
        )
        .default([]),
    })
    .optional(),
  /** Whether a build draws a picture of each lesson, workshop and home: what is seen of a link to it. */
  pictures: z.boolean().default(true),
  /** Styles of the project, in a layer behind all of Readyroom's. */
  css: file(/\.css$/, 'a file of styles, such as "./brand/site.css"').optional(),
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

/** The texts among the options, each by its name, with the languages it is in; a text for all languages is not among them. */
export function localizedOptions({
  title,
  logo,
  footer,
}: ReadyroomOptions): readonly { name: string; texts: Readonly<Record<string, string>> }[] {
  const links = footer?.links.map((link, at) => [`footer.links[${at}].text`, link.text] as const);
  const all = [
    ['title', title] as const,
    ['logo.alt', logo?.alt] as const,
    ['footer.text', footer?.text] as const,
    ...(links ?? []),
  ];
  return all.flatMap(([name, texts]) => (typeof texts === 'object' ? [{ name, texts }] : []));
}
