import { onFirstUse } from './first-use.ts';
import { lateScript } from './late-script.ts';
import address from './reading-aids.ts?worker&url';

const load = lateScript(address);

onFirstUse(() => {
  // They are not missed where they cannot be loaded.
  load().catch(() => undefined);
});
