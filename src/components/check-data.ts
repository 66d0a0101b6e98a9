import type { Check } from '#checker/types.ts';
import type { Locale } from '#i18n/locales.ts';

/** What a check's script is given, as JSON in its own markup. */
export interface CheckData {
  /** "workshop/lesson#check": under it paste and progress are kept; without locale, order and title. */
  key: string;
  locale: Locale;
  check: Check;
  /** Names of the workshop's variables that the learner may have set. */
  variables: readonly string[];
}

/** That data as JSON which is safe inside a script element. */
export function checkData(data: CheckData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
