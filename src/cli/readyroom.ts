import { bundling } from './bundle/options.ts';
import { check } from './check/options.ts';
import { completion } from './completion/options.ts';
import { defineCommand, seeHelp } from './define-command.ts';
import type { RunnableCommand } from './define-command.ts';
import { importing } from './import/options.ts';
import { init } from './init/options.ts';
import type { ExitCode, Io } from './io.ts';
import { languageServing } from './language-server/options.ts';
import { learning } from './learn/options.ts';
import { lint } from './lint/options.ts';
import { manual } from './manual/options.ts';
import { adding } from './new/options.ts';
import { printing } from './pdf/options.ts';
import { pinning } from './pin/options.ts';
import { publishing } from './publish/options.ts';
import { recording } from './record/options.ts';
import { moving, removing, renaming } from './refactor/options.ts';
import { running } from './run/options.ts';
import { scripting } from './script/options.ts';
import { translations } from './translations/options.ts';

/** Every command, in the order of the help. What a command does not need is not loaded. */
export const commands: readonly RunnableCommand[] = [
  defineCommand(check, () => import('#cli/check/run.ts')),
  defineCommand(init, () => import('#cli/init/run.ts')),
  defineCommand(importing, () => import('#cli/import/run.ts')),
  defineCommand(bundling, () => import('#cli/bundle/run.ts')),
  defineCommand(printing, () => import('#cli/pdf/run.ts')),
  defineCommand(publishing, () => import('#cli/publish/run.ts')),
  defineCommand(learning, () => import('#cli/learn/run.ts')),
  defineCommand(lint, () => import('#cli/lint/run.ts')),
  defineCommand(running, () => import('#cli/run/run.ts')),
  defineCommand(scripting, () => import('#cli/script/run.ts')),
  defineCommand(pinning, () => import('#cli/pin/run.ts')),
  defineCommand(adding, () => import('#cli/new/run.ts')),
  defineCommand(recording, () => import('#cli/record/run.ts')),
  defineCommand(renaming, async () => ({ run: (await import('#cli/refactor/run.ts')).rename })),
  defineCommand(moving, async () => ({ run: (await import('#cli/refactor/run.ts')).move })),
  defineCommand(removing, async () => ({ run: (await import('#cli/refactor/run.ts')).remove })),
  defineCommand(translations, () => import('#cli/translations/run.ts')),
  defineCommand(manual, () => import('#cli/manual/run.ts')),
  defineCommand(languageServing, () => import('#cli/language-server/run.ts')),
  defineCommand(completion, async () => {
    const { printScript } = await import('#cli/completion/run.ts');
    return { run: printScript(commands.map(({ definition }) => definition)) };
  }),
];

/** `readyroom`: hands the arguments to the command they name. Never throws: what nobody foresaw is one line and 2. */
export async function readyroom(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await answer(args, io);
  } catch (error) {
    const { isDiskFull, writeFailure } = await import('#cli/replace-file.ts');
    const { visible } = await import('#cli/terminal.ts');
    const reason = writeFailure(error);
    const { path = '' } = error as { path?: string };
    io.err(
      isDiskFull(error)
        ? `readyroom: It ended, since ${reason}${path === '' ? '' : ` (${visible(path)})`}.\n`
        : io.node.isTooOld
          ? `readyroom: This needs Node ${io.node.needed} or newer (${reason}). In a project, \`npm run readyroom\` brings its own.\n`
          : `readyroom: Readyroom met something it did not expect (${reason}). Please report it.\n`,
    );
    return 2;
  }
}

async function answer([name, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  const command = commands.find(({ definition }) => definition.name === name);
  if (command) return command.start(rest, io);
  if (name === '--version') {
    io.out(`${io.version}\n`);
    return 0;
  }
  if (name === '--help' || name === '-h') {
    const { readyroomHelp } = await import('#cli/help.ts');
    io.out(readyroomHelp(commands.map(({ definition }) => definition)));
    return 0;
  }
  // What the scripts of `readyroom completion` run to know the names of lessons.
  if (name === '__complete') {
    const { contentNames } = await import('#cli/completion/content-names.ts');
    io.out(
      contentNames(rest, io.cwd)
        .map((each) => `${each}\n`)
        .join(''),
    );
    return 0;
  }
  io.err(`readyroom: ${await noSuchCommand(name)}\n${seeHelp(io.program)}\n`);
  return 2;
}

async function noSuchCommand(name: string | undefined): Promise<string> {
  const { didYouMean, listed } = await import('#cli/suggest.ts');
  const known = commands.map(({ definition }) => definition.name);
  const list = `Commands: ${listed(known)}.`;
  if (name === undefined) return `A command is missing. ${list}`;
  const { visible } = await import('#cli/terminal.ts');
  return `There is no command "${visible(name)}". ${list}${didYouMean(name, known)}`;
}
