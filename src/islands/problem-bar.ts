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

/** Lists on the dev server the problems of other pages, above the page; the page's own stand in boxes, which open the editor too. */
export class ProblemBar extends HTMLElement {
  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const answer = await fetch(this.dataset['list'] ?? '');
    const all = (await answer.json()) as ListedProblem[];
    const boxes = [...document.querySelectorAll<HTMLAnchorElement>('.problem-box a')];
    for (const box of boxes) box.addEventListener('click', openEditor);
    const shown = new Set(boxes.map((box) => box.getAttribute('href')));
    const problems = all.filter(({ editor }) => !shown.has(editor));
    if (problems.length === 0) return;
    const summary =
      problems.length === 1 ? 'A problem elsewhere' : `${problems.length} problems elsewhere`;
    showBar(this, '#7b241c', summary, htmlElement('ul', {}, ...problems.map(itemOf)));
  }
}

function itemOf({ message, hint, place, editor, page }: ListedProblem): HTMLElement {
  const open = editorLink(editor, `${place.file}:${place.line}:${place.column}`);
  const line = () => htmlElement('br');
  const link = page === undefined ? [] : [' · ', htmlElement('a', { href: page }, 'its page')];
  return htmlElement('li', {}, message, line(), `→ ${hint}`, line(), open, ...link);
}

customElements.define('problem-bar', ProblemBar);
