/**
 * Whether a Pod belongs to something that should keep it running, by its owner or, where only its row is there, by its
 * name: a ReplicaSet adds the hash of its template and five characters, a StatefulSet an ordinal, a Job five characters
 * alone (GenerateName and SafeEncodeString in kubernetes staging/src/k8s.io/apimachinery/pkg/util/rand/rand.go).
 */
import type { Printed } from './rule.ts';
import { text } from './rule.ts';
import { listAt, textAt } from './value.ts';

const lasting = ['ReplicaSet', 'ReplicationController', 'StatefulSet', 'DaemonSet'];

/** Labels that only those controllers give (`--show-labels`). */
const lastingLabel = /(?:template|revision)-hash=|statefulset\./;

export function keepsRunning(printed: Printed): boolean {
  const { name, whole } = printed;
  if (whole === undefined)
    return hasLastingName(name) || lastingLabel.test(text(printed, 'LABELS') ?? '');
  if (textAt(whole, 'spec', 'restartPolicy') === 'Always') return true;
  const owners = listAt(whole, 'metadata', 'ownerReferences').map((owner) => textAt(owner, 'kind'));
  return owners.length > 0 ? owners.some((owner) => lasting.includes(owner)) : hasLastingName(name);
}

/** The characters of `SafeEncodeString`. A CronJob's minutes, `hello-29345678-7xk2p`, have no letter among them. */
const template = /-([bcdfghj-np-tvwxz24-9]{6,10})-[bcdfghj-np-tvwxz24-9]{5}$/;
const ordinal = /-\d{1,9}$/;

const hasLastingName = (name: string): boolean =>
  ordinal.test(name) || /[a-z]/.test(template.exec(name)?.[1] ?? '');
