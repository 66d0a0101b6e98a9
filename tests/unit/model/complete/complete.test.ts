import { expect, test } from 'vitest';
import { complete } from '#model/complete/complete.ts';

const workshop = `title: { en: A }
constants: { chart: 1.2.3, image: 'web:1' }
variables: { NAMESPACE: { example: demo, pattern: '[a-z]+', label: { en: Namespace } } }
reasons: { nodeCount: { en: one for each node, pt-BR: um por nó } }
environments: { kind: { en: kind }, eks: { en: Amazon EKS } }
lessons: [first]
`;
const shared = `commands: { list-nodes: { run: [kubectl get nodes] } }\n`;
const lesson = `minutes: 5
commands:
  apply: { run: [kubectl apply -f web.yaml] }
  get-pods:
    run:
      - kubectl get pods
      - kubectl get services
manifests: { web: { file: manifests/web.yaml } }
walkthroughs:
  pod: { manifest: web, steps: [{ id: image, at: spec.containers }, { id: name, at: metadata.name }] }
outputs:
  pods: { text: NAME }
checks:
  ready: { command: get-pods, output: pods }
questions: { why: { answers: { scheduler: true, kubelet: false } } }
diagrams: { flow: { file: flow.svg } }
`;
const files: Record<string, string> = {
  '/c/components.yaml': `components:
  Badge: { about: A word, props: { level: { values: [new, old] }, wide: { type: flag } } }
  Half: { props: { 'lab(el': { type: text }, size: { type: text } } }
`,
  '/c/w/workshop.yaml': workshop,
  '/c/w/shared.yaml': shared,
  '/c/w/first/lesson.yaml': lesson,
  '/c/w/second/lesson.yaml': 'minutes: 1',
  '/c/w/first/flow.svg': '<svg><text data-label="pod"/><text data-label="node"/></svg>',
  '/c/w/first/manifests/web.yaml': `kind: Pod
metadata: { name: web, labels: { app.kubernetes.io/name: web } }
spec: { containers: [{ name: web, image: 'web:1' }] }
`,
};

/** What is offered where `|` stands, in the text of a file or of one that is there. */
function offered(path: string, text: string) {
  const offset = text.indexOf('|');
  const written = text.replace('|', '');
  const found = complete(path, offset, {
    read: (each) => (each === path ? written : files[each]),
    folders: (folder) =>
      folder === '/c/w' ? ['first', 'second', 'shared', 'images'] : ['manifests'],
  });
  if (found === undefined) return undefined;
  const { from, to, offers } = found;
  return {
    names: offers.map(({ name }) => name),
    result: (name: string) => {
      const offer = offers.find((each) => each.name === name);
      return written.slice(0, from) + (offer?.written ?? name) + written.slice(to);
    },
    about: Object.fromEntries(offers.map(({ name, about }) => [name, about])),
  };
}
const inLesson = (text: string) => offered('/c/w/first/lesson.yaml', lesson + text);
const inProse = (text: string) => offered('/c/w/first/en.mdx', text);

test.each([
  ['the command of a check', 'checks:\n  a: { command: | }', ['apply', 'get-pods']],
  ['one that is begun', 'checks:\n  a:\n    command: get|', ['get-pods']],
  ['one of a list', 'checks:\n  a: { alternatives: [apply, |] }', ['apply', 'get-pods']],
  ['a list item', 'startsFrom:\n  bring:\n    - |', ['apply', 'get-pods']],
  ['the command a line comes after', 'checks: { a: { lines: [{ after: | }] } }', ['apply']],
  ['the output of a check', "checks:\n  a:\n    output: '|'\n    command: apply", ['pods']],
  ['what is predicted', 'questions: { b: { predict: | } }', ['pods']],
  ['the check a lesson starts from', 'startsFrom: { check: | }', ['ready']],
  [
    'the check that says a command is ready',
    'commands: { a: { background: { readyWhen: { check: | } } } }',
    ['ready'],
  ],
  ['the manifest of a walkthrough', 'walkthroughs:\n  a:\n    manifest: |', ['web']],
  ['a reason of the workshop', 'outputs: { a: { differs: [{ why: | }] } }', ['nodeCount']],
  ['an environment', 'commands: { a: { when: { environment: | } } }', ['kind', 'eks']],
])('lesson.yaml: %s', (_, text, names) => {
  expect(inLesson(text)?.names).toEqual(expect.arrayContaining(names));
});

test('what lessons share is among it, what a command runs stands beside it', () => {
  expect(inLesson('startsFrom: { bring: [|] }')?.about).toEqual({
    'list-nodes': 'kubectl get nodes',
    apply: 'kubectl apply -f web.yaml',
    'get-pods': 'kubectl get pods\nkubectl get services',
  });
});

