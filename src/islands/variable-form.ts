import { exportBlock } from './export-block.ts';
import address from './fill-outputs.ts?worker&url';
import { lateScript } from './late-script.ts';
import { forGood, keep, storedValue, variableKey } from './store.ts';

/** Puts the values into the outputs of the page: they are not missed where it cannot be loaded. */
const loadOutputs = lateScript(address);

/** The learner's values: kept in this browser, written into one block of `export` lines to copy. */
export class VariableForm extends HTMLElement {
  connectedCallback(): void {
    for (const input of this.#inputs) input.value = storedValue(forGood, this.#key(input)) ?? '';
    this.#write();
    this.addEventListener('input', () => {
      for (const input of this.#inputs) keep(forGood, this.#key(input), input.value || undefined);
      this.#write();
    });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    this.querySelector('[data-clear]')?.addEventListener('click', () => {
      for (const input of this.#inputs) input.value = '';
      this.dispatchEvent(new Event('input', { bubbles: true }));
      this.#inputs[0]?.focus();
    });
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll('input')];
  }

  #key(input: HTMLInputElement): string {
    return variableKey(this.dataset['workshop'] ?? '', input.name);
  }

  #write(): void {
    const inputs = this.#inputs;
    const wrong = inputs.find((input) => !isValid(input));
    for (const input of inputs) input.ariaInvalid = isValid(input) ? null : 'true';
    const notice = this.querySelector('.check-notice');
    if (notice) {
      notice.textContent = wrong
        ? (this.dataset['invalid'] ?? '')
            .replace('{{label}}', wrong.dataset['label'] ?? '')
            .replace('{{example}}', wrong.placeholder)
        : '';
    }
    const block = exportBlock(
      inputs.map((input) => [
        input.name,
        isValid(input) && input.value ? input.value : input.placeholder,
      ]),
    );
    const code = this.querySelector('code:not(label code)');
    const button = this.querySelector<HTMLButtonElement>('button[data-copy]');
    if (code) code.textContent = block;
    if (button) {
      button.dataset['copy'] = block;
      button.disabled = wrong !== undefined;
    }
    if (inputs.some(({ value }) => value !== '')) loadOutputs().catch(() => undefined);
  }
}

/**
 * Whether a value matches the pattern of the workshop; an empty one is not filled in yet. Compiled as the model does, with
 * the flag `u`: the attribute `pattern` would be compiled with `v`, under which some of these are no patterns at all.
 */
function isValid({ value, dataset }: HTMLInputElement): boolean {
  return value === '' || new RegExp(`^(?:${dataset['pattern'] ?? ''})$`, 'u').test(value);
}

customElements.define('variable-form', VariableForm);
