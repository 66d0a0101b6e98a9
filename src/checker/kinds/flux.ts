/**
 * What Flux's objects have in common: the Ready condition with its message as STATUS. What is suspended says what was
 * true when it was (fluxcd/pkg apis/meta; `spec.suspend`; SUSPENDED is what the `flux` command prints).
 */
import { byConditions } from './conditions.ts';
import type { CellLook } from './looks.ts';
import { messageOrNothing, truthOrNothing } from './looks.ts';
import { about, judged } from './outcomes.ts';
import type { Judgement, Observed } from './rule.ts';
import { text } from './rule.ts';
import { at } from './value.ts';

export const fluxCells: Readonly<Record<string, CellLook>> = {
  READY: truthOrNothing,
  STATUS: messageOrNothing,
};

export function reconciled(observed: Observed): Judgement {
  const { whole } = observed;
  const shown = byConditions(observed);
  const isSuspended =
    at(whole, 'spec', 'suspend') === true || text(observed, 'SUSPENDED')?.toLowerCase() === 'true';
  return isSuspended && shown.status === 'ready'
    ? judged('progressing', shown.deciding, about(observed, 'NAME', 'reconciliation-suspended', {}))
    : shown;
}
