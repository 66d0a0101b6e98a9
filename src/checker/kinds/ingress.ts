/** Ingresses: ADDRESS is empty until a controller has taken it up (Argo CD: Progressing until then). */
import { areAddresses, balancerAddresses } from './addresses.ts';
import { optional, shortened } from './looks.ts';
import { bare, because, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export const ingress: KindRecord = {
  kind: 'Ingress',
  group: 'networking.k8s.io',
  shortNames: ['ing'],
  layouts: [columns('NAME CLASS HOSTS ADDRESS PORTS AGE')],
  cells: {
    HOSTS: shortened,
    ADDRESS: optional,
    PORTS: { like: /^\S+(?:, \S+)*$/, blanks: 'some' },
  },
  print: (object) => ({ ADDRESS: balancerAddresses(object) }),
  readiness,
};

function readiness(printed: Printed): Judgement {
  const address = text(printed, 'ADDRESS');
  if (address === undefined) return bare(printed);
  return areAddresses(address)
    ? judged('ready', ['ADDRESS'])
    : because(printed, 'progressing', 'ADDRESS', 'ingress-no-address', {});
}
