import { editorLink, openEditor, showBar } from './dev-bar.ts';
import { htmlElement } from './html-element.ts';

/** A problem of the content as the dev server lists it. */
interface ListedProblem {
  message: string;
  hint: string;
  place: { file: string; line: number; column: number };
  /** Opens the editor, and answers with nothing. */
  editor: string;
  /** Of the page that has it, if there is one. */
  page?: string;
}

/**
 * Lists the problems on the dev server, above the page. The page's own stand in boxes, which open the editor too and may be far below:
 * the bar leads to them.
 */
export class ProblemBar extends HTMLElement {
  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const answer = await fetch(this.dataset['list'] ?? '');
    const all = (await answer.json()) as ListedProblem[];
    const boxes = [...document.querySelectorAll<HTMLAnchorElement>('.problem-box a')];
    for (const box of boxes) box.addEventListener('click', openEditor);
    const own = new Map(boxes.map((box) => [box.getAttribute('href'), box]));
    if (all.length === 0) return;
    const here = all.filter(({ editor }) => own.has(editor)).length;
    const summary = [countOf(here, 'on this page'), countOf(all.length - here, 'elsewhere')];
    const items = all.map((problem) => itemOf(problem, own.get(problem.editor)));
    showBar(
      this,
      '#7b241c',
      summary.filter((words) => words !== '').join(', '),
      htmlElement('ul', {}, ...items),
    );
  }
}

/** "1 problem elsewhere", "2 problems on this page"; '' for none. */
const countOf = (count: number, where: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'problem' : 'problems'} ${where}`;

function itemOf(
  { message, hint, place, editor, page }: ListedProblem,
  inBox?: Element,
): HTMLElement {
  const open = editorLink(editor, `${place.file}:${place.line}:${place.column}`);
  const line = () => htmlElement('br');
  const link = inBox === undefined && page !== undefined ? [' · ', pageLink(page)] : [];
  const way = inBox === undefined ? link : [' · ', linkTo(inBox)];
  return htmlElement('li', {}, message, line(), `→ ${hint}`, line(), open, ...way);
}

const pageLink = (page: string): HTMLElement => htmlElement('a', { href: page }, 'its page');

/** A link to what stands on this page and has no id: the keyboard goes on from there. */
function linkTo(inBox: Element): HTMLElement {
  const link = htmlElement('a', { href: '' }, 'its place');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const box = inBox.closest<HTMLElement>('.problem-box');
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'center' });
  });
  return link;
}

customElements.define('problem-bar', ProblemBar);
