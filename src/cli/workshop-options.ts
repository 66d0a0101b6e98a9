import { isLocale, localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import type { TemplateName } from '#scaffold/templates.ts';
import { wrongTitlePart } from '#scaffold/title.ts';
import { localeNamed } from './locale.ts';
import type { Result } from './result.ts';

/** The options of a new workshop; undefined where one is left out. */
export interface WorkshopOptions {
  title: string | undefined;
  locales: readonly Locale[] | undefined;
  source: Locale | undefined;
  template: TemplateName | undefined;
}

/** The options of a new workshop as they are on the command line. */
interface WorkshopValues {
  title: string | undefined;
  /** A list with commas. */
  locales: string | undefined;
  source: Locale | undefined;
  template: TemplateName | undefined;
}

/** Checks the options that say what a new workshop is like. */
export function workshopOptions(values: WorkshopValues): Result<WorkshopOptions> {
  const { title, source, template } = values;
  const list = values.locales === undefined ? undefined : localeList(values.locales);
  const error = wrongTitle(title) ?? wrongLocale(list);
  if (error !== undefined) return { error };
  const locales = list?.filter(isLocale);
  if (source && locales && !locales.includes(source))
    return {
      error: `--source ${source} is not one of --locales ${locales.join(',')}. Add it there.`,
    };
  return { value: { title, locales, source, template } };
}

/** Why a title of --title cannot be one, and what to do; undefined if it can. */
export function wrongTitle(title: string | undefined): string | undefined {
  const wrong = title === undefined ? undefined : wrongTitlePart(title);
  return wrong === undefined ? undefined : `The title ${wrong}. Give another one with --title.`;
}

/** Each once, spelt as Readyroom spells them where it speaks them. */
function localeList(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== '').map((tag) => localeNamed(tag) ?? tag))];
}

function wrongLocale(locales: readonly string[] | undefined): string | undefined {
  if (locales?.length === 0) return 'No language is named. Give some: --locales en,pt-BR,zh-CN';
  const wrong = locales?.find((locale) => localeNamed(locale) === undefined);
  if (wrong === undefined) return undefined;
  return `Readyroom does not speak "${wrong}". Languages: ${localeCodes.join(', ')}.`;
}

/** Options of which none is open; no title means the template's. */
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
