import { describe, expect, test } from 'vitest';
import { lint } from '#model/lint/lint.ts';
import type { Levels } from '#model/lint/lint.ts';
import { ruleIds, ruleOf } from '#model/lint/rules.ts';
import { sorted } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { load } from '#model/load/load.ts';
import { validate } from '#model/validate/validate.ts';
import { inChanged, sound } from './written-content.ts';
import type { Change } from './written-content.ts';

type Changes = Readonly<Record<string, Change>>;

const l = 'one/lesson.yaml';
const m = 'one/manifests/web.yaml';
const w = 'workshop.yaml';
const en = 'one/en.mdx';
const zh = 'one/zh-CN.mdx';

const findings = (changes: Changes, wanted: Partial<Levels> = {}): Diagnostic[] =>
  inChanged(changes, (root) => {
    const sources = load('content', root);
    expect(validate(sources)).toEqual([]);
    return sorted(lint(sources.workshops, { rules: {}, complete: false, ...wanted }));
  });

/** What one rule finds, as `file:line:column message`, with the others off. */
function found(rule: string, changes: Changes, wanted: Partial<Levels> = {}): string[] {
  return findings(changes, wanted)
    .filter(({ code }) => code === rule)
    .map(({ place: { file, line, column }, message }) => {
      const short = file.replace('content/w/', '').replace('one/', '');
      return `${short}:${line}:${column} ${message}`;
    });
}

/** The only command of the sound lesson that is free to be changed. */
const command = (text: string): Changes => ({
  [l]: ["['kubectl apply -f {{base}}/web.yaml']", `[${JSON.stringify(text)}]`],
});
const document = (yaml: string): Changes => ({
  [l]: [
    "{ run: ['kubectl apply -f {{base}}/web.yaml'] }",
    `\n    run:\n      - |\n        kubectl apply -f - <<'EOF'\n${yaml.replaceAll(/^/gm, '        ')}\n        EOF`,
  ],
});
const manifest = (yaml: string): Changes => ({ [m]: `${sound[m] ?? ''}---\n${yaml}\n` });
const words = (text: string): Changes => ({ [en]: ['Words before.', text] });
/** A glossary that refuses "minion", and prose that says this. */
const refusing = (text: string): Changes => ({
  ...words(text),
  'glossary.yaml':
    'terms:\n  node: { words: { en: { term: node, also: [minion node], not: [minion], meaning: A machine. } } }\n',
});
/** A Chinese translation of the sound lesson that says this. */
const chinese = (text: string): Changes => ({
  [w]: ['locales: [en, pt-BR]', 'locales: [en, pt-BR, zh-CN]'],
  [zh]: `---\ntitle: 一\ndescription: 第一课。\n---\n\n${text}\n`,
});

test('the sound workshop has nothing but what its translation lacks', () => {
  const rules = new Set(findings({}).map(({ code }) => code));
  expect([...rules]).toEqual(['missing-unit', 'missing-words']);
});

test('what only a file that cannot be read might use is not called unused', () => {
  const changes = {
    [w]: ['base: https://example.org }', 'base: https://example.org, other: x }'],
    'one/pt-BR.mdx': '<<<<<<< HEAD\n{{other}}\n=======\n>>>>>>> other\n',
  } as const;
  const unused = (of: Changes): string[] =>
    inChanged(of, (root) => lint(load('content', root).workshops, { rules: {}, complete: false }))
      .filter(({ message }) => message.startsWith('No lesson uses "other"'))
      .map(({ code }) => code);
  expect(unused({ [w]: changes[w] })).toEqual(['unused-id']);
  expect(unused(changes)).toEqual([]);
});

/** A run that proved a command of another hash. */
const proof = (id: string, word: string, took = 1): Change => `lessons:
  one:
    date: 2026-12-01
    versions: { Kubernetes: v1.36.1 }
    surroundings: {}
    minutes: ${took}
    commands: { ${id}: { proof: ${word}, of: aaaa } }
    outputs: {}
    checks: {}
`;

