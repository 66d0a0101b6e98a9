import { expect, test } from 'vitest';
import type { MadePage } from '#importer/import-pages.ts';
import { importedAs, problemsOf } from '../imported.ts';

const shell = (...lines: string[]): string => ['```bash', ...lines, '```'].join('\n');
const askedIn = (pages: readonly MadePage[]): string[][] =>
  pages.map(({ variables }) => [...variables.keys()]);

test('a variable that another lesson sets is asked for by none', () => {
  const pages = importedAs({
    one: shell('export CLUSTER=boats', 'echo $CLUSTER'),
    two: `Replace CLUSTER with yours.\n\n${shell('kubectl config use-context $CLUSTER')}`,
  });
  expect(askedIn(pages)).toEqual([[], []]);
  expect(pages[1]?.notes.filter(({ code }) => code !== 'title')).toEqual([]);
  expect(problemsOf(pages)).toBe('');
});

test('a placeholder is never the variable that a command sets', () => {
  const pages = importedAs({
    one: shell('export NODE_PORT=30000', 'curl localhost:$NODE_PORT'),
    two: shell('curl localhost:<NODE-PORT>'),
  });
  expect(askedIn(pages)).toEqual([[], ['YOUR_NODE_PORT']]);
  expect(problemsOf(pages)).toBe('');
});

test('a general name stays with its lesson, a special one is shared', () => {
  const pages = importedAs({
    one: shell('kubectl get pod <name> --context <cluster>'),
    two: shell('kubectl get pod <name> --context <cluster>'),
  });
  expect(askedIn(pages)).toEqual([
    ['NAME', 'CLUSTER'],
    ['TWO_NAME', 'CLUSTER'],
  ]);
});

test('braces are what they were in every part of a lesson', () => {
  const manifest = ['apiVersion: v1', 'kind: Pod', 'metadata:', '  name: "{{name}}"', 'spec: {}'];
  const pages = importedAs({
    one: [
      'Use `{{name}}` and {{name}} in [it](https://example.org/{{name}}).',
      shell('sed "s/{{name}}/a/" x.yaml'),
      ['```output', '{{name}}', '```'].join('\n'),
      ['The Pod:', '', '```yaml', ...manifest, '```'].join('\n'),
    ].join('\n\n'),
  });
  expect(problemsOf(pages)).toBe('');
});

test('what nothing sets is told once', () => {
  const pages = importedAs({ one: shell('echo $REGION'), two: shell('echo $REGION') });
  expect(pages.map(({ preset }) => [...preset])).toEqual([['REGION'], ['REGION']]);
  const told = pages.flatMap(({ notes }) => notes).filter(({ code }) => code === 'preset-variable');
  expect(told).toHaveLength(1);
  expect(problemsOf(pages)).toBe('');
});

test.each([
  [
    'with blanks',
    'docker push <your account name>/boat:1',
    'docker push "${YOUR_ACCOUNT_NAME:?}"/boat:1',
  ],
  ['in double quotes', 'export HARBOUR="<your-harbour>"', 'export HARBOUR="${YOUR_HARBOUR:?}"'],
  [
    'with letters of other alphabets',
    'export HARBOUR=<nome da sua estação>',
    'export HARBOUR="${NOME_DA_SUA_ESTACAO:?}"',
  ],
  ['in Chinese', 'export HARBOUR=<港口>', 'export HARBOUR="${YOUR_HARBOUR:?}"'],
  [
    'in Chinese, behind an option',
    'kubectl get pods -n <命名空间> --context <集群> -l boat="<船>"',
    'kubectl get pods -n "${NAMESPACE:?}" --context "${CONTEXT:?}" -l boat="${BOAT:?}"',
  ],
  ['as a value', 'export HARBOUR=<your harbour>', 'export HARBOUR="${YOUR_HARBOUR:?}"'],
])('a placeholder %s is asked for', (_, command, written) => {
  const [page] = importedAs({ one: shell(command) });
  expect(page?.commands).toEqual([written]);
  expect(page?.notes.find(({ code }) => code === 'variable')?.changes).toEqual([
    { before: command, after: written },
  ]);
  expect(problemsOf(page === undefined ? [] : [page])).toBe('');
});

test.each([
  ['in single quotes', "grep '<boat name here>' boats.txt"],
  ['that is a tag', 'echo "<boat-list>none</boat-list>" > boats.html'],
  ['in a file that is written', 'cat <<END > boats.txt\n<boat-list of mine>\nEND'],
  ['that sed looks for', 'sed -i "s|image: <your-image>|image: $BOAT|" boats.yaml'],
  ['that is a tag in Chinese', 'echo "<船>无</船>" > boats.html'],
  ['of two redirections', 'sort <boats.txt >sorted.txt'],
])('what looks like a placeholder stays %s', (_, command) => {
  const [page] = importedAs({ one: shell(command) });
  expect(page?.commands).toEqual([command]);
});

test('other words in other letters never have the variable of some words', () => {
  const pages = importedAs({
    one: shell('kubectl label node <节点> boat=<船>', 'kubectl label node <另一个节点> boat=<船>'),
    two: shell('kubectl cordon <另一个节点>', 'kubectl annotate node a boat=<boat>'),
  });
  expect(pages.map(({ commands }) => commands)).toEqual([
    [
      'kubectl label node "${NODE:?}" boat="${BOAT:?}"',
      'kubectl label node "${NODE_2:?}" boat="${BOAT:?}"',
    ],
    ['kubectl cordon "${TWO_NODE:?}"', 'kubectl annotate node a boat="${BOAT_2:?}"'],
  ]);
  expect(pages[0]?.variables.get('NODE_2')?.word).toBe('另一个节点');
  expect(problemsOf(pages)).toBe('');
});

