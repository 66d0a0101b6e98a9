import { describe, expect, test } from 'vitest';
import type { Check, VerdictCode } from '#checker/types.ts';
import { codesOf, pod, podHeader, table, verdictOn } from '../pasted.ts';

const good = table(podHeader, pod('web-1', '1/1', 'Running'), pod('web-2', '1/1', 'Running'));
const everyPod: Check = { expect: [{ kind: 'Pod', all: true, ready: true }] };
const verdict = (text: string, check: Check = {}): VerdictCode => verdictOn(text, check).verdict;

describe('what is gone since makes a listing out of date', () => {
  test.each([
    ['a Pod deleted', '$ kubectl delete pod web-2\npod "web-2" deleted\n'],
    ['by force', '$ kubectl delete pod web-2 --force\npod "web-2" force deleted\n'],
    ['evicted', '$ kubectl drain n1\npod/web-2 evicted\n'],
    ['another Pod', '$ kubectl delete pod x\npod "x" deleted\n'],
    ['its owner deleted', '$ kubectl delete deploy web\ndeployment.apps "web" deleted\n'],
    [
      'its owner restarted',
      '$ kubectl rollout restart deploy/web\ndeployment.apps/web restarted\n',
    ],
  ])('%s', (_, since) => {
    const judged = verdictOn(`$ kubectl get pods\n${good}${since}`, everyPod);
    expect([judged.verdict, codesOf(judged)]).toEqual(['waiting', ['listing-outdated']]);
    expect(verdict(`$ kubectl get pods\n${good}${since}$ kubectl get pods\n${good}`)).toBe('met');
  });

  test.each([
    ['deleted by a command that printed nothing', '$ kubectl delete pod web-2\n'],
    ['what a file holds deleted', '$ kubectl delete -f web.yaml\n'],
    ['deleted, and said to be no dry run', '$ kubectl delete pod web-2 --dry-run=none\n'],
    ['all of them deleted', '$ kubectl delete pods --all --wait=false\n$ \n'],
    [
      'its owner scaled by a command that printed nothing',
      '$ kubectl scale deploy/web --replicas=3\n',
    ],
    [
      'its owner scaled, then something else',
      '$ kubectl scale deploy web --replicas=3\n$ date\nMon\n',
    ],
  ])('%s', (_, since) => {
    const judged = verdictOn(`$ kubectl get pods\n${good}${since}`, everyPod);
    expect([judged.verdict, codesOf(judged)]).toEqual(['waiting', ['listing-followed']]);
    expect(verdict(`$ kubectl get pods\n${good}${since}$ kubectl get pods\n${good}`)).toBe('met');
  });

  test.each(['kubectl delete -f web.yaml', 'kubectl delete pods --all'])(
    'what was typed is told: %s',
    (since) => {
      const { findings } = verdictOn(`$ kubectl get pods\n${good}$ ${since}\n`, everyPod);
      expect(findings[0]?.params).toEqual({ command: since });
    },
  );

  test.each([
    'kubectl delete pod web-2 --dry-run=client',
    'kubectl delete -f web.yaml --dry-run=server',
    'kubectl delete pod web-2 -n other',
    'kubectl delete svc web',
    'kubectl delete pod web-3\nError from server (NotFound): pods "web-3" not found',
  ])('a command that changes nothing of it does not: %s', (since) => {
    const kept = `$ kubectl get pods\n${good}$ ${since}\n`;
    expect(codesOf(verdictOn(kept, everyPod))).not.toContainEqual(
      expect.stringMatching(/^listing-(?:outdated|followed)$/),
    );
  });

  test('a Pod that left its node may be of any namespace: kubectl names none', () => {
    const since = '$ kubectl drain n1\nnode/n1 cordoned\npod/web-2 evicted\nnode/n1 drained\n';
    expect(verdict(`$ kubectl get pods -n demo\n${good}${since}`, everyPod)).toBe('waiting');
    expect(verdict(`$ kubectl get pods -n demo\n${good}pod/web-2 evicted\n`, everyPod)).toBe(
      'waiting',
    );
  });

  test('in another namespace it does not', () => {
    const since = '$ kubectl delete pod web-2 -n other\npod "web-2" deleted\n';
    expect(verdict(`$ kubectl get pods\n${good}${since}`, everyPod)).toBe('met');
  });

  test('a check that names another Pod is not concerned', () => {
    const since = '$ kubectl delete pod web-2\npod "web-2" deleted\n';
    const named: Check = { expect: [{ kind: 'Pod', name: 'web-1', ready: true }] };
    expect(verdict(`$ kubectl get pods\n${good}${since}`, named)).toBe('met');
  });
});