/** A rule, what is changed in the sound workshop, and what the rule finds then. */
const cases: readonly (readonly [rule: string, changes: Changes, findings: readonly string[]])[] = [
  [
    'pipe-to-shell',
    command('curl -fsSL https://example.org/x.sh | sudo bash'),
    ['lesson.yaml:5:18 What curl loads is run at once.'],
  ],
  ['pipe-to-shell', command('curl -fsSL https://example.org/x.sh || sh'), []],
  [
    'repeated',
    {
      [w]: ['lessons: [one]', 'lessons: [one, two]'],
      'two/lesson.yaml':
        'minutes: 5\nenvironments: [kind]\ncommands:\n  get: { run: [kubectl get daemonset web] }\n',
      'two/en.mdx': '---\ntitle: Two\ndescription: Two.\n---\n\n<Command id="get" />\n',
    },
    ['two/lesson.yaml:4:3 "get" of `commands` stands word for word in the lesson "one" too.'],
  ],
  [
    'pipe-to-shell',
    command('curl -H "a: \\"b" https://example.org/x.sh | sh -c "y"'),
    ['lesson.yaml:5:18 What curl loads is run at once.'],
  ],
  [
    'pipe-to-shell',
    command('curl -fsSL https://example.org/x.sh | sudo -E bash -'),
    ['lesson.yaml:5:18 What curl loads is run at once.'],
  ],
  ['pipe-to-shell', command('echo "curl https://example.org/x.sh | sh"'), []],
  ['pipe-to-shell', command("cat <<'EOF'\ncurl https://example.org/x.sh | sh\nEOF"), []],
  ['pipe-to-shell', command('curl -fsSL https://example.org/x | tar x'), []],
  [
    'goal',
    { [l]: ['[kubectl get daemonset web]', '[a, b, c, d, e]'] },
    [
      'en.mdx:19:1 More than 4 commands stand below this heading, and nothing says what they are for.',
    ],
  ],
  [
    'goal',
    { [l]: ['{ run: [kubectl get daemonset web]', '{ goal: { en: Look. }, run: [a, b, c, d, e]'] },
    [],
  ],
  ['goal', { [l]: ['[kubectl get daemonset web]', '[a, b, c]'] }, []],
  [
    'term',
    refusing('Each minion, each Minion, `minion`, each minions and each minion node.'),
    [
      'en.mdx:6:6 The glossary does not say "minion".',
      'en.mdx:6:19 The glossary does not say "Minion".',
    ],
  ],
  ['term', refusing('Each node.'), []],
  [
    'placeholder',
    command('kubectl label node YOUR_NODE a=b'),
    ['lesson.yaml:5:18 "YOUR_NODE" is to be replaced by hand.'],
  ],
  [
    'placeholder',
    command('git config user.name "<your-name>"'),
    ['lesson.yaml:5:18 "<your-name>" is to be replaced by hand.'],
  ],
  [
    'placeholder',
    command('kubeadm join --token [TOKEN]'),
    ['lesson.yaml:5:18 "[TOKEN]" is to be replaced by hand.'],
  ],
  [
    'placeholder',
    command('curl https://{{ host }}/boats'),
    ['lesson.yaml:5:18 "{{ host }}" is to be replaced by hand.'],
  ],
  [
    'placeholder',
    command('oc project {user}-boats'),
    ['lesson.yaml:5:18 "{user}" is to be replaced by hand.'],
  ],
  ['placeholder', command("echo '{{ host }} {user}'"), []],
  ['placeholder', command('ls | xargs -I {boat} cat {boat}'), []],
  ['placeholder', command('kubectl get pods -o jsonpath={items}'), []],
  ['placeholder', command('tr [A-Z] [a-z]'), []],
  ['placeholder', command('grep -c [ERROR] boats.log'), []],
  ['placeholder', command("kubectl get pods | grep '<none>'"), []],
  [
    'placeholder',
    manifest('kind: ConfigMap\nmetadata: { name: a }\ndata: { a: <token> }'),
    ['manifests/web.yaml:18:12 "<token>" is to be replaced by hand.'],
  ],
  [
    'placeholder',
    {
      ...manifest('kind: ConfigMap\nmetadata: { name: a }\ndata: { a: <token> }'),
      ...command("sed -i 's/<token>/boat/' web.yaml"),
    },
    [],
  ],
  [
    'unpinned-url',
    command('kubectl apply -f https://raw.githubusercontent.com/a/b/master/x.yaml'),
    [
      'lesson.yaml:5:18 This address changes with "master": https://raw.githubusercontent.com/a/b/master/x.yaml',
    ],
  ],
  [
    'unpinned-url',
    command('kubectl apply -k https://github.com/a/b//c?ref=HEAD'),
    ['lesson.yaml:5:18 This address changes with "HEAD": https://github.com/a/b//c?ref=HEAD'],
  ],
  ['unpinned-url', command('kubectl apply -f https://example.org/a/v1.2/main.yaml'), []],
  [
    'unpinned-url',
    { [w]: ['https://example.org', 'https://example.org/latest'] },
    ['workshop.yaml:5:20 This address changes with "latest": https://example.org/latest'],
  ],
  [
    'unpinned-chart',
    command('helm repo add x https://x.org && helm upgrade --install web x/web -n y'),
    ['lesson.yaml:5:18 helm upgrade takes the newest version of the chart.'],
  ],
  ['unpinned-chart', command('helm install web x/web --version 1.2.3'), []],
  ['unpinned-chart', command('helm install web ./web'), []],
  [
    'prompt-in-output',
    {
      [l]: [
        '    text: |\n      NAME',
        '    text: |\n      $ kubectl get daemonset web\n      NAME',
      ],
    },
    [
      'lesson.yaml:17:11 The output "ready" has a prompt with a command in line 1: $ kubectl get daemonset web',
    ],
  ],
  [
    'link-target',
    words('See [the first][first] and `[a][b]`, list[0][1].'),
    ['en.mdx:6:1 [the first][first] would be printed as it stands: nothing says where it leads.'],
  ],
  ['link-target', words('An escaped \\[a]\\[b], \\[^1], and the cell [i][j].'), []],
  ['link-target', words('It is so. [^1]\n\n[^1]: A note.'), []],
  ['link-target', words('See [the site][site].\n\n[site]: https://example.org'), []],
  [
    'link-target',
    words('It is so. [^1]'),
    ['en.mdx:6:1 [^1] would be printed as it stands: nothing says what the note is.'],
  ],
  [
    'lint-ignore',
    { [l]: ['minutes: 5\n', 'minutes: 5 # lint-ignore minute: quick\n# lint-ignore\n'] },
    [
      'lesson.yaml:1:14 There is no rule "minute", so nothing is left alone.',
      'lesson.yaml:2:3 This lint-ignore names no rule, so nothing is left alone.',
    ],
  ],
  [
    'lint-ignore',
    words('Words.\n\n{/* lint-ignore untranslated, link-wrods: a motto */}'),
    ['en.mdx:8:1 There is no rule "link-wrods", so nothing is left alone.'],
  ],
  [
    'lint-ignore',
    { [l]: ['minutes: 5\n', 'minutes: 5 # lint-ignore minutes, goal: a, b and c\n'] },
    [],
  ],
  [
    'retired-option',
    command('kubectl run web --image=nginx:1.29 --generator=run-pod/v1 --replicas=2'),
    [
      'lesson.yaml:5:18 kubectl has no option --generator any more.',
      'lesson.yaml:5:18 kubectl run has no option --replicas any more.',
    ],
  ],
  [
    'retired-option',
    command('kubectl create namespace demo --dry-run -o yaml | kubectl apply -f - --record'),
    [
      'lesson.yaml:5:18 kubectl warns that --dry-run without a value is deprecated.',
      'lesson.yaml:5:18 kubectl warns that --record is deprecated.',
    ],
  ],
  [
    'retired-option',
    command('kubectl delete deployment web --cascade=false'),
    ['lesson.yaml:5:18 kubectl warns that --cascade=false is deprecated.'],
  ],
  [
    'retired-option',
    command('helm install --name web x/web --version=1.2.3'),
    ['lesson.yaml:5:18 helm install has no option --name any more.'],
  ],
  ['retired-option', command('kubectl create namespace demo --dry-run=client'), []],
  ['retired-option', command('kubectl scale deployment web --replicas=2 --cascade=orphan'), []],
  ['retired-option', command('kubectl exec web -- tool run --dry-run --record'), []],
  ['retired-option', command('helm upgrade web x/web --version=1.2.3 --dry-run'), []],
  [
    'image-tag',
    manifest('kind: Pod\nmetadata: { name: a }\nspec: { containers: [{ image: nginx:latest }] }'),
    ['manifests/web.yaml:18:31 The image nginx:latest is another one tomorrow.'],
  ],
  [
    'image-tag',
    command('kubectl create deployment web --image=registry.local:5000/web'),
    ['lesson.yaml:5:18 The image registry.local:5000/web is another one tomorrow.'],
  ],
  ['image-tag', command('kubectl run web --image nginx:1.29 --port=80'), []],
  ['image-tag', manifest('kind: Pod\nmetadata: {name: a}\nspec: { image: "a@sha256:12" }'), []],
  [
    'removed-api',
    manifest('apiVersion: extensions/v1beta1\nkind: DaemonSet\nmetadata: { name: a }'),
    ['manifests/web.yaml:16:13 Kubernetes 1.16 no longer serves DaemonSet as extensions/v1beta1.'],
  ],
  [
    'removed-api',
    document(
      'apiVersion: v1\nkind: List\nitems:\n  - apiVersion: batch/v1beta1\n    kind: CronJob',
    ),
    ['lesson.yaml:12:25 Kubernetes 1.25 no longer serves CronJob as batch/v1beta1.'],
  ],
  [
    'removed-api',
    words('```yaml\nkind: PodSecurityPolicy\napiVersion: policy/v1beta1\n```'),
    ['en.mdx:8:13 Kubernetes 1.25 no longer serves PodSecurityPolicy as policy/v1beta1.'],
  ],
  ['removed-api', manifest('apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: a}'), []],
  [
    'removed-api',
    {
      ...manifest('apiVersion: policy/v1beta1\nkind: PodDisruptionBudget\nmetadata: {name: a}'),
      [w]: ['source: en', "source: en\nwrittenFor: { Kubernetes: '1.24' }"],
    },
    [],
  ],
  [
    'deprecated-api',
    {
      ...manifest('apiVersion: policy/v1beta1\nkind: PodDisruptionBudget\nmetadata: {name: a}'),
      [w]: ['source: en', "source: en\nwrittenFor: { Kubernetes: '1.24' }"],
    },
    [
      'manifests/web.yaml:16:13 PodDisruptionBudget as policy/v1beta1 is no longer served from Kubernetes 1.25 on.',
    ],
  ],
  [
    'deprecated-api',
    manifest('apiVersion: v1\nkind: Endpoints\nmetadata: { name: a }'),
    ['manifests/web.yaml:16:13 Endpoints as v1 is deprecated.'],
  ],
  [
    'retired-name',
    command('kubectl get nodes -l beta.kubernetes.io/os=linux'),
    ['lesson.yaml:5:18 "beta.kubernetes.io/os" is no longer in use.'],
  ],
  [
    'retired-name',
    {
      ...manifest('x: k8s.gcr.io/a'),
      [l]: ['web.yaml }', 'web.yaml, reducedFrom: "{{base}}" }'],
    },
    [],
  ],
  [
    'index-in-path',
    { [l]: ['containers[name=web]', 'containers[0]'] },
    ['lesson.yaml:14:26 "spec.containers[0].image" counts the items of a list.'],
  ],
  [
    'typographic',
    { [l]: ['38s', '38s\n      “done” and ‘so’'] },
    ['lesson.yaml:17:11 The output "ready" has “ (U+201C), which a word processor wrote.'],
  ],
  [
    'typographic',
    manifest('kind: A # – “as” said\nb: “c”\nd: it’s – fine\nargs: [–verbose, "—all", –v]'),
    [
      'manifests/web.yaml:17:4 This line has “ (U+201C), which a word processor wrote.',
      'manifests/web.yaml:19:8 This line has – (U+2013), which a word processor wrote.',
    ],
  ],
  [
    'unmarked-time',
    { [l]: ['38s', '38s\n      at 2026-11-22T10:04:31Z'] },
    [
      'lesson.yaml:17:11 The output "ready" has a time, 2026-11-22T10:04:31Z, that is another one for every learner.',
    ],
  ],
  [
    'unmarked-time',
    {
      [l]: [
        '38s\n    differs: [',
        "38s\n      at 10:04:31 and 1:2:3\n    differs: [{ match: '\\d\\d:\\d\\d:\\d\\d', why: clock }, ",
      ],
    },
    [],
  ],
  [
    'unused-id',
    { [l]: ['  apply:', '  other: { run: [ls] }\n  apply:'] },
    ['lesson.yaml:5:3 "other" of `commands` is shown nowhere in the lesson.'],
  ],
  ['unused-id', { [l]: ['manifests:', 'manifests:\n  two: { file: manifests/web.yaml }'] }, []],
  [
    'unused-id',
    {
      [w]: [
        'base: https://example.org }',
        'host: example.org, base: "https://{{host}}", other: x }',
      ],
      [l]: [
        'kubectl get daemonset web',
        '\'kubectl get daemonset web --namespace="${NODE_NAME:?}"\'',
      ],
    },
    ['workshop.yaml:5:59 No lesson uses "other" of `constants`.'],
  ],
  [
    'minutes',
    words('word '.repeat(3000)),
    ['lesson.yaml:1:10 The lesson is said to take 5 min; reading its text alone takes about 11.'],
  ],
  [
    'minutes',
    { [l]: ['minutes: 5', 'minutes: 1'], ...words('word '.repeat(250)) },
    [
      'lesson.yaml:1:10 The lesson is said to take 1 min; reading it, running its commands and doing its checks takes 2 at least.',
    ],
  ],
  [
    'minutes',
    { 'provenance.yaml': proof('get', 'read-in-source', 12.5) },
    [
      'lesson.yaml:1:10 The lesson is said to take 5 min; its commands alone took 12.5 when they were last run.',
    ],
  ],
  ['minutes', { ...words('word '.repeat(3000)), [l]: ['minutes: 5', 'minutes: 5-60'] }, []],
  [
    'stale-proof',
    { 'provenance.yaml': proof('get', 'ran-on-cluster') },
    ['lesson.yaml:4:3 The command "get" has changed since it was proved on 2026-12-01.'],
  ],
  ['stale-proof', { 'provenance.yaml': proof('get', 'not-proved') }, []],
  ['stale-proof', { 'provenance.yaml': proof('gone', 'ran-on-cluster') }, []],
  [
    'link-target',
    words(
      '[a](../two/) [b](/en/w/one/) [c](../one.mdx) [d](#rum) [e](../../other/) [f](../) [g](one/)',
    ),
    [
      'en.mdx:6:1 ../two/ leads nowhere: there is no lesson "two".',
      'en.mdx:6:14 /en/w/one/ begins at the root of the host, where the site need not be.',
      'en.mdx:6:30 ../one.mdx is a file. A page has another address.',
      'en.mdx:6:46 There is no #rum in the lesson "one".',
      'en.mdx:6:56 ../../other/ leads nowhere: there is no workshop "other".',
      'en.mdx:6:83 one/ leads nowhere: below a lesson there is no page.',
    ],
  ],
  [
    'link-target',
    words(
      '[a](../one/#run) [b](#walk-tour-labels) [c](../../../en/w/) [d](https://x.org/#y) [e](../glossary/#x) [p](../print/) [o](../../offline/) [f](mailto:a@b.c) [g]({{base}}/x)',
    ),
    ['en.mdx:6:41 ../../../en/w/ leads nowhere: there is no workshop "en".'],
  ],
  [
    'link-target',
    {
      ...words('[a](../../v/two/#fim) [b](../../v/two/#fin)'),
      '../v/workshop.yaml':
        'title: { pt-BR: V }\nsource: pt-BR\nlocales: [pt-BR]\nlessons: [two]\n',
      '../v/two/lesson.yaml': 'minutes: 5\nenvironments: [reading]\n',
      '../v/two/pt-BR.mdx':
        '---\ntitle: Dois\ndescription: A segunda lição.\n---\n\n## Fim {/* #fim */}\n',
    },
    ['en.mdx:6:23 There is no #fin in the lesson "two".'],
  ],
  [
    'link-target',
    {
      ...words(
        '[a](./sheet.txt) [b](manifests/web.yaml) [c](/sheet.txt) [d](../../../shet.txt) [e](../../../../public/sheet.txt) [f](/public/sheet.txt#a) [g](../../../../sheet.txt) [h](../%zz.txt)',
      ),
      '../../public/sheet.txt': 'A sheet.',
    },
    [
      'en.mdx:6:1 ./sheet.txt leads nowhere: the page of a lesson has no files beside it.',
      'en.mdx:6:18 manifests/web.yaml leads nowhere: a manifest has an address of its own.',
      'en.mdx:6:42 /sheet.txt begins at the root of the host, where the site need not be.',
      'en.mdx:6:58 ../../../shet.txt leads nowhere: public/ has no shet.txt.',
      'en.mdx:6:81 ../../../../public/sheet.txt leads out of the site.',
      'en.mdx:6:115 /public/sheet.txt#a begins at the root of the host, where the site need not be.',
      'en.mdx:6:140 ../../../../sheet.txt leads out of the site.',
      'en.mdx:6:167 ../%zz.txt leads nowhere: the page of a lesson has no files beside it.',
    ],
  ],
  [
    'link-target',
    {
      ...words(
        '[a](../../../sheet.txt) [b](../../../a%20b/c.pdf?x#y) [c](../../../slides/) [d](../../../files/w/one/manifests/web.yaml) [e](../../../llms.txt)',
      ),
      '../../public/sheet.txt': 'A sheet.',
      '../../public/a b/c.pdf': '%PDF',
      '../../public/slides/index.html': '<p>',
    },
    [],
  ],
  ['link-target', words('[a](../../../sheet.txt)'), []],
  [
    'check-question',
    { [en]: ['>Is it there?<', '>\n<Criterion>It is there.</Criterion>\n<'] },
    ['en.mdx:23:1 The check "web-ready" asks nothing.'],
  ],
  [
    'foreign-aside',
    words(
      ':::warning\n\nCareful.\n\n:::\n\n> [!TIP]\n> Rest.\n\n[!x] ::: `:::`\n\n!!! note "A"\n    Rest.\n\n::: tip',
    ),
    [
      'en.mdx:6:1 :::warning would be printed as it stands.',
      'en.mdx:12:3 [!TIP] would be printed as it stands.',
      'en.mdx:17:1 !!! note would be printed as it stands.',
      'en.mdx:20:1 ::: tip would be printed as it stands.',
    ],
  ],
  [
    'link-slash',
    words(
      '[a](../one) [b](../one/) [c](../one#run) [d](plan.pdf) [e](https://x.org/y) [f](#run) [g](..)',
    ),
    [
      'en.mdx:6:1 ../one has no slash at its end.',
      'en.mdx:6:26 ../one#run has no slash at its end.',
    ],
  ],
  [
    'link-words',
    words('See [here](https://example.org) and [the checksums](https://example.org).'),
    ['en.mdx:6:5 "here" does not say where the link leads.'],
  ],
  [
    'image-alt',
    {
      ...words('![](a.svg) ![A node](b.svg)'),
      'one/a.svg': '<svg/>',
      'one/b.svg': '<svg/>',
    },
    ['en.mdx:6:1 The image a.svg has no alternative text.'],
  ],
  [
    'heading-order',
    words('## A {/* #a */}\n\n#### B'),
    ['en.mdx:8:1 The heading "B" is of level 4, after one of level 2.'],
  ],
  [
    'glossary-term',
    {
      ...words('A tolerration of a Daemonset: `Daemonset`, daemonset, DaemonSet and Tolerations.'),
      'glossary.yaml': `terms:
  a: { words: { en: { term: toleration, also: [tolerations], meaning: A. } } }
  b: { words: { en: { term: DaemonSet, meaning: B. } } }
`,
    },
    [
      'en.mdx:6:3 "tolerration" is written "toleration" in the glossary.',
      'en.mdx:6:20 "Daemonset" is written "DaemonSet" in the glossary.',
    ],
  ],
  [
    'glossary-term',
    {
      ...words('A chrat, a chars, a trial and a tiant; carht is none.'),
      'glossary.yaml': `terms:
  a: { words: { en: { term: chart, meaning: A. } } }
  b: { words: { en: { term: taint, meaning: B. } } }
`,
    },
    [
      'en.mdx:6:3 "chrat" is written "chart" in the glossary.',
      'en.mdx:6:33 "tiant" is written "taint" in the glossary.',
    ],
  ],
  [
    'untranslated',
    {
      'one/pt-BR.mdx': [
        'Palavras antes.',
        'Every node of this cluster is waiting for the network.',
      ],
    },
    ['pt-BR.mdx:6:1 This is in English: Every node of this cluster is waiting for the network.'],
  ],
  [
    'untranslated',
    {
      ...words('Nodes without network wait.'),
      'one/pt-BR.mdx': ['Palavras antes.', 'Nodes without network wait.'],
    },
    ['pt-BR.mdx:6:1 This is as in the source (en): Nodes without network wait.'],
  ],
  [
    'untranslated',
    {
      ...words('Look at the Pods with `kubectl get pods` again.'),
      'one/pt-BR.mdx': ['Palavras antes.', 'Look at the Pods with `kubectl get pods` again.'],
    },
    [
      'pt-BR.mdx:6:1 This is as in the source (en): Look at the Pods with `kubectl get pods` again.',
    ],
  ],
  [
    'untranslated',
    chinese('检查节点。Then look at the other Pods of the node.'),
    ['zh-CN.mdx:6:6 This is in English: Then look at the other Pods of the node.'],
  ],
  ['untranslated', chinese('Kubernetes、Calico 和 kind。'), []],
  [
    'zh-spacing',
    chinese('运行3 个Pod，用`kubectl`查看**DaemonSet**。'),
    [
      'zh-CN.mdx:6:3 There is no space between Chinese and Latin: 运行3 个P',
      'zh-CN.mdx:6:6 There is no space between Chinese and Latin: 行3 个Pod，',
      'zh-CN.mdx:6:11 There is no space between Chinese and Latin: od，用`kub',
      'zh-CN.mdx:6:20 There is no space between Chinese and Latin: ctl`查看**',
      'zh-CN.mdx:6:22 There is no space between Chinese and Latin: l`查看**Da',
    ],
  ],
  [
    'zh-punctuation',
    chinese('先检查, 再安装(不要跳过). 端口:80， 好。'),
    [
      'zh-CN.mdx:6:4 ", " is half-width punctuation in Chinese.',
      'zh-CN.mdx:6:9 "(" is half-width punctuation in Chinese.',
      'zh-CN.mdx:6:14 ")" is half-width punctuation in Chinese.',
      'zh-CN.mdx:6:19 ":" is half-width punctuation in Chinese.',
      'zh-CN.mdx:6:23 There is a space after full-width punctuation.',
    ],
  ],
  ['zh-punctuation', chinese('值是 `a,b` (Control Plane)，见 v1.2.'), []],
  [
    'zh-address',
    chinese('你有一个节点，你的节点就绪，您好。'),
    ['zh-CN.mdx:6:15 "您" stands here; elsewhere the workshop says 你.'],
  ],
  ['zh-address', chinese('您好，您的节点。'), []],
  [
    'missing-lesson',
    { [w]: ['locales: [en, pt-BR]', 'locales: [en, pt-BR, zh-CN]'] },
    ['zh-CN.mdx:1:1 The lesson "one" is not translated into zh-CN.'],
  ],
  [
    'missing-unit',
    {},
    [
      'pt-BR.mdx:1:1 4 parts are not translated: walk-tour, walk-tour-labels, walk-tour-image, output-ready.',
    ],
  ],
  [
    'stale-unit',
    { 'one/translations.lock.json': '{ "pt-BR": { "intro": "0" } }' },
    ['pt-BR.mdx:1:1 The source of 1 part has changed since: intro.'],
  ],
  [
    'missing-words',
    {},
    [
      'workshop.yaml:7:1 "variables.NODE_NAME" has no words in pt-BR.',
      'workshop.yaml:8:1 "reasons.nodeCount" has no words in pt-BR.',
    ],
  ],
];

