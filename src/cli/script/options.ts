import { contentOption } from '#cli/content-option.ts';
import type { CommandDefinition } from '#cli/definition.ts';

export const scripting = {
  name: 'script',
  summary: 'Print a lesson as one bash script',
  description:
    'The commands of the lesson in the order of the page, in one shell, and each check as a call of "readyroom check". The script ends with 1 at the first check that is not met.',
  arguments: [{ name: 'WORKSHOP/LESSON', summary: 'The lesson', completes: 'lessons' }],
  options: {
    environment: {
      value: 'NAME',
      summary: 'What kind of cluster it is for: kind, minikube, eks',
      values: async () => (await import('#model/schema/lesson.ts')).environments,
    },
    set: {
      value: 'NAME=VALUE',
      isRepeatable: true,
      summary: 'The value of a variable of the workshop; otherwise its example',
    },
    content: contentOption,
  },
  examples: ['readyroom script calico/network-policy > network-policy.sh'],
  exitCodes: { 0: 'The script is printed', 2: 'The lesson is wrong, or wrong use' },
} as const satisfies CommandDefinition;
