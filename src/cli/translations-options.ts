import { authorOptions } from './author-options.ts';
import type { Result } from './result.ts';

/** What `readyroom translations` was asked for. */
export interface TranslationsOptions {
  isHelp: boolean;
  content: string;
  /** Only this workshop or lesson: `calico`, `calico/first-lesson`. */
  about: string | undefined;
  locale: string | undefined;
  /** What is to be recorded as translated: the units named, or all that there are. */
  accept: { locale: string; about: string; units: readonly string[] } | undefined;
  diff: boolean;
  format: 'text' | 'json' | 'markdown';
}

const formats = ['text', 'json', 'markdown'] as const;

export function translationsOptions(args: readonly string[]): Result<TranslationsOptions> {
  const typed = authorOptions(args, {
    locale: { value: 'LOCALE' },
    diff: {},
    format: { value: 'FORMAT', oneOf: formats },
    content: { value: 'DIR' },
    help: { short: 'h' },
  });
  if ('error' in typed) return typed;
  const { given, words } = typed.value;
  const options = {
    isHelp: given.help !== undefined,
    content: given.content?.[0] ?? 'content',
    about: undefined,
    locale: given.locale?.[0],
    accept: undefined,
    diff: given.diff !== undefined,
    format: formats.find((format) => format === given.format?.[0]) ?? 'text',
  };
  const [first, locale, about, ...units] = words;
  if (options.isHelp) return { value: options };
  if (first === 'accept') {
    const wrong = (['locale', 'diff', 'format'] as const).find((name) => given[name] !== undefined);
    if (wrong !== undefined) return { error: `--${wrong} is of no use with accept.` };
    if (locale === undefined || about === undefined) {
      return {
        error: 'Say what is translated: accept LOCALE WORKSHOP/LESSON, then parts or none.',
      };
    }
    return { value: { ...options, accept: { locale, about, units } } };
  }
  if (words.length > 1) return { error: `Name one workshop or lesson: ${words.join(', ')}.` };
  return { value: { ...options, about: first } };
}
