/** Letters that Kubernetes makes names of (apimachinery, util/rand), and hashes of templates. */
const random = '[b-df-hj-np-tv-xz24-9]';

/** The random end of a Pod's name, with the hash of a ReplicaSet before it if there is one, as a regular expression. */
export const podHash = `(-${random}{8,10})?-${random}{5}$`;

export const podEnding = new RegExp(podHash);

export const replicaSetEnding = new RegExp(`-${random}{8,10}$`);
