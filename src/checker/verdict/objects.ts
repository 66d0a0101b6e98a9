/** An `expect` entry about Kubernetes objects: one by name, all of a kind, or those whose name matches. */
import { judgeCount } from './counting.ts';
import { notListed } from './not-listed.ts';
import { otherErrors } from './errors.ts';
import { wantedOf } from './counting.ts';
import { finding } from '#checker/findings.ts';
import type { Expectation } from '#checker/types.ts';
import { judgeObject } from './object.ts';
import type { ObjectOutcome } from './object.ts';
import type { Judged, Paste } from './paste.ts';
import { conclude } from './paste.ts';
import { askedBy, asksForZero } from './readiness.ts';
import { isNarrowed } from './scope.ts';
import type { Selection } from './selection.ts';
import { doubts, select } from './selection.ts';
import { countsOfOnly } from '#checker/objects/subject.ts';
import type { Outcome } from './verdicts.ts';
import { outcome } from './verdicts.ts';

export function judgeObjects(expectation: Expectation, paste: Paste): Judged {
  const { check, reading } = paste;
  const selection = select(expectation, paste);
  const { scope, name } = selection;
  const selected = withoutOld(expectation, selection);
  if (selected.length === 0) return notListed(expectation, paste, selection);

  const each = selected.map((candidate) =>
    judgeObject(candidate, expectation, scope.namespace, check),
  );
  const outcomes: Outcome[] = [...each];
  // What is said of all must not rest on a part of them.
  if (name === undefined)
    for (const doubt of [...doubts(selection, reading, each), ...narrowed(selection, paste)])
      outcomes.push(doubt);
  if (expectation.count !== undefined)
    outcomes.push(judgeCount(expectation.count, selected.length, { kind: scope.kind }));
  if (paste.errors.length > 0)
    for (const error of otherErrors(paste, scope, name)) outcomes.push(error);
  if (scope.namespace !== undefined && selected.some(({ fit }) => fit === 'assumed'))
    outcomes.push(outcome('met', finding('namespace-assumed', { namespace: scope.namespace })));

  const asked = askedBy(expectation);
  const objects = each.map(({ object }) => object);
  return asked === 'ready' || asked === 'natural'
    ? conclude(outcomes, true, objects, progressOf(selected, each, expectation.count))
    : conclude(outcomes, true, objects);
}

/** ReplicaSets that a Deployment keeps at 0 of 0 are passed over; alone they stay, and are not met. */
function withoutOld(
  expectation: Expectation,
  { name, selected }: Selection,
): Selection['selected'] {
  if (name !== undefined || asksForZero(expectation)) return selected;
  const current = selected.filter(({ subject }) => subject.cut || subject.judgement.idle !== 'old');
  return current.length > 0 ? current : selected;
}

/** Typed commands that list less than the check's own. */
function narrowed({ scope, selected }: Selection, { check }: Paste): Outcome[] {
  const commands = new Set(selected.map(({ subject }) => subject.command ?? ''));
  return [...commands]
    .filter((command) => isNarrowed(command, scope.kind, check))
    .map((command) =>
      outcome('unreadable', finding('listing-narrowed', { command }, undefined, check.command)),
    );
}

/** Replicas of the one object where its kind prints them, else objects of objects. */
function progressOf(
  selected: Selection['selected'],
  outcomes: readonly ObjectOutcome[],
  count: Expectation['count'],
): Judged['progress'] {
  const counts = countsOfOnly(selected.map(({ subject }) => subject));
  if (counts) return counts;
  const wanted = count === undefined ? undefined : wantedOf(count);
  const ready = outcomes.filter(({ verdict }) => verdict === 'met').length;
  return { ready, total: Math.max(outcomes.length, wanted ?? 0) };
}
