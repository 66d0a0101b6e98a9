import { describe, expect, test } from 'vitest';
import { lint } from '#model/lint/lint.ts';
import { load } from '#model/load/load.ts';
import { readContent } from '#model/read-content.ts';
import { problemText } from '#model/diagnostics/print.ts';
import { validate } from '#model/validate/validate.ts';
import { inChanged } from './written-content.ts';
import type { Change } from './written-content.ts';

type Changes = Readonly<Record<string, Change>>;

// The sound workshop, whose check and what it needs stand in shared.yaml; a second lesson uses them too.
const shared = `commands:
  get: { run: ['kubectl get daemonset web --server={{base}}'] }
  other: { run: [kubectl get nodes] }
outputs:
  ready:
    text: |
      NAME   DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR   AGE
      web    3         3         3       3            3           <none>          38s
    differs: [{ column: AGE, why: age }]
manifests:
  web: { file: web.yaml }
checks:
  web-ready:
    command: get
    output: ready
    expect: [{ kind: DaemonSet, name: web, ready: true }]
`;
const changes: Changes = {
  'shared.yaml': shared,
  'shared/web.yaml': 'kind: DaemonSet\nmetadata:\n  name: web\n',
  'workshop.yaml': ['[one]', '[one, two]'],
  'one/lesson.yaml': `minutes: 5
environments: [kind]
commands:
  apply: { run: ['kubectl apply -f {{base}}/web.yaml'] }
walkthroughs:
  tour: { manifest: web, steps: [{ id: labels, at: metadata }, { id: image, at: metadata.name }] }
`,
  'one/manifests/web.yaml': null,
  'two/lesson.yaml': 'minutes: 5\nenvironments: [kind]\n',
  'two/en.mdx':
    '---\ntitle: Two\ndescription: Two.\n---\n\n<Check id="web-ready">Is it there?</Check>\n',
};
const read = (more: Changes = {}) =>
  inChanged({ ...changes, ...more }, (root) => readContent('content', root));
const told = (more: Changes) =>
  read(more).problems.map((each) => problemText(each).replaceAll('content/w/', ''));

test('what stands in shared.yaml is in each lesson that uses it, with what it needs', () => {
  const { problems, workshops } = read();
  expect(problems.map(problemText)).toEqual([]);
  const [one, two] = workshops[0]?.lessons ?? [];
  expect(Object.keys(one?.commands ?? {}).toSorted()).toEqual(['apply', 'get']);
  expect(two?.commands['get']?.run).toEqual([
    'kubectl get daemonset web --server=https://example.org',
  ]);
  expect(Object.keys(two?.outputs ?? {})).toEqual(['ready']);
  expect(two?.checks['web-ready']).toMatchObject({ command: 'get', output: 'ready' });
  expect(one?.manifests['web']).toMatchObject({ file: 'shared/web.yaml' });
  expect(one?.walkthroughs['tour']?.steps).toHaveLength(2);
  expect(two?.manifests).toEqual({});
});

describe('what is wrong is told once, where it stands', () => {
  test('in an entry', () => {
    expect(told({ 'shared.yaml': shared.replace('ready: true', 'ready: false') })).toEqual([
      expect.stringMatching(/^shared\.yaml:15:13 {2}The check "web-ready" does not accept/),
    ]);
  });
  test('in its form', () => {
    expect(told({ 'shared.yaml': shared.replace('differs:', 'difers:') })).toEqual([
      expect.stringContaining('shared.yaml:9:5  "difers" is not a key of outputs.ready.'),
    ]);
  });
  test('an id that the lesson has too', () => {
    const own = 'minutes: 5\nenvironments: [kind]\ncommands:\n  other: { run: [ls] }\n';
    expect(told({ 'two/lesson.yaml': own })).toEqual([
      'two/lesson.yaml:4:3  The command "other" stands in shared.yaml too.\n  → Take one of the two out, or give this one another id.',
    ]);
  });
  test('a file that is not there', () => {
    expect(told({ 'shared/web.yaml': null })).toEqual(
      expect.arrayContaining([expect.stringContaining('shared/web.yaml:1:1  This file does not')]),
    );
  });
});

const advice = (more: Changes) =>
  inChanged({ ...changes, ...more }, (root) => {
    const { workshops, ...sources } = load('content', root);
    expect(validate({ workshops, ...sources })).toEqual([]);
    return lint(workshops, { rules: {}, complete: false }).map(
      ({ code, place, message }) =>
        `${code} ${place.file.replace('content/w/', '')}:${place.line} ${message}`,
    );
  });

test('lint tells what no lesson uses', () => {
  expect(advice({}).filter((each) => each.startsWith('unused-id'))).toEqual([
    'unused-id workshop.yaml:7 No lesson uses "NODE_NAME" of `variables`.',
    'unused-id workshop.yaml:8 No lesson uses "nodeCount" of `reasons`.',
    'unused-id shared.yaml:3 No lesson uses "other" of `commands`.',
  ]);
});

test('lint finds what several lessons have word for word', () => {
  const own = 'minutes: 5\nenvironments: [kind]\ncommands:\n  apply: { run: [RUN] }\n';
  const with_ = (run: string) =>
    advice({ 'two/lesson.yaml': own.replace('RUN', run) }).filter((each) =>
      each.startsWith('repeated'),
    );
  expect(with_("'kubectl apply -f {{base}}/web.yaml'")).toEqual([
    'repeated two/lesson.yaml:4 "apply" of `commands` stands word for word in the lesson "one" too.',
  ]);
  expect(with_('kubectl apply -f web.yaml')).toEqual([]);
});
