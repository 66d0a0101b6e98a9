import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { kubectls, type Kubectl } from './kubectls.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { masked, terminal } from './terminal.ts';

/*
 * Real kubectl against the stand-in. What is expected was printed by kubectl 1.36.3 and a real API server for the
 * commands of our lessons.
 */

let cluster: Cluster | undefined;

/** A cluster of its own, a terminal beside it, and what a command must show there. */
async function session(kubectl: Kubectl, every = 25) {
  const own = (cluster = await startCluster({ every }));
  const run = terminal(own, kubectl);
  const shows = async (command: string, text: string | RegExp, exitCode = 0): Promise<void> => {
    const shown = await run(command);
    if (typeof text === 'string') expect(masked(shown.text), command).toBe(text);
    else expect(masked(shown.text), command).toMatch(text);
    expect(shown.exitCode, command).toBe(exitCode);
  };
  const manifest = (lesson: string, file: string, name = file): void => {
    copyFileSync(
      join(import.meta.dirname, `../../content/calico/${lesson}/manifests/${file}`),
      join(own.folder, name),
    );
  };
  return { own, run, shows, manifest };
}

afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
});

const nodes = (word: string): string =>
  `NAME STATUS ROLES AGE VERSION
calico-control-plane ${word} control-plane AGE v1.36.1
calico-worker ${word} <none> AGE v1.36.1
calico-worker2 ${word} <none> AGE v1.36.1
`;

const pods = (coredns: string, more = ''): string =>
  `NAME READY STATUS RESTARTS AGE
${more}coredns-HASH-POD ${coredns} 0 AGE
coredns-HASH-POD ${coredns} 0 AGE
etcd-calico-control-plane 1/1 Running 0 AGE
kube-apiserver-calico-control-plane 1/1 Running 0 AGE
kube-controller-manager-calico-control-plane 1/1 Running 0 AGE
kube-proxy-POD 1/1 Running 0 AGE
kube-proxy-POD 1/1 Running 0 AGE
kube-proxy-POD 1/1 Running 0 AGE
kube-scheduler-calico-control-plane 1/1 Running 0 AGE
`;

const daemonSet = (ready: number): string =>
  `NAME DESIRED CURRENT READY UP-TO-DATE AVAILABLE NODE SELECTOR AGE
calico-node 3 3 ${String(ready)} 3 ${String(ready)} kubernetes.io/os=linux AGE
`;

const calicoNodes = (cells: string): string => `calico-node-POD ${cells} 0 AGE\n`.repeat(3);

