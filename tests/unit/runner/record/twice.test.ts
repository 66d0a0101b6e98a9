import { expect, test } from 'vitest';
import { compare } from '#runner/compare/compare.ts';
import { inTextOrder } from '#model/prove/marks-in-order.ts';
import { marksOf } from '#model/prove/outputs.ts';
import { guessDiffers } from '#runner/record/guess-differs.ts';

/* What kubectl prints besides tables, twice of the same state: the first is recorded, the second gives no difference. */

const described = (
  [pod, uid, ip]: readonly [string, string, string],
  time: string,
  ages: readonly string[],
) => `Name:             web-${pod}
Namespace:        default
Node:             worker/172.18.0.3
Start Time:       Mon, 23 Nov 2026 ${time} +0000
Labels:           app=web
                  pod-template-hash=${pod.split('-', 1)[0] ?? ''}
Status:           Running
IP:               ${ip}
Controlled By:  ReplicaSet/web-${pod.split('-', 1)[0] ?? ''}
Containers:
  web:
    Container ID:   containerd://${uid.repeat(16)}
    Image:          nginx:1.29
    Image ID:       docker.io/library/nginx@sha256:${'d5f28ef2'.repeat(8)}
    State:          Running
      Started:      Mon, 23 Nov 2026 ${time} +0000
    Ready:          True
    Restart Count:  0
    Mounts:
      /var/run/secrets/kubernetes.io/serviceaccount from kube-api-access-${pod.slice(-5)} (ro)
Volumes:
  kube-api-access-${pod.slice(-5)}:
    Type:                    Projected (a volume that contains injected data from multiple sources)
Events:
  Type     Reason     Age${' '.repeat(Math.max(...ages.map((age) => age.length)) - 3 + 2)}From               Message
  ----     ------     ----${' '.repeat(Math.max(...ages.map((age) => age.length)) - 4 + 2)}----               -------
${ages
  .map((age, index) => {
    const width = Math.max(...ages.map((each) => each.length)) + 2;
    return index === 0
      ? `  Normal   Scheduled  ${age.padEnd(width)}default-scheduler  Successfully assigned default/web-${pod} to worker`
      : `  Warning  BackOff    ${age.padEnd(width)}kubelet            Back-off restarting failed container web in pod web-${pod}`;
  })
  .join('\n')}
`;

const eventsOf = (pod: string, ages: readonly string[]) =>
  `LAST SEEN              TYPE      REASON      OBJECT                     MESSAGE
${ages.map((age) => `${age.padEnd(23)}Warning   BackOff     Pod/web-${pod}   Back-off restarting failed container web in pod web-${pod}`).join('\n')}
`;

