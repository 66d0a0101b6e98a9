import { htmlElement } from './html-element.ts';

/** What has words of its own and is shown whole, besides headings, which keep one name each. */
const passages = 'p, ul, ol, blockquote, table, dl';
const headings = 'h2, h3, h4';
/** What is the same in every language, or no prose of the author's. */
const skipped =
  'pre, form, button, nav, svg, copy-command, check-report, [translate=no], [role=tablist], .check-label, .counts, .unit-notice, .walk-buttons, .step-lines, .legend, .answered, .original';

/** Where a text stands in its original language; undefined on a page that is no translation. */
const addressOf = (): string | undefined =>
  document.querySelector<HTMLElement>('main')?.dataset['original'];

/** Whether there is an original to show: in a folder without a server, no page can be read. */
export const isTranslated = (): boolean =>
  addressOf() !== undefined && !('root' in document.documentElement.dataset);

/**
 * Puts the original of each passage below it. Both pages have the same structure, so passages are told by their order and
 * kind among what stands in the same place; what has no counterpart is left out.
 * @throws if the page with the original cannot be loaded
 */
export async function showOriginal(): Promise<void> {
  const address = addressOf();
  const here = document.querySelector('main .prose');
  if (address === undefined || !here || document.querySelector('.original')) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const there = page.querySelector('main .prose');
  // It may have been called twice, or off again, in the meantime.
  if (!there || !('both' in document.documentElement.dataset)) return;
  hideOriginal();
  pair(here, there, page.documentElement.lang);
}

export function hideOriginal(): void {
  for (const original of document.querySelectorAll('.original')) original.remove();
}

function pair(here: Element, there: Element, lang: string): void {
  const others = partsOf(there);
  let from = 0;
  for (const part of partsOf(here)) {
    const at = others.findIndex((other, index) => index >= from && isSame(part, other));
    const other = others[at];
    if (!other) continue;
    from = at + 1;
    if (part.matches(passages)) part.after(copyOf(other, lang));
    else if (part.matches(headings))
      part.after(htmlElement('p', { class: 'original', lang }, other.textContent.trim()));
    else pair(part, other, lang);
  }
}

const partsOf = (element: Element): readonly Element[] =>
  [...element.children].filter((child) => !child.matches(skipped));

/** An id is in every language; without one the kind must tell. */
function isSame(a: Element, b: Element): boolean {
  return a.tagName === b.tagName && (a.id === b.id || a.id === '' || b.id === '');
}

/** Without ids, which are in the page already. */
function copyOf(passage: Element, lang: string): Element {
  const copy = document.importNode(passage, true);
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  copy.classList.add('original');
  copy.setAttribute('lang', lang);
  return copy;
}
