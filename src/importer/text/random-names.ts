/** Letters that Kubernetes makes names of (apimachinery, util/rand), and hashes of templates. */
const random = '[b-df-hj-np-tv-xz24-9]';

/** The hash of a template. Before Kubernetes 1.12 it was a number of eight to ten digits. */
const hashes = `${random}{8,10}|\\d{8,10}`;
const hash = `(?:${hashes})`;

/** The random end of a Pod's name, with the hash of a ReplicaSet before it if there is one, as a regular expression. */
export const podHash = `(-${hash})?-${random}{5}$`;

/** Names of Pods that a ReplicaSet has made, or one of OpenShift that counts, `boat-1-2q9gf`, in a command. */
export const podNames = new RegExp(
  `(?<![\\w.-])[a-z][a-z\\d-]*-(?:(?=[a-z]*\\d)${hash}-[a-z\\d]{5}|\\d{1,2}-(?=[a-z]*\\d)${random}{5})(?![\\w-])`,
  'g',
);

/** Names with a random end and no hash before it, which a command is given for a Pod: `kubectl logs boat-2q9gf`. */
export const podNamesAlone = new RegExp(
  `(?<=\\b(?:kubectl|oc)\\s(?:\\S{1,60}\\s){0,6}(?:pods?|po|logs|exec(?:\\s-\\S{1,60}){0,4})[\\s/])[a-z][a-z\\d-]*-(?=[a-z]*\\d)(?=\\d*[a-z])${random}{5}(?![\\w.-])`,
  'g',
);

/** Names of ReplicaSets, by the hash of a template at their end: `kubectl describe rs boat-6c78b8757f`. */
export const replicaSetNames = new RegExp(
  `(?<=\\b(?:kubectl|oc)\\s(?:\\S{1,60}\\s){0,6}(?:replicasets?|rs)[\\s/])[a-z][a-z\\d-]*-(?=[a-z]*\\d)${hash}(?![\\w.-])`,
  'g',
);

/** Nodes, which each cluster calls otherwise, but for names that clusters of workshops have: `ln6`, `ip-10-0-0-7`. */
export const nodeNames =
  /(?<=\b(?:kubectl|oc)\s(?:(?:label|taint|annotate|describe)\s(?:nodes?|no)|cordon|uncordon|drain)[\s/])(?!minikube|kind-|k3[ds]|docker-desktop|control|worker|master|node|server|agent|kube|k8s)[a-z][\w.-]*(?=\s|$)/g;

/** The ids that Docker gave to containers and images, in a command. */
export const containerIds =
  /(?<=\b(?:docker|podman|nerdctl|crictl)\s[^|;&\n]{0,80})(?<=\s)(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{12}(?![\w.:@/-])|(?<=\s)br-[\da-f]{12}(?=\s|$)/g;

/** Ids of accounts and what they hold, of which each reader has another: `57634714-1827-4f5e-9a1b-0c2d3e4f5a6b`. A request may have any as its own: `-H "ce-id: …"`. */
export const uuids =
  /(?<![\w-])(?<!\s(?:-H|--header)[ =]?["'][\w-]{1,30}-id: ?)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/g;

export const podEnding = new RegExp(podHash);

/** The same with an end that an author made up behind the hash, `web-7d4b9c8f6d-abcde`, or behind that of a Job whose own name was made so: `sync-w5jlr-6nvsl`. */
export const madeUpHash = `${podHash}|-(?:${hashes}|(?=[a-z]*\\d)${random}{5})-[a-z\\d]{5}$`;

/** What a virtual cluster adds to the name of a Pod: `web-7d4b9c8f6d-x2k4j-x-harbour-x-sea`. */
export const virtualEnding = new RegExp(`(-${hash})?-${random}{5}-x-[a-z\\d-]+-x-[a-z\\d-]+$`);

export const madeUpEnding = new RegExp(madeUpHash);

export const replicaSetEnding = new RegExp(`-${hash}$`);

/** A sum of letters and digits in a name, as operators make them, with all that stands behind it. */
export const generatedPart = /(?<=-)[a-z]{0,2}[\da-f]{24}.*$/;

/** The end of the name of a volume that a provisioner made for a claim: `pvc-10a0ecc2-4962-11e8-978c-e4b318337de0`. */
export const uuidEnding = /-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The time in the name of a Job that a CronJob made. */
export const cronEnding = /-\d{8,10}$/;

/** The end of a name that an author has left out: `web-7d…`, `web-7d4b9c8f6d-...`, `web-<hash>`, `web-xxx-yyy`. */
export const shortenedEnding =
  /-(?:[^-\s]*(?:…|\.{3}|<[\w -]+>|\*)[\w-]*|(?:x{3,}|y{3,}|z{3,})(?:-(?:x{3,}|y{3,}|z{3,}))*)$/i;
