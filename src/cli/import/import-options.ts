import { localeCodes } from '#i18n/locales.ts';
import type { Flavour } from '#importer/generators/flavour.ts';
import { lessonName, slug, workshopName } from '#model/schema/primitives.ts';
import type { Invocation, UsageError } from '#cli/definition.ts';
import type { importing } from './options.ts';

/** What is to be imported, into what, and how. */
export interface ImportOptions {
  source: string;
  workshop: string;
  locale: string;
  lesson: string | undefined;
  from: Flavour | undefined;
  content: string;
  section: string | undefined;
  prefix: string | undefined;
  isOnlyNew: boolean;
  isDryRun: boolean;
  format: 'text' | 'json';
}

/** What there is to do, or the first mistake. */
export function importOptions({
  options,
  arguments: [source, another],
}: Invocation<typeof importing>): { value: ImportOptions } | UsageError {
  const { workshop = '', locale, lesson, from, content, format, section, prefix } = options;
  if (source === undefined) return { usageError: 'Say what to import: a file or a folder.' };
  if (another !== undefined) {
    const error = `One source at a time: "${another}" is too much. A folder is imported as a whole.`;
    return { usageError: error };
  }
  const usageError =
    wrongName('--workshop', workshop, workshopName) ??
    (lesson === undefined ? undefined : wrongName('--lesson', lesson, lessonName)) ??
    (prefix === undefined ? undefined : wrongName('--prefix', prefix, slug));
  if (usageError !== undefined) return { usageError };
  if (locale === undefined)
    return { usageError: `--locale is missing: it is one of ${localeCodes.join(', ')}.` };
  const isDryRun = options['dry-run'];
  const isOnlyNew = options['only-new'];
  return {
    value: {
      ...{ source, workshop, locale, lesson, from, content, isDryRun, format },
      ...{ section, prefix, isOnlyNew },
    },
  };
}

/** What is wrong with the name of a folder that an option gives; undefined where nothing is. */
export function wrongName(option: string, name: string, schema: typeof slug): string | undefined {
  if (name === '') return `${option} is missing: it is the name of a folder, such as first-steps.`;
  const [issue] = schema.safeParse(name).error?.issues ?? [];
  return issue === undefined ? undefined : `The name "${name}" of ${option} ${issue.message}.`;
}
