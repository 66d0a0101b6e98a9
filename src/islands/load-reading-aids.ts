import { lateScript } from './late-script.ts';
import address from './reading-aids.ts?worker&url';

const load = lateScript(address);

/** With the first sign that somebody reads: a page that is only opened asks for nothing more. */
function onFirstUse(): void {
  // They are not missed where they cannot be loaded.
  load().catch(() => undefined);
}
for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
  addEventListener(type, onFirstUse, { once: true });
