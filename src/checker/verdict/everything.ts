/** A check without expectations: everything that is listed must be ready (`readyroom check --ready`, the check page). */
import { everyError } from './errors.ts';
import { unknownKind } from './unknown-kind.ts';
import { finding } from '#checker/findings.ts';
import type { Judged, Paste } from './paste.ts';
import { assessed, conclude } from './paste.ts';
import { readinessOf } from './readiness.ts';
import type { Subject } from '#checker/objects/subject.ts';
import { countsOfOnly } from '#checker/objects/subject.ts';
import { unreadOutcomes } from './unread.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

export function judgeEverything(paste: Paste): Judged {
  const { reading, subjects, errors } = paste;
  const counted = countedOf(subjects);
  const each = counted.map(judgeOne);
  const outcomes: Outcome[] = [
    ...each,
    ...unreadOutcomes(reading, each),
    ...(errors.length > 0 ? everyError(paste) : []),
  ];
  if (counted.length === 0 && reading.tables.some(({ kind }) => kind === 'Event'))
    outcomes.push(outcome('unreadable', finding('events-only', {})));

  const objects = counted.map((subject, index) => assessed(subject, each[index]?.findings ?? []));
  const counts = countsOfOnly(counted);
  const ready = each.filter(({ verdict }) => verdict === 'met').length;
  const progress = counted.length === 0 ? undefined : (counts ?? { ready, total: counted.length });
  return conclude(outcomes, outcomes.length > 0, objects, progress);
}

const judgeOne = (subject: Subject): Outcome =>
  subject.kind === undefined && !subject.agreed
    ? outcome('unreadable', unknownKind(subject))
    : readinessOf(subject, subject.judgement.status === 'listed' ? 'natural' : 'ready', false);

/**
 * What was only spoken of counts where it says a state, or where nothing was listed at all. ReplicaSets that a
 * Deployment keeps at 0 are passed over; alone they stay, and are not met.
 */
function countedOf(subjects: readonly Subject[]): readonly Subject[] {
  const listed = subjects.some(({ spoken }) => !spoken);
  const stated = subjects.filter(
    ({ spoken, judgement }) => !spoken || !listed || judgement.status !== 'unknown',
  );
  const current = stated.filter(({ judgement, cut }) => cut || judgement.idle !== 'old');
  return current.length > 0 ? current : stated;
}
