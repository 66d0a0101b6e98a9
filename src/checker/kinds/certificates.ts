import { messageOrNothing, truth, truthOrNothing } from './looks.ts';
import { columns } from './record.ts';
import type { Columns, KindRecord } from './record.ts';
import { listAt, textAt } from './value.ts';
import type { Value } from './value.ts';
import { byWord } from './words.ts';

/** CertificateSigningRequests: CONDITION is `Approved` by somebody and then `Issued` (printCertificateSigningRequest). */
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

/**
 * Certificates, requests for them and their issuers (cert-manager v1, deploy/crds/cert-manager.io_certificates.yaml,
 * …_certificaterequests.yaml, …_issuers.yaml and …_clusterissuers.yaml): the Ready condition. This is what they have
 * in common.
 */
const alike = {
  group: 'cert-manager.io',
  custom: true,
  layouts: [
    columns('NAME READY AGE'),
    // with -o wide
    columns('NAME READY STATUS AGE'),
  ],
  cells: { READY: truth, STATUS: messageOrNothing },
  readiness: 'conditions',
} satisfies Partial<KindRecord>;

export const issuer: KindRecord = { ...alike, kind: 'Issuer', shortNames: ['iss'] };

export const clusterIssuer: KindRecord = {
  ...alike,
  kind: 'ClusterIssuer',
  shortNames: ['ciss'],
  clusterScoped: true,
};

export const certificateRequest: KindRecord = {
  ...alike,
  kind: 'CertificateRequest',
  shortNames: ['cr', 'crs'],
  layouts: [
    columns('NAME APPROVED DENIED READY ISSUER REQUESTER AGE'),
    // with -o wide
    columns('NAME APPROVED DENIED READY ISSUER REQUESTER STATUS AGE'),
  ],
  cells: { ...alike.cells, APPROVED: truthOrNothing, DENIED: truthOrNothing },
};

export const certificate: KindRecord = {
  ...alike,
  kind: 'Certificate',
  shortNames: ['cert', 'certs'],
  layouts: [
    columns('NAME READY SECRET AGE'),
    // with -o wide
    columns('NAME READY SECRET ISSUER STATUS AGE'),
  ],
};
