/**
 * CustomResourceDefinitions: ready once Established (kstatus). The table, NAME and CREATED AT in every version, does
 * not show it, so a row is listed. One that is being deleted stays Established until its objects are gone
 * (k8s.io/apiextensions-apiserver pkg/apis/apiextensions/v1 types.go: Terminating).
 */
import { finding } from '#checker/findings.ts';
import { bare, deniedBy, hidden, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import { conditionOf, textAt } from './value.ts';

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
