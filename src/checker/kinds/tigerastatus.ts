/** TigeraStatuses (tigera/operator api/v1/tigerastatus_types.go): AVAILABLE, PROGRESSING and DEGRADED of a component. */
import { since, truthOrNothing } from './looks.ts';
import { operators } from './operators.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

export const tigeraStatus: KindRecord = {
  kind: 'TigeraStatus',
  group: 'operator.tigera.io',
  shortNames: ['ts'],
  clusterScoped: true,
  custom: true,
  layouts: [
    columns('NAME AVAILABLE PROGRESSING DEGRADED SINCE MESSAGE'),
    columns('NAME AVAILABLE PROGRESSING DEGRADED SINCE'),
  ],
  cells: {
    AVAILABLE: truthOrNothing,
    PROGRESSING: truthOrNothing,
    DEGRADED: truthOrNothing,
    SINCE: { ...since, empty: true },
    MESSAGE: { like: /\s|^[a-z]{3}/i, blanks: 'any', empty: true },
  },
  readiness: operators,
};
