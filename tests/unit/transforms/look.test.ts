import { describe, expect, it } from 'vitest';
import { argumentsOf, parsedLook, readLook, readsSecrets } from '#transforms/look.ts';

const argv = (command: string, values: Record<string, string> = {}): string => {
  const read = readLook([command]);
  if ('refused' in read) return `refused: ${read.refused.why}`;
  const made = argumentsOf(read.look, values);
  if ('args' in made) return made.args.join(' ');
  return 'missing' in made ? `missing: ${made.missing}` : `refused: ${made.refused.why}`;
};

describe('a reading command in parts', () => {
  it.each([
    ['kubectl get nodes', 'get nodes'],
    [
      '  kubectl get pods,svc -n kube-system -o wide ',
      'get pods,svc --namespace=kube-system --output=wide',
    ],
    ['kubectl get pods -A -owide', 'get pods --all-namespaces --output=wide'],
    ['kubectl get pods --all-namespaces=true', 'get pods --all-namespaces'],
    ['kubectl -n web get pods', 'refused: verb'],
    [
      "kubectl get nodes -l 'disk in (ssd,nvme),!old'",
      'get nodes --selector=disk in (ssd,nvme),!old',
    ],
    ['kubectl get pods \\\n  --sort-by=.metadata.name', 'get pods --sort-by=.metadata.name'],
    [
      'kubectl get pods --field-selector status.phase!=Running --show-labels',
      'get pods --field-selector=status.phase!=Running --show-labels',
    ],
    ['kubectl describe node/worker-1', 'describe node/worker-1'],
    ['kubectl rollout status deploy/web --timeout=3m -w', 'refused: flag'],
    [
      'kubectl rollout status deploy/web --timeout 3m --watch -n web',
      'rollout status deploy/web --namespace=web --watch=false',
    ],
    ['kubectl version -o json', 'version --output=json'],
    ['kubectl api-resources', 'api-resources'],
    ['kubectl auth can-i list pods', 'auth can-i list pods'],
    ['kubectl explain pods.spec', 'explain pods.spec'],
  ])('%s', (command, expected) => {
    expect(argv(command)).toBe(expected);
  });

  it.each([
    // Another place to look at, another identity, files, programs.
    'kubectl get pods --kubeconfig ./evil',
    'kubectl get pods --kubeconfig=./evil',
    'kubectl get pods --context=prod',
    'kubectl get pods --cluster prod',
    'kubectl get pods --server=https://evil.example',
    'kubectl get pods -s https://evil.example',
    'kubectl get pods --token=x',
    'kubectl get pods --as=system:admin',
    'kubectl get pods --as-group=system:masters',
    'kubectl get --raw /api/v1/secrets',
    'kubectl get -f https://evil.example/x.yaml',
    'kubectl get -k .',
    'kubectl get pods --cache-dir=/tmp/x',
    'kubectl get pods -v=9',
    'kubectl get pods --v 9',
    'kubectl get pods -o jsonpath-file=/etc/passwd',
    'kubectl get pods -o go-template-file=/etc/passwd',
    'kubectl get pods -o custom-columns-file=/etc/passwd',
    'kubectl get pods --template=/etc/passwd',
    'kubectl get pods --profile=cpu --profile-output=x',
    'kubectl get pods --certificate-authority=/etc/passwd',
    'kubectl get pods -w',
    'kubectl get pods --no-such-flag',
    'kubectl get pods -- --kubeconfig=x',
    'kubectl get pods --Namespace=x',
    // Verbs that write, run or start something.
    'kubectl delete pod web',
    'kubectl exec web -- sh',
    'kubectl apply -f x.yaml',
    'kubectl rollout restart deploy/web',
    'kubectl rollout status -f x.yaml',
    'kubectl auth reconcile -f x.yaml',
    'kubectl config view --raw',
    'kubectl proxy',
    'kubectl plugin list',
    'kubectl foo',
    'kubectl get-all pods',
    'kubectl',
    'kubectl get',
    // Other programs, and kubectl from elsewhere.
    './kubectl get pods',
    '/tmp/kubectl get pods',
    'sudo kubectl get pods',
    'env kubectl get pods',
    'oc get pods',
    'k get pods',
    '"$KUBECTL" get pods',
    // What a shell would do.
    'kubectl get pods | sh',
    'kubectl get pods; rm -rf /',
    'kubectl get pods && rm -rf /',
    'kubectl get pods || true',
    'kubectl get pods &',
    '! kubectl get pods',
    'kubectl get pods > /tmp/x',
    'kubectl get pods < /tmp/x',
    'kubectl get pods 2>&1',
    'kubectl get pods $(id)',
    'kubectl get pods `id`',
    'kubectl get pods <(id)',
    'KUBECONFIG=./evil kubectl get pods',
    '(kubectl get pods)',
    '{ kubectl get pods; }',
    'if true; then kubectl get pods; fi',
    'for x in 1; do kubectl get pods; done',
    'kubectl() { id; }; kubectl get pods',
    'kubectl get pods\nid',
    'kubectl get pods $((1+1))',
    'kubectl get pods ~/x',
    'kubectl get <NAME>',
    'kubectl get pods "$UNKNOWN$(id)"',
    'eval kubectl get pods',
    'kubectl get pods # and\nid',
    'kubectl get "pods\nid"',
  ])('refuses: %s', (command) => {
    expect(argv(command)).toMatch(/^refused: /);
  });

  it('takes one command, not several', () => {
    expect(readLook(['kubectl get pods', 'kubectl get nodes'])).toEqual({
      refused: { why: 'several', text: 'kubectl get nodes' },
    });
    expect(readLook([])).toHaveProperty('refused');
  });
});