/** Commands that change what was listed, and print nothing or in words of their own. */
const changes = [
  'kubectl -n default delete pod web-2',
  'kubectl --namespace=default delete pods --all',
  'kubectl delete namespace default',
  'kubectl --context kind delete pods --all',
  'KUBECONFIG=b kubectl delete pods --all',
  'env KUBECONFIG=b kubectl delete pods --all',
  'kubectl apply -f web.yaml',
  'kubectl apply -k .',
  'kubectl replace --force -f web.yaml',
  'kubectl patch deploy web -p "{}"',
  'kubectl set image deploy/web web=web:2',
  'kubectl rollout undo deploy/web',
  'kubectl drain n1 --ignore-daemonsets',
  'kubectl taint nodes n1 a=b:NoExecute',
  'kubectl get pods -o name | xargs kubectl delete',
  "kubectl get pods --no-headers | awk '{print $1}' | xargs -n1 kubectl delete pod",
  'kubectl delete $(kubectl get pods -o name)',
  'echo web-2 | xargs -I{} kubectl delete pod {}',
  'cat web.yaml | kubectl apply -f -',
  'kustomize build . | kubectl apply -f -',
  'helm template web | kubectl delete -f -',
  'kubectl kustomize . | kubectl apply -f -',
  'kubectl get pods -o yaml | sed s/a/b/ | kubectl replace -f -',
  'k delete pod web-2',
  'oc delete pod web-2',
  'sudo -E kubectl delete pod web-2',
  'clear; kubectl delete pods --all',
  'cd /tmp && kubectl delete pods --all',
  'true || kubectl delete pods --all',
  'for p in web-1 web-2; do kubectl delete pod $p; done',
  'while read p; do kubectl delete pod $p; done < list',
  'if true; then kubectl delete pods --all; fi',
  'bash -c "kubectl delete pods --all"',
  'nohup kubectl delete pods --all',
  'timeout 5 kubectl delete pods --all',
  'command kubectl delete pods --all',
  'eval kubectl delete pods --all',
  'watch kubectl delete pods --all',
  'ssh cp kubectl delete pods --all',
  'docker exec cp kubectl delete pods --all',
  'microk8s kubectl delete pods --all',
  'minikube kubectl -- delete pods --all',
  'kubectl delete pods --all > /dev/null 2>&1',
  'git pull && kubectl delete pods --all',
  'git pull; kubectl rollout restart deploy/web',
  'grep -q x f && kubectl delete pod web-2',
  'kubectl delete pods --all --dry-run=client; kubectl delete pods --all',
  'kubectl delete --help; kubectl delete pods --all',
  'kubectl delete pods --all # not --dry-run',
  'kubectl create deploy web --image=x --dry-run=client -o yaml | kubectl delete -f -',
  'kubectl create deploy web --image=x --dry-run=client -o yaml | kubectl replace --force -f -',
  'kubectl --cache-dir /tmp delete pods --all',
  'kubectl edit deploy web',
  'KUBE_EDITOR=nano kubectl -n default edit deployment/web',
  'kubectl exec web-1 -- kill 1',
  "kubectl exec -it web-1 -- sh -c 'kill 1'",
  'kubectl exec web-1 -- nginx -s stop',
];

/** What nobody knows may do anything. */
const unknown = [
  './break.sh',
  'bash break.sh',
  'make chaos',
  'kdp web-1',
  'kubectl node-shell edge-1',
  'istioctl install -y',
  'ansible-playbook site.yml',
  'sudo k3s-killall.sh',
  'killall kubelet',
  'aws ec2 terminate-instances --instance-ids i-0abc',
  'gcloud container clusters resize lab --num-nodes 1',
  'curl -X DELETE http://localhost:8001/api/v1/namespaces/default/pods/web-1',
  'curl -sfL https://get.example.org | sh -',
  'sudo mv /etc/kubernetes/manifests/kube-scheduler.yaml /srv/',
  'echo broken > /etc/cni/net.d/10-calico.conflist',
  'cd chaos && ./break.sh',
  'echo $(./break.sh)',
  'time ./break.sh',
  'ssh -p 22 edge-1 ./break.sh',
  'bash -c "cd /tmp; ./break.sh"',
  './break.sh\n./break.sh: line 3: foo: command not found',
];

