import type { Check } from '#checker/types.ts';

/** A paste and what it is checked for; of every form that the checker reads. */
export interface Paste {
  name: string;
  text: string;
  check: Check;
}

const pod = (ready: string) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'web-1', namespace: 'demo', uid: 'f7', resourceVersion: '7' },
  status: { phase: 'Running', conditions: [{ type: 'Ready', status: ready }] },
});
const ready = (kind: string, name: string): Check => ({
  command: `kubectl get ${kind.toLowerCase()} ${name} -n demo`,
  expect: [{ kind, name, namespace: 'demo', ready: true }],
});
const everything: Check = {};

export const pastes: readonly Paste[] = [
  {
    name: 'a table of Pods that are ready',
    text: '$ kubectl get pods -n demo\nNAME    READY   STATUS    RESTARTS   AGE\nweb-1   1/1     Running   0          2m\n',
    check: everything,
  },
  {
    name: 'a table with one that crashes',
    text: 'NAMESPACE   NAME    READY   STATUS             RESTARTS      AGE\ndemo        web-1   1/1     Running            0             2m\ndemo        web-2   0/1     CrashLoopBackOff   7 (10s ago)   9m\n',
    check: everything,
  },
  {
    name: 'a Deployment on its way',
    text: 'NAME   READY   UP-TO-DATE   AVAILABLE   AGE\nweb    1/3     3            1           5s\n',
    check: ready('Deployment', 'web'),
  },
  {
    name: 'JSON',
    text: `$ kubectl get pod web-1 -n demo -o json\n${JSON.stringify(pod('True'), undefined, 4)}\n`,
    check: ready('Pod', 'web-1'),
  },
  {
    name: 'JSON that is cut',
    text: JSON.stringify(pod('True'), undefined, 4).slice(0, -30),
    check: ready('Pod', 'web-1'),
  },
  {
    name: 'YAML',
    text: '$ kubectl get node n1 -o yaml\napiVersion: v1\nkind: Node\nmetadata:\n  name: n1\nstatus:\n  conditions:\n  - status: "False"\n    type: Ready\n',
    check: everything,
  },
  {
    name: 'what was made',
    text: 'pod/web created\nservice/web unchanged\n',
    check: { lines: [{ line: 'pod/web *', ends: ['created', 'unchanged'] }] },
  },
  {
    name: 'NotFound, where it is expected to be there',
    text: 'Error from server (NotFound): deployments.apps "web" not found\n',
    check: ready('Deployment', 'web'),
  },
  {
    name: 'NotFound, where it is expected to be gone',
    text: '$ kubectl get namespace demo\nError from server (NotFound): namespaces "demo" not found\n',
    check: { expect: [{ kind: 'Namespace', name: 'demo', absent: true }] },
  },
  {
    name: 'a server that does not answer',
    text: 'The connection to the server 127.0.0.1:6443 was refused - did you specify the right host or port?\n',
    check: everything,
  },
  {
    name: 'lines',
    text: '$ curl -s web\nhello\n$ echo exit=$?\nexit=0\n',
    check: { lines: [{ line: 'hello' }, { line: 'exit=0' }] },
  },
  {
    name: 'a table of another tool',
    text: 'CONTAINER ID   IMAGE   STATUS          NAMES\nabc            nginx   Up 10 minutes   web\n',
    check: {
      expect: [
        {
          table: ['IMAGE', 'STATUS', 'NAMES'],
          where: { NAMES: '= web' },
          columns: { STATUS: 'matches Up *' },
        },
      ],
    },
  },
  {
    name: 'another output',
    text: '$ kubectl get nodes\nNAME   STATUS   ROLES    AGE   VERSION\nn1     Ready    <none>   1m    v1.36.1\n',
    check: ready('Deployment', 'web'),
  },
  { name: 'nothing', text: '', check: everything },
  { name: 'prose', text: 'all is well\n'.repeat(40), check: ready('Pod', 'web-1') },
];
