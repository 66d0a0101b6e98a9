import type { CommandDefinition, Invocation, UsageError } from '#cli/definition.ts';
import { localeOfEnv } from '#cli/locale.ts';
import { listed } from '#cli/suggest.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Watch } from './watch.ts';

const what = 'What is checked, one of';
const watching = 'Instead of a FILE';

export const check = {
  name: 'check',
  summary: 'Say whether what kubectl printed is ready',
  description:
    'Object by object, with what it means and what to run next. Variables such as $NODE_NAME in a check are taken from the environment.',
  arguments: [
    {
      name: '[FILE]',
      summary: 'A file with the output; "-" or nothing is the standard input',
      completes: 'files',
    },
  ],
  options: {
    ready: { group: what, summary: 'Everything that is listed must be ready' },
    lesson: {
      group: what,
      value: 'WORKSHOP/LESSON#CHECK',
      summary: 'The check of a lesson',
      completes: 'checks',
    },
    expect: {
      group: what,
      value: 'FILE',
      summary: 'The "expect" and "lines" of a YAML file, written as in a lesson',
      completes: 'files',
    },
    watch: {
      group: watching,
      value: 'COMMAND',
      short: 'w',
      summary: 'Run COMMAND in a shell again and again, until met or out of time',
    },
    interval: {
      group: watching,
      value: 'TIME',
      summary: 'How long to wait between two runs',
      defaultNote: '2s',
    },
    timeout: { group: watching, value: 'TIME', summary: 'When to give up', defaultNote: '5m' },
    content: {
      value: 'DIR',
      summary: 'The folder of the workshops, for --lesson',
      defaultNote: 'content',
      completes: 'folders',
    },
    locale: {
      value: 'LOCALE',
      summary: 'The language of the report',
      defaultNote: 'that of LC_ALL or LANG',
      values: localeCodes,
    },
    format: {
      value: 'FORMAT',
      summary: 'How the report is printed',
      values: ['text', 'json'],
      default: 'text',
    },
  },
  examples: [
    'kubectl get pods -A | readyroom check --ready',
    'readyroom check --lesson calico/install-from-manifest#daemonset-ready pods.txt',
    "readyroom check --expect ready.yaml --watch 'kubectl get pods -n demo'",
  ],
  exitCodes: { 0: 'Met', 1: 'Not met', 2: 'Unreadable, another output, or wrong use' },
} as const satisfies CommandDefinition;

/** What `readyroom check` has to do. */
export interface CheckOptions {
  /** Where the check is: readiness of everything, `WORKSHOP/LESSON#CHECK`, or a YAML file. */
  check: { from: 'ready' } | { from: 'lesson' | 'expect'; name: string };
  /** Folder of the workshops. */
  content: string;
  /** Of the report. */
  locale: Locale;
  format: 'text' | 'json';
  /** A file, "-" for the standard input; undefined where none is named. */
  file: string | undefined;
  watch: Watch | undefined;
}

type Values = Invocation<typeof check>['options'];

const INTERVAL = 2000;
const TIMEOUT = 300_000;

/** What is to be done, or which options do not go together. */
export function checkOptions(
  { options, arguments: files }: Invocation<typeof check>,
  env: Readonly<Record<string, string | undefined>>,
): { value: CheckOptions } | UsageError {
  const { ready, lesson, expect, content = 'content', format, watch } = options;
  const usageError = conflict(options, files) ?? wrongTime(options);
  if (usageError !== undefined) return { usageError };
  const [interval = INTERVAL, timeout = TIMEOUT] = [options.interval, options.timeout].map(
    (time) => (time === undefined ? undefined : typedTime(time)),
  );
  const common = {
    ...{ content, format, file: files[0] },
    locale: options.locale ?? localeOfEnv(env),
    watch: watch === undefined ? undefined : { command: watch, interval, timeout },
  };
  if (ready) return { value: { ...common, check: { from: 'ready' } } };
  if (lesson !== undefined)
    return { value: { ...common, check: { from: 'lesson', name: lesson } } };
  if (expect !== undefined)
    return { value: { ...common, check: { from: 'expect', name: expect } } };
  return { usageError: 'Say what to check: --ready, --lesson or --expect.' };
}

/** Options that say two things at once, or nothing without another one. */
function conflict(options: Values, files: readonly string[]): string | undefined {
  const { ready, lesson, expect, watch, interval, timeout, content } = options;
  const sources = [ready && '--ready', lesson && '--lesson', expect && '--expect'];
  const [one, other] = sources.filter((each) => typeof each === 'string');
  if (one && other) return `${one} and ${other} do not go together. Give one of them.`;
  if (watch !== undefined && files[0] !== undefined)
    return `--watch and ${files[0]} do not go together. Give one of them.`;
  if (interval !== undefined && watch === undefined)
    return '--interval is of use only with --watch.';
  if (timeout !== undefined && watch === undefined) return '--timeout is of use only with --watch.';
  if (content !== undefined && lesson === undefined)
    return '--content is of use only with --lesson.';
  return files.length > 1 ? `Only one file can be checked at a time: ${listed(files)}.` : undefined;
}

function wrongTime(options: Values): string | undefined {
  const name = (['interval', 'timeout'] as const).find((each) => {
    const time = options[each];
    return time !== undefined && typedTime(time) === undefined;
  });
  return name === undefined
    ? undefined
    : `--${name} cannot be "${options[name] ?? ''}". Write a time such as 2, 500ms, 30s or 5m.`;
}

const units: Readonly<Record<string, number>> = {
  '': 1000,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

/** The longest time a Node timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** The milliseconds of "2", "0.5s", "500ms", "5m" or "1h" (a number alone is seconds); undefined for anything else. */
export function typedTime(text: string): number | undefined {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(text.trim()) ?? [];
  if (digits === undefined || unit === undefined || !Object.hasOwn(units, unit)) return undefined;
  const time = Number(digits) * (units[unit] ?? NaN);
  return time > 0 && time <= LONGEST ? time : undefined;
}
