import type { MessageKey } from '#i18n/catalogue.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';

/** The messages that scripts show; all others are in the markup already. */
const shownByScripts: readonly MessageKey[] = [
  'command.copied',
  'command.copiedNamed',
  'command.copyFailed',
  'command.copy',
  'command.copyNamed',
  'command.press',
  'check.cleared',
  'check.loadFailed',
  'check.working',
  'progress.met',
  'question.choose',
  'question.counted',
  'question.partly',
  'question.right',
  'question.wrong',
  'search.failed',
  'tabs.label',
  'walkthrough.step',
];

/** With their plural forms, as JSON that is safe inside a script element. */
function wordsIn(locale: Locale): string {
  const entries = Object.entries(messages[locale].ui).filter(([key]) =>
    shownByScripts.some((base) => key === base || key.startsWith(`${base}_`)),
  );
  return JSON.stringify(Object.fromEntries(entries)).replaceAll('<', '\\u003c');
}

const words = new Map(localeCodes.map((locale) => [locale, wordsIn(locale)]));

/** What every page of a language hands to its scripts; put together once. */
export const islandWords = (locale: Locale): string => words.get(locale) ?? '{}';
