/** What of a verdict's findings is worth saying: reasons, each once, not a row of the same sentence. */
import type { Finding, FindingCode } from '#checker/findings.ts';
import type { Params } from '#i18n/say.ts';

/** A finding, with the names of other objects of which the same is to be said. */
export interface FindingGroup extends Finding {
  others: readonly string[];
}

/** More names than these are counted. */
const MAX_NAMES = 3;

/**
 * The findings to say, in their order: where one command's failure explains everything, that alone; and what is the
 * same of several objects once.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding & { others: string[] }>();
  for (const finding of withoutConsequences(findings)) {
    const key = keyOf(finding);
    const group = groups.get(key);
    const { name } = finding.params;
    if (!group) groups.set(key, { ...finding, others: [] });
    else if (typeof name === 'string' && name !== group.params['name']) group.others.push(name);
  }
  return [...groups.values()];
}

/** What is said of a group: the sentence of the first, and of how many more it is true. */
export function groupMessage({ code, params, others }: FindingGroup): {
  code: FindingCode | 'group.alike';
  params: Params;
} {
  const sentence = { code, params };
  const count = others.length;
  if (count === 0) return sentence;
  const shown = count > MAX_NAMES + 1 ? others.slice(0, MAX_NAMES) : others;
  const rest = count - shown.length;
  const names =
    rest > 0 ? [...shown, { code: 'group.rest', params: { number: rest } }] : [...shown];
  return { code: 'group.alike', params: { sentence, count, names } };
}

/** What kubectl says of objects: it did run. */
const answers: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'kubectl-not-found',
  'kubectl-none-found',
  'kubectl-none-found-anywhere',
  'kubectl-conflict',
]);

/** What went wrong without any command of which it could be said, and what may go well the next time. */
const passing: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'nothing-pasted',
  'command-only',
  'kubectl-timeout',
  'kubectl-usage',
]);

/** Whether the very same command fails again, until something else is mended. */
export const isToMend = ({ code }: Finding): boolean =>
  (/^(?:kubectl|docker|shell)-/.test(code) || code === 'command-failed') &&
  !answers.has(code) &&
  !passing.has(code);

/** What went wrong before there was anything to judge. */
const isFailure = (found: Finding): boolean => isToMend(found) || passing.has(found.code);

/** What is only not there: after a failure nobody has to be told. */
const absences: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'object-missing',
  'object-missing-in',
  'none-listed',
  'rows-missing',
  'rows-none',
  'line-missing',
  'command-missing',
  'absence-unproved',
  'no-table',
  'unrelated',
  'more-of-this',
]);

/** Whether a failed command is all that the findings tell of. */
export const isOfFailure = (findings: readonly Finding[]): boolean =>
  findings.some(isFailure) &&
  findings.every((found) => isFailure(found) || absences.has(found.code));

function withoutConsequences(findings: readonly Finding[]): readonly Finding[] {
  return isOfFailure(findings) ? findings.filter(isFailure) : findings;
}

/** Equal for findings that say the same of objects of one owner. */
function keyOf({ code, params, at }: Finding): string {
  const { name, ...others } = params;
  // Without a name there is nobody else of whom it could be said.
  if (typeof name !== 'string') return JSON.stringify([code, params, at]);
  return JSON.stringify([code, others, code.startsWith('pod-') ? ownerOf(name) : '']);
}

/** Letters that Kubernetes makes names of: no vowels, so no words. */
const generated = /(?:-[bcdfghj-np-tvwxz24-9]{6,10})?-[bcdfghj-np-tvwxz24-9]{5}$|-\d{1,4}$/;

/** The DaemonSet, Deployment, StatefulSet or Job that a Pod's name is made from; else the name. */
const ownerOf = (pod: string): string => pod.replace(generated, '');
