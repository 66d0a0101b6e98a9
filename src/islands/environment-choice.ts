import type { CopyCommand } from './copy-command.ts';
import { forGood, keep, storedValue } from './store.ts';
import type { TabSet } from './tab-set.ts';

/** Where the choice is kept: as that of tabs with this name, which go with it. */
const key = 'tab:environment';

/** Shows what is for the environment that a learner chose, once for all lessons; until then all of it. */
export class EnvironmentChoice extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', () => {
      keep(forGood, key, this.#chosen || undefined);
      this.#show();
    });
    addEventListener(key, this.#follow);
    addEventListener('hashchange', this.#uncover);
    // The command of a check is changed by its own element, which comes with a later script.
    void customElements.whenDefined('copy-command').then(() => {
      this.#showCommands();
    });
    this.#follow();
    this.#uncover();
  }

  disconnectedCallback(): void {
    removeEventListener(key, this.#follow);
    removeEventListener('hashchange', this.#uncover);
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll('input')];
  }

  /** '' for all. */
  get #chosen(): string {
    return this.#inputs.find(({ checked }) => checked)?.value ?? '';
  }

  /** Chooses what is kept, here or by a tab; all, if the workshop does not have it. */
  #follow = (): void => {
    const kept = storedValue(forGood, key);
    const inputs = this.#inputs;
    const input =
      inputs.find(({ value }) => value === kept) ?? inputs.find(({ value }) => value === '');
    if (input) input.checked = true;
    this.#show();
  };

  #show(): void {
    const chosen = this.#chosen;
    for (const part of document.querySelectorAll<HTMLElement>('[data-environment]'))
      part.toggleAttribute('data-off', chosen !== '' && part.dataset['environment'] !== chosen);
    if (customElements.get('copy-command')) this.#showCommands();
  }

  /** Tabs, and the commands of checks. Where all is shown, the tab that is open decides. */
  #showCommands(): void {
    const chosen = this.#chosen;
    const sets = 'tab-set[data-sync=environment]';
    for (const tabs of document.querySelectorAll<TabSet>(sets)) tabs.select(chosen);
    const open = document.querySelector<HTMLButtonElement>(`${sets} [aria-selected=true]`);
    for (const { parentElement } of document.querySelectorAll('template[data-when]'))
      (parentElement as CopyCommand).choose('environment', chosen || (open?.value ?? ''));
  }

  /** What a link leads to is shown, whatever it is for. */
  #uncover = (): void => {
    let id: string;
    try {
      id = decodeURIComponent(location.hash.slice(1));
    } catch {
      // Somebody wrote a percent sign that encodes nothing: no link of ours.
      return;
    }
    const target = document.getElementById(id);
    const part = target?.closest('[data-environment][data-off]');
    if (!part) return;
    part.removeAttribute('data-off');
    target?.scrollIntoView();
  };
}
customElements.define('environment-choice', EnvironmentChoice);
