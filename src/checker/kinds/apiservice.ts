/**
 * APIServices: AVAILABLE is the Available condition, with its reason where it is not True (kube-aggregator
 * pkg/registry/apiservice/etcd/etcd.go).
 */
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

export const apiService: KindRecord = {
  kind: 'APIService',
  group: 'apiregistration.k8s.io',
  clusterScoped: true,
  layouts: [columns('NAME SERVICE AVAILABLE AGE')],
  cells: { AVAILABLE: { like: /^\S+(?: \(\S+\))?$/, blanks: 'some' } },
  readiness: 'conditions',
};
