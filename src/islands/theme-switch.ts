import { forGood, keep, storedValue } from './store.ts';

const key = 'theme';

/** Light, dark or as the system: stored, and applied to the root before the next page is painted. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    const chosen = storedValue(forGood, key) ?? 'auto';
    for (const input of this.querySelectorAll('input')) input.checked = input.value === chosen;
    this.addEventListener('change', (event) => {
      this.#apply((event.target as HTMLInputElement).value);
    });
  }

  #apply(theme: string): void {
    keep(forGood, key, theme === 'auto' ? undefined : theme);
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
  }
}
customElements.define('theme-switch', ThemeSwitch);
