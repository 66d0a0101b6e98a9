import { isLocale, localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { templateNames } from '#scaffold/templates.ts';
import type { TemplateName } from '#scaffold/templates.ts';
import { titleFault } from '#scaffold/title.ts';
import { localeNamed } from './locale.ts';
import type { Result } from './result.ts';

/** What was said of a new workshop; the rest is open. */
export interface WorkshopOptions {
  title: string | undefined;
  locales: readonly Locale[] | undefined;
  source: Locale | undefined;
  template: TemplateName | undefined;
}

type Typed = Readonly<Partial<Record<keyof WorkshopOptions, readonly string[]>>>;

/** The options that say what a new workshop is like, as typed. */
export function workshopOptions(typed: Typed): Result<WorkshopOptions> {
  const [title] = typed.title ?? [];
  const [source] = typed.source ?? [];
  const list = typed.locales?.[0] === undefined ? undefined : localeList(typed.locales[0]);
  const error =
    wrongTitle(title) ??
    wrongLocale(list) ??
    wrongLocale(source === undefined ? undefined : [source]);
  if (error !== undefined) return { error };
  const original = source === undefined ? undefined : localeNamed(source);
  const chosen = list?.filter(isLocale);
  if (original && chosen && !chosen.includes(original))
    return {
      error: `--source ${original} is not one of --locales ${chosen.join(',')}. Add it there.`,
    };
  return {
    value: {
      title,
      locales: chosen,
      source: original,
      template: templateNames.find((name) => name === typed.template?.[0]),
    },
  };
}

/** Why a title of --title cannot be one, and what to do; undefined if it can. */
export function wrongTitle(title: string | undefined): string | undefined {
  const fault = title === undefined ? undefined : titleFault(title);
  return fault === undefined ? undefined : `The title ${fault}. Give another one with --title.`;
}

/** Each once, spelt as Readyroom spells them where it speaks them. */
function localeList(text: string): readonly string[] {
  const typed = text.split(',').map((word) => word.trim());
  return [...new Set(typed.filter((word) => word !== '').map((word) => localeNamed(word) ?? word))];
}

function wrongLocale(locales: readonly string[] | undefined): string | undefined {
  if (locales?.length === 0) return 'No language is named. Give some: --locales en,pt-BR,zh-CN';
  const wrong = locales?.find((locale) => localeNamed(locale) === undefined);
  if (wrong === undefined) return undefined;
  return `Readyroom does not speak “${wrong}”. Languages: ${localeCodes.join(', ')}.`;
}
