/** One object of a paste with its judgement: that of its print, and what kubectl said of it since. */
import { finding, findingCounter } from '#checker/findings.ts';
import type { Finding } from '#checker/findings.ts';
import { get } from '#checker/kinds/commands.ts';
import { judge } from '#checker/kinds/index.ts';
import type { Judgement, Printed } from '#checker/kinds/rule.ts';
import { notShown } from '#checker/kinds/whole.ts';
import type { Observed } from '#checker/objects/observed.ts';
import type { Sentence } from '#checker/objects/sentences.ts';

export interface Subject extends Observed {
  judgement: Judgement;
}

const none: readonly Finding[] = [];

/** Judges every object. `assumed` is the namespace of next commands where nothing tells it. */
export function subjectsOf(
  observed: readonly Observed[],
  assumed: string | undefined,
): readonly Subject[] {
  const counted = findingCounter();
  /** Codes of which enough was said. */
  const enough = new Set<string>();
  const shared = new Map<string, Judgement>();
  // Once there are enough of one code, most are of it: what there is to say of one more is not made first.
  let isCounted = false;
  for (const object of observed) {
    let judgement = judgementOf(object, assumed, isCounted);
    const [first] = judgement.findings;
    if (isCounted && first && !enough.has(first.code))
      judgement = judgementOf(object, assumed, false);
    const [reason] = judgement.findings;
    const kept = reason && counted(reason);
    if (reason) isCounted = kept !== reason;
    if (reason && isCounted) enough.add(reason.code);
    if (!kept) judgement = sharedIn(shared, judgement);
    else if (kept !== reason) judgement = { ...judgement, findings: [kept] };
    object.judgement = judgement;
  }
  return observed as readonly Subject[];
}

/** The judgement without what there is to say: of those that say nothing many are the same, and stand once. */
function sharedIn(shared: Map<string, Judgement>, judgement: Judgement): Judgement {
  const silent = { ...judgement, findings: none };
  const key = JSON.stringify(silent);
  const known = shared.get(key) ?? silent;
  shared.set(key, known);
  return known;
}

function judgementOf(object: Observed, assumed: string | undefined, isCounted: boolean): Judgement {
  const { kind, name, cells, whole, sentences = [] } = object;
  const namespace = object.namespace ?? assumed;
  const printed = { kind: kind ?? '', name, namespace, cells, whole, isCounted };
  const kinds = kind === undefined ? (object.candidates ?? []) : [];
  const judged = kinds.map((each) => judgePrint(object, { ...printed, kind: each }));
  const [first = judgePrint(object, printed), ...others] = judged;
  const isFromSentence = object.source === 'sentence';
  let judgement = isFromSentence ? undefined : first;
  for (const sentence of sentences)
    judgement = afterSentence(sentence, judgement, !isFromSentence, namespace);
  judgement ??= first;
  if (object.cut) judgement = { ...judgement, findings: [ofCut(object, isCounted)] };
  const isDisputed =
    kind === undefined &&
    (kinds.length === 0 ||
      others.some(({ status, idle }) => status !== first.status || idle !== first.idle));
  return isDisputed ? { ...judgement, disputed: true } : judgement;
}

/** What is left of a row or a document is all that there is to say of it. */
function ofCut({ source, name, at }: Observed, isCounted: boolean): Finding {
  if (source === 'document') return finding('document-partial', {}, at);
  return isCounted ? { code: 'row-cut', params: {} } : finding('row-cut', { name }, at);
}

function judgePrint({ whole, isStored, run }: Observed, printed: Printed): Judgement {
  const isClear = whole === undefined ? isOwnPrint(run) : isStored;
  return isClear ? judge(printed) : notShown(printed);
}

/** Whether kubectl chose the columns: what `-o custom-columns` or a template prints under a name may be anything. */
const isOwnPrint = (run: Observed['run']): boolean =>
  run?.commands.every(
    ({ verb, output, flags }) =>
      verb !== 'get' || (ownOutputs.includes(output) && !flags.has('template')),
  ) ?? true;

const ownOutputs: readonly string[] = ['', 'wide', 'name'];

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
  const proved = says === 'rolled-out' && total > 0 && { counts: { ready: total, total } };
  if (proved || says === 'ready') return { status: 'ready', deciding: [], findings: [], ...proved };
  // What a table shows stands, unless the object was changed since.
  if (printed && says !== 'changed') return before ?? { ...base, status: 'unknown', findings: [] };
  const code = says === 'rolled-out' ? 'rollout-unproved' : 'readiness-not-shown';
  return {
    ...base,
    status: 'unknown',
    findings: [finding(code, { kind, name }, at, next)],
    bare: says === 'listed' || says === 'changed',
  };
}

/** How many replicas the one object has, unless its row was cut: what is left of it is not to be counted. */
export const countsOfOnly = (subjects: readonly Subject[]): Judgement['counts'] =>
  subjects.length > 1 || subjects[0]?.cut ? undefined : subjects[0]?.judgement.counts;
