import { en1, l1, l2, w, command } from './mistake.ts';
import type { Mistake } from './mistake.ts';

/** In commands, outputs, manifests and checks. */
export const inCommandsAndChecks: readonly Mistake[] = [
  [
    '3a wrong column in kind check',
    { [l2]: ['columns: { READY:', 'columns: { REDY:'] },
    'values-and-upgrade/lesson.yaml:35:82  error column-printed: The output of this check has no column REDY.',
  ],
  [
    '3b wrong column in table',
    { [l1]: ['columns: { STATUS:', 'columns: { STATE:'] },
    'install-a-chart/lesson.yaml:53:20  error expectation: STATE is not among the headers of `table`.',
  ],
  [
    '3c wrong header in table',
    { [l1]: ['REVISION, STATUS]', 'REVISION, STATE]'] },
    'install-a-chart/lesson.yaml:51:44  error column-printed: The output of this check has no column STATE.',
  ],
  [
    '3d condition without operator',
    { [l1]: ['{ STATUS: = deployed }', '{ STATUS: deployed }'] },
    'install-a-chart/lesson.yaml:53:28  error condition: "deployed" is not a condition.',
  ],
  [
    '3e kind misspelt',
    { [l1]: ['kind: Deployment', 'kind: Deploymnet'] },
    'install-a-chart/lesson.yaml:42:17  error kind-printed: The output of this check has no object of a kind "Deploymnet".',
  ],
  [
    '10a smart quotes in command',
    command('helm list --namespace=“${NAMESPACE:?}”'),
    'install-a-chart/lesson.yaml:11:9  error typographic: The command has “ (U+201C), which a word processor wrote: a shell takes it for a letter.',
  ],
  [
    '10b en dash in command',
    command('helm list –namespace="${NAMESPACE:?}"'),
    'install-a-chart/lesson.yaml:11:9  error typographic: The command has – (U+2013), which a word processor wrote: a shell takes it for a letter.',
  ],
  [
    '11g unknown variable',
    command('helm list --namespace="${NS:?}"'),
    'install-a-chart/lesson.yaml:11:9  error unknown-variable: $NS is not declared.',
  ],
  [
    '11h unknown constant',
    { [l1]: ['{{chartVersion}}', '{{chartversion}}'] },
    'install-a-chart/lesson.yaml:8:9  error unknown-constant: {{chartversion}} is not a constant of this workshop.',
  ],
  [
    '11i prompt in command',
    { [l1]: ['[helm version', '[$ helm version'] },
    'install-a-chart/lesson.yaml:5:11  error prompt: The command begins with the prompt "$ ", which would be copied.',
  ],
  [
    '11k differs regex no match',
    { [l1]: ['(?<=\\+g)', '(?<=sha512:)'] },
    'install-a-chart/lesson.yaml:19:18  error differs-match: "(?<=sha512:)[0-9a-f]+" matches nothing in the output.',
  ],
  [
    '11l differs column not there',
    { [l1]: ['column: UPDATED', 'column: UPDATE'] },
    'install-a-chart/lesson.yaml:25:19  error differs-column: The output has no column "UPDATE".',
  ],
  [
    '11t bad variable pattern',
    { [w]: ['[a-z0-9-]+', '[A-Z]+'] },
    'workshop.yaml:21:14  error variable-example: The example "helm-course" of NAMESPACE does not match its own pattern, [A-Z]+.',
  ],
  [
    '11y walkthrough path wrong',
    { [l2]: ['at: ui.message', 'at: ui.mesage'] },
    'values-and-upgrade/lesson.yaml:17:28  error path-missing: "ui.mesage" leads nowhere: there is no mesage.',
  ],
  [
    '12b check never rejects sample / ready misspelt',
    { [l1]: ['ready: true }\n      - { kind: Pod', 'redy: true }\n      - { kind: Pod'] },
    'install-a-chart/lesson.yaml:42:71  error unknown-key: "redy" is not a key of checks.web-ready.expect[0].',
  ],
  [
    '12c nbsp in command',
    command('helm\u00a0list --namespace="${NAMESPACE:?}"'),
    'install-a-chart/lesson.yaml:11:9  error typographic: The command has a no-break space (U+00A0), which a word processor wrote: a shell takes it for a letter.',
  ],
  [
    'd constant in output',
    { [l1]: ['podinfo-6.9.2  6.9.2\n    differs', 'podinfo-{{chartVersion}}  6.9.2\n    differs'] },
    null,
  ],
  [
    'e constant in manifest',
    {
      'values-and-upgrade/manifests/deployment.yaml': ['podinfo:6.9.2', 'podinfo:{{chartVersion}}'],
    },
    null,
  ],
  [
    'g manifest image latest',
    { 'values-and-upgrade/manifests/deployment.yaml': ['podinfo:6.9.2', 'podinfo:latest'] },
    'values-and-upgrade/manifests/deployment.yaml:21:18  advice image-tag: The image ghcr.io/stefanprodan/podinfo:latest is another one tomorrow.',
  ],
  [
    'h helm without version',
    { [l1]: [' --version={{chartVersion}}', ''] },
    'install-a-chart/lesson.yaml:8:9  advice unpinned-chart: helm install takes the newest version of the chart.',
  ],
  [
    'i command with placeholder',
    { [l1]: ['[helm version --short]', '[helm version --kube-context <your-context>]'] },
    'install-a-chart/lesson.yaml:5:11  error placeholder: The command has the placeholder <your-context>. For a shell it is a redirection.',
  ],
  [
    'l check not shown',
    { [en1]: ['<Check id="release-deployed">Does the list show your release?</Check>\n', ''] },
    'install-a-chart/pt-BR.mdx:51:1  error not-in-source: The check "release-deployed" is not in the source, install-a-chart/en.mdx.',
  ],
  [
    'm minutes low',
    { [l1]: ['minutes: 15', 'minutes: 1'] },
    'install-a-chart/lesson.yaml:1:10  advice minutes: The lesson is said to take 1 min; reading it, running its commands and doing its checks takes 2 at least.',
  ],
  [
    'q check text empty',
    { [en1]: ['Is the application ready?</', '</'] },
    'install-a-chart/en.mdx:59:1  advice check-question: The check "web-ready" asks nothing.',
  ],
  [
    'v namespace wrong in check',
    { [l1]: ['name: web-podinfo, namespace: $NAMESPACE', 'name: web-podinfo, namespace: default'] },
    'install-a-chart/lesson.yaml:42:59  error namespace-requested: This expectation looks in namespace default, and the command of the check asks for $NAMESPACE.',
  ],
  [
    'w ready column check on absent col',
    { [l1]: ["count: '2'", "count: '3'"] },
    'install-a-chart/lesson.yaml:40:13  error output-not-met: The check "web-ready" does not accept its own output: the verdict is missing: “Objects of kind Pod that are listed: 2. This check passes when this number is 3.”',
  ],
  [
    'x deprecated flag',
    {
      [l1]: ['[helm version --short]', '[kubectl run web --image=nginx:1.29.3 --generator=pod]'],
    },
    'install-a-chart/lesson.yaml:5:11  advice retired-option: kubectl has no option --generator any more.',
  ],
  [
    '--dry-run without a value',
    { [l1]: ['[helm version --short]', '[kubectl create namespace demo --dry-run]'] },
    'install-a-chart/lesson.yaml:5:11  advice retired-option: kubectl warns that --dry-run without a value is deprecated.',
  ],
];
