/** What is loaded when it is unfolded: the settings in the header, and the offer to keep a workshop. */
import { isTyping } from './is-typing.ts';
import offline from './keep-offline.ts?worker&url';
import { lateScript } from './late-script.ts';
import settings from './settings.ts?worker&url';

const { dataset } = document.documentElement;
const loadSettings = lateScript(settings);
const loadOffline = lateScript(offline);

function showSettings(): void {
  // What cannot be loaded now is asked for again with the next use.
  loadSettings().catch(() => undefined);
}

// What is set is applied before anything is painted, but for the original below each part, which is in another page.
const panel = document.querySelector<HTMLDetailsElement>('.settings');
panel?.addEventListener('toggle', showSettings);
if (panel?.open || 'both' in dataset) showSettings();
addEventListener('keydown', (event) => {
  if (!event.altKey || event.ctrlKey || event.code !== 'KeyO') return;
  // On some keyboards it is a letter.
  if (isTyping(event.target) || !document.querySelector('[data-original]')) return;
  event.preventDefault();
  if ('both' in dataset) delete dataset['both'];
  else dataset['both'] = 'yes';
  showSettings();
});

/** On the page of a workshop. */
const offer = document.querySelector<HTMLDetailsElement>('#offline');
const body = offer?.querySelector<HTMLElement>('[data-failed]');

async function showOffer(): Promise<void> {
  try {
    await loadOffline();
  } catch {
    // The next time it is unfolded it is asked for again.
    if (body) body.textContent = body.dataset['failed'] ?? '';
  }
}
offer?.addEventListener('toggle', () => void showOffer());
// It may have been unfolded before this was there; and a service worker marks what it gives of a kept copy.
if (offer?.open || 'kept' in dataset) void showOffer();
