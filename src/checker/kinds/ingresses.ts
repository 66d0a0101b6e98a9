/** Ingresses: ADDRESS is empty until a controller has taken it up (Argo CD: Progressing until then). */
import { whenFilled } from './filled.ts';

export const ingresses = whenFilled('ADDRESS', 'ingress-no-address');
