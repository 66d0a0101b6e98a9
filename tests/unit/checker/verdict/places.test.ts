import { describe, expect, test } from 'vitest';
import type { Check, VerdictCode } from '#checker/types.ts';
import { deploymentHeader, pod, podHeader, table, verdictOn } from '../pasted.ts';

const bad = table(podHeader, pod('web-1', '1/1', 'Running'), pod('web-2', '0/1', 'Error', '4'));
const good = table(podHeader, pod('web-1', '1/1', 'Running'), pod('web-2', '1/1', 'Running'));
const deployments = (...rows: string[][]) => table(deploymentHeader, ...rows);
const everyPod: Check = { expect: [{ kind: 'Pod', all: true, ready: true }] };
const verdict = (text: string, check: Check = {}): VerdictCode => verdictOn(text, check).verdict;

describe('a later listing replaces an earlier one only in the same place', () => {
  const twice = (between: string, first = '', then = first) =>
    `$ kubectl ${first} get pods\n${bad}${between}$ kubectl ${then} get pods\n${good}`;

  test('the very same command, run again', () => {
    expect(verdict(twice(''))).toBe('met');
    expect(verdict(twice('$ sleep 20\n'))).toBe('met');
    expect(verdict(twice('$ kubectl apply -f web.yaml\npod/web-2 configured\n'))).toBe('met');
  });

  test.each([
    ['another context', '--context a', '--context b'],
    ['another kubeconfig', '--kubeconfig a', '--kubeconfig b'],
    ['another server', '--server=https://a', '--server=https://b'],
    ['another user', '', '--as=system:serviceaccount:a:b'],
    ['another namespace', '-n a', '-n b'],
  ])('not by %s', (_, first, then) => {
    expect(verdict(twice('', first, then))).toBe('failed');
    expect(verdict(twice('', first, then), everyPod)).toBe('failed');
  });

  test.each([
    '$ kubectl config use-context b\nSwitched to context "b".\n',
    '$ kubectl config set-context --current --namespace=other\nContext "kind" modified.\n',
    '$ kubectl config set-context --current --cluster=b\nContext "kind" modified.\n',
    '$ kubens other\nActive namespace is "other".\n',
    '$ kubens -\nActive namespace is "default".\n',
    '$ oc project other\n',
    '$ kubectx b\n',
    '$ kctx b\n',
    '$ switch b\n',
    '$ kns other\n',
    '$ clusterctl get kubeconfig b > ~/.kube/config\n',
    '$ kubectx -\n',
    '$ kubectl ctx b\n',
    '$ az aks get-credentials --name b\n',
    '$ export KUBECONFIG=/tmp/b\n',
    '$ set -gx KUBECONFIG /tmp/b\n',
    '$ aws eks update-kubeconfig --name b\n',
    '$ kind export kubeconfig --name b\n',
    '$ minikube profile b\n',
    '$ oc login https://b\n',
    '$ ssh ubuntu@b\n',
    '\nSwitched to context "b".\n',
    '\nNow using project "b" on server "https://x:6443".\n',
  ])('not after %j', (between) => {
    expect(verdict(twice(between))).toBe('failed');
  });

  test.each([
    '$ kubectx\n',
    '$ kind get clusters\n',
    '$ kind load docker-image web --name cluster\n',
    '$ sudo docker ps --filter name=cluster\n',
    '$ minikube status --profile a\n',
    '$ cat kubeconfig\n',
    '$ helm list --kube-context b\n',
  ])('also after %j', (between) => {
    expect(verdict(twice(between))).toBe('met');
  });

  test.each([
    ['KUBECONFIG=a kubectl get pods', 'KUBECONFIG=b kubectl get pods'],
    ['kubectl get pods', 'microk8s kubectl get pods'],
    ['docker exec a kubectl get pods', 'docker exec b kubectl get pods'],
    ['ssh a kubectl get pods', 'ssh b kubectl get pods'],
  ])('not %j by %j', (first, then) => {
    expect(verdict(`$ ${first}\n${bad}$ ${then}\n${good}`)).toBe('failed');
    expect(verdict(`$ ${first}\n${bad}$ ${first}\n${good}`)).toBe('met');
  });
});

test.each([
  ['(⎈|a:default)➜  ~ ', '(⎈|a:default)➜  ~ ', 'met'],
  ['(⎈|a:dev)➜  ~ ', '(⎈|a:prod)➜  ~ ', 'failed'],
  ['(⎈|arn:aws:eks:eu:1:cluster/a:x) $ ', '(⎈|arn:aws:eks:eu:1:cluster/b:x) $ ', 'failed'],
  ['(git:main) $ ', '(git:fix) $ ', 'met'],
  ['[a|dev] ~ $ ', '[a|prod] ~ $ ', 'failed'],
  ['[10:42] $ ', '[10:59] $ ', 'met'],
  ['[10:42] $ ', '[11:01] $ ', 'met'],
])('behind the prompts %j and %j the second listing is %s', (first, then, word) => {
  expect(verdict(`${first}kubectl get pods\n${bad}${then}kubectl get pods\n${good}`)).toBe(word);
});

test('what has no namespace is the same object behind a prompt that shows another namespace', () => {
  const nodes = (status: string) =>
    table(['NAME', 'STATUS', 'ROLES', 'AGE', 'VERSION'], ['a', status, '<none>', '5d', 'v1.36.1']);
  const get = (namespace: string, status: string) =>
    `(kind-a:${namespace}) $ kubectl get nodes\n${nodes(status)}`;
  const between =
    '(kind-a:default) $ kubectl config set-context --current --namespace=x\nContext "kind-a" modified.\n';
  expect(verdict(`${get('default', 'NotReady')}${between}${get('x', 'Ready')}`)).toBe('met');
});