describe('what a rule finds', () => {
  test.each(cases)('%s, %#', (rule, changes, expected) => {
    expect(found(rule, changes)).toEqual(expected);
  });

  test('every rule finds something in one of them, but those that need a program', () => {
    const finding = new Set(cases.filter(([, , all]) => all.length > 0).map(([rule]) => rule));
    expect(ruleIds.filter((id) => !finding.has(id))).toEqual(['shell-syntax', 'shellcheck']);
    expect(ruleIds.filter((id) => ruleOf(id).find === undefined)).toEqual([
      ...['shell-syntax', 'shellcheck', 'lint-ignore'],
    ]);
  });
});

test.each([
  ['./sheet.txt', '../../../sheet.txt'],
  ['/sheet.txt', '../../../sheet.txt'],
  ['/public/sheet.txt', '../../../sheet.txt'],
  ['../../../shet.txt', '../../../sheet.txt'],
  ['../../../../public/sheet.txt', '../../../sheet.txt'],
  ['manifests/web.yaml', '../../../files/w/one/manifests/web.yaml'],
  ['other.pdf', '../../../other.pdf'],
])('a link to the file %s is told to be %s', (url, right) => {
  const changes = { ...words(`[a](${url})`), '../../public/sheet.txt': 'A sheet.' };
  const [hint] = findings(changes).flatMap((each) =>
    each.code === 'link-target' ? [each.hint] : [],
  );
  expect(hint).toMatch(new RegExp(`[wW]rite ${right.replaceAll('.', '[.]')}[:,]`));
});

