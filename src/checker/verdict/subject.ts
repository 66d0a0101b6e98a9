/** One object of a paste with its judgement: that of its print, and what kubectl said of it since. */
import { finding } from '#checker/findings.ts';
import type { Finding } from '#checker/findings.ts';
import { describe, get } from '#checker/kinds/commands.ts';
import { judge } from '#checker/kinds/index.ts';
import type { Judgement, Printed } from '#checker/kinds/rule.ts';
import { notShown } from '#checker/kinds/whole.ts';
import type { Observed } from '#checker/objects/observed.ts';
import type { Sentence } from '#checker/objects/sentences.ts';

export interface Subject extends Observed {
  judgement: Judgement;
  /** Whether all candidates come to the same status: then it is known, though the kind is not. */
  agreed: boolean;
}

/** More findings of one code than these are counted, not kept: a paste may have half a million rows. */
const MOST_ALIKE = 1000;

const none: readonly Finding[] = [];

/** Judges every object. `assumed` is the namespace of next commands where nothing tells it. */
export function subjectsOf(
  observed: readonly Observed[],
  assumed: string | undefined,
): readonly Subject[] {
  const kept = new Map<string, { count: number; last: Subject }>();
  const shared = new Map<string, Judgement>();
  const subjects = observed.map((object) => {
    const subject = subjectOf(object, assumed);
    const [reason] = subject.judgement.findings;
    if (reason) {
      const alike = kept.get(reason.code) ?? { count: 0, last: subject };
      kept.set(reason.code, alike);
      alike.count += 1;
      if (alike.count <= MOST_ALIKE) {
        alike.last = subject;
        return subject;
      }
    }
    // Of which nothing is said, many are the same.
    const rest = { ...subject.judgement, findings: none };
    const key = JSON.stringify(rest);
    subject.judgement = shared.get(key) ?? rest;
    shared.set(key, subject.judgement);
    return subject;
  });
  for (const { count, last } of kept.values()) {
    if (count <= MOST_ALIKE) continue;
    const more = finding('more-of-this', { count: count - MOST_ALIKE });
    last.judgement = { ...last.judgement, findings: [...last.judgement.findings, more] };
  }
  return subjects;
}

function subjectOf(object: Observed, assumed: string | undefined): Subject {
  const { kind, name, cells, whole } = object;
  const kinds = kind === undefined ? (object.candidates ?? []) : [kind];
  const printed = { kind: '', name, namespace: object.namespace ?? assumed, cells, whole };
  const judged = kinds.map((each) => judgePrint(object, { ...printed, kind: each }));
  const [first = judgePrint(object, printed), ...others] = judged;
  const agreed =
    judged.length > 0 &&
    others.every(({ status, idle }) => status === first.status && idle === first.idle);
  const isFromSentence = object.source === 'sentence';
  let judgement = isFromSentence ? undefined : first;
  for (const sentence of object.sentences)
    judgement = afterSentence(sentence, judgement, !isFromSentence, printed.namespace);
  // Not a copy: a paste may have half a million objects, and nobody else looks at what was observed.
  return Object.assign(object, { judgement: judgement ?? first, agreed });
}

function judgePrint({ whole, isStored, run }: Observed, printed: Printed): Judgement {
  const isClear = whole === undefined ? isOwnPrint(run) : isStored;
  return isClear ? judge(printed) : notShown(printed);
}

/** Whether kubectl chose the columns: what `-o custom-columns` or a template prints under a name may be anything. */
const isOwnPrint = (run: Observed['run']): boolean =>
  run?.commands.every(
    ({ verb, output, flags }) =>
      verb !== 'get' || (['', 'wide', 'name'].includes(output) && !flags.has('template')),
  ) ?? true;

/** What a sentence of kubectl does to the judgement so far. */
function afterSentence(
  { says, kind, name, at, counts }: Sentence,
  before: Judgement | undefined,
  printed: boolean,
  namespace: string | undefined,
): Judgement {
  const total = before?.counts?.total ?? 0;
  const base = { deciding: [], ...(counts && { counts }) };
  const next = get(kind, { name, namespace });
  if (says === 'rolling')
    return {
      ...base,
      status: 'progressing',
      findings: [finding('rollout-waiting', { kind, name }, at, next)],
    };
  // It is printed where nothing is wanted, too; after replicas that were wanted, it proves them.
  if (says === 'rolled-out' && total > 0)
    return { status: 'ready', deciding: [], findings: [], counts: { ready: total, total } };
  if (says === 'ready') return { status: 'ready', deciding: [], findings: [] };
  // What a table shows stands, unless the object was changed since.
  if (printed && says !== 'changed') return before ?? { ...base, status: 'unknown', findings: [] };
  const code = says === 'rolled-out' ? 'rollout-unproved' : 'readiness-not-shown';
  return {
    ...base,
    status: 'unknown',
    findings: [
      finding(
        code,
        { kind, name },
        at,
        says === 'listed' ? next : (next ?? describe(kind, { name, namespace })),
      ),
    ],
    bare: says === 'listed' || says === 'changed',
  };
}

/** How many replicas the one object has, unless its row was cut: what is left of it is not to be counted. */
export const countsOfOnly = (subjects: readonly Subject[]): Judgement['counts'] =>
  subjects.length > 1 || subjects[0]?.cut ? undefined : subjects[0]?.judgement.counts;
