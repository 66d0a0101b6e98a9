import { beforeAll, expect, test } from 'vitest';
import { readContent } from '#model/read-content.ts';
import type { Content } from '#model/read-content.ts';
import type { Lesson } from '#model/resolve/content.ts';

const root = 'tests/fixtures/content-design';
let content: Content;
let lesson: Lesson;

beforeAll(() => {
  content = readContent('content', root);
  lesson = content.workshops[0]?.lessons[0] as Lesson;
});

test('the examples of the design have no problem', () => {
  expect(content.problems).toEqual([]);
});

test('the content is plain data', () => {
  expect(JSON.parse(JSON.stringify(content.workshops))).toEqual(content.workshops);
});

test('every file that was read is named, the files that may come too', () => {
  expect([...content.files].sort()).toEqual(
    [
      'workshop.yaml',
      'glossary.yaml',
      'pins.yaml',
      'shared.yaml',
      'translations.lock.json',
      'provenance.yaml',
      'install-from-manifest/lesson.yaml',
      'install-from-manifest/manifests/kind.yaml',
      'install-from-manifest/manifests/calico-node.yaml',
      'install-from-manifest/en.mdx',
      'install-from-manifest/pt-BR.mdx',
      'install-from-manifest/zh-CN.mdx',
      'install-from-manifest/translations.lock.json',
    ]
      .map((file) => `content/calico/${file}`)
      .concat('content/components.yaml')
      .sort(),
  );
});

test('constants are filled in', () => {
  expect(lesson.commands['apply']?.run).toEqual([
    'kubectl apply -f https://raw.githubusercontent.com/projectcalico/calico/v3.32.1/manifests/calico.yaml',
  ]);
  expect(lesson.manifests['calico-node']?.reducedFrom).toBe(
    'https://raw.githubusercontent.com/projectcalico/calico/v3.32.1/manifests/calico.yaml',
  );
});

test('walkthroughs are lines of the manifest', () => {
  const { shown, steps } = lesson.walkthroughs['daemonset'] ?? { shown: undefined, steps: [] };
  const lines = lesson.manifests['calico-node']?.text.split('\n') ?? [];
  expect(lines[(shown?.from ?? 0) - 1]).toBe('# One Pod on every Linux node.');
  expect(steps.map(({ id, from, to }) => [id, lines.slice(from - 1, to).join('\n')])).toEqual([
    ['labels', '  labels:\n    k8s-app: calico-node'],
    ['tolerations', '        - effect: NoExecute\n          operator: Exists'],
    ['os', '        kubernetes.io/os: linux'],
  ]);
});

test('what differs in an output is marked and explained', () => {
  const { text, marks, reasons } = lesson.outputs['ready'] ?? { text: '', marks: [], reasons: [] };
  const lines = text.split('\n');
  expect(
    marks.map(({ line, start, end, why }) => [lines[line - 1]?.slice(start, end), why]),
  ).toEqual([
    ['3', 'nodeCount'],
    ['38s', 'age'],
  ]);
  expect(reasons).toEqual([
    { why: 'age', words: undefined },
    {
      why: 'nodeCount',
      words: {
        en: 'one Pod per Linux node',
        'pt-BR': 'um Pod por nó Linux',
        'zh-CN': '每个 Linux 节点一个 Pod',
      },
    },
  ]);
});

test('a check knows its command, its example and the samples it was proved with', () => {
  const check = lesson.checks['calico-node-ready'];
  expect(check?.check.command).toBe('kubectl get daemonset calico-node --namespace=kube-system');
  expect(check?.check.example).toBe(lesson.outputs['ready']?.text);
  expect(check?.samples.map(({ verdict }) => verdict)).toEqual(['met', 'waiting']);
  expect(check?.samples[1]?.text).toContain('3         3         2       3');
});

test('the variables of the lesson are those its commands use', () => {
  expect(lesson.variables).toEqual(['NODE_NAME']);
});

test('a translation says what it lacks and what is stale, and has the headings its readers see', () => {
  const told = Object.values(lesson.translations).map(({ locale, missing, stale, headings }) => [
    locale,
    missing,
    stale,
    headings.map(({ depth, text }) => `${'#'.repeat(depth)} ${text}`),
  ]);
  expect(told).toEqual([
    ['en', [], [], ['## Read the DaemonSet', '## Apply it', '### Keep others away']],
    [
      'pt-BR',
      ['walk-daemonset-tolerations', 'taint', 'command-taint'],
      [],
      ['## Leia o DaemonSet', '## Aplique-o', '### Keep others away'],
    ],
    ['zh-CN', [], ['apply'], ['## 读懂 DaemonSet', '## 应用清单', '### 不让别的 Pod 进来']],
  ]);
});
