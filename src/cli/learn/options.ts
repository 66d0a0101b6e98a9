import type { CommandDefinition } from '#cli/definition.ts';

export const learning = {
  name: 'learn',
  summary: 'Serve a built workshop whose checks can look for themselves',
  description:
    'On this machine alone. A check then has a button that runs its own reading command, such as kubectl get nodes, at the cluster that you choose; the page judges what it prints as it judges a paste. Nothing is changed in the cluster. You see the cluster and agree before the first look.',
  arguments: [
    {
      name: '[FOLDER|ARCHIVE]',
      summary: 'The built site, or a zip archive of it; "dist" if left out',
      completes: 'files',
    },
  ],
  options: {
    context: {
      value: 'NAME',
      summary: 'The context of your kubeconfig',
      defaultNote: 'the current one',
    },
    kubeconfig: {
      value: 'FILE',
      summary: 'Your kubeconfig',
      defaultNote: 'that of kubectl',
      completes: 'files',
    },
    yes: { summary: 'Agree to the cluster without being asked' },
    secrets: { summary: 'Agree that checks may read Secrets, too' },
    pass: {
      value: 'VARIABLE',
      summary: 'A variable of the environment that kubectl needs, such as AWS_PROFILE',
      isRepeatable: true,
    },
    port: { value: 'PORT', summary: 'Where to listen', defaultNote: 'any that is free' },
  },
  examples: [
    'readyroom learn',
    'readyroom learn dist --context kind-calico',
    'readyroom learn dist.zip',
    'readyroom learn dist --pass AWS_PROFILE --yes',
  ],
  exitCodes: { 0: 'Ended', 1: 'No cluster, or you did not agree', 2: 'Wrong use, or no site' },
} as const satisfies CommandDefinition;
