/** Verdicts put together: of several, the worst counts (design section 4). */
import type { FindingCode } from '#checker/findings.ts';
import type { Finding, VerdictWord } from '#checker/types.ts';

/** One reason of a verdict, and what there is to say about it. */
export interface Outcome {
  verdict: VerdictWord;
  findings: readonly Finding[];
}

export const outcome = (verdict: VerdictWord, ...findings: Finding[]): Outcome => ({
  verdict,
  findings,
});

/** Worst first. `unrelated` is never the worst of several: it is said only when nothing at all was concerned. */
const fromWorst: readonly VerdictWord[] = ['failed', 'unreadable', 'missing', 'waiting', 'met'];

/** Of none at all it is `unreadable`: `met` is stated by evidence, never by the absence of findings. */
export const worst = (outcomes: readonly Pick<Outcome, 'verdict'>[]): VerdictWord =>
  fromWorst.find((word) => outcomes.some(({ verdict }) => verdict === word)) ?? 'unreadable';

/** Said beside a verdict, never the reason of one. */
const warnings: readonly FindingCode[] = [
  'node-cordoned',
  'pod-restarted',
  'pod-completed-again',
  'restarts-climbing',
  'cronjob-suspended',
  'crd-established-unknown',
  'namespace-assumed',
  'header-missing',
  'same-as-example',
  'since-progress',
  'since-unchanged',
  'since-restarted',
];

/** All findings, worst first, warnings last, each once. */
export function inOrder(outcomes: readonly Outcome[]): Finding[] {
  const rank = (verdict: VerdictWord, { code }: Finding): number =>
    warnings.includes(code)
      ? fromWorst.length + warnings.indexOf(code)
      : fromWorst.indexOf(verdict);
  const ranked = outcomes.flatMap(({ verdict, findings }) =>
    findings.map((finding) => ({ finding, rank: rank(verdict, finding) })),
  );
  const once = new Map<string, Finding>();
  for (const { finding } of ranked.sort((a, b) => a.rank - b.rank)) {
    const { code, params, at } = finding;
    const key = [code, at?.line, at?.start, ...Object.values(params)].join('\n');
    if (!once.has(key)) once.set(key, finding);
  }
  return [...once.values()];
}
