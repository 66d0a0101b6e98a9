/** Ingresses: ADDRESS is empty until a controller has taken it up (Argo CD: Progressing until then). */
import { finding } from '#checker/findings.ts';
import * as run from './commands.ts';
import { bare, judged } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { isPlaceholder, placeOf, text } from './rule.ts';

export function ingresses(printed: Printed): Judgement {
  const address = text(printed, 'ADDRESS');
  if (address === undefined) return bare(printed);
  if (!isPlaceholder(address)) return judged('ready', ['ADDRESS']);
  const at = placeOf(printed, 'ADDRESS');
  const next = run.describe('Ingress', printed);
  return judged(
    'progressing',
    ['ADDRESS'],
    finding('ingress-no-address', { name: printed.name }, at, next),
  );
}
