/**
 * Services: there at once, but a LoadBalancer is only usable with an address (Helm, Argo CD; kstatus is content with a
 * cluster IP, we are not). Old kubectl printed no TYPE: `<pending>` is then still what a LoadBalancer waits with.
 */
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import { bare, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { isPlaceholder, placeOf, printedOf, text } from './rule.ts';

const types = ['ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'];

export function services(printed: Printed): Judgement {
  const type = text(printed, 'TYPE');
  const address = text(printed, 'EXTERNAL-IP');
  const deciding = printedOf(printed, ['TYPE', 'EXTERNAL-IP']);
  if (type === undefined && text(printed, 'CLUSTER-IP') === undefined) return bare(printed);
  if (type !== undefined && !types.includes(type)) return unknown(printed, 'TYPE');
  if (type === 'LoadBalancer' && address === undefined) return bare(printed, deciding);
  const waits = type === 'LoadBalancer' ? isPlaceholder(address ?? '') : address === '<pending>';
  if (!waits) return judged('ready', deciding);
  const at = placeOf(printed, 'EXTERNAL-IP');
  const next = run.describe('Service', printed);
  return judged(
    'progressing',
    deciding,
    finding('service-no-address', { name: printed.name }, at, next),
  );
}
