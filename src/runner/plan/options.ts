import { FILLED_IN } from '#transforms/shell/command.ts';

/** Which options of a program are known, and no others: those without a value, and those with one, by letter and by long name. */
export interface KnownOptions {
  /** Letters that may stand together behind one dash. */
  letters?: string;
  /** Letters with a value, and what it may be. */
  withValue?: Readonly<Record<string, RegExp>>;
  /** Long names, and what their value may be; null: none has to follow. */
  long?: Readonly<Record<string, RegExp | null>>;
  /** Whether options end at the first word that is none. */
  endsAtWord?: boolean;
}

/** The options that were given, each by its letter or long name, and the words beside them. */
export interface ReadOptions {
  options: readonly { name: string; value: string }[];
  words: readonly string[];
}

/** Any value. */
export const any = /^/;

/**
 * The arguments of a program in parts, read as getopt does; undefined: one is not known, or has a value that it may not have. What
 * begins with what the shell fills in may be an option.
 */
export function readOptions(args: readonly string[], known: KnownOptions): ReadOptions | undefined {
  const { letters = '', withValue = {}, long = {}, endsAtWord = false } = known;
  const options: { name: string; value: string }[] = [];
  const words: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--') return { options, words: [...words, ...args.slice(at + 1)] };
    if (arg === '-' || !arg.startsWith('-')) {
      if (endsAtWord) return { options, words: args.slice(at) };
      if (arg.startsWith(FILLED_IN)) return undefined;
      words.push(arg);
      continue;
    }
    const read = arg.startsWith('--')
      ? longOption(arg.slice(2), args[at + 1], long)
      : shortOptions(arg.slice(1), args[at + 1], letters, withValue);
    if (read === undefined) return undefined;
    options.push(...read.options);
    if (read.takesNext) at += 1;
  }
  return { options, words };
}

interface Read {
  options: readonly { name: string; value: string }[];
  /** Whether the next argument is its value. */
  takesNext: boolean;
}

/** `--name`, `--name=value` or `--name value`; never shortened, for what it is short for is not known. */
function longOption(
  text: string,
  next: string | undefined,
  long: NonNullable<KnownOptions['long']>,
): Read | undefined {
  const [, name = text, own] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  const looks = Object.hasOwn(long, name) ? long[name] : undefined;
  if (looks === undefined) return undefined;
  if (looks === null) return { options: [{ name, value: own ?? '' }], takesNext: false };
  const value = own ?? next;
  return value !== undefined && looks.test(value)
    ? { options: [{ name, value }], takesNext: own === undefined }
    : undefined;
}

/** `-abc`, `-n3`, `-n 3`, `-abn 3`. */
function shortOptions(
  text: string,
  next: string | undefined,
  letters: string,
  withValue: NonNullable<KnownOptions['withValue']>,
): Read | undefined {
  const options: { name: string; value: string }[] = [];
  for (const [index, name] of [...text].entries()) {
    const looks = Object.hasOwn(withValue, name) ? withValue[name] : undefined;
    if (looks !== undefined) {
      const own = text.slice(index + 1);
      const value = own === '' ? next : own;
      return value !== undefined && looks.test(value)
        ? { options: [...options, { name, value }], takesNext: own === '' }
        : undefined;
    }
    if (!letters.includes(name)) return undefined;
    options.push({ name, value: '' });
  }
  return { options, takesNext: false };
}
