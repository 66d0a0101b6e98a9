import type { CommandDefinition, Run } from '#cli/definition.ts';
import { didYouMean } from '#cli/suggest.ts';
import { bashScript } from './bash.ts';
import { completed } from './completed.ts';
import type { CompletedCommand } from './completed.ts';
import { fishScript } from './fish.ts';
import type { completion } from './options.ts';
import { powershellScript } from './powershell.ts';
import { zshScript } from './zsh.ts';

const scripts: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** `readyroom completion`: prints the script that makes a shell complete these commands. */
export const printScript =
  (definitions: readonly CommandDefinition[]): Run<typeof completion> =>
  async ({ arguments: [shell, another] }, io) => {
    const known = Object.keys(scripts);
    if (shell === undefined) return { usageError: `Name a shell: ${known.join(', ')}.` };
    if (another !== undefined)
      return { usageError: `One shell at a time: "${another}" is too much.` };
    const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
    if (script === undefined) {
      const hint = didYouMean(shell, known);
      return {
        usageError: `There is no completion for "${shell}". Shells: ${known.join(', ')}.${hint}`,
      };
    }
    io.out(script(await Promise.all(definitions.map(completed))));
    return 0;
  };
