import { isTyping } from './is-typing.ts';
import { lateScript } from './late-script.ts';
import address from './settings.ts?worker&url';

const load = lateScript(address);
const { dataset } = document.documentElement;

function loadQuietly(): void {
  // What cannot be loaded now is asked for again with the next use.
  load().catch(() => undefined);
}

// What is set is applied before anything is painted, but for the original below each part, which is in another page.
const panel = document.querySelector<HTMLDetailsElement>('.settings');
panel?.addEventListener('toggle', loadQuietly);
if (panel?.open || 'both' in dataset) loadQuietly();
addEventListener('keydown', (event) => {
  if (!event.altKey || event.ctrlKey || event.code !== 'KeyO') return;
  // On some keyboards it is a letter.
  if (isTyping(event.target) || !document.querySelector('[data-original]')) return;
  event.preventDefault();
  if ('both' in dataset) delete dataset['both'];
  else dataset['both'] = 'yes';
  loadQuietly();
});
