import type { CommandDefinition, Run } from './definition.ts';
import type { ExitCode, Io } from './io.ts';

/** A command: its definition, and how it is started with the arguments behind its name. */
export interface RunnableCommand {
  definition: CommandDefinition;
  start(args: readonly string[], io: Io): Promise<ExitCode>;
}

/** A command of its definition and of what it does; the latter, the parser and the help are loaded when they are needed. */
export function defineCommand<Definition extends CommandDefinition>(
  definition: Definition,
  load: () => Promise<{ run: Run<Definition> }>,
): RunnableCommand {
  const start = async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { parseInvocation } = await import('#cli/parse-invocation.ts');
    const parsed = await parseInvocation(definition, args);
    if ('help' in parsed) {
      io.out((await import('#cli/help.ts')).commandHelp(definition));
      return 0;
    }
    const result = 'value' in parsed ? await (await load()).run(parsed.value, io) : parsed;
    if (typeof result === 'number') return result;
    io.err(`readyroom: ${result.usageError}\n${seeHelp(io.program, definition.name)}\n`);
    return 2;
  };
  return { definition, start };
}

/** Where to read on after a usage error; without a name, of Readyroom as a whole. */
export const seeHelp = (program: string, name?: string): string =>
  `${program} ${name === undefined ? '' : `${name} `}--help tells how to use it.`;
