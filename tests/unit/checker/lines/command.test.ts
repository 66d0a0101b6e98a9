import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCommand, parseCommands } from '#checker/lines/command.ts';

describe('a typed kubectl command says what was asked for', () => {
  test.each([
    ['kubectl get pods', { verb: 'get', kinds: ['Pod'], whole: true }],
    ['kubectl get po,svc -A', { kinds: ['Pod', 'Service'], allNamespaces: true }],
    [
      'kubectl get ds/calico-node deploy/web -n web',
      { kinds: ['DaemonSet', 'Deployment'], namespace: 'web', whole: false },
    ],
    [
      'kubectl -n kube-system get ds calico-node',
      { objects: [{ kind: 'DaemonSet', name: 'calico-node' }], namespace: 'kube-system' },
    ],
    [
      'kubectl get daemonset.apps/calico-node --namespace=web',
      { kinds: ['DaemonSet'], namespace: 'web' },
    ],
    ['kubectl get deployments.v1.apps -nweb', { kinds: ['Deployment'], namespace: 'web' }],
    ['kubectl get pods -Ao wide', { allNamespaces: true, output: 'wide' }],
    ['kubectl get pods -owide', { output: 'wide' }],
    ['kubectl get pods --output=json', { output: 'json' }],
    [
      'kubectl get pods -o custom-columns=NAME:.metadata.name,Phase:.status.phase',
      { output: 'custom-columns', customColumns: ['NAME', 'Phase'] },
    ],
    ["kubectl get pods -o jsonpath='{.items[*].status}'", { output: 'jsonpath' }],
    ['kubectl get pods -l app=web', { selector: 'app=web', whole: false }],
    [
      'kubectl get pods --field-selector status.phase=Running',
      { fieldSelector: 'status.phase=Running', whole: false },
    ],
    [
      'kubectl get pods -L k8s-app,kubernetes.io/arch --no-headers',
      { labelColumns: ['K8S-APP', 'ARCH'], noHeaders: true },
    ],
    ['kubectl get pods --show-labels -w', { showLabels: true, watch: true }],
    ['kubectl get pods | grep web', { filtered: true, whole: false }],
    ['kubectl get pods | (read h; echo "$h"; grep Running)', { filtered: true, whole: false }],
    ['kubectl get pods | tee out.txt', { filtered: false, whole: true }],
    ['kubectl get pods 2>/dev/null', { kinds: ['Pod'], objects: [] }],
    ['kubectl get all', { kinds: ['all'] }],
    ['kubectl rollout status ds/x --timeout=1s', { verb: 'rollout status', kinds: ['DaemonSet'] }],
    ['kubectl --context kind-a get nodes', { verb: 'get', kinds: ['Node'] }],
    ['k get no', { kinds: ['Node'] }],
    ['oc get pods -n x', { kinds: ['Pod'], namespace: 'x' }],
    ['minikube kubectl -- get pods -A', { kinds: ['Pod'], allNamespaces: true }],
    ['sudo microk8s kubectl get ns', { kinds: ['Namespace'] }],
    ['KUBECONFIG=/etc/x.conf kubectl get ns', { kinds: ['Namespace'] }],
    ['watch -n 1 kubectl get ds', { kinds: ['DaemonSet'] }],
    ["watch 'kubectl get ds -n web'", { kinds: ['DaemonSet'], namespace: 'web' }],
    ['kgp -n web', { verb: 'get', kinds: ['Pod'], namespace: 'web' }],
    ['kgno', { kinds: ['Node'] }],
    ['/usr/local/bin/kubectl get ep', { kinds: ['Endpoints'] }],
    ['kubectl get tigerastatus', { kinds: ['TigeraStatus'] }],
    ['kubectl get buckets', { kinds: ['buckets'] }],
    [
      'kubectl get networkpolicies.crd.projectcalico.org',
      { kinds: ['networkpolicies.crd.projectcalico.org'] },
    ],
    ['kubectl events -n web', { verb: 'events', kinds: ['Event'] }],
    ['kubectl get pods # all of them', { objects: [] }],
    ['docker exec cp kubectl get nodes', { verb: 'get', kinds: ['Node'], whole: true }],
    ['docker exec -it cp kubectl get nodes -n a', { kinds: ['Node'], namespace: 'a' }],
    ['docker exec cp kubectl get nodes | grep -v NotReady', { filtered: true, whole: false }],
    ["docker exec cp sh -c 'kubectl get ds | head -3'", { kinds: ['DaemonSet'], filtered: true }],
    ['ssh -i key ubuntu@h kubectl get nodes', { kinds: ['Node'], filtered: false }],
    ['ssh h kubectl get nodes \\| grep -v NotReady', { kinds: ['Node'], filtered: true }],
    ["ssh h 'kubectl get nodes | grep -v NotReady'", { kinds: ['Node'], filtered: true }],
    ['minikube ssh -- sudo kubectl get pods', { kinds: ['Pod'], whole: true }],
    ['bash -c "kubectl get pods | grep 1/1"', { kinds: ['Pod'], filtered: true }],
    ['sudo -u root kubectl get pods', { kinds: ['Pod'], whole: true }],
    ['timeout 5 kubectl get pods -w', { kinds: ['Pod'], watch: true }],
    ["watch 'kubectl get pods | grep web'", { kinds: ['Pod'], filtered: true }],
    ['$K get pods | grep web', { kinds: ['Pod'], filtered: true }],
    ['k=kubectl; $k get pods', { kinds: ['Pod'], whole: true }],
    ['grep web <(kubectl get pods)', { kinds: ['Pod'], filtered: true }],
    ['echo $(kubectl get pods)', { kinds: ['Pod'], filtered: true }],
    ['kubectl get pods > all.txt', { kinds: ['Pod'], filtered: true }],
    ['kubectl get pods > all.txt; grep 1/1 all.txt', { verb: 'get', filtered: true }],
    ['kubectl get pods 2>&1', { kinds: ['Pod'], filtered: false }],
    ['kubectl get pods 2>&1 | grep web', { kinds: ['Pod'], filtered: true }],
    ['kubectl get pods &> all.txt', { kinds: ['Pod'], filtered: true }],
    ['(kubectl get pods)', { kinds: ['Pod'], filtered: false }],
    ['ls | grep web', { verb: '', filtered: true }],
    ['ls -l', { verb: '' }],
    ['', { verb: '' }],
  ])('%s', (line, expected) => {
    expect(parseCommand(line)).toMatchObject(expected);
  });

  test('several commands on one line are several commands', () => {
    expect(
      parseCommands('kubectl get ds -n a; kubectl get nodes && kubectl get ns').map(
        ({ kinds }) => kinds,
      ),
    ).toEqual([['DaemonSet'], ['Node'], ['Namespace']]);
  });

  test('so are those of several lines, each with its own flags', () => {
    const typed = [
      'kubectl apply -f - -n a',
      'kubectl scale deploy web --replicas=2',
      'watch -n 5 kubectl get hpa web',
    ].join('\n');
    expect(parseCommands(typed).map(({ verb, namespace }) => [verb, namespace])).toEqual([
      ['apply', 'a'],
      ['scale', undefined],
      ['get', undefined],
    ]);
  });

  test('a line goes on behind a pipe, and not behind one in quotes', () => {
    const verbs = (typed: string): string[] => parseCommands(typed).map(({ verb }) => verb);
    expect(verbs("echo '|'\nkubectl delete pod web")).toEqual(['', 'delete']);
    expect(verbs('kubectl get pods |\nkubectl delete pod web')).toEqual(['get']);
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (line) => parseCommands(`kubectl ${line}`).length >= 0));
  });
});
