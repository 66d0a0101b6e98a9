import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition } from '#cli/definition.ts';

export const pinning = {
  name: 'pin',
  summary:
    'Note size and SHA-256 of the files that commands download, and see whether they changed',
  description:
    'Fetches each file that a kubectl, curl or wget of the lessons names, and writes what it found into pins.yaml beside workshop.yaml. A command that checks the file takes its SHA-256 from there, as the constant sha256-NAME.',
  arguments: [
    {
      name: '[WORKSHOP]',
      summary: 'The workshop; otherwise all of the content',
      completes: 'workshops',
    },
  ],
  options: {
    update: { summary: 'Take over what has changed; otherwise it is only reported' },
    timeout: { value: 'TIME', summary: 'How long a file may take', default: '5m' },
    content: contentOption,
  },
  examples: ['readyroom pin calico', 'readyroom pin --update'],
  exitCodes: {
    0: 'All files are as they were noted, or new',
    1: 'A file has changed or could not be fetched',
    2: 'Wrong use, or nothing is downloaded',
  },
} as const satisfies CommandDefinition;
