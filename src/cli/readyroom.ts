import type { Command } from './io.ts';
import { localeOfEnv } from './locale.ts';
import { didYouMean } from './nearest-word.ts';
import { visible } from './visible.ts';
import { sayIn } from './words.ts';

const commands: Readonly<Record<string, Command>> = {
  // What a command does not need is not loaded.
  check: async (args, io) => (await import('#cli/check.ts')).check(args, io),
  init: async (args, io) => (await import('#cli/init.ts')).init(args, io),
  lint: async (args, io) => (await import('#cli/lint.ts')).lint(args, io),
  import: async (args, io) => (await import('#cli/import.ts')).importPages(args, io),
  new: async (args, io) => (await import('#cli/new.ts')).make(args, io),
  translations: async (args, io) => (await import('#cli/translations.ts')).translations(args, io),
};

/** `readyroom`: hands the arguments to the command they name. Never throws: what nobody foresaw is one line and 2. */
export const readyroom: Command = async (args, io) => {
  const say = sayIn(localeOfEnv(io.env));
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h') {
    io.out(`${say('cli.help')}\n`);
    return 0;
  }
  if (name === '--version') {
    io.out(`${io.version}\n`);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const known = Object.keys(commands);
    const error =
      name === undefined
        ? say('cli.command.none', { known })
        : say('cli.command.unknown', { word: visible(name), known }) + didYouMean(name, known, say);
    io.err(`readyroom: ${error}\n${say('cli.seeHelp', { command: '' })}\n`);
    return 2;
  }
  try {
    return await command(rest, io);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    io.err(`readyroom: ${say('cli.unexpected', { reason: visible(reason) })}\n`);
    return 2;
  }
};