/** Tools of others that end or change what runs. */
const changesOfOthers = [
  'helm uninstall web',
  'helm -n default delete web',
  'helm upgrade web . --set a=b',
  'helm rollback web 1',
  'helm ls -q | xargs -n1 helm uninstall',
  'docker kill kind-worker',
  'docker stop kind-worker',
  'docker rm -f kind-worker',
  'docker container stop kind-worker',
  'docker exec kind-worker systemctl stop kubelet',
  'podman pause kind-worker',
  'kind delete cluster',
  'minikube stop',
  'minikube node delete m02',
  'eksctl scale nodegroup --cluster lab --name a --nodes 0',
  'sudo kubeadm reset -f',
  'ssh kind-worker sudo systemctl restart kubelet',
  'ssh kind-worker sudo reboot',
];

describe('a change that was typed below a listing makes it out of date', () => {
  test.each(changes)('%s', (change) => {
    for (const typed of [
      `$ kubectl get pods\n${good}$ ${change}\n`,
      `a@h:~$ kubectl get pods\n${good}a@h:~$ ${change}\na@h:~$ \n`,
      `kubectl get pods\n${good}${change}\n`,
    ]) {
      const judged = verdictOn(typed, everyPod);
      expect([judged.verdict, codesOf(judged)], typed).toEqual(['waiting', ['listing-followed']]);
      expect(verdict(typed), typed).toBe('waiting');
      expect(verdict(`${typed}$ kubectl get pods\n${good}`, everyPod), typed).toBe('met');
    }
  });

  test.each(changesOfOthers)('%s', (change) => {
    const typed = `a@h:~$ kubectl get pods\n${good}a@h:~$ ${change}\n`;
    const judged = verdictOn(typed, everyPod);
    expect([judged.verdict, codesOf(judged)]).toEqual(['waiting', ['listing-followed']]);
    expect(verdict(`${typed}a@h:~$ kubectl get pods\n${good}`, everyPod)).toBe('met');
  });

  test.each(unknown)('nobody knows what it does: %s', (since) => {
    expect(verdict(`$ kubectl get pods\n${good}$ ${since}\n$ \n`)).toBe('waiting');
    // One that is asked for by name may have changed too.
    const named: Check = { expect: [{ kind: 'Pod', name: 'web-1', ready: true }] };
    expect(verdict(`$ kubectl get pods\n${good}$ ${since}\n$ \n`, named)).toBe('waiting');
    expect(verdict(`$ ${since}\n$ kubectl get pods\n${good}`, named)).toBe('met');
  });

  test.each([...changes, ...unknown, '> /etc/kubernetes/manifests/etcd.yaml'])(
    'also where the prompt of root is a bare sign: %s',
    (since) => {
      expect(verdict(`# kubectl get pods\n${good}# ${since}\n# \n`)).toBe('waiting');
      expect(verdict(`# kubectl get pods\n${good}# ls\n# ${since}\n`)).toBe('waiting');
    },
  );

  test.each([
    '# Now we delete them',
    '# 现在删除它们',
    '# ls -l',
    '# kubectl describe pod web-1',
    '## rm',
  ])('a sentence behind such a sign changes nothing: %s', (since) => {
    expect(verdict(`# kubectl get pods\n${good}${since}\n`)).toBe('met');
  });

  test('and no comment does, in a script that was pasted with what it printed', () => {
    const script = `# kubectl get pods\n$ kubectl get pods\n${good}# rm -rf all\n`;
    expect(verdict(script)).toBe('met');
    expect(verdict(`# first\nkubectl get pods\n${good}# then delete them\n`)).toBe('met');
  });

  test.each(['terraform destroy -auto-approve', 'k3d cluster delete', 'vagrant reset w1'])(
    'whatever tool it is, below a prompt: %s',
    (change) => {
      expect(verdict(`$ kubectl get pods\n${good}$ ${change}\n$ \n`)).toBe('waiting');
    },
  );

  test.each(['helm uninstall web', 'docker stop kind-worker'])(
    'also where another cluster was looked at since: %s',
    (since) => {
      const other = '$ kubectl --context b get nodes\nNAME   STATUS   ROLES    AGE   VERSION\n';
      const text = `$ kubectl get pods\n${good}$ ${since}\n${other}n1     Ready    <none>   5m    v1.36.1\n`;
      expect(verdict(text, everyPod)).toBe('waiting');
    },
  );

  test('but not where another cluster was listed since', () => {
    const again = '$ kind delete cluster\n$ kind create cluster\n$ kubectl get pods\n';
    expect(verdict(`$ kubectl get pods\n${good}${again}${good}`)).toBe('met');
  });

  test.each(changes)('but not one that stands below it: %s', (change) => {
    expect(verdict(`$ ${change}\n$ kubectl get pods\n${good}`)).toBe('met');
  });

  test.each([
    ['by an alias that was made before', 'alias k=kubectl; k delete pods --all\n'],
    ['Pods driven away', 'kubectl taint node n1 a=b:NoExecute\nnode/n1 tainted\n'],
    ['a job in the background', 'kubectl delete pods --all &\n[1] 4711\n'],
    ['a command that was ended', 'kubectl delete pods --all\n^C\n'],
    ['what another command printed', 'kubectl delete pods --all; echo done\ndone\n'],
    ['the date', 'kubectl delete pods --all && date\nMon\n'],
    ['a drain that goes on', 'kubectl drain n1\nnode/n1 cordoned\nevicting pod default/web-2\n'],
    ['what Docker answers', 'docker stop kind-worker\nkind-worker\n'],
    ['what Helm answers', 'helm uninstall web\nrelease "web" uninstalled\n'],
    ['a command over two lines', 'docker stop \\\n>   kind-worker\n'],
    ['names of what is changed', 'kubectl delete pods --all -o name\npod/web-1\npod/web-2\n'],
    [
      'that another condition is met',
      'kubectl delete pods --all >/dev/null; kubectl wait deploy/x --for=condition=Available\ndeployment.apps/x condition met\n',
    ],
  ])('%s', (_, since) => {
    expect(verdict(`$ kubectl get pods\n${good}$ ${since}`)).toBe('waiting');
  });

  test.each([
    'kubectl get pods; ./break.sh',
    'kubectl get pods && kubectl delete pods --all -o name',
  ])('in the same line, behind the listing: %s', (line) => {
    expect(verdict(`$ ${line}\n${good}`, everyPod)).toBe('waiting');
  });

  test('in the same line, before the listing, it does not', () => {
    expect(verdict(`$ ./fix.sh && kubectl get pods\n${good}`, everyPod)).toBe('met');
  });

  test('the last change counts, whether it printed something or not', () => {
    const first = '$ kubectl scale deploy/web --replicas=2\n';
    const since = '$ kubectl delete pod web-2\npod "web-2" deleted\n';
    expect(verdict(`${first}$ kubectl get pods\n${good}${since}`)).toBe('waiting');
  });

  test('Pods of the namespace that nothing names are those of "default"', () => {
    const everywhere = table(
      ['NAMESPACE', ...podHeader],
      ['default', ...pod('web-1', '1/1', 'Running')],
      ['default', ...pod('web-2', '1/1', 'Running')],
    );
    const since = '$ kubectl delete pod web-2\n';
    expect(verdict(`$ kubectl get pods -A\n${everywhere}${since}`)).toBe('waiting');
    expect(verdict(`$ kubectl get pods -A\n${everywhere}${since}pod "web-2" deleted\n`)).toBe(
      'waiting',
    );
  });
});

