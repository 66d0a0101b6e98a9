/**
 * What kubectl would print of an object: the deciding columns of its kind, from `spec` and `status`, so that the rules
 * of `kinds/` judge JSON and YAML as they judge tables. Kinds that are not here print their conditions as columns.
 */
import { podCells } from './pod-cells.ts';
import type { Value } from './value.ts';
import { at, conditionOf, countAt, isMapping, listAt, textAt } from './value.ts';

type Columns = Record<string, string>;

/** `spec.replicas` is 1 where it is left out (apps/v1 defaults). */
const wanted = (object: Value): number =>
  at(object, 'spec', 'replicas') === undefined ? 1 : countAt(object, 'spec', 'replicas');

const status = (object: Value, key: string): string => String(countAt(object, 'status', key));

const phase = (object: Value): Columns => ({ STATUS: textAt(object, 'status', 'phase') });

const printers: Readonly<Record<string, (object: Value) => Columns>> = {
  Pod: podCells,
  Node: (node) => {
    const ready = conditionOf(node, 'Ready');
    const state = ready === undefined ? 'Unknown' : ready === 'True' ? 'Ready' : 'NotReady';
    const cordoned = at(node, 'spec', 'unschedulable') === true;
    const version = textAt(node, 'status', 'nodeInfo', 'kubeletVersion');
    return {
      STATUS: state + (cordoned ? ',SchedulingDisabled' : ''),
      ...(version !== '' && { VERSION: version }),
    };
  },
  DaemonSet: (set) => ({
    DESIRED: status(set, 'desiredNumberScheduled'),
    CURRENT: status(set, 'currentNumberScheduled'),
    READY: status(set, 'numberReady'),
    'UP-TO-DATE': status(set, 'updatedNumberScheduled'),
    AVAILABLE: status(set, 'numberAvailable'),
  }),
  Deployment: (deployment) => ({
    READY: `${status(deployment, 'readyReplicas')}/${wanted(deployment)}`,
    'UP-TO-DATE': status(deployment, 'updatedReplicas'),
    AVAILABLE: status(deployment, 'availableReplicas'),
  }),
  ReplicaSet: replicaSet,
  ReplicationController: replicaSet,
  StatefulSet: (set) => ({ READY: `${status(set, 'readyReplicas')}/${wanted(set)}` }),
  Job: (job) => ({
    STATUS:
      ['Complete', 'Failed', 'FailureTarget', 'Suspended'].find(
        (type) => conditionOf(job, type) === 'True',
      ) ?? 'Running',
    COMPLETIONS: `${status(job, 'succeeded')}/${countAt(job, 'spec', 'completions') || 1}`,
  }),
  CronJob: (job) => ({ SUSPEND: at(job, 'spec', 'suspend') === true ? 'True' : 'False' }),
  Service: (service) => ({
    TYPE: textAt(service, 'spec', 'type') || 'ClusterIP',
    'CLUSTER-IP': textAt(service, 'spec', 'clusterIP') || '<none>',
    'EXTERNAL-IP':
      addresses(service) ||
      (textAt(service, 'spec', 'type') === 'LoadBalancer' ? '<pending>' : '<none>'),
  }),
  Ingress: (ingress) => ({ ADDRESS: addresses(ingress) }),
  Endpoints: (endpoints) => ({
    ENDPOINTS: listed(
      listAt(endpoints, 'subsets').flatMap((subset) =>
        listAt(subset, 'addresses').map((each) => textAt(each, 'ip')),
      ),
    ),
  }),
  EndpointSlice: (slice) => ({
    ENDPOINTS: listed(
      listAt(slice, 'endpoints').flatMap((each) => listAt(each, 'addresses').map(String)),
    ),
  }),
  PersistentVolume: phase,
  PersistentVolumeClaim: phase,
  Namespace: phase,
  CertificateSigningRequest: (request) => ({
    CONDITION:
      [
        ...listAt(request, 'status', 'conditions').map((each) => textAt(each, 'type')),
        ...(textAt(request, 'status', 'certificate') ? ['Issued'] : []),
      ].join(',') || 'Pending',
  }),
  HorizontalPodAutoscaler: (scaler) => ({
    TARGETS:
      listAt(scaler, 'status', 'currentMetrics').length > 0 ||
      at(scaler, 'status', 'currentCPUUtilizationPercentage') !== undefined
        ? 'known'
        : '<unknown>',
  }),
};

/** The columns of one object, NAME among them; kinds without readiness get what makes them present. */
export function columnsOf(kind: string, object: Value): Columns {
  const own = Object.hasOwn(printers, kind) ? printers[kind]?.(object) : undefined;
  return { NAME: textAt(object, 'metadata', 'name'), ...(own ?? reported(object)) };
}

function replicaSet(set: Value): Columns {
  return {
    DESIRED: String(wanted(set)),
    CURRENT: status(set, 'replicas'),
    READY: status(set, 'readyReplicas'),
  };
}

const addresses = (object: Value): string =>
  listed(
    listAt(object, 'status', 'loadBalancer', 'ingress').map(
      (each) => textAt(each, 'ip') || textAt(each, 'hostname'),
    ),
    '',
  );

const listed = (values: readonly string[], none = '<none>'): string =>
  values.filter(Boolean).join(',') || none;

/** Ready, Available, Progressing, Degraded … as a custom resource prints them; presence where it reports none. */
function reported(object: Value): Columns {
  const types = ['Ready', 'Synced', 'Available', 'Progressing', 'Degraded'];
  const columns: Columns = {};
  for (const type of types) {
    const value = conditionOf(object, type);
    if (value !== undefined) columns[type.toUpperCase()] = value;
  }
  const data = at(object, 'data');
  if (isMapping(data)) columns['DATA'] = String(Object.keys(data).length);
  return columns;
}
