/**
 * Endpoints and EndpointSlices: `<none>` or `<unset>` means that no ready Pod stands behind the Service
 * (printers.go formatEndpoints; a judgement, no authority decides).
 */
import { whenFilled } from './filled.ts';

export const endpoints = whenFilled('ENDPOINTS', 'endpoints-none');
