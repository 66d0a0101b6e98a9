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
