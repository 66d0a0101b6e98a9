/** CertificateSigningRequests: CONDITION is a list, approved and then issued (printCertificateSigningRequest). */
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Columns, KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import type { Value } from './value.ts';
import { listAt, textAt } from './value.ts';

export const certificateSigningRequest: KindRecord = {
  kind: 'CertificateSigningRequest',
  plural: 'certificatesigningrequests',
  group: 'certificates.k8s.io',
  shortNames: ['csr'],
  namespaced: false,
  layouts: [
    columns('NAME AGE SIGNERNAME REQUESTOR REQUESTEDDURATION CONDITION'),
    columns('NAME AGE SIGNERNAME REQUESTOR CONDITION'),
    columns('NAME AGE REQUESTOR CONDITION'),
  ],
  cells: { REQUESTOR: { empty: true } },
  print,
  readiness,
};

function readiness(printed: Printed): Judgement {
  const column = 'CONDITION';
  const status = text(printed, column);
  if (status === undefined) return bare(printed);
  const words = status.split(',');
  const has = (word: string) => words.includes(word);
  if (has('Denied') || has('Failed'))
    return because(printed, 'failed', column, 'request-denied', { status });
  if (has('Approved') && has('Issued')) return judged('ready', [column]);
  return has('Pending') || has('Approved')
    ? because(printed, 'progressing', column, 'request-pending', {})
    : unknown(printed, column);
}

function print(request: Value): Columns {
  const types = listAt(request, 'status', 'conditions').map((each) => textAt(each, 'type'));
  const issued = textAt(request, 'status', 'certificate') ? ['Issued'] : [];
  return { CONDITION: [...types, ...issued].join(',') || 'Pending' };
}
