import type { Answer, Kubectl } from './kubectl.ts';

/** The cluster that a run is about. */
export interface Cluster {
  context: string;
  server: string;
  /** What kind of cluster it is, by its context and server: an environment of lesson.yaml; undefined where nothing tells. */
  environment: string | undefined;
  /** Made to be thrown away: nobody is asked before it is changed. */
  isThrowAway: boolean;
  /**
   * It only stands in for a cluster: it has no node, or a simulated one. A real node reports the id of its boot, a simulated one none.
   * What is proved there is not proved on a cluster.
   */
  isStandIn: boolean;
  /** Of the namespace kube-system: no other cluster has it. */
  uid: string;
  /** As the server and kubectl say: v1.36.1. */
  versions: { server: string; kubectl: string };
}

/** Why there is no cluster to run on. */
export interface NoCluster {
  is: 'no-kubectl' | 'no-context' | 'unreachable' | 'untrusted' | 'credentials' | 'forbidden';
  /** What kubectl says. */
  message: string;
}

/** What an environment's contexts are called. */
const contexts: readonly (readonly [environment: string, name: RegExp])[] = [
  ['kind', /^kind-/],
  ['minikube', /^minikube$/],
  ['k3d', /^k3d-/],
  ['docker-desktop', /^docker-desktop$/],
  ['microk8s', /^microk8s$/],
  ['eks', /^arn:aws:eks:|\.eksctl\.io$/],
  ['gke', /^gke_/],
];

/** v1.36.1 is 1.36; undefined without a cluster. */
export const minorOf = (cluster: Cluster | undefined): string | undefined =>
  /^v?(\d+\.\d+)/.exec(cluster?.versions.server ?? '')?.[1];

/** Asks what cluster kubectl talks to. */
export async function findCluster(kubectl: Kubectl): Promise<Cluster | NoCluster> {
  const config = await kubectl(['config', 'view', '--minify', '--output=json']);
  if (config.why === 'missing') return { is: 'no-kubectl', message: '' };
  if (config.code !== 0) return { is: 'no-context', message: errorIn(config) };
  const { context, server } = namesIn(config.out);
  const version = await kubectl(['version', '--output=json', '--request-timeout=10s']);
  if (version.code !== 0) return refusal(version);
  const namespace = await uidOf(kubectl);
  if (typeof namespace !== 'string') return namespace;
  const nodes = await kubectl([
    ...['get', 'nodes', '--request-timeout=10s'],
    '--output=jsonpath={range .items[*]}{.status.nodeInfo.bootID}{"\\t"}{.spec.providerID}{"\\n"}{end}',
  ]);
  const environment = contexts.find(([, name]) => name.test(context))?.[0];
  const columns = nodes.out
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const providers = columns.map(([, provider = '']) => provider.trim());
  return {
    context,
    server,
    environment,
    isThrowAway: isThrowAway(environment, server, providers),
    isStandIn: nodes.code !== 0 || columns.some(([bootId = '']) => bootId.trim() === ''),
    uid: namespace,
    versions: versionsIn(version.out),
  };
}

/** What tells this cluster from any other. */
export async function uidOf(kubectl: Kubectl): Promise<string | NoCluster> {
  const answer = await kubectl([
    ...['get', 'namespace', 'kube-system', '--output=jsonpath={.metadata.uid}'],
    '--request-timeout=10s',
  ]);
  return answer.code === 0 && answer.out !== '' ? answer.out : refusal(answer);
}

/** What kubectl and client-go say of credentials, in any of their lines. */
const credentials =
  /Unauthorized|must be logged in|getting credentials|no credentials|token.*expired|remote error: tls: .*certificate/i;

/** What it says of a certificate of the server that cannot be trusted. */
const untrusted = /x509: |failed to verify certificate/i;

function refusal(answer: Answer): NoCluster {
  if (answer.why === 'timed-out')
    return { is: 'unreachable', message: 'It did not answer in time.' };
  if (credentials.test(answer.err)) return { is: 'credentials', message: errorIn(answer) };
  if (untrusted.test(answer.err)) return { is: 'untrusted', message: errorIn(answer) };
  if (answer.err.includes('(Forbidden)')) return { is: 'forbidden', message: errorIn(answer) };
  return { is: 'unreachable', message: errorIn(answer) };
}

/** The line that tells what is wrong: advice may stand behind it, and what was tried before it. */
function errorIn({ err, out }: Answer): string {
  const lines = (err.trim() || out.trim()).split('\n');
  const error = lines.findLast((line) =>
    /^(?:error|Error from server|Unable to connect|The connection to the server)\b/.test(line),
  );
  return error ?? lines.at(-1) ?? '';
}

interface KubeConfig {
  'current-context'?: string;
  clusters?: { cluster?: { server?: string } }[];
}

function namesIn(json: string): { context: string; server: string } {
  const config = parsed<KubeConfig>(json);
  return {
    context: config['current-context'] ?? '',
    server: config.clusters?.[0]?.cluster?.server ?? '',
  };
}

interface Versions {
  clientVersion?: { gitVersion?: string };
  serverVersion?: { gitVersion?: string };
}

function versionsIn(json: string): Cluster['versions'] {
  const { clientVersion, serverVersion } = parsed<Versions>(json);
  return { server: serverVersion?.gitVersion ?? '', kubectl: clientVersion?.gitVersion ?? '' };
}

/** JSON that kubectl printed; nothing where it is none. */
function parsed<Value extends object>(json: string): Partial<Value> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Partial<Value>) : {};
  } catch {
    return {};
  }
}

/** Addresses that lead to this machine, and names that only containers of kind and k3d have. */
const here =
  /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|host\.docker\.internal|[\w-]+-control-plane|k3d-[\w-]+)$/;

/** Networks of virtual machines and containers; others may have one in an office. */
const near =
  /^(?:10(?:\.\d+){3}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|192\.168(?:\.\d+){2}|control-plane\.minikube\.internal)$/;

/** Kinds of clusters that are made in a minute, and where their servers are. */
const kinds: Readonly<Record<string, RegExp>> = {
  kind: here,
  k3d: here,
  minikube: new RegExp(`${here.source}|${near.source}`),
};

/** What the nodes of such clusters say of where they come from; those of minikube say nothing. */
const made = /^(?:$|kind:|k3s:)/;

/**
 * Whether a cluster was made to be thrown away. What its context is called is not enough, since anybody may call one kind-production: its
 * server has to be on this machine, and none of its nodes may come from a cloud. One whose nodes all say that kind made them may be
 * anywhere.
 */
export function isThrowAway(
  environment: string | undefined,
  server: string,
  /** The providerID of each node; '' where there is none. */
  providers: readonly string[],
): boolean {
  const place = kinds[environment ?? ''];
  if (place === undefined || !providers.every((each) => made.test(each))) return false;
  const isOfKind = providers.length > 0 && providers.every((each) => each.startsWith('kind:'));
  return isOfKind || place.test(hostOf(server));
}

const hostOf = (server: string): string => (URL.canParse(server) ? new URL(server).hostname : '');
