import { finding } from '#checker/findings.ts';
import { messageOrNothing } from './looks.ts';
import { bare, deniedBy, hidden, judged } from './outcomes.ts';
import { columns } from './record.ts';
import type { Columns, KindRecord } from './record.ts';
import { conditionOf, listAt, textAt } from './value.ts';
import type { Value } from './value.ts';
import { byWord } from './words.ts';

/**
 * APIServices: AVAILABLE is the Available condition, with its reason where it is not True (kube-aggregator
 * pkg/registry/apiservice/etcd/etcd.go).
 */
export const apiService: KindRecord = {
  kind: 'APIService',
  group: 'apiregistration.k8s.io',
  clusterScoped: true,
  layouts: [columns('NAME SERVICE AVAILABLE AGE')],
  cells: { AVAILABLE: { like: /^\S+(?: \(\S+\))?$/, blanks: 'some' } },
  readiness: 'conditions',
};

/**
 * CustomResourceDefinitions: ready once Established (kstatus). The table, NAME and CREATED AT in every version, does
 * not show it, so a row is listed. One that is being deleted stays Established until its objects are gone
 * (k8s.io/apiextensions-apiserver pkg/apis/apiextensions/v1 types.go: Terminating).
 */
export const customResourceDefinition: KindRecord = {
  kind: 'CustomResourceDefinition',
  group: 'apiextensions.k8s.io',
  shortNames: ['crd', 'crds'],
  clusterScoped: true,
  layouts: [columns('NAME CREATED_AT')],
  print: (object) => ({ 'CREATED AT': textAt(object, 'metadata', 'creationTimestamp') }),
  readiness: (printed) => {
    const { whole, cells } = printed;
    if (whole === undefined)
      return cells['CREATED AT']
        ? judged('listed', ['NAME'], finding('crd-established-unknown', {}))
        : bare(printed);
    if (conditionOf(whole, 'Terminating') === 'True')
      return hidden(printed, 'terminating', 'terminating', {});
    const established = conditionOf(whole, 'Established');
    return established === 'True'
      ? judged('ready', [])
      : deniedBy(printed, 'Established', established);
  },
};

/** ComponentStatuses (deprecated since Kubernetes 1.19): Healthy, Unhealthy or Unknown (printComponentStatus). */
export const componentStatus: KindRecord = {
  kind: 'ComponentStatus',
  group: '',
  shortNames: ['cs'],
  clusterScoped: true,
  layouts: [columns('NAME STATUS MESSAGE ERROR')],
  cells: { MESSAGE: messageOrNothing, ERROR: messageOrNothing },
  print,
  readiness: byWord('STATUS', {
    Healthy: ['ready'],
    Unhealthy: ['failed', 'component-unhealthy'],
    Unknown: ['progressing', 'component-unhealthy'],
  }),
};

/** Its conditions stand beside `metadata`, not in `status`. */
function print(object: Value): Columns {
  const healthy = listAt(object, 'conditions').find((each) => textAt(each, 'type') === 'Healthy');
  const words: Readonly<Record<string, string>> = { True: 'Healthy', False: 'Unhealthy' };
  return { STATUS: words[textAt(healthy, 'status')] ?? 'Unknown' };
}
