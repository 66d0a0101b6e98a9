import { htmlElement } from './html-element.ts';
import { isStill } from './motion.ts';
import { t } from './page-messages.ts';

/** The longest that browsers take for a smooth scroll, in milliseconds. */
const GOING_FOR = 1000;

/**
 * Lights the lines of the step that is being read. Everything is readable without it: links go both ways in the
 * markup. Focus never moves by itself, and the page is never scrolled but by the reader or the two buttons.
 */
export class WalkThrough extends HTMLElement {
  #steps: HTMLElement[] = [];
  #at = -1;
  /** Until when scrolling is this element's own doing, and tells nothing about what is being read. */
  #goingUntil = 0;

  connectedCallback(): void {
    this.#steps = [...this.querySelectorAll<HTMLElement>('.step')];
    const narrow = matchMedia('(width < 60rem)');
    if (narrow.matches) this.#carryLines();
    else
      narrow.addEventListener(
        'change',
        () => {
          this.#carryLines();
        },
        { once: true },
      );
    const observer = new IntersectionObserver((entries) => this.#onScroll(entries), {
      // A thin band a third down the window: the step that crosses it is the one being read.
      rootMargin: '-33% 0px -66% 0px',
    });
    for (const step of this.#steps) observer.observe(step);
    this.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-go]');
      if (button) this.#go(this.#at + Number(button.dataset['go']));
    });
    this.addEventListener('focusin', (event) => {
      const step = (event.target as Element).closest<HTMLElement>('.step');
      if (step) this.#light(this.#steps.indexOf(step));
    });
    const stepOfAddress = (): number =>
      this.#steps.findIndex((step) => `#${step.id}` === location.hash);
    addEventListener('hashchange', () => {
      this.#light(stepOfAddress());
    });
    this.#light(Math.max(0, stepOfAddress()));
  }

  #onScroll(entries: readonly IntersectionObserverEntry[]): void {
    if (performance.now() < this.#goingUntil) return;
    const entered = entries.find((entry) => entry.isIntersecting);
    if (entered) this.#light(this.#steps.indexOf(entered.target as HTMLElement));
  }

  #go(index: number): void {
    const step = this.#steps[index];
    if (!step) return;
    this.#light(index);
    this.#goingUntil = performance.now() + GOING_FOR;
    step.scrollIntoView({ block: 'start', behavior: isStill() ? 'instant' : 'smooth' });
  }

  #light(index: number): void {
    const step = this.#steps[index];
    if (!step || index === this.#at) return;
    this.#at = index;
    for (const [other, item] of this.#steps.entries()) {
      if (other === index) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    const lit = this.#linesOf(step);
    for (const line of this.querySelectorAll('.line[data-lit]')) line.removeAttribute('data-lit');
    for (const line of lit) line.toggleAttribute('data-lit', true);
    // With the next frame: to measure here would lay out the whole page once more, while it is being made ready.
    requestAnimationFrame(() => {
      this.#showLines(lit);
    });
    const place = this.querySelector('.walk-at');
    if (place)
      place.textContent = t('walkthrough.step', { number: index + 1, total: this.#steps.length });
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-go]')) {
      button.disabled = !this.#steps[index + Number(button.dataset['go'])];
    }
  }

  #linesOf({ dataset }: HTMLElement): HTMLElement[] {
    const first = Number(this.querySelector('pre')?.dataset['firstLine']);
    const lines = [...this.querySelectorAll<HTMLElement>('.sheet .line')];
    return lines.slice(Number(dataset['from']) - first, Number(dataset['to']) - first + 1);
  }

  /** On a narrow screen each step carries its own lines, so that nobody scrolls back and forth. */
  #carryLines(): void {
    for (const step of this.#steps) {
      const pre = htmlElement('pre', { class: 'step-lines', tabindex: '0', translate: 'no' });
      const lines = this.#linesOf(step);
      for (const line of lines) {
        const copy = line.cloneNode(true) as HTMLElement;
        copy.removeAttribute('id');
        copy.removeAttribute('data-lit');
        for (const marker of copy.querySelectorAll('.marker')) marker.remove();
        pre.append(copy);
      }
      dedent(pre, indentOf(lines));
      step.querySelector('.step-where')?.after(pre);
    }
  }

  /** Scrolls inside the sheet, never the page, and only when the lit lines are out of its view. */
  #showLines(lit: readonly HTMLElement[]): void {
    const sheet = this.querySelector('pre');
    const [first, last] = [lit[0], lit.at(-1)];
    if (!sheet || !first || !last) return;
    const top = first.offsetTop - sheet.offsetTop;
    const bottom = last.offsetTop - sheet.offsetTop + last.offsetHeight;
    const isInView = top >= sheet.scrollTop && bottom <= sheet.scrollTop + sheet.clientHeight;
    if (!isInView) sheet.scrollTop = top - sheet.clientHeight / 4;
  }
}
/** Blanks that all lines begin with; lines without text do not count. */
function indentOf(lines: readonly HTMLElement[]): number {
  const texts = lines.map((line) => line.textContent).filter((text) => text.trim() !== '');
  return Math.min(...texts.map((text) => text.length - text.trimStart().length));
}

/** Removes a number of blanks from the beginning of each line: on a phone every column counts. */
function dedent(pre: HTMLElement, indent: number): void {
  for (const line of pre.children) {
    const first = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    if (first?.nodeValue?.startsWith(' ')) first.nodeValue = first.nodeValue.slice(indent);
  }
}

customElements.define('walk-through', WalkThrough);
