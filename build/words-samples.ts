/**
 * Every message that learners and users of the command line read, filled with what breaks words: 0, 1 and many, kinds of
 * both genders, long and hostile names. The tests check these sentences, and `npm run words` prints them to be read.
 */
import { phrase } from '#checker/phrases.ts';
import type { Phrase } from '#checker/phrases.ts';
import { criteriaOf } from '#components/lesson/criteria.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';
import { say } from '#i18n/say.ts';
import type { Expectation, LineExpectation } from '#model/types.ts';
import type { Message, Param } from '#i18n/say.ts';

/** What one filling puts into the messages. */
export interface Filling {
  number: number;
  kind: string;
  name: string;
}

export const fillings: readonly Filling[] = [
  { number: 0, kind: 'NetworkPolicy', name: 'default-deny' },
  { number: 1, kind: 'Deployment', name: 'web' },
  { number: 2, kind: 'ConfigMap', name: 'settings' },
  { number: 21, kind: 'Pod', name: 'web-6b7c8d9f4-x2x7k' },
  { number: 1_000_000, kind: 'StorageClass', name: 'fast' },
];

export const longName = `long-${'x'.repeat(243)}-name`;
export const hostile = '<img src=x onerror=alert(1)> {{name}} {{count}} $& $1 "\'`\u202E\\';

const allWords = new Map(
  localeCodes.map((locale) => {
    const { findings, report, ui, cli } = messages[locale];
    return [locale, { ...findings, ...report, ...ui, ...cli }];
  }),
);

/** All messages of a locale, findings first. */
export const wordsOf = (locale: Locale): Readonly<Record<string, string>> =>
  allWords.get(locale) ?? {};

const pluralForms = ['_zero', '_one', '_two', '_few', '_many', '_other'];
const pluralForm = new RegExp(`(?:${pluralForms.join('|')})$`);

/** What is never said by itself: parts of criteria, and what joins lists. */
const part = /^expects\.|^list\.|\.last$/;

/** The keys of all messages, plural forms as one. */
export const keysOf = (words: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set(
    Object.keys(words)
      .map((key) => key.replace(pluralForm, ''))
      .filter((key) => !part.test(key)),
  ),
];

/** Criteria of all shapes, as they stand on a page. */
export function criteriaWith(locale: Locale, { number, kind, name }: Filling): readonly string[] {
  const one = { kind, name, namespace: 'demo' };
  const some = { kind, match: `${name}-*`, namespace: 'demo' };
  const columns = { READY: '= column DESIRED', STATUS: 'one of Running, Completed' };
  const where = { NODE: '= $NODE_NAME', AVAILABLE: `>= ${number}` };
  const table = ['NAME', 'DRIVER'];
  const expect: readonly Expectation[] = [
    ...[{ ready: true }, { ready: false }, { absent: true }, { columns }, { ready: true, columns }],
    { ready: true, count: number },
  ].flatMap((asked) => [
    { ...some, ...asked },
    { ...one, ...asked },
  ]);
  const lines: readonly LineExpectation[] = [
    { line: `${name} *`, ends: ['created', 'unchanged'] },
    { line: 'other *', ends: ['created', 'unchanged'] },
    { line: name, times: number, after: 'kubectl get pods' },
    { line: `* of ${name} *`, only: true },
    { line: `${name}*is*` },
    { absentLine: `*${name}` },
  ];
  const rows: readonly Expectation[] = [
    { kind, where },
    { kind, where, count: `<= ${number}` },
    { table, where, columns },
    { table, columns: { NAME: `!= ${name}`, AGE: `< ${number}` }, count: `> ${number}` },
    { table, where },
  ];
  // Each by itself, then those that are grouped.
  const checks = [...expect, ...rows].map((entry) => ({ expect: [entry] }));
  const grouped = {
    expect: [
      { ...one, ready: true },
      { ...one, name: 'other', ready: true },
    ],
    lines,
  };
  return [...checks, grouped].flatMap((check) =>
    criteriaOf(check, locale).map(({ text: said }) => said),
  );
}