describe('what a finding counts as', () => {
  const changes = words('See [here](https://example.org).');
  const severities = (more: Changes, wanted: Partial<Levels> = {}): string[] =>
    findings({ ...changes, ...more }, wanted)
      .filter(({ code }) => code === 'link-words')
      .map(({ severity }) => severity);
  const said = (level: string): Changes => ({
    [w]: ['source: en', `source: en\nlint: { link-words: ${level} }`],
  });

  test('its rule says, unless workshop.yaml does', () => {
    expect(severities({})).toEqual(['advice']);
    expect(severities(said('error'))).toEqual(['error']);
    expect(severities(said('off'))).toEqual([]);
  });

  test('the command says it last', () => {
    expect(severities(said('off'), { rules: { 'link-words': 'error' } })).toEqual(['error']);
    expect(severities(said('error'), { rules: { 'link-words': 'off' } })).toEqual([]);
  });

  test('what a translation lacks is an error when all is to be complete, unless the command says otherwise', () => {
    const complete = (wanted: Partial<Levels>): unknown[] =>
      findings({}, { complete: true, ...wanted }).map(({ code, severity }) => [code, severity]);
    expect(complete({})).toEqual([
      ['missing-unit', 'error'],
      ['missing-words', 'error'],
      ['missing-words', 'error'],
    ]);
    expect(complete({ rules: { 'missing-words': 'off' } })).toEqual([['missing-unit', 'error']]);
  });
});

describe('a comment makes lint look away', () => {
  test.each([
    [
      'in the line before',
      'Words.\n\n{/* lint-ignore link-words: a joke */}\n[here](https://x.org)',
      0,
    ],
    ['for another rule', '{/* lint-ignore image-alt */}\n[here](https://x.org)', 1],
    ['two lines before', '{/* lint-ignore link-words */}\n\n[here](https://x.org)', 1],
    ['for several rules', '{/* lint-ignore image-alt, link-words */}\n[here](https://x.org)', 0],
  ])('%s', (_, text, count) => {
    expect(found('link-words', words(text))).toHaveLength(count);
  });

  test('before a command of several lines, where a comment in it would be copied', () => {
    const here = document('apiVersion: v1\nkind: Endpoints');
    const [from, to] = here[l] as readonly [string, string];
    const ignored: Changes = {
      [l]: [from, to.replace('- |', '# lint-ignore deprecated-api\n      - |')],
    };
    expect(found('deprecated-api', here)).toHaveLength(1);
    expect(found('deprecated-api', ignored)).toEqual([]);
  });
});
