/** ComponentStatuses (deprecated since Kubernetes 1.19): Healthy, Unhealthy or Unknown (printComponentStatus). */
import { byWord } from './words.ts';

export const componentStatuses = byWord('STATUS', {
  Healthy: ['ready'],
  Unhealthy: ['failed', 'component-unhealthy'],
  Unknown: ['progressing', 'component-unhealthy'],
});