/** One message as it is said with a filling. */
export function sentenceOf(locale: Locale, key: string, filling: Filling): string {
  const words = wordsOf(locale);
  const texts = ['', ...pluralForms].flatMap((form) => words[key + form] ?? []);
  const holes = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)]);
  const isCounted = !(key in words);
  const params = Object.fromEntries(
    holes.map(([, hole = '']) => [hole, paramOf(key, hole, filling)]),
  );
  return say(words, locale, key, isCounted ? { ...params, count: filling.number } : params);
}

const text = (value: string): Phrase => phrase('value.text', { text: value });
const atLeast = (value: number): Phrase => phrase('condition.at-least', { value });
const begins = (value: string): Phrase => phrase('condition.begins', { text: text(value) });
const running = phrase('condition.of-column', {
  column: 'STATUS',
  condition: phrase('condition.is', { value: text('Running') }),
});

/** Parameters that are the same in every message. */
function usual(hole: string, { number, kind, name }: Filling): Param {
  const numbers = ['count', 'number', 'ready', 'before', 'now', 'found', 'done', 'met', 'times'];
  if (numbers.includes(hole)) return number;
  if (hole === 'total') return Math.max(number, 1);
  const lists: Readonly<Record<string, readonly string[]>> = {
    columns: ['NAME', 'STATUS', 'NODE'],
    names: [name, 'other', 'third'],
    ends: ['created', 'configured', 'unchanged'],
  };
  const phrases: Readonly<Record<string, Phrase>> = {
    condition: begins(name),
    conditions: phrase('condition.both', {
      first: phrase('condition.of-column', { column: 'NAME', condition: begins(name) }),
      second: running,
    }),
    what: phrase('paste.named', { kind, condition: begins(name) }),
    first: begins(name),
    second: phrase('condition.ends', { text: ['created', 'unchanged'] }),
    text: text(name),
  };
  const others: Readonly<Record<string, Param>> = {
    kind,
    name,
    value: number,
    line: 12,
    status: 'CrashLoopBackOff',
    namespace: 'kube-system',
    column: 'AVAILABLE',
    variable: 'NODE_NAME',
    server: '127.0.0.1:6443',
    form: 'YAML',
    command: 'kubectl get pods',
    message: 'error: the message of kubectl',
  };
  return phrases[hole] ?? lists[hole] ?? others[hole] ?? name;
}

/** Parameters that one message has in another form. */
function paramOf(key: string, hole: string, filling: Filling): Param {
  const { number, kind, name } = filling;
  const reads = phrase('condition.reads', { text: text(name) });
  const objects = phrase('paste.in', {
    what: phrase('paste.objects', { kind, names: [name, 'other'] }),
    namespace: 'demo',
  });
  const notReady: Message = { code: 'pod-not-ready', params: { name, ready: 0, total: 1 } };
  const own: Readonly<Record<string, Param>> = {
    'found-elsewhere expected': 'kube-system',
    'line-missing line': phrase('condition.both', {
      first: begins(name),
      second: phrase('condition.ends', { text: ['created', 'configured'] }),
    }),
    'line-differs expected': reads,
    'line-times line': reads,
    'line-times expected': 2,
    'unrelated pasted': [
      phrase('paste.kind', { kind }),
      phrase('paste.in', {
        what: phrase('paste.named', { kind, condition: begins(name) }),
        namespace: 'demo',
      }),
    ],
    'unrelated expected': [objects, phrase('paste.line', { condition: reads })],
    'restarts-climbing before': number,
    'condition-unreadable condition': '=> 3',
    'condition-not-true value': 'False',
    'value.text text': name,
    'pod-readiness-gates value': '0/1',
    'cell-type value': name,
    'cell-unmet value': name,
    'condition.is value': [text(name), text('other'), text('third')],
    'condition.begins text': [text(name), text('other')],
    'group.alike sentence': notReady,
    'cli.watch.progress verdict': 'Ready',
  };
  const given = own[`${key} ${hole}`];
  if (given !== undefined) return given;
  const isRaw = ['line-differs', 'line-undone', 'line-unwanted'];
  if (hole === 'line' && isRaw.includes(key)) return name;
  if (hole === 'expected') return atLeast(Math.max(number, 2));
  return usual(hole, filling);
}
