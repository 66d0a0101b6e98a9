import { exportBlock } from './export-block.ts';
import { forGood, keep, recall } from './store.ts';
import { variableKey } from './variable-key.ts';

/** The learner's values: kept in this browser, written into one block of `export` lines to copy. */
export class VariableForm extends HTMLElement {
  connectedCallback(): void {
    for (const input of this.#inputs) input.value = recall(forGood, this.#key(input)) ?? '';
    this.#write();
    this.addEventListener('input', () => {
      for (const input of this.#inputs) keep(forGood, this.#key(input), input.value || undefined);
      this.#write();
    });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    this.querySelector('[data-clear]')?.addEventListener('click', () => {
      for (const input of this.#inputs) {
        input.value = '';
        keep(forGood, this.#key(input), undefined);
      }
      this.#write();
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
    const wrong = inputs.find((input) => !input.validity.valid);
    const notice = this.querySelector('.check-notice');
    if (notice) {
      notice.textContent = wrong
        ? (this.dataset['invalid'] ?? '')
            .replace('{{label}}', wrong.dataset['label'] ?? '')
            .replace('{{example}}', wrong.placeholder)
        : '';
    }
    const block = exportBlock(
      inputs.map(({ name, value, placeholder, validity }) => [
        name,
        validity.valid && value ? value : placeholder,
      ]),
    );
    const code = this.querySelector('code:not(label code)');
    const button = this.querySelector<HTMLButtonElement>('button[data-copy]');
    if (code) code.textContent = block;
    if (button) {
      button.dataset['copy'] = block;
      button.disabled = wrong !== undefined;
    }
  }
}

customElements.define('variable-form', VariableForm);
