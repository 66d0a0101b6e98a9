import { readShell } from './shell.ts';

/**
 * A command that only reads, in its parts: what `readyroom learn` may run for a check. Texts may name variables of the
 * workshop as `${NAME}`. It never meets a shell: the parts become arguments of kubectl, one each.
 */
export interface Look {
  verb: string;
  /** Types and names, as they stand behind the verb. */
  words: readonly string[];
  /** By long name: `namespace`, `output`. A flag without a value is ''. */
  flags: Readonly<Record<string, string>>;
}

/** Why a command is not one that may be looked with; `text` is the part that is to blame. */
export interface Refusal {
  why: 'several' | 'shell' | 'program' | 'verb' | 'flag' | 'argument';
  text: string;
}

const label = /^[A-Z0-9!][\w.,/=!() -]{0,500}$/i;

/** Flags and the values that they may have. Whatever is not here is refused: a flag can name a file, a cluster or a program. */
const values: Readonly<Record<string, RegExp>> = {
  namespace: /^[a-z0-9][a-z0-9-]{0,62}$/,
  'all-namespaces': /^$/,
  selector: label,
  output: /^(?:wide|json|yaml|name)$/,
  'show-labels': /^$/,
  'sort-by': /^\{?\.[\w.\-/\\[\]"']{1,200}\}?$/,
  'field-selector': /^[A-Z][\w.,:/=!-]{0,500}$/i,
};

const short: Readonly<Record<string, string>> = {
  n: 'namespace',
  A: 'all-namespaces',
  l: 'selector',
  o: 'output',
};

interface Verb {
  /** How few and how many words may follow. */
  words: readonly [number, number];
  flags: readonly string[];
  /** Flags that say how long to wait: they are left out, for whoever looks again and again waits by that. */
  waits?: readonly string[];
  /** What is always said. */
  always?: readonly string[];
}

const scope = ['namespace', 'all-namespaces'];

const verbs: Readonly<Record<string, Verb>> = {
  get: { words: [1, 50], flags: Object.keys(values) },
  describe: { words: [1, 50], flags: [...scope, 'selector'] },
  'rollout status': {
    words: [1, 2],
    flags: ['namespace'],
    waits: ['timeout', 'watch'],
    always: ['--watch=false'],
  },
  version: { words: [0, 0], flags: ['output'] },
  'api-resources': { words: [0, 0], flags: ['output', 'sort-by'] },
  'auth can-i': { words: [2, 3], flags: scope },
  explain: { words: [1, 1], flags: [] },
};

/** A type, a name, both with a slash, or several with commas. Never a dash in front: that would be a flag. */
const word = /^[A-Z0-9*][\w.:,/*-]{0,500}$/i;

/** What a learner may choose for a variable: a name, and nothing that could be read as anything else. */
const chosen = /^[A-Z0-9](?:[\w.-]{0,252}[A-Z0-9])?$/i;

const variable = /\$\{([A-Z_]\w*)\}/gi;

/** Reads the command of a check; a refusal if it is anything but one plain reading command. */
export function readLook(run: readonly string[]): { look: Look } | { refused: Refusal } {
  const [text = '', more] = run;
  if (more !== undefined) return refused('several', more);
  const { state, commands, variables, placeholders } = readShell(text);
  const [command, second] = commands;
  const isPlain =
    state.is === 'complete' &&
    command?.assignments.length === 0 &&
    command.redirections.length === 0 &&
    placeholders.length === 0;
  if (second !== undefined || !isPlain) return refused('shell', text);
  // What stands around the command would be another one, or a bracket, a background sign, a negation.
  const outside = text.slice(0, command.start) + text.slice(command.end);
  if (outside.trim() !== '') return refused('shell', outside.trim());
  const names = new Set(variables.map(({ name }) => name));
  const [program = '', ...args] = command.words.map((each) => withNames(each, names));
  if (program !== 'kubectl') return refused('program', program);
  const verb = Object.keys(verbs).find((each) => `${args.join(' ')} `.startsWith(`${each} `));
  if (verb === undefined) return refused('verb', args.join(' '));
  return lookOf(verb, args.slice(verb.split(' ').length));
}

/** `"${NAME:?}"` and `$NAME` as `${NAME}`, where the shell would fill it in. */
const withNames = (text: string, names: ReadonlySet<string>): string =>
  text.replaceAll(/\$(?:\{([A-Z_]\w*)(?::?\?[^}$]*)?\}|([A-Z_]\w*))/gi, (all, braced, bare) => {
    const name = String(braced ?? bare);
    return names.has(name) ? `\${${name}}` : String(all);
  });

const refused = (why: Refusal['why'], text: string): { refused: Refusal } => ({
  refused: { why, text },
});

function lookOf(verb: string, args: readonly string[]): { look: Look } | { refused: Refusal } {
  const words: string[] = [];
  const flags: Record<string, string> = {};
  for (let index = 0; index < args.length; index += 1) {
    const text = args[index] ?? '';
    if (!text.startsWith('-')) {
      words.push(text);
      continue;
    }
    const { name, value } = flagOf(text);
    const waits = verbs[verb]?.waits?.includes(name) ?? false;
    const pattern = Object.hasOwn(values, name) ? values[name] : undefined;
    if (pattern === undefined && !waits) return refused('flag', text);
    const needsValue = waits ? name === 'timeout' : pattern?.test('') === false;
    const written = value ?? (needsValue ? args[(index += 1)] : '') ?? '';
    if (!waits) flags[name] = written === 'true' && !needsValue ? '' : written;
  }
  const look = { verb, words, flags };
  const refusal = refusalOf(look, () => 'a');
  return refusal === undefined ? { look } : { refused: refusal };
}

function flagOf(text: string): { name: string; value: string | undefined } {
  const [, long, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(text) ?? [];
  if (long !== undefined) return { name: long, value };
  const [, letter = '', attached] = /^-([A-Z])(?:=?(.+))?$/is.exec(text) ?? [];
  return { name: short[letter] ?? text, value: attached };
}

/** What of a look is not allowed, with its variables filled in; undefined if all of it is. */
function refusalOf(
  { verb, words, flags }: Look,
  value: (name: string) => string,
): Refusal | undefined {
  const rule = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (rule === undefined) return { why: 'verb', text: verb };
  const [few, many] = rule.words;
  if (words.length < few || words.length > many) return { why: 'argument', text: words.join(' ') };
  const wrong = words.find((text) => !word.test(filled(text, value)));
  if (wrong !== undefined) return { why: 'argument', text: wrong };
  for (const [flag, text] of Object.entries(flags)) {
    const pattern = Object.hasOwn(values, flag) ? values[flag] : undefined;
    if (pattern === undefined || !rule.flags.includes(flag)) return { why: 'flag', text: flag };
    if (!pattern.test(filled(text, value))) return { why: 'argument', text: `--${flag}=${text}` };
  }
  return undefined;
}

const filled = (text: string, value: (name: string) => string): string =>
  text.replaceAll(variable, (_, name: string) => value(name));

/** The variables that a look names. */
export const variablesOfLook = ({ words, flags }: Look): readonly string[] => [
  ...new Set(
    [...words, ...Object.values(flags)].flatMap((text) =>
      [...text.matchAll(variable)].map(([, name = '']) => name),
    ),
  ),
];

/**
 * The arguments for kubectl, or why there are none. Everything is held to the list again: a look comes from a file, and its
 * variables from a page, and neither is trusted.
 */
export function argumentsOf(
  look: Look,
  chosenValues: Readonly<Record<string, string>>,
): { args: readonly string[] } | { missing: string } | { refused: Refusal } {
  const value = (name: string): string =>
    Object.hasOwn(chosenValues, name) ? (chosenValues[name] ?? '') : '';
  for (const name of variablesOfLook(look)) {
    if (value(name) === '') return { missing: name };
    if (!chosen.test(value(name))) return refused('argument', value(name));
  }
  const refusal = refusalOf(look, value);
  if (refusal !== undefined) return { refused: refusal };
  const flags = Object.entries(look.flags).map(([flag, text]) =>
    text === '' ? `--${flag}` : `--${flag}=${filled(text, value)}`,
  );
  const words = look.words.map((text) => filled(text, value));
  return {
    args: [...look.verb.split(' '), ...words, ...flags, ...(verbs[look.verb]?.always ?? [])],
  };
}

/** A look out of a file that anybody may have written; undefined if it is none, or none that is allowed. */
export function parsedLook(data: unknown): Look | undefined {
  const { verb, words, flags } = (data ?? {}) as Partial<Record<keyof Look, unknown>>;
  if (typeof verb !== 'string' || !Array.isArray(words) || !words.every(isText)) return undefined;
  if (typeof flags !== 'object' || flags === null || Array.isArray(flags)) return undefined;
  const entries = Object.entries(flags as Record<string, unknown>);
  if (!entries.every(([, value]) => isText(value))) return undefined;
  const look = { verb, words, flags: Object.fromEntries(entries) as Record<string, string> };
  return refusalOf(look, () => 'a') === undefined ? look : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether what is read may be secret: Secrets, in whatever way their type is written, or all that a variable may name. */
export const readsSecrets = ({ verb, words }: Look): boolean =>
  ['get', 'describe'].includes(verb) &&
  words.some((text, index) =>
    text.split(',').some((part) => {
      const [type = ''] = part.toLowerCase().split(/[/.]/);
      const mayBeType = index === 0 || part.includes('/');
      return /^secrets?$/.test(type) || (mayBeType && (type.includes('$') || type.includes('*')));
    }),
  );
