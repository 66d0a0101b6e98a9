import { basename, resolve } from 'node:path';
import { localeCodes } from '#i18n/locales.ts';
import { slugOf } from '#scaffold/slug.ts';
import { templateNames } from '#scaffold/templates.ts';
import { authorOptions } from './author-options.ts';
import type { Result } from './result.ts';
import { workshopOptions } from './workshop-options.ts';
import type { WorkshopOptions } from './workshop-options.ts';

const options = {
  title: { value: 'TITLE' },
  locales: { value: localeCodes.join(',') },
  source: { value: 'LOCALE' },
  template: { value: 'NAME', oneOf: templateNames },
  name: { value: 'NAME' },
  base: { value: 'PATH' },
  package: { value: 'WHAT' },
  yes: { short: 'y' },
  help: { short: 'h' },
} as const;

/** What `readyroom init` was told; what is undefined can still be asked. */
export interface InitOptions extends WorkshopOptions {
  isHelp: boolean;
  /** As it was typed. */
  folder: string | undefined;
  name: string | undefined;
  /** "/" or "/path/". */
  base: string;
  /** What to install instead of this version: a tarball or anything npm installs from. */
  package: string | undefined;
  /** Nothing is to be asked. */
  isDecided: boolean;
}

/** The options of `readyroom init`. */
export function initOptions(args: readonly string[]): Result<InitOptions> {
  const typed = authorOptions(args, options);
  if ('error' in typed) return typed;
  const { given, words } = typed.value;
  const workshop = workshopOptions(given);
  if ('error' in workshop) return workshop;
  const [name] = given.name ?? [];
  const [base] = given.base ?? [];
  const error = tooMany(words) ?? wrongName(name) ?? wrongBase(base);
  if (error !== undefined) return { error };
  return {
    value: {
      ...workshop.value,
      isHelp: given.help !== undefined,
      folder: words[0],
      name,
      base: baseOf(base),
      package: given.package?.[0],
      isDecided: given.yes !== undefined,
    },
  };
}

const tooMany = (words: readonly string[]): string | undefined =>
  words.length > 1
    ? `One folder is made at a time, not ${words.join(' and ')}. Quote a name with spaces.`
    : undefined;

/** The name of the package for a folder, where none was given. A package cannot be called as one it needs. */
export function nameFor(folder: string, cwd: string): string {
  const name = slugOf(basename(resolve(cwd, folder)), 'workshop');
  return ['readyroom', 'astro', 'node'].includes(name) ? `${name}-workshop` : name;
}

function wrongName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const fitting = nameFor(name.replaceAll('/', '-'), '/');
  return name === fitting
    ? undefined
    : `“${name}” cannot be the name of a package and a folder of content: small letters, digits and hyphens. Such as: --name ${fitting}`;
}

function baseOf(base = '/'): string {
  const names = base.split('/').filter((name) => name !== '');
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}

const wrongBase = (base: string | undefined): string | undefined =>
  base === undefined || /^[\w./~-]+$/.test(base)
    ? undefined
    : `--base is the path of the site, such as /workshop/, not “${base}”.`;
