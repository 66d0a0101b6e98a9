import type { Candidates, CommandDefinition } from '#cli/definition.ts';
import { helpOption } from '#cli/parse-invocation.ts';

/** A command as a shell completes it. */
export interface CompletedCommand {
  name: string;
  summary: string;
  options: readonly CompletedOption[];
  /** What may stand in the place of any argument. */
  arguments: Offer;
}

export interface CompletedOption {
  /** `--watch` */
  long: string;
  /** `-w` */
  short: string | undefined;
  summary: string;
  isRepeatable: boolean;
  /** What may stand for its value; undefined for a flag. */
  value: Offer | undefined;
}

/** What a shell offers in a place. */
export interface Offer {
  values: readonly string[];
  paths: 'files' | 'folders' | undefined;
  /** What `readyroom __complete` prints. */
  names: 'workshops' | 'lessons' | 'checks' | undefined;
}

/** Whatever every script is made of: the definition with all its lists loaded. */
export async function completed(definition: CommandDefinition): Promise<CompletedCommand> {
  const options = Object.entries({ ...definition.options, ...helpOption });
  return {
    name: definition.name,
    summary: brief(definition.summary),
    options: await Promise.all(
      options.map(async ([name, option]) => ({
        long: `--${name}`,
        short: option.short === undefined ? undefined : `-${option.short}`,
        summary: brief(option.summary),
        isRepeatable: option.isRepeatable === true,
        value:
          option.value === undefined || option.bare !== undefined
            ? undefined
            : await offerOf([option]),
      })),
    ),
    arguments: await offerOf(definition.arguments),
  };
}

async function offerOf(places: readonly Candidates[]): Promise<Offer> {
  const values = await Promise.all(
    places.map(({ values: list = [] }) => (typeof list === 'function' ? list() : list)),
  );
  const kinds = places.flatMap(({ completes }) => completes ?? []);
  return {
    values: values.flat(),
    paths: kinds.find((kind) => kind === 'files' || kind === 'folders'),
    names: kinds.find((kind) => kind !== 'files' && kind !== 'folders'),
  };
}

/** The first part of a summary: a list of a shell has one line for each. */
const brief = (summary: string): string =>
  (summary.split(/[.;:] | \(/, 1)[0] ?? '').replace(/\.$/, '');
