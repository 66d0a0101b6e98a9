/** CertificateSigningRequests: CONDITION is a list, approved and then issued (printCertificateSigningRequest). */
import { bare, because, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';

export function signingRequests(printed: Printed): Judgement {
  const column = 'CONDITION';
  const status = text(printed, column);
  if (status === undefined) return bare(printed);
  const words = status.split(',');
  const has = (word: string) => words.includes(word);
  if (has('Denied') || has('Failed'))
    return because(printed, 'failed', column, 'request-denied', { status });
  if (has('Approved') && has('Issued')) return judged('ready', [column]);
  return has('Pending') || has('Approved')
    ? because(printed, 'progressing', column, 'request-pending', {})
    : unknown(printed, column);
}
