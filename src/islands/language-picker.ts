/** Links to the same page in other languages keep the section the reader is in: ids are shared by all locales. */
export class LanguagePicker extends HTMLElement {
  constructor() {
    super();
    for (const type of ['pointerdown', 'focusin'] as const) {
      this.addEventListener(type, () => {
        this.#keepSection();
      });
    }
  }

  #keepSection(): void {
    const section = location.hash || currentSection();
    for (const link of this.querySelectorAll('a')) link.hash = section;
  }
}

/** The last heading above the middle of the window, as "#id"; '' at the top of the page. */
function currentSection(): string {
  const passed = [...document.querySelectorAll<HTMLElement>('.prose :is(h2, h3)[id]')].filter(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
  );
  const last = passed.at(-1);
  return last && scrollY > 0 ? `#${last.id}` : '';
}
customElements.define('language-picker', LanguagePicker);
