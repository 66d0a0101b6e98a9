/** ComponentStatuses (deprecated since Kubernetes 1.19): Healthy, Unhealthy or Unknown (printComponentStatus). */
import { finding } from '#checker/findings.ts';
import type { Meaning } from './words.ts';
import { byWord } from './words.ts';

const unhealthy = (status: Meaning[0]): Meaning => [
  status,
  ({ name }, at) => finding('component-unhealthy', { name }, at),
];

export const componentStatuses = byWord('STATUS', {
  Healthy: ['ready'],
  Unhealthy: unhealthy('failed'),
  Unknown: unhealthy('progressing'),
});