describe('what a learner chose', () => {
  const command = 'kubectl get node "${NODE_NAME:?}" --selector="disk=$DISK"';

  it('is filled in as a part of an argument', () => {
    expect(argv(command, { NODE_NAME: 'worker-1', DISK: 'ssd' })).toBe(
      'get node worker-1 --selector=disk=ssd',
    );
    expect(argv(command, { NODE_NAME: 'worker-1' })).toBe('missing: DISK');
  });

  it.each(['--kubeconfig=x', '-A', 'a b', 'a;b', '$(id)', '${DISK}', 'a\nb', '../x', 'a/b', '*'])(
    'is a name: %j is refused',
    (value) => {
      expect(argv(command, { NODE_NAME: value, DISK: 'ssd' })).toBe('refused: argument');
    },
  );

  it('comes from no prototype', () => {
    expect(argv('kubectl get node "$constructor"')).toBe('missing: constructor');
  });
});

describe('a look out of a file', () => {
  const look = { verb: 'get', words: ['pods'], flags: { namespace: 'web' } };

  it('is what was written', () => {
    expect(parsedLook(JSON.parse(JSON.stringify(look)))).toEqual(look);
  });

  it.each<unknown>([
    null,
    'get pods',
    [],
    { ...look, verb: 'delete' },
    { ...look, verb: 'constructor' },
    { ...look, words: ['--kubeconfig=x'] },
    { ...look, words: ['pods', '-f'] },
    { ...look, words: [['pods']] },
    { ...look, words: [] },
    { ...look, flags: { kubeconfig: './evil' } },
    { ...look, flags: { constructor: 'x' } },
    { ...look, flags: { output: 'jsonpath-file=/etc/passwd' } },
    { ...look, flags: { namespace: '-f' } },
    { ...look, flags: ['--kubeconfig=x'] },
    { ...look, flags: { namespace: 1 } },
    { verb: 'describe', words: ['pods'], flags: { output: 'yaml' } },
  ])('is none: %j', (data) => {
    expect(parsedLook(data)).toBeUndefined();
  });
});

describe('what may be secret', () => {
  const secret = (command: string): boolean => {
    const read = readLook([command]);
    return 'look' in read && readsSecrets(read.look);
  };

  it.each([
    'kubectl get secrets',
    'kubectl get secret/db -o yaml',
    'kubectl get pods,secrets',
    'kubectl get pod/a secret/b',
    'kubectl get Secret',
    'kubectl get secrets.v1.',
    'kubectl describe secret db',
    'kubectl get "$KIND" db',
    'kubectl get "$KIND/db"',
  ])('%s', (command) => {
    expect(secret(command)).toBe(true);
  });

  it.each(['kubectl get pods', 'kubectl get node "$NODE_NAME"', 'kubectl auth can-i get secrets'])(
    'not %s',
    (command) => {
      expect(secret(command)).toBe(false);
    },
  );
});
