import { describe, expect, test } from 'vitest';
import { clusterOfWorkshop, environmentsOf } from '#importer/lesson/environments.ts';
import { imported, prose } from '../imported.ts';

const fence = (lang: string, ...lines: string[]): string =>
  ['```' + lang, ...lines, '```'].join('\n');

describe('Commands', () => {
  test('are taken from a block of shell, each an item of its own', () => {
    const { data } = imported(
      fence('bash', 'kubectl get nodes', 'kubectl get pods \\', '  -n web'),
    );
    expect(data.commands).toEqual({
      'get-node': { run: ['kubectl get nodes', 'kubectl get pods \\\n  -n web'] },
    });
  });

  test('are told from output by their prompt', () => {
    const { data, mdx } = imported(
      fence('', '$ kubectl get ns', 'NAME   STATUS   AGE', 'web    Active   3d'),
    );
    expect(data.commands).toEqual({ 'get-namespace': { run: ['kubectl get ns'] } });
    expect(data.outputs?.['get-namespace']?.text).toBe('NAME   STATUS   AGE\nweb    Active   3d\n');
    expect(mdx).toContain('<Command id="get-namespace" />\n\n<Output id="get-namespace" />');
  });

  test.each([
    ['$ kubectl get nodes', 'kubectl get nodes'],
    ['# kubectl get nodes', 'kubectl get nodes'],
    ['ana@laptop:~/lab$ helm list', 'helm list'],
    ['[root@node1 ~]# kubectl get nodes', 'kubectl get nodes'],
    ['PS C:\\lab> kubectl get nodes', 'kubectl get nodes'],
    ['Admin:~/environment $ kubectl get nodes', 'kubectl get nodes'],
  ])('lose the prompt of %s', (typed, command) => {
    const runs = Object.values(imported(fence('', typed)).data.commands ?? {});
    expect(runs).toEqual([{ run: [command] }]);
  });

  test('lose their comments to the prose', () => {
    const text = fence('sh', '# Look at the nodes', 'kubectl get nodes # all of them');
    expect(prose(text)).toBe('Look at the nodes\n\nall of them\n\n<Command id="get-node" />');
  });

  test('that stand twice are one command', () => {
    const text = [
      fence('sh', 'kubectl get nodes'),
      'Again:',
      fence('sh', 'kubectl get nodes'),
    ].join('\n\n');
    expect(prose(text)).toContain('<Command id="get-node" again />');
  });

  test('keep a here-document whole', () => {
    const command = "cat > pod.yaml <<'EOF'\nkind: Pod\n# kept\nEOF";
    expect(Object.values(imported(fence('bash', command)).data.commands ?? {})).toEqual([
      { run: [command] },
    ]);
  });

  test('get a variable for a placeholder, and none for what nobody asks for', () => {
    const { data, variables, preset, notes } = imported(
      fence('sh', 'kubectl drain <node-name> -n $TEAM'),
    );
    expect(Object.values(data.commands ?? {})[0]?.run).toEqual([
      'kubectl drain "${NODE_NAME:?}" -n $TEAM',
    ]);
    expect([...variables.keys()]).toEqual(['NODE_NAME']);
    expect([...preset]).toEqual(['TEAM']);
    expect(notes.map(({ code }) => code)).toEqual(['title', 'variable', 'preset-variable']);
  });

  test('get a variable that the page asks for', () => {
    const { variables, preset } = imported(
      `Replace \`TEAM\` with your team.\n\n${fence('sh', 'kubectl get pods -n $TEAM')}`,
    );
    expect([...variables.keys()]).toEqual(['TEAM']);
    expect([...preset]).toEqual([]);
  });

  test('may use any variable that the environment sets', () => {
    const { data, preset } = imported(fence('sh', 'echo $name'));
    expect(Object.values(data.commands ?? {})).toEqual([{ run: ['echo $name'] }]);
    expect([...preset]).toEqual(['name']);
  });

  test.each([
    'kubectl apply -f - <<EOF\nkind: Pod\nname: <POD_NAME>\nEOF',
    'kubectl patch pod web -p "\nspec:\n  name: <POD_NAME>\n"',
  ])('with a placeholder in a file that they write are only shown: %s', (command) => {
    const { data, mdx, notes } = imported(fence('sh', command));
    expect(data.commands).toBeUndefined();
    expect(mdx).toContain(command);
    expect(notes.at(-1)?.unsure).toContain('<POD_NAME> in a file that it writes');
  });

  test.each([
    'cat > a.html <<EOF\n<H1>Hello</H1><BR>\nEOF',
    "echo '<TITLE>Hello</TITLE>' > a.html",
    'sed "s/{{name}}/web/" template.yaml',
  ])('keep what is no placeholder and no constant: %s', (command) => {
    const runs = Object.values(imported(fence('sh', command)).data.commands ?? {});
    expect(runs).toEqual([{ run: [command] }]);
  });

  test.each([
    String.raw`kubectl annotate pod web note=$'it\'s'`,
    'kubectl apply -f - <<-EOF\n\tkind: Pod # here\n\tEOF',
    'case "$(uname)" in\n  Linux) kubectl get nodes ;;\nesac',
  ])('are whole: %s', (command) => {
    const runs = Object.values(
      imported(fence('sh', command, 'kubectl get pods')).data.commands ?? {},
    );
    expect(runs).toEqual([{ run: [command, 'kubectl get pods'] }]);
  });

  test('lose a comment behind a quote that has a quote in it', () => {
    const text = fence('sh', String.raw`kubectl annotate pod web note="a\" # b" # A note`);
    expect(Object.values(imported(text).data.commands ?? {})).toEqual([
      { run: [String.raw`kubectl annotate pod web note="a\" # b"`] },
    ]);
    expect(prose(text)).toContain('A note');
  });

  test.each([
    ['cat <<EOF > <FILE>\na\nEOF', 'cat <<EOF > "${FILE:?}"\na\nEOF'],
    [String.raw`echo \" <NODE>`, String.raw`echo \" "${'${NODE:?}'}"`],
    ['echo "on <NODE>"', 'echo "on ${NODE:?}"'],
  ])('quote the variable of a placeholder where it is not quoted: %s', (written, command) => {
    expect(Object.values(imported(fence('sh', written)).data.commands ?? {})).toEqual([
      { run: [command] },
    ]);
  });

  test.each([
    "echo 'never closed",
    'for x in a b; do',
    'kubectl get pods `\n  -n web `\n  -o wide',
    'if (Test-Path x) { kubectl apply -f x }',
  ])('that never end are only shown: %s', (command) => {
    const { data, mdx } = imported(fence('bash', command));
    expect(data.commands).toBeUndefined();
    expect(mdx).toContain(command);
  });
});

