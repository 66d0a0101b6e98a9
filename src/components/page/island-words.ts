import type { MessageKey } from '#i18n/en.ts';
import { messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/locales.ts';

/** The UI strings that scripts say; everything else is in the markup already. */
const spoken: readonly MessageKey[] = [
  'command.copied',
  'command.copiedNamed',
  'command.copyFailed',
  'command.copy',
  'command.copyNamed',
  'check.cleared',
  'check.loadFailed',
  'check.working',
  'progress.met',
  'tabs.label',
  'walkthrough.step',
];

/** Those strings, with their plural forms, as JSON that is safe inside a script element. */
export function islandWords(locale: Locale): string {
  const words = Object.entries(messages[locale]).filter(([key]) =>
    spoken.some((base) => key === base || key.startsWith(`${base}_`)),
  );
  return JSON.stringify(Object.fromEntries(words)).replaceAll('<', '\\u003c');
}