test.each([
  [
    'kubectl describe pod',
    described(['5d4f8c7b9f-x2x4z', '1f2e', '10.244.1.7'], '20:41:51', ['38s', '5s (x2 over 9s)']),
    described(['6bcd5f7d8c-zzk5g', 'a09b', '10.244.2.19'], '09:03:02', ['2m', '31s (x14 over 2m)']),
  ],
  [
    'kubectl events',
    eventsOf('5d4f8c7b9f-x2x4z', ['5s (x2 over 9s)', '12s']),
    eventsOf('6bcd5f7d8c-zzk5g', ['3m (x21 over 8m)', '9m']),
  ],
  [
    'kubectl cluster-info',
    'Kubernetes control plane is running at https://127.0.0.1:34889\nCoreDNS is running at https://127.0.0.1:34889/api/v1/namespaces/kube-system/services/kube-dns:dns/proxy\n',
    'Kubernetes control plane is running at https://127.0.0.1:41257\nCoreDNS is running at https://127.0.0.1:41257/api/v1/namespaces/kube-system/services/kube-dns:dns/proxy\n',
  ],
  [
    'kubectl delete pod -l app=web',
    'pod "web-5d4f8c7b9f-x2x4z" deleted from default namespace\n',
    'pod "web-6bcd5f7d8c-zzk5g" deleted from default namespace\n',
  ],
  [
    'kubectl get pods -o wide',
    `NAME                   READY   STATUS    RESTARTS   AGE   IP           NODE
web-5d4f8c7b9f-x2x4z   1/1     Running   0          9s    10.244.1.7   kind-worker
web-5d4f8c7b9f-zj6tq   1/1     Running   0          9s    10.244.2.4   kind-worker2
`,
    `NAME                   READY   STATUS    RESTARTS   AGE   IP           NODE
web-6bcd5f7d8c-4k2vr   1/1     Running   0          3s    10.244.2.9   kind-worker2
web-6bcd5f7d8c-zzk5g   1/1     Running   0          3s    10.244.2.8   kind-worker2
`,
  ],
  [
    'kubectl get service web',
    'NAME   TYPE       CLUSTER-IP     EXTERNAL-IP   PORT(S)        AGE\nweb    NodePort   10.96.145.12   <none>        80:31742/TCP   4s\n',
    'NAME   TYPE       CLUSTER-IP    EXTERNAL-IP   PORT(S)        AGE\nweb    NodePort   10.96.8.201   <none>        80:30015/TCP   2m\n',
  ],
  [
    'kubectl describe service web',
    'Name:                     web\nNodePort:                 <unset>  31742/TCP\nEndpoints:                10.244.1.7:80\n',
    'Name:                     web\nNodePort:                 <unset>  30015/TCP\nEndpoints:                10.244.2.9:80\n',
  ],
  [
    'kubectl get cronjob tick',
    'NAME   SCHEDULE    TIMEZONE   SUSPEND   ACTIVE   LAST SCHEDULE   AGE\ntick   * * * * *   <none>     False     0        12s             3m\n',
    'NAME   SCHEDULE    TIMEZONE   SUSPEND   ACTIVE   LAST SCHEDULE   AGE\ntick   * * * * *   <none>     False     0        48s             9m\n',
  ],
  ['date', 'running: Mon Nov 23 20:20:16 UTC 2026\n', 'running: Tue Dec  1 08:00:01 UTC 2026\n'],
  [
    'kubectl get pod web -o yaml',
    'metadata:\n  creationTimestamp: "2026-11-23T20:20:16Z"\n  resourceVersion: "1147"\n  uid: 1db437da-111a-4d62-a970-3513ea6644b1\n',
    'metadata:\n  creationTimestamp: "2026-12-01T08:00:01Z"\n  resourceVersion: "53"\n  uid: 0c2a4f6e-22bb-4e11-9f00-aa64f3b1d2c3\n',
  ],
  [
    'kubectl get pod web -o json',
    '{\n    "resourceVersion": "1147",\n    "generation": 2\n}\n',
    '{\n    "resourceVersion": "20931",\n    "generation": 2\n}\n',
  ],
])('a second %s gives no difference, and another fact does', (command, first, second) => {
  const found = guessDiffers(first, command).map((each) => marksOf(first, command, each));
  const marks = inTextOrder(found.flatMap((each) => (each.ok ? each.marks : [])));
  const { lines } = compare({ text: first, marks }, second, command);
  expect(lines.filter(({ is }) => is !== 'same')).toEqual([]);
  const other = second.replace(
    /Warning|Running|running|deleted|UTC|metadata|generation|80|False/,
    'Other',
  );
  expect(compare({ text: first, marks }, other, command).isSame).toBe(false);
});

test.each([
  'Server Version: v1.36.1',
  'nginx@sha256:d5f28ef21aabddd098f3dbc21fe5b7a7d7a184720bc07da0b6c9b9820e97f25e',
  'endpoints: 10.96.0.10:53 is a fact, and so is http://127.0.0.1:8080',
  'web-2048 http-https kube-proxy web-nginx-2 calico-node-bgp',
  'Limits: 5s, 30m and 2h',
])('of %j only an address is a guess', (text) => {
  expect(guessDiffers(`${text}\n`, 'x').filter(({ why }) => why !== 'address')).toEqual([]);
});
