import type { CommandDefinition } from '#cli/definition.ts';

const where = 'Which cluster';
const how = 'How it is run';

export const running = {
  name: 'run',
  summary: 'Run lessons on a cluster, and prove their outputs and checks',
  description:
    'Runs the commands of lessons in the order of the page, with the kubectl of the PATH and its current context. What is printed is held against the documented outputs; every check is judged before its step, after it, and after its "breaks". Whole workshops are run lesson by lesson, each from where the one before it ended.',
  arguments: [
    {
      name: '[WORKSHOP[/LESSON[#COMMAND]]]',
      summary: 'What is run; otherwise all of the content',
      completes: 'lessons',
    },
  ],
  options: {
    context: {
      group: where,
      value: 'NAME',
      summary: 'The context of the kubeconfig',
      defaultNote: 'the current one',
    },
    kubeconfig: {
      group: where,
      value: 'FILE',
      summary: 'The kubeconfig',
      defaultNote: 'that of KUBECONFIG',
      completes: 'files',
    },
    environment: {
      group: where,
      value: 'NAME',
      summary: 'What kind of cluster it is: kind, minikube, eks',
      defaultNote: 'by the context',
      values: async () => (await import('#model/schema/lesson.ts')).environments,
    },
    version: {
      group: where,
      value: 'VERSION',
      summary: 'Only a cluster of this version of Kubernetes: 1.36, one of workshop.yaml',
      defaultNote: 'whatever it has',
    },
    yes: {
      group: where,
      summary: 'Do not ask before a cluster is changed that is not kind, minikube or k3d',
    },
    set: {
      group: how,
      value: 'NAME=VALUE',
      isRepeatable: true,
      summary: 'The value of a variable of the workshop; otherwise its example',
    },
    cleanup: {
      group: how,
      summary: 'Afterwards remove what the run made in the cluster, each object by its UID',
    },
    'keep-going': { group: how, summary: 'Go on where a check is not met or a command hangs' },
    'dry-run': { group: how, summary: 'Only say what would be run, and what would be left out' },
    record: {
      value: 'ask',
      bare: 'write',
      values: ['write', 'ask'],
      summary: 'Rewrite the outputs of lesson.yaml that differ; ask shows each change first',
    },
    prove: {
      summary:
        'Write what was proved into provenance.yaml, from which pages say when a lesson was last run',
    },
    timeout: {
      group: how,
      value: 'TIME',
      summary: 'How long a command may take whose author does not say it',
      defaultNote: '5m',
    },
    'check-timeout': {
      group: how,
      value: 'TIME',
      summary: 'How long a check may take to be met whose author does not say it',
      defaultNote: '5m',
    },
    plain: {
      summary: 'A line when something is done, and nothing that moves: for screen readers and logs',
    },
    format: {
      value: 'FORMAT',
      summary: 'How the report is printed; github is annotations of a workflow',
      values: ['text', 'json', 'github'],
      default: 'text',
    },
    report: {
      value: 'FILE',
      isRepeatable: true,
      summary: 'Write the report to FILE too: .json, .xml (JUnit) or .md (job summary)',
      completes: 'files',
    },
    content: {
      value: 'DIR',
      summary: 'The folder of the workshops',
      default: 'content',
      completes: 'folders',
    },
  },
  examples: [
    'readyroom run calico/network-policy',
    'readyroom run calico --context kind-calico --set NODE_NAME=calico-worker',
    'readyroom run --keep-going --report junit.xml --report summary.md',
    'readyroom run calico --prove',
  ],
  exitCodes: {
    0: 'Everything that was run is as documented',
    1: 'Something differs, is not met, not reached, or no report is written',
    2: 'A lesson is wrong, or wrong use',
    3: 'The cluster is not reached, is another one, or has a run under way',
    4: 'The credentials are refused, or the server is not trusted',
    5: 'Nothing was proved',
    130: 'Interrupted',
  },
} as const satisfies CommandDefinition;
