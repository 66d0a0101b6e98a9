import address from './ask-question.ts?worker&url';
import { onFirstUse } from './first-use.ts';
import { lateScript } from './late-script.ts';
import { forGood, storedValue } from './store.ts';

const load = lateScript(address);

/** Questions are loaded with the first sign that somebody reads, and at once where there may be answers to show. */
function loadQuestions(): void {
  load().catch(() => undefined);
}

/** What somebody did who was quicker than the script is done again once it is there. */
function afterLoading(event: Event, again: () => void): void {
  if (customElements.get('ask-question')) return;
  event.preventDefault();
  load().then(again, () => undefined);
}

if (document.querySelector('ask-question')) {
  if (storedValue(forGood, 'answers') === undefined) onFirstUse(loadQuestions);
  else loadQuestions();
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.closest('ask-question')) afterLoading(event, () => form.requestSubmit());
  });
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-skip]');
    if (button) afterLoading(event, () => button.click());
  });
}
