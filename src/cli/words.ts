import type { FindingCode } from '#checker/findings.ts';
import type { CliKey } from '#i18n/catalogue.ts';
import type { Locale } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';
import type { ReadsAs, VerdictKey } from '#i18n/verdict-keys.ts';
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
  const { cli, findings, report } = messages[locale];
  const words = { ...findings, ...report, ...cli };
  return (key, params) => say(words, locale, key, params);
}
