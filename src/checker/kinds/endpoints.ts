/**
 * Endpoints and EndpointSlices: `<none>` or `<unset>` means that no ready Pod stands behind the Service
 * (printers.go formatEndpoints; a judgement, no authority decides).
 */
import { finding } from '#checker/findings.ts';
import { bare, judged } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { isPlaceholder, placeOf, text } from './rule.ts';

export function endpoints(printed: Printed): Judgement {
  const addresses = text(printed, 'ENDPOINTS');
  if (addresses === undefined) return bare(printed);
  if (!isPlaceholder(addresses)) return judged('ready', ['ENDPOINTS']);
  const { kind, name, namespace } = printed;
  const next = `kubectl get pods -o wide${namespace ? ` -n ${namespace}` : ''}`;
  const at = placeOf(printed, 'ENDPOINTS');
  return judged('progressing', ['ENDPOINTS'], finding('endpoints-none', { kind, name }, at, next));
}
