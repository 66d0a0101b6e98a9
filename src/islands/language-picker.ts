/** How long a reader stays in a section before it counts as the one that is read, in milliseconds. */
const READ_AFTER = 1500;

/**
 * Links to the same page in other languages keep the section that is being read: ids are shared by all locales. Whoever
 * goes up to the picker scrolls past all sections above, so the section counts where the reader last stayed.
 */
export class LanguagePicker extends HTMLElement {
  #section: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    document.addEventListener('scroll', this.#onScroll, { passive: true });
    // It comes with the first scroll, which may be the only one.
    this.#onScroll();
    for (const type of ['pointerdown', 'focusin'] as const) {
      this.addEventListener(type, () => {
        for (const link of this.querySelectorAll('a')) link.hash = this.#section ?? location.hash;
      });
    }
  }

  disconnectedCallback(): void {
    document.removeEventListener('scroll', this.#onScroll);
  }

  #onScroll = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const isAway = this.getBoundingClientRect().bottom < 0;
      if (isAway) this.#section = currentSection();
    }, READ_AFTER);
  };
}

/** The last heading above the middle of the window, as "#id"; '' before the first. */
function currentSection(): string {
  const passed = [...document.querySelectorAll<HTMLElement>('.prose :is(h2, h3)[id]')].filter(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
  );
  const last = passed.at(-1);
  return last ? `#${last.id}` : '';
}
customElements.define('language-picker', LanguagePicker);
