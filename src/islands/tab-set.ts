import type { CopyCommand } from './copy-command.ts';
import { forGood, keep, storedValue } from './store.ts';
import { t } from './page-messages.ts';

let made = 0;

/** Tabs after the ARIA pattern, made out of panels that stand one below the other without scripts and in print. */
export class TabSet extends HTMLElement {
  #tabs: HTMLButtonElement[] = [];

  connectedCallback(): void {
    const panels = [...this.querySelectorAll<HTMLElement>(':scope > .tab')];
    if (this.#tabs.length > 0 || panels.length === 0) return;
    const list = document.createElement('div');
    list.role = 'tablist';
    list.ariaLabel = t('tabs.label');
    this.#tabs = panels.map((panel) => makeTab(panel));
    list.append(...this.#tabs);
    this.prepend(list);
    list.addEventListener('click', (event) => {
      const tab = (event.target as Element).closest<HTMLButtonElement>('[role=tab]');
      if (tab) this.#choose(tab.value);
    });
    list.addEventListener('keydown', (event) => {
      this.#onKey(event);
    });
    const remembered = this.#key === undefined ? undefined : storedValue(forGood, this.#key);
    this.select(
      panels.find((panel) => panel.dataset['value'] === remembered)?.dataset['value'] ??
        this.#tabs[0]?.value ??
        '',
    );
  }

  get #key(): string | undefined {
    const sync = this.dataset['sync'];
    return sync === undefined ? undefined : `tab:${sync}`;
  }

  /** Shows the panel of a value; a value that is not here changes nothing. */
  select(value: string): void {
    if (!this.#tabs.some((tab) => tab.value === value)) return;
    for (const tab of this.#tabs) {
      const selected = tab.value === value;
      tab.ariaSelected = String(selected);
      tab.tabIndex = selected ? 0 : -1;
      document
        .getElementById(tab.getAttribute('aria-controls') ?? '')
        ?.toggleAttribute('data-off', !selected);
    }
    // The command of a check that stands elsewhere goes with it.
    for (const { parentElement } of document.querySelectorAll('template[data-when]'))
      (parentElement as CopyCommand).choose(this.dataset['sync'] ?? '', value);
  }

  #choose(value: string): void {
    if (this.#key === undefined) {
      this.select(value);
      return;
    }
    keep(forGood, this.#key, value);
    for (const other of document.querySelectorAll<TabSet>(
      `tab-set[data-sync="${CSS.escape(this.dataset['sync'] ?? '')}"]`,
    )) {
      other.select(value);
    }
    // For the choice of an environment, which goes with the tabs.
    dispatchEvent(new Event(this.#key));
  }

  #onKey(event: KeyboardEvent): void {
    const at = this.#tabs.findIndex((tab) => tab === document.activeElement);
    const last = this.#tabs.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : this.#tabs[next];
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    this.#choose(tab.value);
  }
}

function makeTab(panel: HTMLElement): HTMLButtonElement {
  made += 1;
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.role = 'tab';
  tab.id = `tab-${made}`;
  tab.value = panel.dataset['value'] ?? '';
  tab.textContent = panel.dataset['label'] ?? '';
  panel.id = `tab-panel-${made}`;
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', tab.id);
  tab.setAttribute('aria-controls', panel.id);
  return tab;
}
customElements.define('tab-set', TabSet);
