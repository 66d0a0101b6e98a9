/** Every column name a header can be recognised by: those of the kinds and of kubectl's other listings. */
import { records } from './index.ts';
import { columns } from './record.ts';

/** Those that any kind may have. */
const ofAnyKind = columns('NAMESPACE EVENT LABELS');

/** `kubectl top`, `api-resources`, `config get-contexts`, `rollout history`, common custom resources. */
const ofOthers = columns(
  'CPU(cores) CPU% MEMORY(bytes) MEMORY% SHORTNAMES APIVERSION NAMESPACED CLUSTER AUTHINFO ' +
    'CHANGE-CAUSE SYNCED UPDATED CHART APP_VERSION CONTAINER_ID IMAGE COMMAND CREATED NAMES URL ' +
    'EXTERNAL-NAME POD IP(S)',
);

const known: ReadonlySet<string> = new Set([
  ...records.flatMap(({ layouts, wide = [] }) => [...layouts.flat(), ...wide]),
  ...ofAnyKind,
  ...ofOthers,
]);

export const isColumn = (name: string): boolean => known.has(name);

/** Names of several words, for headers whose gaps are a single blank. */
export const spacedColumns: ReadonlySet<string> = new Set(
  [...known].filter((name) => name.includes(' ')),
);

/** The words that names of several words are made of. */
export const spacedParts: ReadonlySet<string> = new Set(
  [...spacedColumns].flatMap((name) => name.split(' ')),
);

/** A name without what stands between its words: `NODE-SELECTOR` and `ACCESSMODES` of former releases, `UP-TO_DATE`. */
const joined = (name: string): string => name.replaceAll(/[ _-]/g, '');

/**
 * The known name that this cut, former or mistyped one stands for: `READINESS`, `ACCESSMODES`; undefined if none or
 * several.
 */
export function mendedColumn(word: string, cut: 'start' | 'end' | undefined): string | undefined {
  const fits = [...known].filter(
    (name) =>
      joined(name) === joined(word) ||
      (cut === 'start' && word.length > 1 && name.endsWith(word)) ||
      (cut === 'end' && word.length > 3 && name.startsWith(word)),
  );
  return fits.length === 1 ? fits[0] : undefined;
}