test.each([
  '(kubectl get pods) | head -2',
  '{ kubectl get pods; } | head -2',
  '(cd x && kubectl get pods) | grep Running',
  'for n in a b; do kubectl get pods; done | head -2',
  'if true; then kubectl get pods; fi | head -2',
  'case x in x) kubectl get pods;; esac | head -2',
  'kubectl get pods > >(head -2)',
  'kubectl get pods | tee >(cat) | head -2',
])('of a group in a pipe nobody knows what it printed: %s', (command) => {
  expect(verdict(`$ ${command}\n${good}`, everyPod)).not.toBe('met');
});

describe('a sentence settles an object of its own place only', () => {
  const everywhere = table(
    ['NAMESPACE', ...deploymentHeader],
    ['prod', 'web', '0/3', '3', '0', '5m'],
  );
  const done = 'deployment "web" successfully rolled out\n';
  test.each<[string, string, VerdictCode]>([
    ['the learner’s own namespace', `$ kubectl rollout status deploy/web\n${done}`, 'waiting'],
    ['another one', `$ kubectl rollout status deploy/web -n dev\n${done}`, 'waiting'],
    ['the same one', `$ kubectl rollout status deploy/web -n prod\n${done}`, 'met'],
  ])('said of %s', (_, said, word) => {
    expect(verdict(`$ kubectl get deploy -A\n${everywhere}${said}`)).toBe(word);
  });

  test('a table without a command is of the namespace that the check asks for', () => {
    const check: Check = {
      command: 'kubectl get deploy web --namespace=shop',
      expect: [{ kind: 'Deployment', name: 'web', ready: true }],
    };
    const waiting = deployments(['web', '2/3', '3', '2', '5m']);
    expect(verdict(`${waiting}${done}`, check)).toBe('met');
    const other = `$ kubectl rollout status deploy/web -n dev\n${done}`;
    expect(verdict(`${waiting}${other}`, check)).toBe('waiting');
  });
});

describe('a run that printed nothing of the kind makes nothing history', () => {
  test.each([
    '^C\n',
    'Terminated\n',
    'zsh: killed     kubectl get pods\n',
    'alias tip: kgp\n',
    'Warning: v1 ComponentStatus is deprecated in v1.19+\n',
    '',
  ])('%j', (noise) => {
    const text = `$ kubectl get pods\n${bad}$ kubectl get pods\n${noise}$ kubectl get nodes\n`;
    const nodes = 'NAME   STATUS   ROLES   AGE   VERSION\nn1     Ready    x       1m    v1.36.1\n';
    expect(verdict(text + nodes)).toBe('failed');
  });

  test('that nothing was found does', () => {
    const text = `$ kubectl get pods -n web\n${bad}$ kubectl get pods -n web\nNo resources found in web namespace.\n`;
    expect(verdict(text, everyPod)).toBe('missing');
  });
});

describe('that something is absent is proved in the learner’s own cluster', () => {
  const gone: Check = {
    command: 'kubectl get ns lab',
    expect: [{ kind: 'Namespace', name: 'lab', absent: true }],
  };
  const listed = 'NAME      STATUS   AGE\ndefault   Active   1m\n';
  const notFound = 'Error from server (NotFound): namespaces "lab" not found\n';
  test.each([
    ['listed', '$ kubectl get ns\n', listed, 'met'],
    ['not found', '$ kubectl get ns lab\n', notFound, 'met'],
    ['listed in another context', '$ kubectl --context prod get ns\n', listed, 'unreadable'],
    [
      'not found in another context',
      '$ kubectl --context prod get ns lab\n',
      notFound,
      'unreadable',
    ],
    ['what changes from now on', '$ kubectl get ns --watch-only\n', listed, 'unreadable'],
    ['one page of the list', '$ kubectl get ns --limit=1\n', listed, 'unreadable'],
  ] as const)('%s', (_, command, output, word) => {
    expect(verdict(command + output, gone)).toBe(word);
  });

  test('two clusters in one paste prove nothing', () => {
    const text = `$ kubectl get ns\n${listed}$ kubectl config use-context b\n$ kubectl get ns\n${listed}`;
    expect(verdict(text, gone)).toBe('unreadable');
  });
});

test.each([
  'kubectl get pods --watch-only',
  'type pods.txt',
  'Get-Content pods.txt',
  'gc pods.txt',
])('rows below %j need not be all of them', (command) => {
  expect(verdict(`PS C:\\> ${command}\n${good}`, everyPod)).toBe('unreadable');
});

test('columns that the learner made are judged by no rule of the kind', () => {
  const made = 'NAME   READY   STATUS\nweb    1/1     Running\n';
  for (const output of [
    'custom-columns=NAME:.metadata.name,READY:.x,STATUS:.y',
    "go-template='{{x}}'",
    'jsonpath={.x}',
  ])
    expect(verdict(`$ kubectl get pods -o ${output}\n${made}`)).not.toBe('met');
});

test('an object that is found in another namespace is said to be there', () => {
  const check: Check = {
    command: 'kubectl get pods -n kube-system',
    expect: [
      { kind: 'Pod', match: 'calico-node-*', ready: true },
      { kind: 'Pod', match: 'coredns-*', ready: true },
    ],
  };
  const judged = verdictOn(
    table(
      ['NAMESPACE', ...podHeader],
      ['calico-system', ...pod('calico-node-x', '1/1', 'Running')],
      ['kube-system', ...pod('coredns-y', '1/1', 'Running')],
    ),
    check,
  );
  expect(judged.findings[0]).toMatchObject({
    code: 'found-elsewhere',
    params: { namespace: 'calico-system', expected: 'kube-system' },
  });
});
