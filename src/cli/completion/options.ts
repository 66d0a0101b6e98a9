import type { CommandDefinition } from '#cli/definition.ts';

export const completion = {
  name: 'completion',
  summary: 'Print what makes a shell complete commands, options and names of lessons',
  description:
    'Put the line of your shell below into the file that it reads when it starts: ~/.bashrc, ~/.zshrc, config.fish, or $PROFILE of PowerShell.',
  arguments: [
    {
      name: 'SHELL',
      summary: 'The shell that reads the script: bash, zsh, fish or powershell',
      values: ['bash', 'zsh', 'fish', 'powershell'],
    },
  ],
  options: {},
  examples: [
    'source <(readyroom completion bash)',
    'source <(readyroom completion zsh)',
    'readyroom completion fish | source',
    'readyroom completion powershell | Out-String | Invoke-Expression',
  ],
  exitCodes: { 0: 'Printed', 2: 'Wrong use' },
} as const satisfies CommandDefinition;
