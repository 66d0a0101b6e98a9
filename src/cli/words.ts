import type { FindingCode } from '#checker/findings.ts';
import { cliWords } from '#i18n/cli/index.ts';
import type { CliKey } from '#i18n/cli/index.ts';
import { findingWords } from '#i18n/findings/index.ts';
import type { Locale } from '#i18n/locales.ts';
import { reportWords } from '#i18n/report/index.ts';
import type { ReadsAs, VerdictKey } from '#i18n/report/verdict-words.ts';
import { say } from '#i18n/say.ts';
import type { Params } from '#i18n/say.ts';

type Key =
  | CliKey
  | FindingCode
  | 'group.alike'
  | VerdictKey
  | `report.status.${ReadsAs}`
  | 'report.line'
  | 'report.next';

/** Says something in one language. */
export type Say = (key: Key, params?: Params) => string;

/** All that the command line can say in a language. */
export function sayIn(locale: Locale): Say {
  const words = { ...findingWords[locale], ...reportWords[locale], ...cliWords[locale] };
  return (key, params) => say(words, locale, key, params);
}
