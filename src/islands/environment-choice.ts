import type { CopyCommand } from './copy-command.ts';
import { forGood, keep, storedValue } from './store.ts';
import type { TabSet } from './tab-set.ts';

/** Where the choice is kept: as that of tabs with this name, which go with it. */
const key = 'tab:environment';

/** Shows what is for the environment that a learner chose, once for all lessons; until then all of it. */
export class EnvironmentChoice extends HTMLElement {
  connectedCallback(): void {
    const kept = storedValue(forGood, key);
    for (const input of this.#inputs) input.checked = input.value === (kept ?? '');
    if (!this.#inputs.some(({ checked }) => checked))
      for (const input of this.#inputs) input.checked = input.value === '';
    this.addEventListener('change', () => {
      keep(forGood, key, this.#chosen || undefined);
      this.#show();
    });
    addEventListener('hashchange', this.#uncover);
    this.#show();
    this.#uncover();
    // The command of a check is changed by its own element, which comes with a later script.
    void customElements.whenDefined('copy-command').then(() => {
      this.#show();
    });
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.#uncover);
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll('input')];
  }

  /** '' for all. */
  get #chosen(): string {
    return this.#inputs.find(({ checked }) => checked)?.value ?? '';
  }

  #show(): void {
    const chosen = this.#chosen;
    for (const part of document.querySelectorAll<HTMLElement>('[data-environment]'))
      part.toggleAttribute('data-off', chosen !== '' && part.dataset['environment'] !== chosen);
    if (!customElements.get('copy-command')) return;
    for (const tabs of document.querySelectorAll<TabSet>('tab-set[data-sync=environment]'))
      tabs.select(chosen);
    for (const { parentElement } of document.querySelectorAll('template[data-when]'))
      (parentElement as CopyCommand).choose('environment', chosen);
  }

  /** What a link leads to is shown, whatever it is for. */
  #uncover = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const part = target?.closest('[data-environment][data-off]');
    if (!part) return;
    part.removeAttribute('data-off');
    target?.scrollIntoView();
  };
}
customElements.define('environment-choice', EnvironmentChoice);
