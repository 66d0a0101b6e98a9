/** Verdicts put together: of several, the worst counts (design section 4). */
import { findingCounter } from '#checker/findings.ts';
import type { FindingCode } from '#checker/findings.ts';
import type { Finding, VerdictCode } from '#checker/types.ts';

/** One reason of a verdict, and what there is to say about it. */
export interface Outcome {
  verdict: VerdictCode;
  findings: readonly Finding[];
}

export const outcome = (verdict: VerdictCode, ...findings: Finding[]): Outcome =>
  outcomeOf(verdict, findings);

/** Those of which there is nothing to say are one and the same: a paste may have half a million objects. */
export function outcomeOf(verdict: VerdictCode, findings: Outcome['findings']): Outcome {
  if (findings.length > 0) return { verdict, findings };
  return (silent[verdict] ??= { verdict, findings: [] });
}

const silent: Partial<Record<VerdictCode, Outcome>> = {};

/** Worst first. `unrelated` is never the worst of several: it is said only when nothing at all was concerned. */
const fromWorst: readonly VerdictCode[] = ['failed', 'unreadable', 'missing', 'waiting', 'met'];

/** Of none at all it is `unreadable`: `met` is stated by evidence, never by the absence of findings. */
export const worst = (outcomes: readonly Pick<Outcome, 'verdict'>[]): VerdictCode =>
  fromWorst.find((word) => outcomes.some(({ verdict }) => verdict === word)) ?? 'unreadable';

/** What a list that may lack rows means: what is seen not to be ready stays so, what is seen to be ready may not be all. */
export const doubtBeside = (seen: readonly Outcome[]): VerdictCode =>
  worst(seen) === 'met' ? 'unreadable' : 'met';

/** Said beside a verdict, never the reason of one. */
const warnings: readonly FindingCode[] = [
  'node-cordoned',
  'pod-restarted',
  'restarts-climbing',
  'cronjob-suspended',
  'crd-established-unknown',
  'namespace-assumed',
  'header-missing',
  'same-as-example',
  'since-progress',
  'since-restarted',
];

/** All findings, worst first, warnings last, each once; of very many of one code the first, and how many more. */
export function inOrder(outcomes: readonly Outcome[]): Finding[] {
  const ranked: Finding[][] = [];
  for (const { verdict, findings } of outcomes)
    for (const finding of findings) {
      const warning = warnings.indexOf(finding.code);
      const rank = 1 + (warning < 0 ? fromWorst.indexOf(verdict) : fromWorst.length + warning);
      (ranked[rank] ??= []).push(finding);
    }
  // Most have a name or a line to themselves: only those that share it are told apart by all they say.
  const firsts = new Map<unknown, Finding>();
  const keys = new Set<string>();
  const all = ranked.flat().filter((finding) => {
    const own = finding.params['name'] ?? finding.at?.line;
    const first = firsts.get(own);
    if (!first) return firsts.set(own, finding);
    keys.add(keyOf(first));
    const { size } = keys;
    return keys.add(keyOf(finding)).size > size;
  });
  const counted = findingCounter();
  return all.flatMap((each) => counted(each) ?? []);
}

const keyOf = ({ code, params, at }: Finding): string =>
  `${code} ${at?.line} ${at?.start} ${JSON.stringify(params)}`;
