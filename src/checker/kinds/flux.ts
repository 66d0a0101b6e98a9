/**
 * Kustomizations and HelmReleases (Flux v2, kustomize-controller api/v1/kustomization_types.go, helm-controller
 * api/v2/helmrelease_types.go): the Ready condition, with its message as STATUS. What is suspended says what was true
 * when it was (fluxcd/pkg apis/meta; `spec.suspend`; SUSPENDED is what the `flux` command prints).
 */
import { byConditions } from './conditions.ts';
import { messageOrNothing, truth } from './looks.ts';
import { about, judged } from './outcomes.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import { at } from './value.ts';

/** What they have in common. */
const alike = {
  custom: true,
  layouts: [
    columns('NAME AGE READY STATUS'),
    // the versions before v1 and v2
    columns('NAME READY STATUS AGE'),
  ],
  cells: { READY: truth, STATUS: messageOrNothing },
  readiness: reconciled,
} satisfies Partial<KindRecord>;

export const kustomization: KindRecord = {
  ...alike,
  kind: 'Kustomization',
  group: 'kustomize.toolkit.fluxcd.io',
  shortNames: ['ks'],
};

export const helmRelease: KindRecord = {
  ...alike,
  kind: 'HelmRelease',
  group: 'helm.toolkit.fluxcd.io',
  shortNames: ['hr'],
};

function reconciled(printed: Printed): Judgement {
  const { whole } = printed;
  const shown = byConditions(printed);
  const isSuspended =
    at(whole, 'spec', 'suspend') === true || text(printed, 'SUSPENDED')?.toLowerCase() === 'true';
  return isSuspended && shown.status === 'ready'
    ? judged('progressing', shown.deciding, about(printed, 'NAME', 'suspended', {}))
    : shown;
}
