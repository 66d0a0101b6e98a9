/**
 * Which commands ask another cluster or another namespace than the ones before them. Whoever looks at two clusters in
 * one paste has two objects of every name.
 */
import type { Command } from '#checker/lines/command.ts';
import { squeeze } from './own-command.ts';

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
  const places = clusterFlags.flatMap((flag) => {
    const value = commands[0]?.flags.get(flag);
    // What somebody may do is asked in the same place, whoever it is.
    return value === undefined || (flag === 'as' && commands[0]?.verb === 'auth can-i')
      ? []
      : `${flag === 's' ? 'server' : flag}:${value}`;
  });
  const variable = /(?:^|\s)(?:KUBECONFIG=|kubectl (?:-p |--profile[ =]))(\S+)\s+\S/.exec(
    text,
  )?.[1];
  if (variable !== undefined && !exporting.test(text)) places.push(`kubeconfig:${variable}`);
  const [before = ''] = text.split('kubectl', 1);
  const through = before === text ? undefined : throughOther.exec(before)?.[1];
  if (through !== undefined) places.push(`through:${squeezed(through)}`);
  return places.length > 0 ? places.join(' ') : undefined;
}

const clusterFlags = ['context', 'cluster', 'kubeconfig', 'server', 's', 'user', 'as'];

const exporting = /^\s*(?:export\s|set(?:x|env)?\s|unset\s|\$env:)/i;

/** What kubectl runs in: `docker exec cp`, `ssh host`, `microk8s`, `minikube -p b`, `kubie exec b ns`. */
const throughOther =
  /^\s*(?:sudo\s+)?((?:docker|podman|nerdctl|lxc|kubie|multipass|ssh|vagrant|minikube|microk8s|k3s|k0s|rke2|talosctl)\b[^|;&]*)$/;

/** Commands that speak of clusters without choosing one, unless what they print goes into a kubeconfig. */
const reading =
  /^(?![^>]*>[^>]*kube)\s*(?:sudo\s+)?(?:\S+\(\)|cat|ls|echo|curl|wget|grep|helm|docker\s+(?!exec)\S+|\S+\s+(?:\w+\s+)?(?:get|list|load|version|build|status|ip|image|addons|service))(?:\s|$)/i;

/** Words of commands that choose a cluster, whatever tool they belong to, and commands that go to another machine. */
const choosing =
  /kube(?!ctl|ctx|ns|let|adm)|context|cluster|login|profile|credential|^\s*(?:(?:exit|logout|source|\.)(?:\s|$)|(?:docker|podman)\s+exec\s+-\S*t|vagrant\s+ssh|ssh(?!(?:\s+-[iplFJo]\s*\S+)*\s+[^\s-]\S*\s+(?![-#&|;])\S(?!.*(?:sh|su|-[il]?)\s*$))\s|minikube\s+(?:start|ssh\s*$))/i;

const namespaceSwitch = /^\s*(?:k(?:ube|ubie\s+|ubectl[\s-]+)?ns|oc\s+project)\s+(\S+)/;
const contextSwitch = /^\s*(?:k(?:ube|ubie\s+|ubectl[\s-]+)?ctx|switch)\s+(-(?=\s*$)|[^\s-]\S*)/;

/** What is current after a command; `line` makes a place that nothing names one of its own. */
export function whereAfter(
  text: string,
  commands: readonly Command[],
  current: Where,
  line: number,
): Where {
  const unknown = elsewhere(`${current.cluster} line ${line}`);
  const namespace = namespaceSwitch.exec(text)?.[1];
  // Back to the one before: which that was, nobody can see.
  if (namespace !== undefined) return namespace === '-' ? unknown : { ...current, namespace };
  const context = contextSwitch.exec(text)?.[1];
  if (context !== undefined) return context === '-' ? unknown : elsewhere(`context:${context}`);
  const config = commands.find(({ verb }) => /^config (?:use|set|unset|rename)/.test(verb));
  if (config?.verb === 'config use-context') return elsewhere(`context:${config.args[0] ?? ''}`);
  if (config?.verb === 'config set-context') {
    const chosen = config.flags.get('n');
    return chosen && !config.flags.has('cluster') ? { ...current, namespace: chosen } : unknown;
  }
  if (config) return unknown;
  const isLogin = commands.some(({ verb }) => verb === 'login');
  const chooses = isLogin || (commands.length === 0 && !reading.test(text) && choosing.test(text));
  return chooses ? elsewhere(squeezed(text)) : current;
}

/** What tools print when another cluster or namespace was chosen, where the command itself is not in the paste. */
export function whereStated(line: string, current: Where): Where | undefined {
  const context = /^(?:✔ )?Switched to (?:a new )?context "?([^"\s]+)"?/i.exec(line)?.[1];
  if (context !== undefined) return elsewhere(`context:${context}`);
  const namespace = /^(?:✔ )?(?:Active namespace is|Now using project) "?([a-z\d-]+)/i.exec(
    line,
  )?.[1];
  return namespace === undefined ? undefined : { ...current, namespace };
}

/** Another cluster, in the learner's own namespace there. */
const elsewhere = (cluster: string): Where => ({ cluster, namespace: undefined });

/** The same words mean the same cluster. */
const squeezed = (text: string): string => squeeze(text).slice(0, 200);
