import { parseArgs } from 'node:util';
import { didYouMean } from './nearest-word.ts';
import type { Say } from './words.ts';

const options = {
  ready: { type: 'boolean' },
  lesson: { type: 'string' },
  expect: { type: 'string' },
  content: { type: 'string' },
  locale: { type: 'string' },
  format: { type: 'string' },
  watch: { type: 'string', short: 'w' },
  interval: { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Name = keyof typeof options;
/** The options as they were typed; one that takes no value is ''. */
export type Given = Partial<Record<Name, string>>;

/** What was typed: options, files, and what is wrong with it in whatever language it will be told. */
export interface Typed {
  given: Given;
  files: readonly string[];
  faults: readonly ((say: Say) => string)[];
}

/** Splits the arguments of `readyroom check`. Node's own complaints are English, so none of them is provoked. */
export function typedOptions(args: readonly string[]): Typed {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given: Given = {};
  const files: string[] = [];
  const faults: ((say: Say) => string)[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const fault = isName(token.name) ? valueFault(token, given) : unknownOption(token.rawName);
    if (fault) faults.push(fault);
    if (isName(token.name)) given[token.name] = token.value ?? '';
  }
  return { given, files, faults };
}

const isName = (name: string): name is Name => Object.hasOwn(options, name);

function unknownOption(option: string): (say: Say) => string {
  const known = Object.keys(options).map((name) => `--${name}`);
  return (say) => say('cli.option.unknown', { option }) + didYouMean(option, known, say);
}

interface OptionToken {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function valueFault(
  { name, rawName: option, value, inlineValue }: OptionToken,
  given: Given,
): ((say: Say) => string) | undefined {
  if (!isName(name)) return undefined;
  if (given[name] !== undefined) return (say) => say('cli.option.twice', { option });
  if (options[name].type === 'boolean')
    return value === undefined ? undefined : (say) => say('cli.option.noValue', { option });
  // "--expect --ready" forgot the file.
  const isMissing = !value || (!inlineValue && value.length > 1 && value.startsWith('-'));
  return isMissing ? (say) => say('cli.option.value', { option }) : undefined;
}
