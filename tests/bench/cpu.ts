import { check, everythingReady } from '../../src/checker/check.ts';
import type { Check } from '../../src/checker/types.ts';

/** A check as lessons have it, which asks for everything that makes the engine look again. */
const lessonLike: Check = {
  command: 'kubectl get pods --namespace=kube-system',
  expect: [
    { kind: 'Pod', all: true, namespace: 'kube-system', ready: true },
    { kind: 'Pod', match: 'calico-*', namespace: 'kube-system', ready: true, count: '>= 1' },
    { kind: 'Pod', name: 'gone', namespace: 'kube-system', absent: true },
    {
      table: ['NAME', 'STATUS'],
      where: { NAME: 'matches w*b*' },
      columns: { STATUS: '= Running' },
    },
  ],
  lines: [{ line: '*calico*ready*' }, { absentLine: '*never*here*' }],
};

const checks: readonly Check[] = [everythingReady, lessonLike];

/** What processors were busy for it, in milliseconds, those that collect garbage beside it included. */
function cpu(text: string, asked: Check): number {
  const before = process.cpuUsage();
  check(text, asked);
  return process.cpuUsage(before).user / 1000;
}

/** The least of so many runs, of the check that takes longest. */
export const worstCpu = (text: string, runs = 2): number =>
  Math.max(
    ...checks.map((asked) => Math.min(...Array.from({ length: runs }, () => cpu(text, asked)))),
  );
