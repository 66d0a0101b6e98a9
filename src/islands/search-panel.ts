import { sayPlainly, type PlainParams } from '#i18n/say-plainly.ts';
import type { SearchFile } from '#search/search-file.ts';
import { openIndex, search, type SearchIndex } from '#search/search-index.ts';
import styles from '#styles/search.css?inline';
import { htmlElement } from './html-element.ts';
import { searchResults } from './search-results.ts';
import { forGood, keep, storedValue } from './store.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const { lang, dataset } = document.documentElement;
const base = dataset['base'] ?? '/';

/** How long nothing is typed before a screen reader is told how much was found, in milliseconds. */
const SAID_AFTER = 400;

/**
 * The inside of the search: a field, what was found as links by lesson, and how many. Arrow keys go from the field through the
 * links, Enter in the field follows the first one.
 */
export class SearchPanel extends HTMLElement {
  #loading: Promise<void> | undefined;
  #file: SearchFile | undefined;
  #index: SearchIndex | undefined;
  #results = htmlElement('div', { class: 'search-results' });
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('input', (event) => {
      if (event.target === this.#field) this.#find();
    });
    this.#results.addEventListener('click', (event) => {
      // A link may lead to another section of this very page.
      if ((event.target as Element).closest('a')) this.#dialog?.close();
    });
    this.#dialog?.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog?.close();
    });
  }

  get #dialog(): HTMLDialogElement | null {
    return this.closest('dialog');
  }

  get #field(): HTMLInputElement {
    const field = this.querySelector('input');
    if (!field) throw new Error('A search without a field.');
    return field;
  }

  #say(key: string, params?: PlainParams): string {
    return sayPlainly(this.#file?.words ?? {}, lang, `search.${key}`, params);
  }

  /**
   * Loads what is searched, if it is not there yet.
   * @throws if it cannot be loaded; the next call tries again
   */
  async load(): Promise<void> {
    try {
      await (this.#loading ??= this.#load());
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  async #load(): Promise<void> {
    const response = await fetch(`${base}files/search/${lang}.json`);
    this.#status.textContent = '';
    this.#file = (await response.json()) as SearchFile;
    this.#index = openIndex(this.#file.index, lang);
    this.#field.placeholder = this.#say('example');
    this.#field.ariaLabel = this.#say('label');
    this.#status.before(this.#results);
    this.append(this.#foot());
    this.#find();
  }

  /** Whether the keys open the search, which is remembered; and a button for those who have no Esc. */
  #foot(): HTMLElement {
    const keys = htmlElement('input', { type: 'checkbox' });
    keys.checked = storedValue(forGood, 'search-keys') !== 'off';
    keys.addEventListener('change', () => {
      keep(forGood, 'search-keys', keys.checked ? undefined : 'off');
    });
    const close = htmlElement('button', { type: 'button', class: 'quiet' }, this.#say('close'));
    close.addEventListener('click', () => this.#dialog?.close());
    const label = htmlElement('label', {}, keys, this.#say('keys'));
    return htmlElement('div', { class: 'search-foot' }, label, close);
  }

  get #status(): Element {
    const status = this.querySelector('[role=status]');
    if (!status) throw new Error('A search without a status.');
    return status;
  }

  #find(): void {
    if (!this.#index || !this.#file) return;
    const query = this.#field.value.trim();
    const { pages } = this.#file;
    const isNear = (page: number): boolean =>
      location.pathname.startsWith(pages[page]?.path.split('/').slice(0, -2).join('/') ?? base);
    const hits = search(this.#index, query, (page) => (isNear(page) ? 1.5 : 1));
    this.#results.replaceChildren(...searchResults(hits, pages, lang));
    this.#results.scrollTop = 0;
    const count = this.#links.length;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#status.textContent =
        query === '' ? '' : count === 0 ? this.#say('none') : this.#say('found', { count });
    }, SAID_AFTER);
  }

  get #links(): readonly HTMLAnchorElement[] {
    return [...this.#results.querySelectorAll('a')];
  }

  #onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const { activeElement } = document;
    if (event.key === 'Enter' && activeElement === this.#field) this.#links[0]?.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops: readonly HTMLElement[] = [this.#field, ...this.#links];
    const at = stops.indexOf(activeElement as HTMLElement);
    if (at === -1) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
}
customElements.define('search-panel', SearchPanel);
