import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { readContent } from '#model/read-content.ts';
import { fromRoot } from '#model/load/files.ts';
import { workshopName } from '#model/schema/primitives.ts';
import { makeWorkshop } from '#scaffold/make-project.ts';
import type { Invocation, UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import type { Result } from '#cli/result.ts';
import { withDefaults, workshopOptions } from '#cli/workshop-options.ts';
import type { adding } from './options.ts';

/** `readyroom new workshop`: a template's workshop beside the others, in the languages of the project. */
export function newWorkshop(
  name: string,
  options: Invocation<typeof adding>['options'],
  io: Io,
): Result<string> | UsageError {
  const { success, error } = workshopName.safeParse(name);
  if (!success)
    return {
      usageError: `"${name}" ${error.issues[0]?.message ?? 'cannot be a name'}. Choose another name.`,
    };
  const { template } = options;
  if (template === 'empty')
    return { usageError: 'A workshop has a lesson: --template empty is for a lesson.' };
  const checked = workshopOptions({ ...options, template });
  if ('error' in checked) return { usageError: checked.error };
  const { content } = options;
  const folder = resolve(io.cwd, content, name);
  if (existsSync(folder))
    return {
      error: `${fromRoot(io.cwd, folder)} is there already, and nothing is overwritten. Choose another name.`,
    };
  const decided = withDefaults(checked.value, localesOf(content, io.cwd));
  makeWorkshop(folder, decided);
  return {
    value: `Made ${fromRoot(io.cwd, folder)}: a workshop in ${decided.locales.join(', ')}, with one lesson. npm run dev shows it.`,
  };
}

/** The languages of the workshops that are there; of none, all. */
function localesOf(content: string, root: string): readonly Locale[] {
  const { workshops } = readContent(content, root);
  const used = localeCodes.filter((code) =>
    workshops.some(({ locales }) => locales.includes(code)),
  );
  return used.length > 0 ? used : localeCodes;
}