const ready = [
  'NAME   READY   UP-TO-DATE   AVAILABLE   AGE',
  'web    2/2     2            2           3d',
];
const waiting = [
  'NAME   READY   UP-TO-DATE   AVAILABLE   AGE',
  'web    1/2     2            1           3d',
];
const session = (command: string, lines: readonly string[]): string =>
  fence('', `$ ${command}`, ...lines);

describe('Outputs', () => {
  test('that show what is ready get a check that is proved both ways', () => {
    const { data } = imported(session('kubectl get deploy web -n shop', ready));
    expect(data.checks).toEqual({
      'web-ready': {
        command: 'get-deployment-web',
        output: 'get-deployment-web',
        expect: [
          {
            ...{ kind: 'Deployment', name: 'web', namespace: 'shop', ready: true },
            columns: { AVAILABLE: '>= 2' },
          },
        ],
        rejects: [{ verdict: 'waiting', change: { 'Deployment/web': { READY: '0/2' } } }],
      },
    });
  });

  test('of a listing get a check of what it lists, and of how much', () => {
    const pods = ['x2x4x', 'x2x5x'].map((end) => `web-5d4b8c7f9d-${end}   1/1   Running   0   3d`);
    const lines = ['NAME                   READY   STATUS    RESTARTS   AGE', ...pods];
    const { data } = imported(session('kubectl get pods -n shop', lines));
    expect(data.checks?.['web-ready']?.expect).toEqual([
      { kind: 'Pod', match: 'web-*', namespace: 'shop', ready: true, count: '>= 2' },
    ]);
  });

  test.each([
    [
      'NAME      STATUS   AGE',
      'default   Active   3d',
      'clusters have what it shows from the start',
    ],
    ['NAME   STATUS   AGE', 'web    Active   3d', undefined],
  ])('get no check that passes before the step: %s %s', (header, row, why) => {
    const { data, notes } = imported(session('kubectl get namespaces', [header, row]));
    const expected = why === undefined ? ['web-ready'] : [];
    expect(Object.keys(data.checks ?? {})).toEqual(expected);
    const left = notes.filter(({ code }) => code === 'check-left');
    expect(left.map(({ unsure }) => unsure.includes(why ?? ''))).toEqual(
      why === undefined ? [] : [true],
    );
  });

  test('that ask for the same twice get one check', () => {
    const text = [
      session('kubectl get deploy', ready),
      session('kubectl get deploy', [...ready, 'NAME   READY']),
    ];
    const { data, notes } = imported(text.join('\n\nScale it.\n\n'));
    expect(Object.keys(data.checks ?? {})).toHaveLength(1);
    expect(notes.some(({ code }) => code === 'check-left')).toBe(true);
  });

  test('that show something that is not ready get no check, and it is said', () => {
    const { data, notes } = imported(session('kubectl get deploy', waiting));
    expect(data.checks).toBeUndefined();
    expect(notes.at(-1)?.did).toBe('I proposed no check.');
  });

  test.each(['Expected Output:', 'A saída deve ser:', '输出如下：'])(
    'are announced by "%s"',
    (words) => {
      const text = [fence('', 'helm version'), words, fence('', 'anything at all')].join('\n\n');
      expect(imported(text).data.outputs).toEqual({
        'helm-version': { text: 'anything at all\n' },
      });
    },
  );

  test('stand directly below their command, whatever they look like', () => {
    const text = [fence('', 'helm list'), fence('', '+---+', '| a |', '+---+')].join('\n');
    expect(imported(text).data.outputs).toEqual({ 'helm-list': { text: '+---+\n| a |\n+---+\n' } });
  });

  test('mark what differs on every machine', () => {
    const { data } = imported(session('kubectl get deploy', ready));
    expect(data.outputs?.['get-deployment']?.differs).toEqual([{ column: 'AGE', why: 'age' }]);
  });
});

