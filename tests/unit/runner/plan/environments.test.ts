import { expect, test } from 'vitest';
import { load } from '#model/load/load.ts';
import { planOf } from '#runner/plan/plan.ts';
import { inChanged, sound } from '../../model/written-content.ts';

/** A lesson with text for kind and a command for EKS. */
const changes = {
  'workshop.yaml': [
    'reasons:',
    'environments: { kind: { en: Here }, eks: { en: There } }\nreasons:',
  ],
  'one/lesson.yaml': [
    'get: { run: [kubectl get daemonset web] }',
    `get: { run: [kubectl get daemonset web] }
  here: { run: [kind load docker-image web:1] }
  there: { when: { environment: eks }, run: [docker push web:1] }`,
  ],
  'one/en.mdx': [
    '<Command id="get" />',
    '<When environment="kind">\n\n<Command id="here" />\n\n</When>\n\n<Command id="there" />\n\n<Command id="get" />',
  ],
} as const;

/** The commands that are left out, each with what it is for. */
const leftOut = (environment: string | undefined) =>
  inChanged(changes, (root) => {
    const [lesson] = load('content', root).workshops[0]?.lessons ?? [];
    if (lesson === undefined) throw new Error('There is no lesson.');
    return planOf(lesson, { environment, system: 'linux', version: undefined }).flatMap((step) =>
      step.is === 'command' && step.skip !== undefined
        ? [[step.id, step.skip.is === 'tab' ? step.skip.tab : step.skip.is]]
        : [],
    );
  });

test('the page has that command', () => {
  expect(sound['one/en.mdx']).toContain('<Command id="get" />');
});

test.each([
  ['kind', [['there', 'eks']]],
  // Where nothing tells which it is, the first counts.
  [undefined, [['there', 'eks']]],
])('on %s, what is for another is left out', (environment, expected) => {
  expect(leftOut(environment)).toEqual(expected);
});
