/** What helps those who read on: loaded with the first scroll, move or key, for the page is complete without it. */
import styles from '#styles/reading-aids.css?inline';
import './language-picker.ts';
import './load-panels.ts';
import './on-this-page.ts';
import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { htmlElement } from './html-element.ts';
import { t } from './page-messages.ts';
import { onProgress, readProgress } from './progress.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** How long a link says that it was copied, in milliseconds. */
const SHOWN_FOR = 2000;

/** Headings, commands and checks get a link to themselves, which a click copies, too: to be sent to somebody. */
for (const target of document.querySelectorAll<HTMLElement>(
  '.prose :is(h2, h3, copy-command, check-paste)[id]',
)) {
  const link = htmlElement('a', {
    class: 'anchor',
    href: `#${target.id}`,
    'aria-label': t('command.copyNamed', { command: `#${target.id}` }),
  });
  link.addEventListener('click', () => {
    void copy(link);
  });
  // The name of a heading is what it says, without that of the link.
  if (target.matches('h2, h3')) target.ariaLabel = target.textContent.trim();
  target.append(link);
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(link.href))) return;
  announce(t('command.copiedNamed', { command: link.href }));
  link.dataset['state'] = 'copied';
  setTimeout(() => {
    delete link.dataset['state'];
  }, SHOWN_FOR);
}

/**
 * What scrolls must be reachable by keyboard, so outputs, manifests and diagrams are focusable groups in the markup. Where nothing
 * overflows, the stop is needless: it is removed, and set again when the window narrows. Commands scroll only where the reader
 * has chosen that.
 */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) setStop(target as HTMLElement);
});
for (const block of document.querySelectorAll<HTMLElement>('pre, .drawing, .check-command > code'))
  observer.observe(block);

function setStop(block: HTMLElement): void {
  const overflows =
    block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight;
  if (overflows || block === document.activeElement) block.tabIndex = 0;
  else block.removeAttribute('tabindex');
}

/** At the end of a lesson: how many of its checks are met, and each of them by its question, as a link. */
class LessonEnd extends HTMLElement {
  connectedCallback(): void {
    this.#show();
    onProgress(() => {
      this.#show();
    });
  }

  #show(): void {
    const { marks } = readProgress();
    const checks = document.querySelectorAll<HTMLElement>('.prose check-paste');
    const items = Array.from(checks, ({ id, dataset }) => {
      const question = document.querySelector(`#${id} .question`)?.textContent.trim() ?? id;
      const item = htmlElement('li', {}, htmlElement('a', { href: `#${id}` }, question));
      const mark = marks[dataset['check'] ?? ''];
      if (mark) item.dataset['mark'] = mark.as;
      return item;
    });
    const met = items.filter(({ dataset }) => dataset['mark'] === 'met').length;
    const figure = htmlElement('p', {}, t('progress.met', { met, count: items.length }));
    const title = this.querySelector('h2') ?? '';
    const before = this.getBoundingClientRect();
    this.replaceChildren(title, figure, htmlElement('ul', {}, ...items));
    // A question may take two lines. Whoever is here already keeps what is below under the pointer.
    const grown = this.offsetHeight - before.height;
    if (before.bottom < innerHeight) scrollBy({ top: grown, behavior: 'instant' });
  }
}
customElements.define('lesson-end', LessonEnd);
