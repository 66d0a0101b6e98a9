import { parseArgs } from 'node:util';
import { nearest } from '#model/diagnostics/nearest.ts';
import type { Result } from './result.ts';

/** An option of a command for authors. */
export interface AuthorOption {
  /** What its value stands for in messages (`DIR`); none: it takes no value. */
  value?: string;
  short?: string;
  /** The only values it can have. */
  oneOf?: readonly string[];
  /** It can be given several times. */
  multiple?: true;
}

/** What was typed: every value of every option (`''` for one that takes none), and the other words. */
export interface AuthorOptions<Name extends string> {
  given: Readonly<Partial<Record<Name, readonly string[]>>>;
  words: readonly string[];
}

/**
 * Splits the arguments of a command for authors. What is wrong with them is told in English, as all that speaks to
 * authors (docs/adr/0013).
 */
export function authorOptions<Name extends string>(
  args: readonly string[],
  options: Readonly<Record<Name, AuthorOption>>,
): Result<AuthorOptions<Name>> {
  const names = Object.keys(options) as Name[];
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      names.map((name) => {
        const { value, short } = options[name];
        const type = value === undefined ? ('boolean' as const) : ('string' as const);
        return [name, { type, ...(short !== undefined && { short }) }];
      }),
    ),
  });
  const given: Partial<Record<Name, string[]>> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = names.find((each) => each === token.name);
    if (name === undefined) return { error: unknown(token.rawName, names) };
    const before = given[name] ?? [];
    const wrong = wrongValue(options[name], token, before.length > 0);
    if (wrong !== undefined) return { error: wrong };
    given[name] = [...before, token.value ?? ''];
  }
  return { value: { given, words } };
}

function unknown(option: string, names: readonly string[]): string {
  const known = names.map((name) => `--${name}`);
  const near = nearest(option, known);
  return `There is no option ${option}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}

function wrongValue(
  { value: kind, oneOf, multiple }: AuthorOption,
  token: { rawName: string; value: string | undefined; inlineValue: boolean | undefined },
  isRepeated: boolean,
): string | undefined {
  const { rawName: option, value, inlineValue } = token;
  if (isRepeated && !multiple) return `${option} is given twice. Give it once.`;
  if (kind === undefined) return value === undefined ? undefined : `${option} takes no value.`;
  // "--format --fix" forgot the value.
  if (!value || (!inlineValue && value.length > 1 && value.startsWith('-'))) {
    return `${option} needs a value: ${option} ${kind}.`;
  }
  if (oneOf === undefined || oneOf.includes(value)) return undefined;
  const near = nearest(value, oneOf);
  return `${option} cannot be "${value}". It is one of: ${oneOf.join(', ')}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}
