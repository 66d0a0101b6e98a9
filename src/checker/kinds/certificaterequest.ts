/**
 * CertificateRequests (cert-manager v1, deploy/crds/cert-manager.io_certificaterequests.yaml): the Ready condition, True
 * once the certificate is issued.
 */
import { messageOrNothing, optional, truth, truthOrNothing } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

export const certificateRequest: KindRecord = {
  kind: 'CertificateRequest',
  plural: 'certificaterequests',
  group: 'cert-manager.io',
  shortNames: ['cr', 'crs'],
  namespaced: true,
  custom: true,
  layouts: [
    columns('NAME APPROVED DENIED READY ISSUER REQUESTER AGE'),
    // with -o wide
    columns('NAME APPROVED DENIED READY ISSUER REQUESTER STATUS AGE'),
  ],
  cells: {
    APPROVED: truthOrNothing,
    DENIED: truthOrNothing,
    READY: truth,
    REQUESTER: optional,
    STATUS: messageOrNothing,
  },
  readiness: 'conditions',
};
