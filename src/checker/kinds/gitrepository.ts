/** GitRepositories (Flux v2, source-controller api/v1/gitrepository_types.go). */
import { fluxCells, reconciled } from './flux.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

export const gitRepository: KindRecord = {
  kind: 'GitRepository',
  plural: 'gitrepositories',
  group: 'source.toolkit.fluxcd.io',
  shortNames: ['gitrepo'],
  namespaced: true,
  custom: true,
  layouts: [
    columns('NAME URL AGE READY STATUS'),
    // api/v1beta1
    columns('NAME URL READY STATUS AGE'),
  ],
  cells: fluxCells,
  readiness: reconciled,
};
