/** How far down the window the heading of the section that is read may stand: where a link to it leads, and a bit. */
const LINE = 0.08;

/** The contents of a page: marks the section that is read, and keeps the mark in sight where the list scrolls by itself. */
export class OnThisPage extends HTMLElement {
  connectedCallback(): void {
    // Headings cross the line when the section changes: nothing has to be measured in between.
    const observer = new IntersectionObserver(
      () => {
        this.#mark();
      },
      {
        rootMargin: `0px 0px -${(1 - LINE) * 100}% 0px`,
      },
    );
    for (const heading of this.#headings) observer.observe(heading);
  }

  get #links(): readonly HTMLAnchorElement[] {
    return [...this.querySelectorAll('a')];
  }

  get #headings(): readonly Element[] {
    return this.#links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  }

  #mark(): void {
    const passed = this.#headings.filter(
      (heading) => heading.getBoundingClientRect().top < innerHeight * LINE,
    );
    const current = `#${passed.at(-1)?.id ?? ''}`;
    for (const link of this.#links) {
      if (decodeURIComponent(link.hash) !== current) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        this.#show(link);
      }
    }
  }

  /** By hand: `scrollIntoView` would move the page, too. */
  #show(link: HTMLElement): void {
    for (let box = this.parentElement; box; box = box.parentElement) {
      if (box.scrollHeight <= box.clientHeight || box === document.body) continue;
      const { top, bottom } = box.getBoundingClientRect();
      const { top: from, bottom: to } = link.getBoundingClientRect();
      if (from < top) box.scrollTop += from - top;
      else if (to > bottom) box.scrollTop += to - bottom;
      return;
    }
  }
}
customElements.define('on-this-page', OnThisPage);
