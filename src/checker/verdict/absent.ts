/**
 * `absent: true`: met only by NotFound of that kind and name, or by a whole, unfiltered listing of its kind and
 * namespace whose typed command is in the paste (design section 4). That a row is not there proves nothing else.
 */
import { finding } from '#checker/findings.ts';
import { get } from '#checker/kinds/commands.ts';
import { isHarmless } from '#checker/objects/harmless.ts';
import { runAbove } from '#checker/objects/runs.ts';
import type { FilledExpectation } from './filled-check.ts';
import { otherErrors, runOf, saysAbsent } from './errors.ts';
import { isOwnCluster, listsAll } from './listings.ts';
import type { Judged, Paste } from './paste.ts';
import { assessed, conclude } from './paste.ts';
import type { Scope } from './scope.ts';
import { kindFit } from './scope.ts';
import { doubts, select } from './selection.ts';
import type { Outcome } from './verdicts.ts';
import { outcome, outcomeOf } from './verdicts.ts';

export function judgeAbsence(expectation: FilledExpectation, paste: Paste): Judged {
  const { prints, check } = paste;
  const selection = select(expectation, paste);
  const { scope, name, selected } = selection;
  const { kind, namespace } = scope;
  const next = check.command ?? get(kind, { name: name ?? '', namespace });
  const outcomes: Outcome[] = doubts(selection, prints, []);

  for (const { subject } of selected) {
    const still = finding('still-there', { kind, name: subject.name }, subject.at, next);
    const { status, findings } = subject.judgement;
    if (subject.cut) outcomes.push(outcomeOf('unreadable', findings));
    else
      outcomes.push(
        status === 'terminating' ? outcomeOf('waiting', findings) : outcome('failed', still),
      );
  }
  for (const error of otherErrors(paste, scope, name)) outcomes.push(error);
  // What was typed since it was asked for last may have brought it back.
  let isBack = false as boolean;
  paste.runs.findLast(({ all }) =>
    all.findLast(
      ({ verb, args, kinds }) =>
        (isBack = verb !== 'delete' && !isHarmless(verb, args)) || kinds.includes(kind),
    ),
  );
  const proved = isProved(scope, name, paste);
  const concerned =
    outcomes.length > 0 ||
    proved ||
    prints.tables.some((table) => kindFit(table, kind) === 'certain');
  const what = { kind, name: name ?? expectation.match ?? '*' };
  if (proved && !isBack) outcomes.push(outcome('met'));
  // What is listed is there, going or not; only what is not listed needs a proof.
  else if (selected.length === 0)
    outcomes.push(outcome('unreadable', finding('absence-unproved', what, undefined, next)));
  const objects = selected.map(({ subject }) => assessed(subject, []));
  return conclude(outcomes, concerned, objects);
}

function isProved(scope: Scope, name: string | undefined, paste: Paste): boolean {
  const { prints, errors, runs, clusters, subjects } = paste;
  // "No resources found" of a filtered listing, or of one whose command nobody can see, proves nothing.
  const isDenied = errors.some((error) => {
    const run = runOf(paste, error);
    if (!saysAbsent(error, scope, name, paste) || (run && !isOwnCluster(run, clusters)))
      return false;
    return error.code === 'kubectl-not-found' || listsAll(run, scope, paste);
  });
  const printed = [
    // A header alone is never printed: its rows are not in the paste.
    ...prints.tables.flatMap((table) => {
      const [row] = table.rows;
      return row && table.command !== undefined
        ? [{ ...table, run: runAbove(runs, row.at.line) }]
        : [];
    }),
    ...subjects.filter(({ source }) => source === 'document'),
  ];
  return (
    isDenied ||
    printed.some(
      (each) => kindFit(each, scope.kind) === 'certain' && listsAll(each.run, scope, paste),
    )
  );
}
