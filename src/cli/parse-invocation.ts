import { parseArgs } from 'node:util';
import type { CommandDefinition, Invocation, OptionDefinition, UsageError } from './definition.ts';
import { didYouMean, listed } from './suggest.ts';

interface OptionToken {
  /** As it was written: `--watch`, `-w`. */
  rawName: string;
  value?: string | undefined;
  /** `--watch=…` */
  inlineValue?: boolean | undefined;
}

/**
 * The options and arguments of a command line, by the definition of the command. `help` wherever that is among them, with
 * mistakes or without. Node's own complaints are not used: they cannot suggest anything.
 */
export async function parseInvocation<Definition extends CommandDefinition>(
  definition: Definition,
  args: readonly string[],
): Promise<{ value: Invocation<Definition> } | { help: true } | UsageError> {
  const options: CommandDefinition['options'] = { ...definition.options, ...helpOption };
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, bare, short }]) => {
        const type =
          value === undefined || bare !== undefined ? ('boolean' as const) : ('string' as const);
        return [name, { type, ...(short !== undefined && { short }) }];
      }),
    ),
  });
  const optionTokens = tokens.filter((token) => token.kind === 'option');
  if (optionTokens.some(({ name }) => name === 'help')) return { help: true };
  const values = new Map<string, string[]>();
  for (const token of optionTokens) {
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) return { usageError: unknownOption(token.rawName, options) };
    const before = values.get(token.name) ?? [];
    if (before.length > 0 && !option.isRepeatable)
      return { usageError: `${token.rawName} is given twice. Give it once.` };
    const value = await valueOf(token, option);
    if (typeof value !== 'string') return value;
    values.set(token.name, [...before, value]);
  }
  return {
    value: {
      options: withDefaults(definition.options, values) as Invocation<Definition>['options'],
      arguments: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
    },
  };
}

/** Every command has it. */
export const helpOption: CommandDefinition['options'] = {
  help: { short: 'h', summary: 'Print this help' },
};

function unknownOption(option: string, options: CommandDefinition['options']): string {
  const known = Object.keys(options).map((name) => `--${name}`);
  return `There is no option ${option}.${didYouMean(option, known)}`;
}

/** The value of an option, '' for a flag; one of a list is spelt as it stands there. */
async function valueOf(
  { rawName: name, value, inlineValue }: OptionToken,
  { value: placeholder, values: list, bare }: OptionDefinition,
): Promise<string | UsageError> {
  if (placeholder === undefined)
    return value === undefined ? '' : { usageError: `${name} takes no value.` };
  if (bare !== undefined && value === undefined) return bare;
  // "--format --fix" forgot the value.
  const isMissing = !value || (!inlineValue && value.length > 1 && value.startsWith('-'));
  if (isMissing) return { usageError: `${name} needs a value: ${name} ${placeholder}.` };
  const known = typeof list === 'function' ? await list() : list;
  if (known === undefined) return value;
  return (
    known.find((each) => each.toLowerCase() === value.toLowerCase()) ?? {
      usageError: `${name} cannot be "${value}". It is one of: ${listed(known)}.${didYouMean(value, known)}`,
    }
  );
}

function withDefaults(
  options: CommandDefinition['options'],
  values: ReadonlyMap<string, readonly string[]>,
): Record<string, string | boolean | readonly string[] | undefined> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      const own = values.get(name) ?? [];
      if (option.isRepeatable) return [name, own];
      return [name, option.value === undefined ? own.length > 0 : (own[0] ?? option.default)];
    }),
  );
}
