/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The language of the page's chrome. */
    locale: import('#i18n/locales.ts').Locale;
    /** Says a UI string in that language. */
    t: import('#i18n/translator.ts').Translator;
    /** On lesson pages: the lesson that MDX components take their data from. */
    lesson: import('#components/lesson-page.ts').LessonPage | undefined;
    /** On the page of a whole workshop: the lesson that is rendered last so far; the next one waits for it. */
    printed?: Promise<string>;
  }
}
