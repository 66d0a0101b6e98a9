/** A check without expectations: everything that is listed must be ready (`readyroom check --ready`, the check page). */
import { everyError } from './errors.ts';
import { unknownKind } from './unknown-kind.ts';
import { finding } from '#checker/findings.ts';
import type { Judged, Paste } from './paste.ts';
import { assessed, conclude } from './paste.ts';
import { outdated } from './objects.ts';
import type { AssessedObject } from '#checker/types.ts';
import { readinessOf } from './readiness.ts';
import type { Subject } from './subject.ts';
import { countsOfOnly } from './subject.ts';
import { unreadOutcomes } from './unread.ts';
import type { Outcome } from './verdicts.ts';
import { doubtBeside, outcome } from './verdicts.ts';

export function judgeEverything(paste: Paste): Judged {
  const { prints, subjects } = paste;
  const counted = countedOf(subjects);
  const each = counted.map(judgeOne);
  const outcomes: Outcome[] = [
    ...each,
    ...unreadOutcomes(prints, each),
    ...narrowed(counted, each),
    ...outdated(counted, undefined, undefined),
    ...everyError(paste),
  ];
  if (counted.length === 0 && prints.tables.some(({ kind }) => kind === 'Event'))
    outcomes.push(outcome('unreadable', finding('events-only', {})));

  const counts = countsOfOnly(counted);
  const ready = each.filter(({ verdict }) => verdict === 'met').length;
  const progress = counted.length === 0 ? undefined : (counts ?? { ready, total: counted.length });
  let objects: AssessedObject[] | undefined;
  return {
    ...conclude(outcomes, outcomes.length > 0, [], progress),
    // Made when they are asked for: a paste may have half a million of them.
    get objects() {
      return (objects ??= counted.map((subject, index) =>
        assessed(subject, each[index]?.findings ?? []),
      ));
    },
  };
}

const judgeOne = (subject: Subject): Outcome =>
  subject.kind === undefined && subject.judgement.disputed
    ? outcome('unreadable', unknownKind(subject))
    : readinessOf(subject, 'everything', { zero: false, named: false });

/** What was left out of the list by a pipe may not be ready; a search for a part of the names leaves out no state. */
function narrowed(subjects: readonly Subject[], seen: readonly Outcome[]): Outcome[] {
  const doubt = doubtBeside(seen);
  const filtered = subjects.filter(
    ({ run }) =>
      run?.filtered ||
      run?.commands.some(({ fieldSelector }) => /phase(?!!=Succ)|name!=/.test(fieldSelector ?? '')),
  );
  const commands = filtered.flatMap(({ run, name, namespace = '' }) => {
    const { searched, text } = run ?? {};
    const byName = searched !== undefined && `${namespace} ${name}`.includes(searched);
    return byName ? [] : (text ?? []);
  });
  return [...new Set(commands)].map((command) =>
    outcome(doubt, finding('listing-narrowed', { command })),
  );
}

/**
 * What was only spoken of counts where it says a state, or where nothing was listed at all. ReplicaSets that a
 * Deployment keeps at 0 are passed over; alone they stay, and are not met.
 */
function countedOf(subjects: readonly Subject[]): readonly Subject[] {
  const listed = subjects.some(({ source }) => source !== 'sentence');
  const stated = subjects.filter(
    ({ source, judgement }) => source !== 'sentence' || !listed || judgement.status !== 'unknown',
  );
  const current = stated.filter(({ judgement, cut }) => cut || judgement.idle !== 'old');
  return current.length > 0 ? current : stated;
}
