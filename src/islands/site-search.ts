import { htmlElement } from './html-element.ts';
import { isTyping } from './is-typing.ts';
import { lateScript } from './late-script.ts';
import { t } from './page-messages.ts';
import type { SearchPanel } from './search-panel.ts';
import { forGood, storedValue } from './store.ts';
import address from './search-panel.ts?worker&url';

const loadPanel = lateScript(address);

/**
 * The button of the search and its keys, "/" and Ctrl+K. What finds anything is loaded when the dialog is opened; what is
 * typed meanwhile is looked for once it is there.
 */
export class SiteSearch extends HTMLElement {
  #dialog: HTMLDialogElement | undefined;

  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', this.#open);
    document.addEventListener('keydown', this.#onKey);
  }

  disconnectedCallback(): void {
    document.removeEventListener('keydown', this.#onKey);
  }

  #onKey = (event: KeyboardEvent): void => {
    const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isCtrlK && !(isSlash && !isTyping(event.target))) return;
    if (storedValue(forGood, 'search-keys') === 'off') return;
    event.preventDefault();
    this.#open();
  };

  #open = (): void => {
    this.#dialog ??= this.#make();
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.#dialog.querySelector('input')?.select();
    void this.#load(this.#dialog);
  };

  async #load(dialog: HTMLDialogElement): Promise<void> {
    try {
      await loadPanel();
      await dialog.querySelector<SearchPanel>('search-panel')?.load();
    } catch {
      const status = dialog.querySelector('[role=status]');
      if (status) status.textContent = t('search.failed');
    }
  }

  #make(): HTMLDialogElement {
    const label = this.querySelector('button')?.textContent.trim() ?? '';
    const input = htmlElement('input', {
      type: 'search',
      'aria-label': label,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    });
    const panel = htmlElement(
      'search-panel' as 'div',
      {},
      input,
      htmlElement('p', { role: 'status' }),
    );
    const dialog = htmlElement(
      'dialog',
      { class: 'search', 'aria-label': label, closedby: 'any' },
      panel,
    );
    this.append(dialog);
    return dialog;
  }
}

customElements.define('site-search', SiteSearch);
