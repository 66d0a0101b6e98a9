import type { Check } from '#checker/types.ts';
import { edited, editsForValues, pastedExample } from '#transforms/chosen-values.ts';
import type { Chosen } from '#transforms/chosen-values.ts';
import { exportBlock } from './export-block.ts';
import { forGood, keep, storedValue, variableKey } from './store.ts';

/** An output of the page as it is written, in the parts that its marks make of it. */
interface Written {
  text: string;
  parts: readonly { node: Text; text: string; from: number }[];
}

const outputs = [...document.querySelectorAll('.output samp')].map(written);

function written(output: Element): Written {
  const parts: Written['parts'][number][] = [];
  const walker = document.createTreeWalker(output, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    parts.push({ node, text: node.data, from: text.length });
    text += node.data;
  }
  return { text, parts };
}

/** Shows the learner's values in the outputs of the page, in place of the examples. */
function fillOutputs(chosen: readonly Chosen[]): void {
  for (const { text, parts } of outputs) {
    const edits = editsForValues(text, chosen);
    for (const part of parts) part.node.data = edited(part.text, edits, part.from);
  }
}

/** The learner's values: kept in this browser, written into one block of `export` lines to copy. */
export class VariableForm extends HTMLElement {
  connectedCallback(): void {
    // Somebody may have been quicker than this script.
    for (const input of this.#inputs) input.value ||= storedValue(forGood, this.#key(input)) ?? '';
    this.#keep();
    this.addEventListener('input', () => {
      this.#keep();
    });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    this.querySelector('[data-clear]')?.addEventListener('click', () => {
      for (const input of this.#inputs) input.value = '';
      this.#keep();
      this.#inputs[0]?.focus();
    });
  }

  /** The check with the example that a paste is to be held against: see `pastedExample`. */
  withExample(check: Check, pasted: string): Check {
    const { example } = check;
    return example === undefined
      ? check
      : { ...check, example: pastedExample(example, this.#chosen, pasted) };
  }

  /** What is filled in, and fits its pattern. */
  get #chosen(): Chosen[] {
    return this.#inputs
      .filter((input) => input.value !== '' && isValid(input))
      .map(({ value, placeholder }) => ({ example: placeholder, value }));
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll('input')];
  }

  #key(input: HTMLInputElement): string {
    return variableKey(this.dataset['workshop'] ?? '', input.name);
  }

  #keep(): void {
    for (const input of this.#inputs) keep(forGood, this.#key(input), input.value || undefined);
    this.#write();
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
    fillOutputs(this.#chosen);
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
