/** CertificateSigningRequests: CONDITION is a list, approved and then issued (printCertificateSigningRequest). */
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import { bare, judged, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, text } from './rule.ts';

export function signingRequests(printed: Printed): Judgement {
  const status = text(printed, 'CONDITION');
  if (status === undefined) return bare(printed);
  const words = status.split(',');
  const { name } = printed;
  const at = placeOf(printed, 'CONDITION');
  const next = run.describe('CertificateSigningRequest', printed);
  if (words.includes('Denied') || words.includes('Failed'))
    return judged('failed', ['CONDITION'], finding('request-denied', { name, status }, at, next));
  if (words.includes('Approved') && words.includes('Issued')) return judged('ready', ['CONDITION']);
  if (words.includes('Pending') || words.includes('Approved'))
    return judged('progressing', ['CONDITION'], finding('request-pending', { name }, at, next));
  return unknown(printed, 'CONDITION');
}
