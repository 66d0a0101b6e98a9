import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import { load } from '#model/load/load.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { translationStates } from '#model/translations/states.ts';
import type { TranslationState } from '#model/translations/states.ts';
import { validate } from '#model/validate/validate.ts';
import type { Invocation, Run, UsageError } from '#cli/definition.ts';
import { didYouMean } from '#cli/suggest.ts';
import { painter } from '#cli/terminal.ts';
import { accept } from './accept.ts';
import type { translations } from './options.ts';
import { translationsJson, translationsMarkdown, translationsText } from './report.ts';

/** `readyroom translations`: what is current, stale and missing, what changed, and the record of what was translated. */
export const run: Run<typeof translations> = async (invocation, io) => {
  const scope = scopeOf(invocation);
  if ('usageError' in scope) return scope;
  const { content: folder, diff: isDiff, format } = invocation.options;
  if (!existsSync(resolve(io.cwd, folder))) {
    return {
      usageError: `There is no ${folder} here. Say with --content where the workshops are.`,
    };
  }
  const sources = load(folder, io.cwd);
  const states = statesIn(sources.workshops, scope);
  if ('usageError' in states) return states;
  const problems = validate(sources);
  if (problems.length > 0) {
    // A file that cannot be read would look as if nothing were translated.
    io.err(`${problemsText(problems)}\nreadyroom: Mend this first.\n`);
    return 2;
  }
  if (scope.accepted !== undefined) return accept(states.value, scope.accepted, io);
  if (format === 'json') io.out(translationsJson(states.value));
  else if (format === 'markdown') io.out(translationsMarkdown(states.value, isDiff));
  else {
    const isDetailed = scope.path.includes('/') || scope.locale !== undefined;
    const paint = painter(io.isTerminal.stdout, io.env);
    io.out(translationsText(states.value, { isDetailed, isDiff, paint }));
  }
  return 0;
};

/** What is reported on, or accepted. */
interface Scope {
  /** A workshop or a lesson: `calico`, `calico/first-lesson`; '' for everything. */
  path: string;
  locale: string | undefined;
  /** The units to record as translated, none for all that there are; undefined: nothing is recorded. */
  accepted: readonly string[] | undefined;
}

function scopeOf({
  options,
  arguments: args,
}: Invocation<typeof translations>): Scope | UsageError {
  const [first = '', locale, path, ...units] = args;
  if (first !== 'accept')
    return args.length > 1
      ? { usageError: `Name one workshop or lesson: ${args.join(', ')}.` }
      : { path: first, locale: options.locale, accepted: undefined };
  const stray = (['locale', 'diff', 'format'] as const).find((name) => options[name]);
  if (stray !== undefined) return { usageError: `--${stray} is of no use with accept.` };
  return locale === undefined || path === undefined
    ? { usageError: 'Say what is translated: accept LOCALE WORKSHOP/LESSON, then parts or none.' }
    : { path, locale, accepted: units };
}

/** The translations that are named; an error where there is no such thing. */
function statesIn(
  workshops: readonly WorkshopSources[],
  { path, locale, accepted }: Scope,
): { value: TranslationState[] } | UsageError {
  const [name = '', lesson] = path.replace(/\/$/, '').split('/', 2);
  const workshop = workshops.find((each) => each.name === name);
  if (name !== '' && workshop === undefined) {
    const known = workshops.map((each) => each.name);
    return { usageError: unknown('workshop', name, known) };
  }
  const lessons = workshop?.lessons.map((each) => each.name) ?? [];
  if (lesson !== undefined && !lessons.includes(lesson)) {
    return { usageError: unknown('lesson', lesson, lessons) };
  }
  const all = (workshop === undefined ? workshops : [workshop]).flatMap(translationStates);
  const locales = [...new Set(all.map((state) => state.locale))];
  if (locale !== undefined && !locales.includes(locale)) {
    return { usageError: unknown('translation into', locale, locales) };
  }
  // To accept a workshop is to accept its own messages; its lessons are accepted one by one, by who has read them.
  const isInScope = (state: TranslationState): boolean =>
    (locale === undefined || state.locale === locale) &&
    (lesson === undefined && accepted === undefined ? true : state.lesson === lesson);
  return { value: all.filter(isInScope) };
}

const unknown = (what: string, name: string, known: readonly string[]): string =>
  `There is no ${what} "${name}".${didYouMean(name, known)} There are: ${known.join(', ') || 'none'}.`;
