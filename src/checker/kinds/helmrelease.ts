/** HelmReleases (Flux v2, helm-controller api/v2/helmrelease_types.go). */
import { fluxCells, reconciled } from './flux.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

export const helmRelease: KindRecord = {
  kind: 'HelmRelease',
  plural: 'helmreleases',
  group: 'helm.toolkit.fluxcd.io',
  shortNames: ['hr'],
  namespaced: true,
  custom: true,
  layouts: [
    columns('NAME AGE READY STATUS'),
    // api/v2beta1
    columns('NAME READY STATUS AGE'),
  ],
  cells: fluxCells,
  readiness: reconciled,
};