const byHand = (text: string): (string | undefined)[] =>
  importedAs({ one: text }).flatMap(({ notes }) =>
    notes.filter(({ code }) => code === 'by-hand').map(({ unsure }) => unsure),
  );

test('what learners would replace by hand is on the list', () => {
  const command = shell('kubectl get pods -n YOUR_NAMESPACE', 'kubectl logs {pod-name}');
  expect(byHand(command)).toEqual([
    'Learners would have to replace {pod-name}, YOUR_NAMESPACE here by hand.',
  ]);
  const manifest = ['apiVersion: v1', 'kind: Pod', 'metadata:', '  name: <pod-name>', 'spec: {}'];
  expect(byHand(['The Pod:', '', '```yaml', ...manifest, '```'].join('\n'))).toEqual([
    'Learners would have to replace <pod-name> here by hand.',
  ]);
});

test('a word in capitals is to be replaced where the page says so', () => {
  const command = shell('gcloud config set project BOATS_ID');
  expect(byHand(`Replace \`BOATS_ID\` with yours.\n\n${command}`)).toEqual([
    'Learners would have to replace BOATS_ID here by hand.',
  ]);
  expect(byHand(`BOATS_ID is ours.\n\n${command}`)).toEqual([]);
});

test('names of variables and tags are not replaced by hand', () => {
  expect(
    byHand(
      shell('export MY_BOAT=one', 'echo "$MY_BOAT"', "kubectl get pods -o jsonpath='{.items}'"),
    ),
  ).toEqual([]);
  const pod = [
    'apiVersion: v1',
    'kind: ConfigMap',
    'metadata: { name: boat }',
    'data:',
    '  MY_BOAT: <h1>one</h1>',
  ];
  expect(byHand(['The map:', '', '```yaml', ...pod, '```'].join('\n'))).toEqual([]);
});

test.each([
  'kubectl exec boat -- printenv MY_NODE_NAME MY_POD_NAME',
  "kubectl exec boat -- env | grep 'MY_NODE_NAME'",
  'unset MY_BOAT',
  'docker run -e MY_BOAT boats',
  "sed -i 's/YOUR_BOAT/anna/' boats.yaml",
  "sed -i -e 's|a|b|' -e 's|<your-boat>|anna|' boats.yaml",
])('nothing is to be replaced by hand in %s', (command) => {
  expect(byHand(shell(command))).toEqual([]);
});

test('of a manifest neither names of variables nor tags without an end are replaced by hand', () => {
  const pod = [
    ...['apiVersion: v1', 'kind: Pod', 'metadata: { name: boat }', 'spec:', '  containers:'],
    ...['    - name: boat', '      args: ["$(MY_POD_NAME)", "<p>a<br>b</p>"]', '      env:'],
    ...['        - name: MY_POD_NAME', '          valueFrom:', '            configMapKeyRef:'],
    ...['              name: boats', '              key: MY_BOAT'],
  ];
  expect(byHand(['The Pod:', '', '```yaml', ...pod, '```'].join('\n'))).toEqual([]);
});

test('what sed looks for is not replaced by hand in a manifest', () => {
  const manifest = ['apiVersion: v1', 'kind: Pod', 'metadata:', '  name: <a-boat>', 'spec: {}'];
  const page = (sed: string, ...more: string[]): string =>
    ['The Pod:', '', '```yaml', ...manifest, ...more, '```', '', shell(sed)].join('\n');
  const sed = "sed -i 's/<a-boat>/anna/' pod.yaml";
  expect(byHand(page(sed))).toEqual([]);
  expect(byHand(page(sed, '# of <the-sea>'))).toEqual([
    'Learners would have to replace <the-sea> here by hand.',
  ]);
  expect(byHand(page('sed -i "s/boat/<a-boat>/" pod.yaml'))).toHaveLength(1);
});

test.each(['kubectl logs {Boat}', 'cd {Project Root}/boats'])('in %s a name is', (command) => {
  expect(byHand(shell(command))).toHaveLength(1);
});

test.each(["awk '{Sum}' boats", 'echo ${Boat}', "helm get x -o '{{Boat}}'"])(
  'in %s none is',
  (command) => {
    expect(byHand(shell(command))).toEqual([]);
  },
);

test('what sed writes is replaced by hand, and so is a word that a page replaces elsewhere', () => {
  const by = 'Learners would have to replace';
  expect(byHand(shell("sed -i 's/boat/<your-boat>/' boats.yaml"))).toEqual([
    `${by} <your-boat> here by hand.`,
  ]);
  const page = (command: string): string => `Replace BOATS_ID with yours.\n\n${shell(command)}`;
  expect(byHand(page('sed -i s/BOATS_ID/seven/ boats.yaml'))).toEqual([]);
  expect(byHand(page('grep BOATS_ID boats.yaml'))).toEqual([`${by} BOATS_ID here by hand.`]);
});

test('a placeholder is found whatever the command before it was', () => {
  const [page] = importedAs({
    one: shell('curl https://boats.example/ -d "<a-boat> one</a-boat>"', 'echo <your boat>'),
  });
  expect(page?.commands[1]).toBe('echo "${YOUR_BOAT:?}"');
});
