import { parseArgs } from 'node:util';
import { didYouMean } from './nearest-word.ts';
import type { Say } from './words.ts';

/** The options of a command: whether each takes a value, and its one letter if it has one. */
export type KnownOptions = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>
>;

/** The options as they were typed; one that takes no value is ''. */
export type Given<Known extends KnownOptions> = Partial<Record<keyof Known, string>>;

/** What was typed: options, other words, and what is wrong with it in whatever language it will be told. */
export interface Typed<Known extends KnownOptions> {
  given: Given<Known>;
  words: readonly string[];
  faults: readonly ((say: Say) => string)[];
}

/** Splits the arguments of a command. Node's own complaints are English, so none of them is provoked. */
export function typedOptions<Known extends KnownOptions>(
  args: readonly string[],
  known: Known,
): Typed<Known> {
  const { tokens } = parseArgs({ args: [...args], options: known, strict: false, tokens: true });
  const given: Partial<Record<string, string>> = {};
  const words: string[] = [];
  const faults: ((say: Say) => string)[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    const fault = option
      ? valueFault(token, option.type, given[token.name])
      : unknownOption(token.rawName, Object.keys(known));
    if (fault) faults.push(fault);
    if (option) given[token.name] = token.value ?? '';
  }
  return { given: given as Given<Known>, words, faults };
}

function unknownOption(option: string, names: readonly string[]): (say: Say) => string {
  const known = names.map((name) => `--${name}`);
  return (say) => say('cli.option.unknown', { option }) + didYouMean(option, known, say);
}

interface OptionToken {
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function valueFault(
  { rawName: option, value, inlineValue }: OptionToken,
  type: 'string' | 'boolean',
  before: string | undefined,
): ((say: Say) => string) | undefined {
  if (before !== undefined) return (say) => say('cli.option.twice', { option });
  if (type === 'boolean')
    return value === undefined ? undefined : (say) => say('cli.option.noValue', { option });
  // "--expect --ready" forgot the file.
  const isMissing = !value || (!inlineValue && value.length > 1 && value.startsWith('-'));
  return isMissing ? (say) => say('cli.option.value', { option }) : undefined;
}
