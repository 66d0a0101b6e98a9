import { element } from './element.ts';

/** More segments than this cannot be told apart: then they are drawn in proportion. */
const MAX_SEGMENTS = 24;

/** The READY column as a drawing: one segment per wanted object, filled where it is ready. */
export function readyMeter({ ready, total }: { ready: number; total: number }): HTMLElement {
  const segments = Math.min(total, MAX_SEGMENTS);
  // Rounded down: only everything ready fills the last segment.
  const filled = total === 0 ? 0 : Math.floor((Math.min(ready, total) / total) * segments);
  const meter = element('span', { class: 'meter', 'aria-hidden': 'true' });
  for (let index = 0; index < segments; index += 1) {
    meter.append(element('i', index < filled ? { 'data-met': '' } : {}));
  }
  return meter;
}
