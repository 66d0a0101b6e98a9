import { describe, expect, test } from 'vitest';
import { ourContent } from './our-workshops.ts';

const { workshops } = ourContent;
const lessons = workshops.find(({ name }) => name === 'calico')?.lessons ?? [];

/** What the commands of a lesson are, one after the other. */
const runOf = (lesson: (typeof lessons)[number]): string =>
  Object.values(lesson.commands)
    .flatMap(({ run }) => run)
    .join('\n');

/** Each namespace that a lesson makes, by a command or in a manifest, and the lesson. */
const made = lessons.flatMap((lesson) => {
  const run = runOf(lesson);
  const names = [
    ...run.matchAll(/^kubectl create namespace (\S+)$/gm),
    ...run.matchAll(/^kind: Namespace\nmetadata:\n {2}name: (\S+)$/gm),
  ].map(([, name = '']) => name);
  return names.map((namespace) => ({ lesson: lesson.name, run, namespace }));
});

describe('what the Calico workshop makes can be found and is taken away', () => {
  test.each(made)('$lesson: the label of the workshop on $namespace', ({ run, namespace }) => {
    const labelled =
      run.includes(`kubectl label namespace ${namespace} workshop=calico`) ||
      run.includes(`name: ${namespace}\n  labels: { workshop: calico }`);
    expect(labelled).toBe(true);
  });

  test.each(made)('$lesson: $namespace is deleted', ({ run, namespace }) => {
    const deleted =
      run.includes(`kubectl delete namespace ${namespace}`) ||
      run.includes('kubectl delete namespaces --selector=workshop=calico');
    expect(deleted).toBe(true);
  });

  test('the namespaces are found', () => {
    expect(new Set(made.map(({ namespace }) => namespace))).toEqual(
      new Set([
        'ping-proof',
        'packet-lab',
        'policy-demo',
        'own-policies',
        'taint-lab',
        'fault-lab',
      ]),
    );
  });

  test('each part that runs something ends with a check that nothing is left', () => {
    const last = workshops
      .filter(({ name }) => name === 'calico')
      .flatMap(({ parts }) => parts)
      .map(({ lessons: names }) =>
        lessons
          .filter(({ name, checksInText }) => names.includes(name) && checksInText.length > 0)
          .at(-1),
      )
      .map((lesson) => `${lesson?.name ?? ''} ${lesson?.checksInText.at(-1) ?? ''}`);
    expect(last).toEqual(['four-faults cluster-gone', 'calico-on-eks none-left']);
  });
});
