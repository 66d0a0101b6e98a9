import address from './variable-form.ts?worker&url';
import { onFirstUse } from './first-use.ts';
import { lateScript } from './late-script.ts';
import { forGood, storedValue, variableKey } from './store.ts';

const load = lateScript(address);

function loadForm(): void {
  // The block with the examples can be copied without it.
  load().catch(() => undefined);
}

/** The form of values is loaded with the first sign that somebody reads, and at once where there are values. */
const form = document.querySelector<HTMLElement>('variable-form');
if (form) {
  const { workshop = '' } = form.dataset;
  const isFilledIn = [...form.querySelectorAll('input')].some(
    ({ name }) => storedValue(forGood, variableKey(workshop, name)) !== undefined,
  );
  if (isFilledIn) loadForm();
  else onFirstUse(loadForm);
}
