import type { Locale } from '#i18n/locales.ts';
import type { TemplateName } from './templates.ts';

/** What a new project is to be. */
export interface Project {
  /** Of the package; a slug. */
  name: string;
  /** In the source language; undefined: the template's, in every language. */
  title: string | undefined;
  /** In the order of the language picker. */
  locales: readonly Locale[];
  source: Locale;
  template: TemplateName;
  /** The path the site stands at where the environment does not say: "/" or "/path/". */
  base: string;
  /** What package.json asks for: a version, or any other thing npm installs from. */
  readyroom: string;
}
