/** The objects of a paste that an expectation is about. */
import { globMatches } from './glob.ts';
import { unknownKind } from './unknown-kind.ts';
import type { Expectation, Reading } from '#checker/types.ts';
import { valueOf } from './variables.ts';
import type { Paste } from './paste.ts';
import type { Fit, Scope } from './scope.ts';
import { kindFit, namespaceFit, scopeOf } from './scope.ts';
import type { Subject } from '#checker/objects/subject.ts';
import { unreadOutcomes } from './unread.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

export interface Candidate {
  subject: Subject;
  fit: Fit;
}

export interface Selection {
  scope: Scope;
  /** The one name that is asked for; undefined with `all` and `match`. */
  name: string | undefined;
  selected: readonly Candidate[];
  /** Rows that may be meant too: of a kind that the paste does not tell, or cut so that the name is not whole. */
  doubtful: readonly Subject[];
}

/** A name may be a variable; unset, it selects nothing. */
export function select(expectation: Expectation, { check, subjects }: Paste): Selection {
  const scope = scopeOf(expectation, check);
  const name =
    expectation.name === undefined
      ? undefined
      : (valueOf(expectation.name, check.variables ?? {}) ?? '');
  const wanted = (subject: Subject): boolean =>
    name === undefined
      ? expectation.match === undefined || globMatches(expectation.match, subject.name)
      : subject.name === name;
  const selected: Candidate[] = [];
  const doubtful: Subject[] = [];
  for (const subject of subjects) {
    const kind = kindFit(subject, scope.kind);
    if (kind === 'other') continue;
    const fit = namespaceFit(subject, scope.namespace, check);
    if (fit === 'no') continue;
    if (kind === 'certain' && wanted(subject)) selected.push({ subject, fit });
    else if (subject.cut || wanted(subject)) doubtful.push(subject);
  }
  return { scope, name, selected, doubtful };
}

/** Why it cannot be said what else is there: each is a reason to call the expectation unreadable. */
export function doubts(
  { scope, doubtful }: Selection,
  reading: Reading,
  seen: readonly Outcome[],
): Outcome[] {
  const unknown = doubtful.map((subject) => outcome('unreadable', unknownKind(subject)));
  return [...unknown, ...unreadOutcomes(reading, [...seen, ...unknown], scope.kind)];
}