const pod = ['apiVersion: v1', 'kind: Pod', 'metadata:', '  name: web', 'spec: {}'];

describe('Manifests', () => {
  test('become files, explained by the words before them', () => {
    const { data, manifests, mdx } = imported(`Look at the Pod:\n\n${fence('yaml', ...pod)}`);
    expect(manifests).toEqual(new Map([['manifests/web-pod.yaml', `${pod.join('\n')}\n`]]));
    expect(data.walkthroughs?.['web-pod']?.steps).toEqual([{ id: 'what-it-is', at: 'spec' }]);
    expect(mdx).toContain('<Step id="what-it-is">');
  });

  test('that cannot be read stay code, and it is said where', () => {
    const { manifests, notes, mdx } = imported(`Look:\n\n${fence('yaml', ...pod, "*bold**: ''*")}`);
    expect(manifests.size).toBe(0);
    expect(notes.at(-1)).toMatchObject({ line: 9, did: 'I kept it as plain code.' });
    expect(mdx).toContain("*bold**: ''*");
  });
});

describe('What MDX would take for code', () => {
  test.each([
    ['Use {braces} and a < b.', 'Use \\{braces} and a \\< b.'],
    ['See <https://x.example/a_b>.', 'See [https://x.example/a_b](https://x.example/a_b).'],
    ['Your <name-of-cluster> here', 'Your \\<name-of-cluster> here'],
    ['import is a word', '&#x69;mport is a word'],
    ['Before <!-- a note --> after', 'Before {/* a note */} after'],
    ['Press <kbd>q</kbd> to <b>quit</b>', 'Press <kbd>q</kbd> to **quit**'],
    ['**粗体：**文字', '**粗体：**文字'],
    ['A {{name}}', 'A \\{\\{name}}'],
    ['A `{{name}}`', 'A `\\{{name}}`'],
  ])('%s', (source, written) => {
    expect(prose(source)).toBe(written);
  });
});

