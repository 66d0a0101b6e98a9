/**
 * Services: there at once, but a LoadBalancer is only usable with an address (Helm, Argo CD; kstatus is content with a
 * cluster IP, we are not). Old kubectl printed no TYPE: `<pending>` is then still what a LoadBalancer waits with.
 * What is printed: getServiceExternalIP in kubernetes pkg/printers/internalversion/printers.go.
 */
import { areAddresses, balancerAddresses } from './addresses.ts';
import { bare, because, judged, unknown } from './outcomes.ts';
import { phase } from './looks.ts';
import type { Columns, KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { printedOf, text } from './rule.ts';
import type { Value } from './value.ts';
import { listAt, textAt } from './value.ts';

export const service: KindRecord = {
  kind: 'Service',
  group: '',
  shortNames: ['svc'],
  layouts: [
    columns('NAME TYPE CLUSTER-IP EXTERNAL-IP PORT(S) AGE'),
    columns('NAME CLUSTER-IP EXTERNAL-IP PORT(S) AGE'),
  ],
  wide: columns('SELECTOR'),
  cells: {
    TYPE: phase,
    'PORT(S)': { blanks: 'some' },
  },
  print,
  readiness,
};

const types = ['ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName'];

function readiness(printed: Printed): Judgement {
  const type = text(printed, 'TYPE');
  const address = text(printed, 'EXTERNAL-IP');
  const deciding = printedOf(printed, ['TYPE', 'EXTERNAL-IP']);
  if (type === undefined && text(printed, 'CLUSTER-IP') === undefined) return bare(printed);
  if (type !== undefined && !types.includes(type)) return unknown(printed, 'TYPE');
  const mayWait = type === undefined || type === 'LoadBalancer';
  if (!mayWait) return judged('ready', deciding);
  if (address === undefined) return bare(printed, deciding);
  // Without TYPE: of another type, which has no address to wait for.
  const needsNone = type === undefined && ['', '<none>', '<nodes>'].includes(address);
  return needsNone || areAddresses(address)
    ? judged('ready', deciding)
    : because(printed, 'progressing', 'EXTERNAL-IP', 'service-no-address', {}, deciding);
}

function print(object: Value): Columns {
  const type = textAt(object, 'spec', 'type') || 'ClusterIP';
  const own = listAt(object, 'spec', 'externalIPs').map(String);
  const all = [balancerAddresses(object), ...own].filter(Boolean).join(',');
  const external = type === 'ExternalName' ? textAt(object, 'spec', 'externalName') : all;
  return {
    TYPE: type,
    'CLUSTER-IP': textAt(object, 'spec', 'clusterIP') || '<none>',
    'EXTERNAL-IP': external || (type === 'LoadBalancer' ? '<pending>' : '<none>'),
  };
}
