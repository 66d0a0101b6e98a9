import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findCluster, minorOf } from '#runner/cluster/cluster.ts';
import type { Cluster, NoCluster } from '#runner/cluster/cluster.ts';
import { kubectlOf } from '#runner/cluster/kubectl.ts';
import type { Kubectl } from '#runner/cluster/kubectl.ts';
import { programsOf } from '#runner/plan/programs.ts';
import type { Surroundings } from '#runner/plan/plan.ts';
import { typedText } from '#runner/run-command.ts';
import { stepsToRun } from '#runner/run-lesson.ts';
import type { Invocation, UsageError } from '#cli/definition.ts';
import type { ExitCode, Io } from '#cli/io.ts';
import { didYouMean } from '#cli/suggest.ts';
import { visible } from '#cli/terminal.ts';
import type { running } from './options.ts';
import type { LessonSelection } from './selection.ts';
import { clusterText } from './text.ts';
import { stopText } from './words.ts';

type Values = Invocation<typeof running>['options'];

const systems: Readonly<Partial<Record<NodeJS.Platform, Surroundings['system']>>> = {
  darwin: 'macos',
  win32: 'windows',
};

export const systemOf = (platform: NodeJS.Platform): Surroundings['system'] =>
  systems[platform] ?? 'linux';

/** Where the lessons are run, as far as options and the cluster tell. */
export const surroundingsOf = (
  { environment, version }: Values,
  cluster: Cluster | undefined,
): Surroundings => ({
  environment: environment ?? cluster?.environment,
  system: systemOf(process.platform),
  version: version ?? minorOf(cluster),
});

/** Programs that talk to a cluster. */
const clients: ReadonlySet<string> = new Set([
  'kubectl',
  'helm',
  'calicoctl',
  'k9s',
  'istioctl',
  'cilium',
  'flux',
  'argocd',
]);

/** A cluster answers, and lets nobody in who has this kubeconfig. */
const refusals: ReadonlySet<NoCluster['is']> = new Set(['credentials', 'forbidden', 'untrusted']);

/** Programs that make one. */
const makers: ReadonlySet<string> = new Set(['kind', 'minikube', 'k3d']);

/** The cluster of the run, asked for where it may not simply be changed; none where no lesson needs one. */
export async function clusterFor(
  selection: LessonSelection,
  options: Values,
  env: Io['env'],
  io: Io,
): Promise<{ cluster: Cluster | undefined } | { code: ExitCode } | UsageError> {
  const surroundings = surroundingsOf(options, undefined);
  const programs = new Set(
    selection.lessons.flatMap(({ lesson }) => {
      const { startsFrom, commands } = lesson.data ?? {};
      const bring = (startsFrom?.bring ?? []).flatMap((id) => commands?.[id] ?? []);
      const steps = stepsToRun({ lesson, surroundings, only: selection.only }).flatMap((step) =>
        step.is === 'command' && step.skip === undefined ? [step.command] : [],
      );
      return [...bring, ...steps].flatMap((command) => programsOf(typedText(command)));
    }),
  );
  if (![...programs].some((each) => clients.has(each))) return { cluster: undefined };
  const variables = Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  const context = options.context === undefined ? [] : [`--context=${options.context}`];
  const kubectl = kubectlOf(variables, io.cwd);
  const cluster = await findCluster((args, timeout) => kubectl([...context, ...args], timeout));
  if ('is' in cluster) {
    const isMade =
      options.environment !== undefined &&
      makers.has(options.environment) &&
      programs.has(options.environment);
    if (isMade && cluster.is !== 'no-kubectl' && options.context === undefined)
      return { cluster: undefined };
    const names = cluster.is === 'no-context' ? await contextsOf(kubectl) : [];
    const own = [...makers].find((each) => programs.has(each));
    const hint =
      cluster.is === 'no-context' && own !== undefined && options.environment === undefined
        ? ` If the lessons are to make their own, say --environment ${own}.`
        : '';
    io.err(`readyroom: ${noClusterText(cluster, options, names)}${hint}\n`);
    return { code: refusals.has(cluster.is) ? 4 : 3 };
  }
  io.err(`${clusterText(cluster)}\n`);
  if (options.version !== undefined && minorOf(cluster) !== options.version) {
    io.err(`readyroom: ${stopText({ is: 'other-version', version: options.version })}\n`);
    return { code: 3 };
  }
  if (cluster.isThrowAway || options.yes) return { cluster };
  const where = `the cluster ${visible(cluster.context)} at ${visible(cluster.server)}`;
  if (!io.isTerminal.stdin || !io.isTerminal.stdout)
    return {
      usageError: `The lessons change ${where}, which is not one of kind, minikube or k3d. Say --yes if they may.`,
    };
  const { one } = await io.ask();
  const answer = await one(`The lessons change ${where}. May they?`, [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes, run them there' },
  ]);
  return answer === 'yes' ? { cluster } : { code: 130 };
}

async function contextsOf(kubectl: Kubectl): Promise<string[]> {
  const { code, out } = await kubectl(['config', 'get-contexts', '--output=name']);
  return code === 0 ? out.split('\n').filter((name) => name !== '') : [];
}

/** kubectl takes a kubeconfig that is not there for an empty one. */
export const kubeconfigProblem = ({ kubeconfig }: Values, cwd: string): string | undefined =>
  kubeconfig === undefined || existsSync(resolve(cwd, kubeconfig))
    ? undefined
    : `--kubeconfig ${kubeconfig}: there is no such file.`;

function noClusterText(
  { is, message }: NoCluster,
  { context }: Values,
  contexts: readonly string[],
): string {
  const why = message === '' ? '' : ` kubectl says: ${visible(message)}`;
  switch (is) {
    case 'no-kubectl':
      return 'There is no kubectl on the PATH. Install it: https://kubernetes.io/docs/tasks/tools/';
    case 'no-context':
      if (message.includes('error loading config file'))
        return `The kubeconfig cannot be read.${why}`;
      return context === undefined
        ? `The kubeconfig names no cluster. Choose one with --context or --kubeconfig.${why}`
        : `There is no context "${visible(context)}" in the kubeconfig. kubectl config get-contexts lists them.${didYouMean(context, contexts)}${why}`;
    case 'unreachable':
      return `The cluster is not reached. Is it running, and is the context the right one?${why}`;
    case 'untrusted':
      return `The kubeconfig does not trust the server that answers: it may be that of a cluster which was made anew since, or a proxy stands between.${why}`;
    case 'credentials':
      return message.includes('getting credentials')
        ? `The program that the kubeconfig asks for credentials gave none. Install it, or sign in again.${why}`
        : `The cluster refuses the credentials. Sign in again.${why}`;
    case 'forbidden':
      return `The credentials may not read the namespace kube-system, by which the cluster is told from others.${why}`;
  }
}
