import { localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import type { WorkshopOptions } from './workshop-options.ts';

/** Options of which nothing is left open; no title means the template's. */
export type DecidedWorkshop = {
  [Name in keyof WorkshopOptions]-?: Name extends 'title'
    ? WorkshopOptions[Name]
    : NonNullable<WorkshopOptions[Name]>;
};

/** What is left open as it usually is: the minimal template, in the usual languages, the first one the source. */
export function withDefaults<Options extends WorkshopOptions>(
  options: Options,
  usual: readonly Locale[] = localeCodes,
): Options & DecidedWorkshop {
  const first = options.source ?? usual[0] ?? 'en';
  const { locales = [first, ...usual.filter((locale) => locale !== first)] } = options;
  const { source = locales[0] ?? first, template = 'minimal' } = options;
  return { ...options, locales, source, template };
}
