import type { Locale } from '#i18n/locales.ts';
import type { TemplateName } from './templates.ts';

/** The options of a new project. */
export interface Project {
  /** The name of the package; a slug. */
  name: string;
  /** In every language until it is translated; undefined: the template's. */
  title: string | undefined;
  /** In the order of the language picker. */
  locales: readonly Locale[];
  source: Locale;
  template: TemplateName;
  /** The path the site stands at where the environment does not say: "/" or "/path/". */
  base: string;
  /** The dependency in package.json: a version, or anything else that npm installs from. */
  readyroom: string;
}
