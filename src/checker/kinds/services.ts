/**
 * Services: there at once, but a LoadBalancer is only usable with an address (Helm, Argo CD; kstatus is content with a
 * cluster IP, we are not). Old kubectl printed no TYPE: `<pending>` is then still what a LoadBalancer waits with.
 */
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { isPlaceholder, printedOf, text } from './rule.ts';

const types = ['ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'];

export function services(printed: Printed): Judgement {
  const type = text(printed, 'TYPE');
  const address = text(printed, 'EXTERNAL-IP');
  const balanced = type === 'LoadBalancer';
  const deciding = printedOf(printed, ['TYPE', 'EXTERNAL-IP']);
  if (type === undefined && text(printed, 'CLUSTER-IP') === undefined) return bare(printed);
  if (type !== undefined && !types.includes(type)) return unknown(printed, 'TYPE');
  if (balanced && address === undefined) return bare(printed, deciding);
  const waits = address === '<pending>' || (balanced && isPlaceholder(address ?? ''));
  return waits
    ? because(printed, 'progressing', 'EXTERNAL-IP', 'service-no-address', {}, deciding)
    : judged('ready', deciding);
}
