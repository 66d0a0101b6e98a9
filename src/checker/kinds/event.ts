/** Events: they say what happened to other objects, and are judged as none themselves (printEvent in printers.go). */
import type { CellLook } from './looks.ts';
import { count, message } from './looks.ts';
import type { KindRecord } from './record.ts';
import { columns } from './record.ts';

const seen: CellLook = {
  like: /^[\d<]\S*(?: \(x\d+ over \S+\))?$/,
  blanks: 'some',
};

export const event: KindRecord = {
  kind: 'Event',
  group: '',
  shortNames: ['ev'],
  layouts: [
    columns('LAST_SEEN TYPE REASON OBJECT MESSAGE'),
    // with -o wide, which puts SUBOBJECT and SOURCE before MESSAGE
    columns('LAST_SEEN TYPE REASON OBJECT'),
  ],
  wide: columns('SUBOBJECT SOURCE MESSAGE FIRST_SEEN COUNT NAME'),
  cells: {
    'LAST SEEN': seen,
    'FIRST SEEN': seen,
    COUNT: { ...count, empty: true },
    SUBOBJECT: { empty: true },
    SOURCE: { like: /^\S+(?:, \S+)?$/, blanks: 'some', empty: true },
    MESSAGE: message,
  },
  readiness: 'listed',
};
