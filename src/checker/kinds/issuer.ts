/** Issuers and ClusterIssuers (cert-manager v1, deploy/crds/cert-manager.io_issuers.yaml and …_clusterissuers.yaml): the Ready condition. */
import { messageOrNothing, truth } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

/** What the two have in common. */
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

export const issuer: KindRecord = {
  kind: 'Issuer',
  plural: 'issuers',
  shortNames: ['iss'],
  namespaced: true,
  ...alike,
};

export const clusterIssuer: KindRecord = {
  kind: 'ClusterIssuer',
  plural: 'clusterissuers',
  shortNames: ['ciss'],
  namespaced: false,
  ...alike,
};
