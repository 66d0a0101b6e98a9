import { onFirstUse } from './first-use.ts';
import { lateScript } from './late-script.ts';
import address from './reading-aids.ts?worker&url';

const load = lateScript(address);

function loadQuietly(): void {
  // They are not missed where they cannot be loaded.
  load().catch(() => undefined);
}
onFirstUse(loadQuietly);
// A reader of two languages has asked for the original already, and of a copy that is kept offline there may be a newer one.
const { dataset } = document.documentElement;
if ('both' in dataset || 'kept' in dataset) loadQuietly();
