import type { ExitCode, Io } from './io.ts';

/**
 * Everything about a command but what it does. Parsing, the help text, suggestions and the completion of all shells are
 * made from this, so it is cheap to load: what the command does is loaded when it runs.
 */
export interface CommandDefinition {
  name: string;
  /** What it does, in the imperative, without a full stop: for the list of commands. */
  summary: string;
  /** Whatever else the reader of the help has to know: paragraphs. */
  description?: string;
  /** Where `NAME [OPTIONS] ARGUMENTS` does not say it. */
  usage?: readonly string[];
  arguments: readonly ArgumentDefinition[];
  options: Readonly<Record<string, OptionDefinition>>;
  /** Whole command lines. */
  examples: readonly string[];
  /** What each exit code means. */
  exitCodes: Readonly<Partial<Record<ExitCode, string>>>;
}

/** An argument that is no option. */
interface ArgumentDefinition extends Candidates {
  /** What stands for it in the usage: `FILE`, or `[FILE]` where it may be left out. */
  name: string;
  /** What it is, without a full stop. */
  summary: string;
}

/** An option. */
export interface OptionDefinition extends Candidates {
  /** What it does or is, without a full stop. */
  summary: string;
  /** What stands for its value in the help (`DIR`); none: it is a flag. */
  value?: string;
  /** The value it has where it is given without one: `--record` or `--record=ask`, never `--record ask`. */
  bare?: string;
  /** Its one letter. */
  short?: string;
  /** The value it has where it is left out. */
  default?: string;
  /** What holds where it is left out, for the help, if that is not simply a value. */
  defaultNote?: string;
  /** It may be repeated. */
  isRepeatable?: true;
  /** The heading it stands under in the help; else "Options". */
  group?: string;
}

/** What may stand in a place, for checks and for completion. */
export interface Candidates {
  /** The only values of an option, in any case; of an argument, some. A function where they take time to load. */
  values?: readonly string[] | (() => Promise<readonly string[]>);
  /** What else a shell can offer. `lessons` are WORKSHOP/LESSON, `checks` are WORKSHOP/LESSON#CHECK. */
  completes?: 'files' | 'folders' | 'workshops' | 'lessons' | 'checks';
}

/** The options of a command line by their names, as the definition types them. */
type OptionValues<Options extends CommandDefinition['options']> = {
  readonly [Name in keyof Options]: Options[Name] extends { isRepeatable: true }
    ? readonly string[]
    : Options[Name] extends { value: string }
      ? ValueOf<Options[Name]> | (Options[Name] extends { default: string } ? never : undefined)
      : boolean;
};

type ValueOf<Option> = Option extends { values: readonly (infer Value extends string)[] }
  ? Value
  : string;

/** A command line that was parsed. */
export interface Invocation<Definition extends CommandDefinition> {
  options: OptionValues<Definition['options']>;
  arguments: readonly string[];
}

/** A command line that says something impossible: why, and how to write it. */
export interface UsageError {
  usageError: string;
}

/** What a command does. It prints what it has to say; a usage error is printed for it, and is exit code 2. */
export type Run<Definition extends CommandDefinition> = (
  invocation: Invocation<Definition>,
  io: Io,
) => Promise<ExitCode | UsageError>;