describe('what changes nothing of a listing leaves it as it is', () => {
  test.each([
    'kubectl apply -f web.yaml --dry-run=server',
    'kubectl delete --help',
    'kubectl rollout status deploy/web',
    'kubectl describe pod web-2',
    'kubectl logs web-2 --tail=1\nReady to accept connections',
    'kubectl diff -f web.yaml',
    'kubectl label pod web-2 a=b',
    'kubectl annotate pod web-2 a=b',
    'kubectl expose pod web-2',
    'kubectl create -f more.yaml',
    'kubectl uncordon n1',
    'kubectl auth can-i delete pods\nyes',
    'kubectl get events | grep delete\nNo resources found',
    'kubectl taint nodes n1 a=b:NoExecute-\nnode/n1 untainted',
    'kubectl taint nodes n1 a=b:NoSchedule\nnode/n1 tainted',
    "alias kd='kubectl delete'",
    'grep -r delete .',
    'git reset --hard',
    'helm list',
    'argocd app list',
    'linkerd check',
    'istioctl proxy-status',
    'cilium status',
    'flux get kustomizations',
    'python3 --version',
    'helm uninstall web --dry-run',
    'helm upgrade --help',
    'kind get clusters\nkind',
    'docker ps',
    'docker image rm web',
    'helm repo update',
    'sudo systemctl status kubelet',
    'reset',
    'docker exec web rm /tmp/x',
    'kill %1',
    'ls delete',
    'journalctl -u kubelet',
    'cat > notes <<EOF\nplease stop here\nEOF',
    'cd lab',
    'exit\nlogout',
    'kubectl apply -f web.yaml\ndeployment.apps/other unchanged',
    'kustomize build . | kubectl apply -f -\ndeployment.apps/other unchanged',
    'kubectl --context b delete pod web-2 --dry-run=client\npod "web-2" deleted (dry run)',
    '# I will delete web-2 later',
    'time sleep 3 # drain',
    'kubectl get nodes # then kubectl delete pods --all\nNo resources found',
    'cat patch\nfoo',
    'ls restart\nrestart',
    'less apply',
    'rm -f apply',
    'echo please delete the file\nplease delete the file',
    'echo kubectl delete pods --all',
    'git commit -m "kubectl delete pods"',
    'docker logs stop',
    'calicoctl get apply',
    'calicoctl apply -f p.yaml\nSuccessfully applied 1 resource(s)',
    'kubectl api-resources --verbs delete',
    'kubectl auth can-i delete pods',
    'kubectl taint nodes n1 a=b:NoSchedule --overwrite\nnode/n1 modified',
    'kubectl rollout pause deploy/web\ndeployment.apps/web paused',
    'kubectl rollout resume deploy/web\ndeployment.apps/web resumed',
    'kubectl rollout undo deploy/web\ndeployment.apps/web skipped rollback (current template already matches revision 1)',
    'kubectl exec web-1 -- cat report\ndeployment/web finished',
    'kubectl edit deploy web\nEdit cancelled, no changes made.',
    'kubectl delete pods -l a=b\nNo resources found',
    'kubectl scale deploy web --replicas=2\nerror: no objects passed to scale',
    'kubectl apply -f p.yaml\nnetworkpolicy.networking.k8s.io/deny configured',
    'kubctl get pods\nbash: kubctl: command not found',
    'gti status\nzsh: command not found: gti',
    "sl\nCommand 'sl' not found, but can be installed with:",
    './break.sh^C',
    "grep -E 'a|b' notes",
    'docker ps --format "table {{.Names}}"',
    'kubectl get pods -o json | jq ".items | length"\n2',
    'aws ec2 describe-instances',
    'curl -sI https://localhost:8443',
    'sudo cp -i /etc/kubernetes/admin.conf ~/.kube/config',
    'kill %1',
    'probe() {\n>   curl -s $1\n> }\n$ probe web',
  ])('%s', (since) => {
    const kept = `$ kubectl get pods\n${good}$ ${since}\n`;
    expect(codesOf(verdictOn(kept, everyPod))).not.toContainEqual(
      expect.stringMatching(/^listing-(?:outdated|followed)$/),
    );
  });

  test('nor does a change in another context or namespace', () => {
    for (const [listed, changed] of [
      ['--context a', '--context b'],
      ['-n a', '-n b'],
      ['-n a', ''],
    ]) {
      const kept = `$ kubectl ${listed} get pods\n${good}$ kubectl ${changed} delete pod web-2\n`;
      expect(verdict(kept), kept).toBe('met');
    }
  });
});
