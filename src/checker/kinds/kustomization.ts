/** Kustomizations (Flux v2, kustomize-controller api/v1/kustomization_types.go). */
import { fluxCells, reconciled } from './flux.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

export const kustomization: KindRecord = {
  kind: 'Kustomization',
  plural: 'kustomizations',
  group: 'kustomize.toolkit.fluxcd.io',
  shortNames: ['ks'],
  namespaced: true,
  custom: true,
  layouts: [
    columns('NAME AGE READY STATUS'),
    // api/v1beta1
    columns('NAME READY STATUS AGE'),
  ],
  cells: fluxCells,
  readiness: reconciled,
};
