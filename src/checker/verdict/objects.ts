/** An `expect` entry about Kubernetes objects: one by name, all of a kind, those whose name matches, or some rows. */
import { finding } from '#checker/findings.ts';
import { isCommand } from '#checker/objects/own-command.ts';
import { headlessLines } from '#checker/objects/superseded.ts';
import type { AssessedObject, Expectation } from '#checker/types.ts';
import { tryConditions } from './conditions.ts';
import { isZeroExpected, judgeCount, expectedCount } from './counting.ts';
import { otherErrors } from './errors.ts';
import type { FilledExpectation } from './filled-check.ts';
import { notListed } from './not-listed.ts';
import { assessed, conclude } from './paste.ts';
import type { Judged, Paste } from './paste.ts';
import { demandOf, readinessOf } from './readiness.ts';
import type { Demand } from './readiness.ts';
import { isNarrowed } from './scope.ts';
import { doubts, select } from './selection.ts';
import type { Candidate, Selection } from './selection.ts';
import { countsOfOnly } from './subject.ts';
import type { Subject } from './subject.ts';
import { doubtBeside, outcome, outcomeOf, worst } from './verdicts.ts';
import type { Outcome } from './verdicts.ts';

interface ObjectOutcome extends Outcome {
  object: AssessedObject;
}

export function judgeObjects(expectation: FilledExpectation, paste: Paste): Judged {
  const selection = select(expectation, paste);
  const { scope, name } = selection;
  const selected = withoutOld(expectation, selection);
  if (selected.length === 0) return notListed(expectation, paste, selection);

  const demanded = demandedOf(expectation, selection);
  const each = selected.map((candidate) =>
    judgeObject(candidate, demanded, expectation, scope, paste),
  );
  const outcomes: Outcome[] = [...each];
  // What is said of all must not rest on a part of them, nor on a list that is out of date.
  for (const doubt of name === undefined ? partial(selection, paste, each) : [])
    outcomes.push(doubt);
  outcomes.push(
    ...outdated(
      selected.map(({ subject }) => subject),
      name,
      paste.check.command,
    ),
  );
  if (expectation.count !== undefined)
    outcomes.push(
      judgeCount(
        expectation.count,
        // Those of the cluster that was asked last: what several have is no count of any.
        selected.filter(({ subject }) => subject.cluster === selected.at(-1)?.subject.cluster)
          .length,
        { kind: scope.kind },
      ),
    );
  for (const error of otherErrors(paste, scope, name)) outcomes.push(error);
  if (scope.namespace !== undefined && selected.some(({ fit }) => fit === 'assumed'))
    outcomes.push(outcome('met', finding('namespace-assumed', { namespace: scope.namespace })));

  const { demand } = demanded;
  const objects = each.map(({ object }) => object);
  return demand === 'ready' || demand === 'natural'
    ? conclude(outcomes, true, objects, progressOf(selected, each, expectation.count))
    : conclude(outcomes, true, objects);
}

/** What an expectation asks of each of its objects. */
interface Demanded {
  demand: Demand;
  zero: boolean;
  named: boolean;
  /** The columns that it has conditions on. */
  conditions: readonly string[];
}

const demandedOf = (expectation: FilledExpectation, { name }: Selection): Demanded => ({
  demand: demandOf(expectation),
  zero: isZeroExpected(expectation),
  named: name !== undefined || expectation.match !== undefined,
  conditions: Object.keys({ ...expectation.columns, ...expectation.where }),
});

/** One object against what an expectation asks of it: readiness, cells, and that it is the right one. */
function judgeObject(
  { subject, fit }: Candidate,
  demanded: Demanded,
  expectation: FilledExpectation,
  scope: Selection['scope'],
  { check, asking }: Paste,
): ObjectOutcome {
  const { demand, conditions } = demanded;
  const readiness = readinessOf(subject, demand, demanded);
  const outcomes = [readiness];
  if (expectation.columns)
    outcomes.push(...judgeCells(subject, expectation.columns, check, asking));
  if (fit === 'doubt') {
    const doubt = { namespace: scope.namespace ?? '' };
    outcomes.push(
      outcome('unreadable', finding('namespace-unknown', doubt, subject.at, check.command)),
    );
  }
  const isPlain = outcomes.length === 1;
  const verdict = isPlain ? readiness.verdict : worst(outcomes);
  const findings = isPlain ? readiness.findings : outcomes.flatMap((each) => each.findings);
  const shown = assessed(subject, findings);
  // Cells that are as they should be say nothing of readiness.
  if (demand === 'cells' && verdict === 'met') shown.status = 'listed';
  if (demand === 'cells') shown.deciding = conditions;
  else if (conditions.length > 0) shown.deciding = [...new Set([...shown.deciding, ...conditions])];
  return { verdict, findings, object: shown };
}

