/** CertificateSigningRequests: CONDITION is `Approved` by somebody and then `Issued` (printCertificateSigningRequest). */
import type { Columns, KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Value } from './value.ts';
import { listAt, textAt } from './value.ts';
import { byWord } from './words.ts';

export const certificateSigningRequest: KindRecord = {
  kind: 'CertificateSigningRequest',
  group: 'certificates.k8s.io',
  shortNames: ['csr'],
  clusterScoped: true,
  layouts: [
    columns('NAME AGE SIGNERNAME REQUESTOR REQUESTEDDURATION CONDITION'),
    columns('NAME AGE SIGNERNAME REQUESTOR CONDITION'),
  ],
  cells: { REQUESTOR: { empty: true } },
  print,
  readiness: byWord('CONDITION', {
    'Approved,Issued': ['ready'],
    Approved: ['progressing', 'request-pending'],
    Pending: ['progressing', 'request-pending'],
    Denied: ['failed', 'request-denied'],
    'Approved,Failed': ['failed', 'request-denied'],
  }),
};

function print(request: Value): Columns {
  const types = listAt(request, 'status', 'conditions').map((each) => textAt(each, 'type'));
  const issued = textAt(request, 'status', 'certificate') ? ['Issued'] : [];
  return { CONDITION: [...types, ...issued].join(',') || 'Pending' };
}
