/**
 * What Flux's objects have in common: the Ready condition with its message as STATUS. What is suspended says what was
 * true when it was (fluxcd/pkg apis/meta; `spec.suspend`; SUSPENDED is what the `flux` command prints).
 */
import { byConditions } from './conditions.ts';
import type { CellLook } from './looks.ts';
import { messageOrNothing, truth } from './looks.ts';
import { about, judged } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import { at } from './value.ts';

export const fluxCells: Readonly<Record<string, CellLook>> = {
  READY: truth,
  STATUS: messageOrNothing,
};

export function reconciled(printed: Printed): Judgement {
  const { whole } = printed;
  const shown = byConditions(printed);
  const isSuspended =
    at(whole, 'spec', 'suspend') === true || text(printed, 'SUSPENDED')?.toLowerCase() === 'true';
  return isSuspended && shown.status === 'ready'
    ? judged('progressing', shown.deciding, about(printed, 'NAME', 'reconciliation-suspended', {}))
    : shown;
}
