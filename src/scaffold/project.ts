import type { Locale } from '#i18n/locales.ts';
import type { TemplateName } from './templates.ts';

/** The options of a new project. */
export interface Project {
  /** The name of the package; a slug. */
  name: string;
  /** In the source language; undefined: the template's, in every language. */
  title: string | undefined;
  /** The title in other languages. In those that are left out it begins as missing. */
  translatedTitles?: Readonly<Record<string, string>> | undefined;
  /** In the order of the language picker. */
  locales: readonly Locale[];
  source: Locale;
  template: TemplateName;
  /** The path the site stands at where the environment does not say: "/" or "/path/". */
  base: string;
  /** The dependency in package.json: a version, or anything else that npm installs from. */
  readyroom: string;
}
