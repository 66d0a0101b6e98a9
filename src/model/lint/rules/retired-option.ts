import { commandsOf } from '#model/lint/commands.ts';
import type { Rule } from '#model/lint/rule.ts';
import { readShell } from '#transforms/shell.ts';

interface Retired {
  program: 'kubectl' | 'helm';
  /** The option, with the values that are meant; without `=…` it is meant where it has no value, or another word for one. */
  option: RegExp;
  /** Only with this action. */
  action?: string;
  /** What the program does with it today. */
  is: 'gone' | 'deprecated';
  hint: string;
}

const manifest = 'Take it out, and write a manifest, which can say it.';

/** Source: each was given to kubectl 1.36.3; of Helm "Changes since Helm 2" of its documentation. */
const retired: readonly Retired[] = [
  {
    ...{ program: 'kubectl', option: /^--dry-run(?:=(?:true|false))?$/, is: 'deprecated' },
    hint: 'Write --dry-run=client, or --dry-run=server to have the cluster judge it.',
  },
  {
    ...{ program: 'kubectl', option: /^--server-dry-run$/, is: 'gone' },
    hint: 'Write --dry-run=server.',
  },
  {
    ...{ program: 'kubectl', option: /^--record(?:=true)?$/, is: 'deprecated' },
    hint: 'Take it out. The annotation kubernetes.io/change-cause says why something was changed.',
  },
  {
    ...{ program: 'kubectl', option: /^--cascade=(?:true|false)$/, is: 'deprecated' },
    hint: 'Write --cascade=background, or --cascade=orphan to keep what belongs to it.',
  },
  {
    ...{ program: 'kubectl', option: /^--generator(?:=|$)/, is: 'gone' },
    hint: 'Take it out: `kubectl run` makes a Pod, `kubectl create` the other kinds.',
  },
  {
    ...{ program: 'kubectl', action: 'run', option: /^(?:--replicas|-r)(?:=|$)/, is: 'gone' },
    hint: 'Write kubectl create deployment NAME --image=IMAGE --replicas=N.',
  },
  {
    ...{ program: 'kubectl', action: 'run', is: 'gone', hint: manifest },
    option: /^--(?:requests|limits|serviceaccount|hostport)(?:=|$)/,
  },
  {
    ...{ program: 'kubectl', action: 'run', option: /^--schedule(?:=|$)/, is: 'gone' },
    hint: "Write kubectl create cronjob NAME --image=IMAGE --schedule='…'.",
  },
  {
    ...{ program: 'kubectl', action: 'get', option: /^--(?:export|show-all)$/, is: 'gone' },
    hint: 'Take it out.',
  },
  {
    ...{ program: 'kubectl', action: 'version', option: /^--short$/, is: 'gone' },
    hint: 'Take it out: the short form is what it prints.',
  },
  {
    ...{ program: 'kubectl', action: 'drain', option: /^--delete-local-data$/, is: 'gone' },
    hint: 'Write --delete-emptydir-data.',
  },
  {
    ...{ program: 'kubectl', action: 'apply', option: /^--prune-whitelist(?:=|$)/, is: 'gone' },
    hint: 'Write --prune-allowlist.',
  },
  {
    ...{ program: 'helm', action: 'install', option: /^--name(?:=|$)/, is: 'gone' },
    hint: 'Write the name before the chart: helm install NAME CHART.',
  },
  {
    ...{ program: 'helm', option: /^--purge$/, is: 'gone' },
    hint: 'Take it out: `helm uninstall` keeps nothing.',
  },
];

export const retiredOption: Rule = {
  severity: 'advice',
  about:
    'An option of `kubectl` or `helm` that is gone or deprecated, such as `--generator`, or `--dry-run` without a value. The learner gets an error, or a warning that the lesson does not show.',
  wrong: { lang: 'yaml', text: 'show: { run: [kubectl create namespace demo --dry-run -o yaml] }' },
  right: {
    lang: 'yaml',
    text: 'show: { run: [kubectl create namespace demo --dry-run=client -o yaml] }',
  },
  *find(workshop) {
    for (const { text, from, placeOf } of commandsOf(workshop)) {
      if (!/kubectl|helm/.test(text)) continue;
      for (const { words, start } of readShell(text).commands) {
        const [program, ...rest] = words;
        // Behind `--` stands a command of a container.
        const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
        for (const each of retired) {
          if (each.program !== program) continue;
          if (each.action !== undefined && !own.includes(each.action)) continue;
          const option = own.find((word) => each.option.test(word));
          if (option === undefined) continue;
          yield { place: placeOf(start), from, message: saidOf(each, option), hint: each.hint };
        }
      }
    }
  },
};

/** What is deprecated is named with its value, since that is what is deprecated. */
function saidOf({ program, action, is }: Retired, option: string): string {
  const command = action === undefined ? program : `${program} ${action}`;
  if (is === 'gone') return `${command} has no option ${option.split('=', 1)[0]} any more.`;
  const without = option === '--dry-run' ? ' without a value' : '';
  return `${program} warns that ${option}${without} is deprecated.`;
}