test('the paths of a manifest, in place of all that is written of one', () => {
  const at = lesson.replace('at: spec.containers', 'at: spec.cont|ainers');
  const found = offered('/c/w/first/lesson.yaml', at);
  expect(found?.about).toMatchObject({
    'metadata.labels["app.kubernetes.io/name"]': 'web',
    'spec.containers[name=web].image': 'web:1',
  });
  expect(found?.result('metadata.name')).toContain('{ id: image, at: metadata.name }');
});

test('nothing is offered for a key, a text, and where no id may stand', () => {
  expect(inLesson('checks:\n  a: { comm|: b }')).toBeUndefined();
  expect(inLesson('outputs:\n  a: { text: | }')).toBeUndefined();
  expect(offered('/c/w/first/notes.yaml', 'command: |')).toBeUndefined();
});

test('a file that is half written, or not YAML at all, names what it can', () => {
  const half = 'commands:\n  apply: { run: [a] }\n  get\nchecks:\n  a:\n    command: |';
  expect(offered('/c/w/first/lesson.yaml', half)?.names).toEqual(['list-nodes', 'apply', 'get']);
  expect(offered('/c/w/first/lesson.yaml', ': : |\n\t- {')).toBeUndefined();
  expect(offered('/c/w/third/en.mdx', '<Command id="|')?.names).toEqual(['list-nodes']);
});

test('workshop.yaml: the folders that are lessons', () => {
  const text = workshop.replace('[first]', '[first, |]');
  expect(offered('/c/w/workshop.yaml', text)?.names).toEqual(['first', 'second']);
});

test.each([
  ['commands', '<Command id="|" />', ['list-nodes', 'apply', 'get-pods']],
  ['outputs', 'Text\n\n<Output id="po|', ['pods']],
  ['checks', '<Check id="|">\n\nReady?\n\n</Check>', ['ready']],
  ['steps', '<Walkthrough id="pod">\n<Step id="|">', ['image', 'name']],
  ['answers', '<Question id="why">\n\n<Answer id="|"', ['scheduler', 'kubelet']],
  ['labels', '<Diagram id="flow">\n<Label id="|">', ['pod', 'node']],
  ['environments', '<When environment="|">', ['kind', 'eks']],
  ['values', '<Aside title="a < b" type="|">', ['note', 'tip', 'caution', 'recap']],
  ['values of own components', '<Badge level="|" />', ['new', 'old']],
  ['attributes that are not there yet', '<Aside type="note" |>', ['title']],
  ['an attribute without a value', '<Details summary="Why" |>', ['open']],
  ['lessons', 'See [the next](../|)', ['first', 'second']],
])('prose: %s', (_, text, names) => {
  expect(inProse(text)?.names).toEqual(names);
});

test('prose: components, those of the project too, and none behind a word', () => {
  expect(inProse('Text\n\n<|')?.names).toEqual(
    expect.arrayContaining(['Command', 'Walkthrough', 'Badge']),
  );
  expect(inProse('`a<|`')).toBeUndefined();
  expect(inProse('<Aside>Text|')).toBeUndefined();
});

test('what a lesson shows already comes last', () => {
  expect(inProse('<Command id="list-nodes" />\n\n<Command id="|" />')?.names).toEqual([
    ...['apply', 'get-pods', 'list-nodes'],
  ]);
});

test('an attribute is written with its quotes, a flag without', () => {
  expect(inProse('<Badge |')?.result('level')).toBe('<Badge level=""');
  expect(inProse('<Badge |')?.result('wide')).toBe('<Badge wide');
});

test('constants and variables are completed with what closes them, in any text', () => {
  expect(inProse('Version {{|')?.result('chart')).toBe('Version {{chart}}');
  expect(inProse('Version {{ch|}}')?.result('chart')).toBe('Version {{chart}}');
  expect(
    inLesson('commands: { a: { run: [\'kubectl -n "${|"\'] } }')?.result('NAMESPACE'),
  ).toContain('-n "${NAMESPACE:?}"');
  expect(inLesson('checks: { a: { expect: [{ namespace: $| }] } }')?.result('NAMESPACE')).toContain(
    'namespace: $NAMESPACE }',
  );
});

test('a name that is half written keeps nothing else from being offered', () => {
  expect(inProse('<Half |')?.names).toEqual(['lab(el', 'size']);
  expect(inProse('<Half size="lab(el" |')?.names).toEqual(['lab(el']);
});
