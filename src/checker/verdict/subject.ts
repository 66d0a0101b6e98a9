/** One object of a paste with its judgement: that of its print, and what kubectl said of it since. */
import { finding } from '#checker/findings.ts';
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

/** Judges an object. `assumed` is the namespace of next commands where nothing tells it. */
export function subjectOf(object: Observed, assumed: string | undefined): Subject {
  const kinds = object.kind === undefined ? (object.candidates ?? []) : [object.kind];
  const printed = { ...object, namespace: object.namespace ?? assumed };
  const [first, ...others] = kinds.map((kind) => judgePrint({ ...printed, kind }));
  const agreed =
    first !== undefined &&
    others.every(({ status, idle }) => status === first.status && idle === first.idle);
  const shown = first ?? judgePrint({ ...printed, kind: '' });
  let judgement = object.source === 'spoken' ? undefined : shown;
  for (const sentence of object.said)
    judgement = afterSentence(sentence, judgement, object.source !== 'spoken', printed.namespace);
  return { ...object, judgement: judgement ?? shown, agreed };
}

function judgePrint(object: Observed & Printed): Judgement {
  const { whole, isStored, run } = object;
  const isTold = whole === undefined ? isOwnPrint(run) : isStored;
  return isTold ? judge(object) : notShown(object);
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
