/** What changed since the learner's previous paste. Said last: it explains, it never decides. */
import { finding } from '#checker/findings.ts';
import { integer } from '#checker/kinds/numbers.ts';
import type { Finding, Verdict } from '#checker/types.ts';
import type { Subject } from './subject.ts';

type Progress = Verdict['progress'];

export function sinceBefore(
  before: { progress: Progress; subjects: readonly Subject[] },
  now: { progress: Progress; subjects: readonly Subject[] },
): Finding[] {
  const findings: Finding[] = [];
  if (before.progress && now.progress && before.progress.total === now.progress.total) {
    const { ready, total } = now.progress;
    findings.push(finding('since-progress', { before: before.progress.ready, now: ready, total }));
  }
  const earlier = new Map(before.subjects.map((subject) => [keyOf(subject), subject]));
  const count = now.subjects.filter((subject) => {
    const was = restartsOf(earlier.get(keyOf(subject)));
    const is = restartsOf(subject);
    return Number(is) > Number(was);
  }).length;
  if (count > 0) findings.push(finding('since-restarted', { count }));
  return findings;
}

/** RESTARTS that grew between two rows of the same paste (`-w`, a loop): ready now, but for how long? */
export function climbing(subjects: readonly Subject[]): Finding[] {
  return subjects.flatMap((subject) => {
    const before = integer(subject.firstRestarts);
    const now = before === undefined ? undefined : restartsOf(subject);
    return before === undefined || now === undefined || now <= before
      ? []
      : finding(
          'restarts-climbing',
          { name: subject.name, before, now },
          subject.cells['RESTARTS']?.at,
        );
  });
}

const restartsOf = (subject: Subject | undefined): number | undefined =>
  integer(subject?.cells['RESTARTS']?.text);

const keyOf = ({ cluster, kind, namespace, name }: Subject): string =>
  [cluster, kind, namespace, name].join('\n');
