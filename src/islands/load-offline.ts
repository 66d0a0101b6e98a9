import { lateScript } from './late-script.ts';
import address from './keep-offline.ts?worker&url';

const load = lateScript(address);

/** The offer on the page of a workshop: nothing is kept before it is unfolded. */
const offer = document.querySelector<HTMLDetailsElement>('#offline');
const body = offer?.querySelector<HTMLElement>('[data-failed]');

async function loadOffer(): Promise<void> {
  try {
    await load();
  } catch {
    // The next time it is unfolded it is asked for again.
    if (body) body.textContent = body.dataset['failed'] ?? '';
  }
}
offer?.addEventListener('toggle', () => void loadOffer());
// It may have been unfolded before this was there; and a service worker marks what it gives of a kept copy.
if (offer?.open || 'kept' in document.documentElement.dataset) void loadOffer();