/** The cells of one object against the conditions on them. */
function judgeCells(
  subject: Subject,
  columns: Readonly<Record<string, string>>,
  { command, variables }: Paste['check'],
  asking: Paste['asking'],
): Outcome[] {
  const tried = tryConditions(subject, columns, variables);
  // What still moves may yet get the cell it should have; what is settled will not by itself.
  const { status } = subject.judgement;
  const moves = status === 'progressing' || status === 'terminating';
  const outcomes = tried.map(({ verdict, findings }) =>
    outcomeOf(verdict === 'failed' && moves ? 'waiting' : verdict, findings),
  );
  if (!isMadeColumns(subject, asking)) return outcomes;
  // What stands under a name that the learner chose may be anything: the check's own columns have to be asked for.
  const params = { command: subject.run?.text ?? '' };
  const made = finding('listing-narrowed', params, subject.at, command);
  return [outcome('unreadable', made), ...outcomes];
}

/** Whether columns were made by hand (`-o custom-columns`), and others than the check's command makes. */
const isMadeColumns = ({ run }: Subject, asking: Paste['asking']): boolean =>
  run?.commands.some(
    ({ output, flags }) => output === 'custom-columns' && flags.get('o') !== asking?.flags.get('o'),
  ) ?? false;

/** ReplicaSets that a Deployment keeps at 0 of 0 are passed over; alone they stay, and are not met. */
function withoutOld(
  expectation: Expectation,
  { name, selected }: Selection,
): Selection['selected'] {
  if (name !== undefined || isZeroExpected(expectation)) return selected;
  const current = selected.filter(({ subject }) => subject.cut || subject.judgement.idle !== 'old');
  return current.length > 0 ? current : selected;
}

/** Why what was read may not be all: unread rows, a command that lists less, a missing header, a deletion since. */
function partial(selection: Selection, paste: Paste, seen: readonly Outcome[]): Outcome[] {
  const { scope, selected } = selection;
  const { prints, asking, check } = paste;
  const doubt = doubtBeside(seen);
  const subjects = selected.map(({ subject }) => subject);
  const runs = new Set(subjects.map(({ run }) => run));
  const narrowed = [...runs]
    .filter((run) => isNarrowed(run, scope.kind, asking))
    .map((run) => {
      const params = { command: run?.text ?? '' };
      return outcome(doubt, finding('listing-narrowed', params, undefined, check.command));
    });
  const missing = prints.findings.find(({ code }) => code === 'header-missing');
  const headless = missing && hasPartWithoutHeader(subjects, paste);
  return [
    ...doubts(selection, prints, seen),
    ...narrowed,
    ...(headless ? [outcome(doubt, missing)] : []),
  ];
}

/**
 * Something may have been deleted or replaced after it was listed: what came in its place is not in the list. An object that
 * is asked for by name is not concerned by what was said of others.
 */
export function outdated(
  subjects: readonly Subject[],
  named: string | undefined,
  next: string | undefined,
): Outcome[] {
  const subject = subjects.find(
    ({ outdated: since }) => since && (named === undefined || since.name === '*'),
  );
  const since = subject?.outdated;
  if (!since) return [];
  const { behind, at, run } = since;
  if (run && behind === false)
    return [outcome('waiting', finding('listing-followed', { command: run.text }, at, next))];
  // What names no object changed those that were listed.
  const { kind = '', name } = since.name === '*' ? subject : since;
  return [outcome('waiting', finding('listing-outdated', { kind, name }, at, next))];
}

/** Whether some object stands in a table without its header, that nobody can see to be the whole of what is asked. */
function hasPartWithoutHeader(subjects: readonly Subject[], { prints, asking }: Paste): boolean {
  const lines = headlessLines(prints.findings);
  const isOwn = asking && isCommand(asking.text);
  const isWhole = ({ run }: Subject): boolean =>
    run !== undefined &&
    (isOwn?.(run.text) === true || (!run.filtered && run.commands.some(({ whole }) => whole)));
  return subjects.some((subject) => {
    const first = subject.row && prints.tables[subject.row.table]?.rows[0]?.at.line;
    return lines.has(first) && !isWhole(subject);
  });
}

/** Replicas of the one object where its kind prints them, else objects of objects. */
function progressOf(
  selected: Selection['selected'],
  outcomes: readonly ObjectOutcome[],
  count: Expectation['count'],
): Judged['progress'] {
  const counts = countsOfOnly(selected.map(({ subject }) => subject));
  if (counts) return counts;
  const expected = count === undefined ? undefined : expectedCount(count);
  const ready = outcomes.filter(({ verdict }) => verdict === 'met').length;
  return { ready, total: Math.max(outcomes.length, expected ?? 0) };
}
