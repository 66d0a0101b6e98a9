/** Certificates (cert-manager v1, deploy/crds/cert-manager.io_certificates.yaml): the Ready condition. */
import { messageOrNothing, truth } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

export const certificate: KindRecord = {
  kind: 'Certificate',
  plural: 'certificates',
  group: 'cert-manager.io',
  shortNames: ['cert', 'certs'],
  namespaced: true,
  custom: true,
  layouts: [
    columns('NAME READY SECRET AGE'),
    // with -o wide
    columns('NAME READY SECRET ISSUER STATUS AGE'),
  ],
  cells: { READY: truth, STATUS: messageOrNothing },
  readiness: 'conditions',
};
