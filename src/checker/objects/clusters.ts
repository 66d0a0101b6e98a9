/**
 * Which commands ask another cluster or another namespace than the ones before them. Whoever looks at two clusters in
 * one paste has two objects of every name.
 */
import type { Command } from '#checker/lines/command.ts';

/** Where kubectl looks if the command itself does not say. */
export interface Where {
  /** Tells clusters apart within one paste; '' for the one that nothing names. */
  cluster: string;
  /** The namespace that was switched to; undefined for the learner's own default. */
  namespace: string | undefined;
}

export const nowhere: Where = { cluster: '', namespace: undefined };

/** The cluster that a command names by itself: by flag, by variable, or by the machine or tool that it runs through. */
export function namedCluster(text: string, commands: readonly Command[]): string | undefined {
  const flags = ['context', 'cluster', 'kubeconfig', 'server', 's', 'user', 'as'];
  const given = commands.slice(0, 1).flatMap((command) =>
    flags.flatMap((flag) => {
      const value = command.flags.get(flag);
      return value === undefined ? [] : `${flag === 's' ? 'server' : flag}:${value}`;
    }),
  );
  const variable = /(?:^|\s)KUBECONFIG=(\S+)\s+\S/.exec(text)?.[1];
  if (variable !== undefined && !exporting.test(text)) given.push(`kubeconfig:${variable}`);
  const through = throughOther.exec(text)?.[1];
  if (through !== undefined) given.push(`through:${squeezed(through)}`);
  return given.length > 0 ? given.join(' ') : undefined;
}

const exporting = /^\s*(?:export\s|set(?:x|env)?\s|unset\s|\$env:)/i;

/** `docker exec cp kubectl`, `ssh host kubectl`, `microk8s kubectl`, `minikube -p b kubectl --`, `kubie exec b ns kubectl`. */
const throughOther =
  /^\s*(?:sudo\s+)?((?:docker|podman|nerdctl|lxc|kubie|multipass)\s+exec\s[^|;&]{1,200}?|ssh\s[^|;&]{1,200}?|vagrant\s+ssh[^|;&]{0,80}?|minikube(?:\s[^|;&]{1,80}?)?|microk8s\.?|k3s|k0s|rke2|talosctl[^|;&]{0,80}?)\s*kubectl\b/;

/** Reading commands that speak of clusters without choosing one. */
const reading =
  /^\s*(?:sudo\s+)?(?:kubectl\s|kind\s+(?:get|load|version|build)|minikube\s+(?:status|ip|image|addons|version|service|kubectl|ssh)|k3d\s+(?:\w+\s+)?(?:list|version)|eksctl\s+(?:get|version)|cat|ls|echo|curl|wget|docker\s+(?:ps|images|pull|network|build|info|version)|grep|helm|kubectx\s*$|kubens\s*$|kubectl\s+(?:ctx|ns)\s*$)/i;

/** Words of commands that choose a cluster, whatever tool they belong to. */
const choosing =
  /\b(?:kubeconfig|context|ctx|kubectx|kubie|kubeswitch|clusters?|login|profile|credentials|rancher|vcluster|talosctl|tsh|civo|doctl|gcloud|oc\s+login|minikube\s+start)\b|^\s*(?:ssh|exit|logout|source|\.)\s|^\s*(?:exit|logout)\s*$|^\s*(?:docker|podman)\s+exec\s+-\S*t|vagrant\s+ssh|minikube\s+ssh\s*$/i;

const namespaceSwitch = /^\s*(?:kubens|kubie\s+ns|kubectl[\s-]+ns|oc\s+project)\s+(\S+)/;

/** What is current after a command; `line` makes a place that nothing names one of its own. */
export function whereAfter(
  text: string,
  commands: readonly Command[],
  current: Where,
  line: number,
): Where {
  const unknown = { cluster: `${current.cluster} line ${line}`, namespace: undefined };
  const namespace = namespaceSwitch.exec(text)?.[1];
  // Back to the one before: which that was, nobody can see.
  if (namespace !== undefined) return namespace === '-' ? unknown : { ...current, namespace };
  const config = commands.find(({ verb }) => /^config (?:use|set|unset|rename|delete)/.test(verb));
  if (config?.verb === 'config use-context')
    return { cluster: `context:${config.args[0] ?? ''}`, namespace: undefined };
  if (config?.verb === 'config set-context') {
    const chosen = config.flags.get('n');
    return chosen && !config.flags.has('cluster') ? { ...current, namespace: chosen } : unknown;
  }
  if (config) return config.verb.startsWith('config delete') ? current : unknown;
  if (commands.some(({ verb }) => verb === 'login'))
    return { cluster: squeezed(text), namespace: undefined };
  if (commands.length > 0 || reading.test(text)) return current;
  const name = /^\s*(?:kubectx|kubectl[\s-]+ctx|kubie\s+ctx)\s+([^\s-]\S*)/.exec(text)?.[1];
  if (name !== undefined) return { cluster: `context:${name}`, namespace: undefined };
  return choosing.test(text) ? { cluster: squeezed(text), namespace: undefined } : current;
}

/** What tools print when another cluster or namespace was chosen, where the command itself is not in the paste. */
export function whereSaid(line: string, current: Where): Where | undefined {
  const context = /^(?:✔ )?Switched to (?:a new )?context "?([^"\s]+)"?/i.exec(line)?.[1];
  if (context !== undefined) return { cluster: `context:${context}`, namespace: undefined };
  const namespace = /^(?:✔ )?(?:Active namespace is|Now using project) "?([^"\s]+)"?/i.exec(
    line,
  )?.[1];
  return namespace === undefined
    ? undefined
    : { ...current, namespace: namespace.replace(/["'.]+$/, '') };
}

/** The same words mean the same cluster. */
const squeezed = (text: string): string => text.trim().split(/\s+/).join(' ').slice(0, 200);
