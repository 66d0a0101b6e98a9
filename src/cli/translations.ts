import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { problemsText } from '#model/diagnostics/print.ts';
import { nearest } from '#model/diagnostics/nearest.ts';
import { load } from '#model/load/load.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { translationStates } from '#model/translations/translation-states.ts';
import type { TranslationState } from '#model/translations/unit-state.ts';
import { validate } from '#model/validate/validate.ts';
import type { Command, Io } from './io.ts';
import { painter } from './paint.ts';
import type { Result } from './result.ts';
import { accept } from './translations-accept.ts';
import { translationsHelp } from './translations-help.ts';
import { translationsOptions } from './translations-options.ts';
import type { TranslationsOptions } from './translations-options.ts';
import { translationsJson, translationsMarkdown, translationsText } from './translations-report.ts';

/** `readyroom translations`: what is current, stale and missing, what changed, and the record of what was translated. */
export const translations: Command = async (args, io) => {
  const typed = translationsOptions(args);
  if ('error' in typed) return misused(typed.error, io);
  const options = typed.value;
  if (options.isHelp) {
    io.out(`${translationsHelp}\n`);
    return 0;
  }
  if (!existsSync(resolve(io.cwd, options.content))) {
    return misused(
      `There is no ${options.content} here. Say with --content where the workshops are.`,
      io,
    );
  }
  const sources = load(options.content, io.cwd);
  const asked = askedStates(sources.workshops, options);
  if ('error' in asked) return misused(asked.error, io);
  const problems = validate(sources);
  if (problems.length > 0) {
    // A file that cannot be read would look as if nothing were translated.
    io.err(`${problemsText(problems)}\nreadyroom: Mend this first.\n`);
    return 2;
  }
  if (options.accept !== undefined) return accept(asked.value, options.accept.units, io);
  const { diff: isDiff, format } = options;
  if (format === 'json') io.out(translationsJson(asked.value));
  else if (format === 'markdown') io.out(translationsMarkdown(asked.value, isDiff));
  else {
    const isDetailed = options.about?.includes('/') === true || options.locale !== undefined;
    const paint = painter(io.isTerminal.stdout, io.env);
    io.out(translationsText(asked.value, { isDetailed, isDiff, paint }));
  }
  return 0;
};

/** What the options name; an error where they name what is not there. */
function askedStates(
  workshops: readonly WorkshopSources[],
  { about = '', locale, accept: accepted }: TranslationsOptions,
): Result<TranslationState[]> {
  const [wanted, language] = [accepted?.about ?? about, accepted?.locale ?? locale];
  const [name = '', lesson] = wanted.replace(/\/$/, '').split('/', 2);
  const workshop = workshops.find((each) => each.name === name);
  if (name !== '' && workshop === undefined) {
    return {
      error: unknown(
        'workshop',
        name,
        workshops.map((each) => each.name),
      ),
    };
  }
  const lessons = workshop?.lessons.map((each) => each.name) ?? [];
  if (lesson !== undefined && !lessons.includes(lesson)) {
    return { error: unknown('lesson', lesson, lessons) };
  }
  const all = (workshop === undefined ? workshops : [workshop]).flatMap(translationStates);
  const locales = [...new Set(all.map((state) => state.locale))];
  if (language !== undefined && !locales.includes(language)) {
    return { error: unknown('translation into', language, locales) };
  }
  // To accept a workshop is to accept its words; its lessons are accepted one by one, by who has read them.
  const isWanted = (state: TranslationState): boolean =>
    (language === undefined || state.locale === language) &&
    (lesson === undefined && accepted === undefined ? true : state.lesson === lesson);
  return { value: all.filter(isWanted) };
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return `There is no ${what} "${name}". ${near === undefined ? '' : `Did you mean ${near}? `}There are: ${known.join(', ') || 'none'}.`;
}

function misused(error: string, io: Io): 2 {
  io.err(`readyroom: ${error}\nreadyroom translations --help tells how to use it.\n`);
  return 2;
}