test('A link that goes beside Chinese punctuation leaves its paragraph whole', () => {
  expect(prose('有关安装说明，请参阅[安装工具](/x/)。')).toBe(
    '有关安装说明，请参阅安装工具 (`/x/`)。',
  );
  const { notes } = imported('有关安装说明，请参阅[安装工具](/x/)。');
  expect(notes.map(({ code }) => code)).toEqual(['title', 'link']);
});

describe('Headings', () => {
  test('get ids from their words, their own id, or their number', () => {
    const ids = prose('## Instalação rápida\n\n## 使用 Helm\n\n## 概述\n\n## A {#own}').match(
      /#[\w-]+ \*/g,
    );
    expect(ids).toEqual(['#instalacao-rapida *', '#helm *', '#section-3 *', '#own *']);
  });

  test('are found by the id that they had, and by the one that was counted up', () => {
    const links = '[a](#install) and [b](#install-1)';
    expect(prose(`# Title\n\n${links}\n\n## Install {#install}\n\n## Install\n`)).toContain(
      '[a](#install) and [b](#install-2)',
    );
  });

  test('of the first level are the title, or go down one level', () => {
    const { mdx } = imported('# Title\n\n# Part\n\n## Chapter');
    expect(mdx).toContain('title: Title');
    expect(mdx).toContain('## Part {/* #part */}\n\n### Chapter {/* #chapter */}');
  });
});

test.each([
  ['', ['reading']],
  ['git status', ['terminal']],
  ['docker run --rm nginx\nls -l', ['terminal']],
  ['kubectl get pods', ['kind', 'minikube', 'kubeadm']],
  ['helm install web ./chart', ['kind', 'minikube', 'kubeadm']],
  ['tkn pipeline start boat', ['kind', 'minikube', 'kubeadm']],
  ['kind create cluster\nkubectl get nodes', ['kind']],
  ['k3d cluster create', ['k3d']],
  ['aws eks update-kubeconfig --name x\nkubectl get nodes', ['eks']],
  ['aws s3 ls', ['terminal']],
  ['aws s3 cp boats.yaml s3://sea\nkubectl get pods', ['kind', 'minikube', 'kubeadm']],
  ['gcloud container clusters get-credentials x', ['gke']],
  ['az aks get-credentials --name x', ['aks']],
])('%j runs on %j', (commands, environments) => {
  expect(environmentsOf(commands)).toEqual(environments);
});

test.each<[string[], string | undefined]>([
  [['aws eks update-kubeconfig --name x', 'kubectl get pods'], 'eks'],
  [['gcloud container clusters create x'], 'gke'],
  [['az aks create', 'kind create cluster'], undefined],
  [['eksctl create cluster', 'gcloud container clusters create x'], undefined],
  [['minikube start'], undefined],
])('a workshop with %j is about %j', (commands, cluster) => {
  expect(clusterOfWorkshop(commands)).toBe(cluster);
  if (cluster !== undefined)
    expect(environmentsOf('kubectl get pods', clusterOfWorkshop(commands))).toEqual([cluster]);
});
