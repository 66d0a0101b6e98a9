/**
 * Certificates, requests for them and their issuers (cert-manager v1, deploy/crds/cert-manager.io_certificates.yaml,
 * …_certificaterequests.yaml, …_issuers.yaml and …_clusterissuers.yaml): the Ready condition.
 */
import { messageOrNothing, truth, truthOrNothing } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

/** What they have in common. */
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
