/** The objects of a paste that an expectation is about. */
import { tryConditions } from './conditions.ts';
import { globMatches } from './glob.ts';
import { unknownKind } from './unknown-kind.ts';
import type { Prints } from '#checker/types.ts';
import type { FilledExpectation } from './filled-check.ts';
import type { Paste } from './paste.ts';
import type { Fit, Scope } from './scope.ts';
import { kindFit, namespaceFit, scopeOf } from './scope.ts';
import type { Subject } from './subject.ts';
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
  /** Those of the right kind and name whose namespace is another. */
  elsewhere: readonly Subject[];
  /** Conditions of `where` that could not be tried. */
  untried: readonly Outcome[];
  /** Rows that may be meant too: of a kind that the paste does not tell, or cut so that the name is not whole. */
  doubtful: readonly Subject[];
}

export function select(
  expectation: FilledExpectation,
  { asking, subjects, check }: Pick<Paste, 'asking' | 'subjects' | 'check'>,
): Selection {
  const scope = scopeOf(expectation, asking);
  const { name } = expectation;
  const isExpected = (subject: Subject): boolean =>
    name === undefined
      ? expectation.match === undefined || globMatches(expectation.match, subject.name)
      : subject.name === name;
  const selected: Candidate[] = [];
  const doubtful: Subject[] = [];
  const elsewhere: Subject[] = [];
  const untried: Outcome[] = [];
  for (const subject of subjects) {
    const kind = kindFit(subject, scope.kind);
    if (kind === 'other') continue;
    const fit = namespaceFit(subject, scope.namespace, asking);
    if (fit === 'no') {
      if (kind === 'certain' && isExpected(subject)) elsewhere.push(subject);
      continue;
    }
    if (kind === 'certain' && isExpected(subject)) {
      const tried = tryConditions(subject, expectation.where, check.variables);
      const unread = tried.filter(({ verdict }) => verdict === 'unreadable');
      if (unread.length > 0) untried.push(...unread);
      else if (subject.cut || tried.every(({ verdict }) => verdict === 'met'))
        selected.push({ subject, fit });
    } else if (subject.cut || isExpected(subject)) doubtful.push(subject);
  }
  // Beside what is asked for, what another program listed is of no account.
  const own = selected.length > 0 ? doubtful.filter((each) => !isOfOtherTool(each)) : doubtful;
  return { scope, name, selected, elsewhere, untried, doubtful: own };
}

/** Whether a table is of a program that lists nothing of a cluster, whose output was typed for; none has READY. */
const isOfOtherTool = ({ run, cells }: Subject): boolean =>
  !cells['READY'] &&
  /^(?:(?:sudo )?(?:docker|podman|helm|k3d) (?!.*(?:exec|run|logs|attach|kube))|\S+ (?:top|config) )/.test(
    run?.text ?? '',
  );

/** Why it cannot be said what else is there: each is a reason to call the expectation unreadable. */
export function doubts(
  { scope, doubtful, untried }: Selection,
  prints: Prints,
  seen: readonly Outcome[],
): Outcome[] {
  const unknown = doubtful.map((subject) => outcome('unreadable', unknownKind(subject)));
  return [
    ...unknown,
    ...untried.slice(0, 1),
    ...unreadOutcomes(prints, [...seen, ...unknown], scope.kind),
  ];
}