describe.each(kubectls)('kubectl $version', (kubectl) => {
  it('sees a cluster without a network, and how Calico brings one', async () => {
    const { own, shows, manifest } = await session(kubectl, 0);
    own.settle();
    await shows('kubectl get nodes', nodes('NotReady'));
    await shows(
      `kubectl get nodes --output=jsonpath='{.items[0].status.conditions[?(@.type=="Ready")].message}{"\\n"}'`,
      'container runtime network not ready: NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized\n',
    );
    await shows('kubectl get pods --namespace=kube-system', pods('0/1 Pending'));
    const daemon = 'kubectl get daemonset calico-node --namespace=kube-system';
    const missing = 'Error from server (NotFound): daemonsets.apps "calico-node" not found\n';
    await shows(daemon, missing, 1);
    manifest('install-from-manifest', 'calico-node.yaml', 'calico.yaml');
    await shows('kubectl apply -f calico.yaml', 'daemonset.apps/calico-node created\n');
    await shows('kubectl apply -f calico.yaml', 'daemonset.apps/calico-node unchanged\n');
    own.step(2);
    await shows(
      'kubectl get pods --namespace=kube-system',
      pods('0/1 Pending', calicoNodes('0/1 Init:0/3')),
    );
    own.step(2);
    await shows(
      'kubectl get pods --namespace=kube-system',
      pods('0/1 Pending', calicoNodes('0/1 Init:2/3')),
    );
    await shows(daemon, daemonSet(0));
    own.settle();
    await shows(daemon, daemonSet(3));
    await shows('kubectl get nodes', nodes('Ready'));
    await shows(
      'kubectl get pods --namespace=kube-system',
      pods('1/1 Running', calicoNodes('1/1 Running')),
    );
  });

  it('makes, moves, evicts and removes Pods as the lesson on taints does', async () => {
    const { own, run, shows, manifest } = await session(kubectl);
    const where = async (app: string): Promise<readonly string[]> => {
      const columns = 'custom-columns=STATUS:.status.phase,NODE:.spec.nodeName';
      const { text } = await run(
        `kubectl get pods -n taint-lab -l app=${app} --no-headers -o ${columns}`,
      );
      return [...new Set(text.trim().split('\n').map(masked))].toSorted();
    };
    manifest('install-from-manifest', 'calico-node.yaml', 'calico.yaml');
    manifest('taints-and-tolerations', 'taint-lab.yaml');
    await run('kubectl apply -f calico.yaml');
    await shows(
      'kubectl wait --for=condition=Ready nodes --all --timeout=8s',
      'node/calico-control-plane condition met\nnode/calico-worker condition met\nnode/calico-worker2 condition met\n',
    );
    await shows(
      'kubectl get deployments --namespace=taint-lab',
      'No resources found in taint-lab namespace.\n',
    );
    await shows('kubectl create namespace taint-lab', 'namespace/taint-lab created\n');
    await shows(
      'kubectl create namespace taint-lab',
      'Error from server (AlreadyExists): namespaces "taint-lab" already exists\n',
      1,
    );
    await shows(
      'kubectl apply -f taint-lab.yaml',
      'deployment.apps/plain created\ndeployment.apps/tolerant created\n',
    );
    await shows(
      'kubectl rollout status deployment/plain --namespace=taint-lab --timeout=8s',
      /deployment "plain" successfully rolled out\n$/,
    );
    await run('kubectl rollout status deployment/tolerant --namespace=taint-lab --timeout=8s');
    await shows(
      'kubectl get deployments --namespace=taint-lab',
      'NAME READY UP-TO-DATE AVAILABLE AGE\nplain 4/4 4 4 AGE\ntolerant 4/4 4 4 AGE\n',
    );
    expect(await where('plain')).toEqual(['Running calico-worker', 'Running calico-worker2']);

    await shows('kubectl taint nodes calico-worker lab-', 'error: taint "lab" not found\n', 1);
    const taint = 'kubectl taint nodes calico-worker lab=calico:NoSchedule';
    await shows(taint, 'node/calico-worker tainted\n');
    await shows(
      taint,
      'error: node calico-worker already has lab taint(s) with same effect(s) and --overwrite is false\n',
      1,
    );
    await shows(
      "kubectl get nodes --output='custom-columns=NAME:.metadata.name,KEY:.spec.taints[*].key,EFFECT:.spec.taints[*].effect'",
      'NAME KEY EFFECT\ncalico-control-plane node-role.kubernetes.io/control-plane NoSchedule\ncalico-worker lab NoSchedule\ncalico-worker2 <none> <none>\n',
    );
    await shows(
      'kubectl rollout restart deployment plain tolerant --namespace=taint-lab',
      'deployment.apps/plain restarted\ndeployment.apps/tolerant restarted\n',
    );
    await shows(
      'kubectl rollout status deployment/plain --namespace=taint-lab --timeout=8s',
      /^(?:Waiting for deployment "plain" rollout to finish: .+\.\.\.\n)*deployment "plain" successfully rolled out\n$/,
    );
    await run('kubectl rollout status deployment/tolerant --namespace=taint-lab --timeout=8s');
    expect(await where('plain')).toEqual(['Running calico-worker2']);
    expect(await where('tolerant')).toEqual(['Running calico-worker', 'Running calico-worker2']);

    await shows('kubectl taint nodes calico-worker lab-', 'node/calico-worker untainted\n');
    await shows(
      'kubectl taint nodes calico-worker2 lab=calico:NoExecute',
      'node/calico-worker2 tainted\n',
    );
    await expect.poll(() => where('plain')).toEqual(['Running calico-worker']);
    expect(await where('tolerant')).toContain('Running calico-worker2');
    await shows(
      'kubectl get daemonset --all-namespaces --field-selector=metadata.name=calico-node',
      /^kube-system calico-node 3 3 3 3 3 kubernetes.io\/os=linux AGE$/m,
    );
    await shows(
      'kubectl describe pods --namespace=taint-lab',
      /^Controlled By: ReplicaSet\/plain-/m,
    );
    await shows('kubectl delete namespace taint-lab', 'namespace "taint-lab" deleted\n');
    expect(own.store.list('pods', 'taint-lab')).toEqual([]);
  });

  it('labels, scales, undoes, applies on the server, and streams what changes', async () => {
    const { run, shows, manifest } = await session(kubectl);
    manifest('install-from-manifest', 'calico-node.yaml', 'calico.yaml');
    manifest('labels-and-annotations', 'web.yaml');
    const watched = run('kubectl get node calico-worker -w', { timeout: 2000 });
    await run('kubectl apply -f calico.yaml');
    await shows('kubectl label node calico-worker2 disk=ssd', 'node/calico-worker2 labeled\n');
    await shows(
      'kubectl get nodes --selector=disk=ssd --label-columns=disk --no-headers',
      /^calico-worker2 \w+ <none> AGE v1\.36\.1 ssd\n$/,
    );
    await shows(
      'kubectl apply --server-side -f web.yaml',
      'deployment.apps/web serverside-applied\nservice/web serverside-applied\n',
    );
    await shows(
      'kubectl apply --server-side --field-manager=other -f <(sed s/nginx:1.28/nginx:1.29/ web.yaml)',
      /conflict with "kubectl"/,
      1,
    );
    await run('kubectl rollout status deployment/web --timeout=8s');
    await shows('kubectl scale deployment/web --replicas=3', 'deployment.apps/web scaled\n');
    await run('kubectl rollout status deployment/web --timeout=8s');
    await shows('kubectl get deployment web --no-headers', 'web 3/3 3 3 AGE\n');
    await shows('kubectl get endpoints web', /:80,.+:80,.+:80/);
    await shows('kubectl set image deployment/web web=nginx:1-nope', /image updated/);
    await shows(
      'kubectl rollout status deployment/web --timeout=1s',
      /error: timed out waiting for the condition/,
      1,
    );
    await shows(
      'kubectl get pods -l app=web',
      /^web-HASH-POD 0\/1 (?:ImagePullBackOff|ErrImagePull) 0 AGE$/m,
    );
    await shows('kubectl rollout undo deployment/web', /rolled back/);
    await run('kubectl rollout status deployment/web --timeout=8s');
    await shows(
      "kubectl get deployment web -o jsonpath='{.spec.template.spec.containers[0].image}'",
      'nginx:1.28',
    );
    await shows(
      'kubectl delete -f web.yaml',
      /^deployment.apps "web" deleted(?: from default namespace)?\nservice "web" deleted/,
    );
    await shows('kubectl get nope', 'error: the server doesn\'t have a resource type "nope"\n', 1);
    await shows('kubectl auth can-i get pods', 'yes\n');
    const { text } = await watched;
    expect(masked(text)).toContain('calico-worker NotReady <none> AGE v1.36.1\n');
    expect(masked(text)).toMatch(/^calico-worker Ready <none> AGE v1\.36\.1$/m);
  });

  it('says what is wrong where the server refuses, fails, or is not there', async () => {
    const { own, run } = await session(kubectl, 0);
    own.be('refuses credentials');
    expect((await run('kubectl get nodes')).text).toContain(
      'error: You must be logged in to the server',
    );
    own.be('forbids');
    expect((await run('kubectl get nodes')).text).toContain('Error from server (Forbidden)');
    own.be('hangs');
    const slow = await run('kubectl get nodes --request-timeout=1s');
    expect(slow.text).toMatch(/timed? ?out|deadline exceeded|request canceled/i);
    own.be('answers');
    expect((await run('kubectl get nodes')).exitCode).toBe(0);
  });
});
