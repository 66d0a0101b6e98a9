/** Every column name a header can be recognised by: those of kubectl's kinds and of its other listings. */
import { printedKinds } from './catalogue.ts';

/** `kubectl top`, `api-resources`, `config get-contexts`, `rollout history`, common custom resources; `_` is a space. */
const others =
  'NAMESPACE EVENT LABELS CPU(cores) CPU% MEMORY(bytes) MEMORY% SHORTNAMES APIVERSION NAMESPACED CLUSTER AUTHINFO ' +
  'REVISION CHANGE-CAUSE SYNCED SINCE SYNC_STATUS HEALTH_STATUS CREATED_AT UPDATED CHART APP_VERSION ' +
  'CONTAINER_ID IMAGE COMMAND CREATED NAMES URL EXTERNAL-NAME PHASE VERSION SERVICE POD IP(S) LABELS SELECTOR';

const listed = new Set([
  ...printedKinds.flatMap(({ layouts, wide }) => [...layouts.flat(), ...wide]),
  ...others.split(' ').map((name) => name.replaceAll('_', ' ')),
]);

export const isColumn = (name: string): boolean => listed.has(name);

/** Names of several words, and what each of their beginnings is, for headers whose gaps are a single space. */
export const spacedColumns: ReadonlySet<string> = new Set(
  [...listed].filter((name) => name.includes(' ')),
);

/** The known name that this cut or mistyped one stands for: `READINESS`, `UP-TO_DATE`; undefined if none or several. */
export function mendedColumn(word: string, cut: 'start' | 'end' | undefined): string | undefined {
  const hyphened = word.replaceAll('_', '-');
  if (listed.has(hyphened)) return hyphened;
  if (!cut || word.length < (cut === 'start' ? 2 : 4)) return undefined;
  const fits = [...listed].filter((name) =>
    cut === 'start' ? name.endsWith(word) : name.startsWith(word),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/** The words that names of several words are made of. */
export const spacedParts: ReadonlySet<string> = new Set(
  [...spacedColumns].flatMap((name) => name.split(' ')),
);
