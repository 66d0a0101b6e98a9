import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import { load } from '#model/load/load.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { translationStates } from '#model/translations/states.ts';
import type { TranslationState } from '#model/translations/states.ts';
import { validate } from '#model/validate/validate.ts';
import type { Invocation, Run, UsageError } from '#cli/definition.ts';
import { asTyped } from '#cli/as-typed.ts';
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
  const states: TranslationState[] = [];
  for (const path of scope.paths) {
    const found = statesIn(sources.workshops, path, scope);
    if ('usageError' in found) return found;
    states.push(
      ...found.value.filter(
        (each) => !states.some(({ lock, locale }) => lock === each.lock && locale === each.locale),
      ),
    );
  }
  // A file that cannot be read would look as if nothing were translated, in a draft too, whose problems are advice.
  const unread = new Set(
    sources.workshops.flatMap(({ lessons }) =>
      lessons.flatMap(({ diagnostics }) => diagnostics.map(({ place }) => place.file)),
    ),
  );
  const problems = validate(sources).filter(
    ({ severity, place }) => severity === 'error' || unread.has(place.file),
  );
  if (problems.length > 0) {
    io.err(`${problemsText(problems)}\nreadyroom: Mend this first.\n`);
    return 2;
  }
  if (scope.accepted !== undefined) return accept(states, scope.accepted, io);
  if (format === 'json') io.out(translationsJson(states));
  else if (format === 'markdown') io.out(translationsMarkdown(states, isDiff));
  else {
    const isDetailed = scope.paths.some((path) => path.includes('/')) || scope.locale !== undefined;
    const paint = painter(io.isTerminal.stdout, io.env);
    io.out(asTyped(translationsText(states, { isDetailed, isDiff, paint }), io.program));
  }
  return 0;
};

/** What is reported on, or accepted. */
interface Scope {
  /** Workshops or lessons: `calico`, `calico/first-lesson`; '' for everything. */
  paths: readonly string[];
  locale: string | undefined;
  /** The units to record as translated, none for all that there are; undefined: nothing is recorded. */
  accepted: readonly string[] | undefined;
  /** Of a workshop that is accepted its lessons are accepted too. */
  all: boolean;
}

function scopeOf({
  options,
  arguments: args,
}: Invocation<typeof translations>): Scope | UsageError {
  const [first = '', locale, ...named] = args;
  const { all } = options;
  if (first !== 'accept')
    return args.length > 1
      ? { usageError: `Name one workshop or lesson: ${args.join(', ')}.` }
      : all
        ? { usageError: '--all is of use with accept only.' }
        : { paths: [first], locale: options.locale, accepted: undefined, all };
  const stray = (['locale', 'diff', 'format'] as const).find((name) => options[name]);
  if (stray !== undefined) return { usageError: `--${stray} is of no use with accept.` };
  // Lessons have a slash; what has none behind the first name is a part.
  const [path, ...others] = named;
  const paths = path === undefined ? [] : [path, ...others.filter((each) => each.includes('/'))];
  const units = others.filter((each) => !each.includes('/'));
  if (locale === undefined || path === undefined)
    return {
      usageError: all
        ? 'Say of which workshop: accept LOCALE --all WORKSHOP.'
        : 'Say what is translated: accept LOCALE WORKSHOP/LESSON, then parts or none; accept LOCALE --all WORKSHOP for all lessons.',
    };
  if (units.length > 0 && (paths.length > 1 || all))
    return { usageError: `Parts can be named of one lesson only: ${units.join(', ')}.` };
  return { paths, locale, accepted: units, all };
}

/** The translations that are named; an error where there is no such thing. */
function statesIn(
  workshops: readonly WorkshopSources[],
  path: string,
  { locale, accepted, all: isWhole }: Scope,
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
  // To accept a workshop is to accept its own messages; its lessons are accepted by name or by --all, by who has read them.
  const isInScope = (state: TranslationState): boolean =>
    (locale === undefined || state.locale === locale) &&
    (lesson === undefined && (accepted === undefined || isWhole) ? true : state.lesson === lesson);
  return { value: all.filter(isInScope) };
}

const unknown = (what: string, name: string, known: readonly string[]): string =>
  `There is no ${what} "${name}".${didYouMean(name, known)} There are: ${known.join(', ') || 'none'}.`;
