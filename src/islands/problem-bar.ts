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

const style = `
:host { display: block; font: 0.9rem/1.4 system-ui, sans-serif; }
details { background: #7b241c; color: #fff; padding: 0.4rem 1rem; max-height: 60vh; overflow: auto; }
summary { cursor: pointer; }
ul { margin: 0.5rem 0; padding-left: 1.2rem; }
li { margin: 0.5rem 0; overflow-wrap: anywhere; }
a { color: inherit; }
`;

/** Lists on the dev server the problems of other pages, above the page. */
export class ProblemBar extends HTMLElement {
  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const answer = await fetch(this.dataset['list'] ?? '');
    const problems = (await answer.json()) as ListedProblem[];
    if (problems.length === 0) return;
    const shadow = this.attachShadow({ mode: 'open' });
    const summary =
      problems.length === 1 ? 'A problem elsewhere' : `${problems.length} problems elsewhere`;
    shadow.append(
      htmlElement('style', {}, style),
      htmlElement(
        'details',
        {},
        htmlElement('summary', {}, summary),
        htmlElement('ul', {}, ...problems.map(itemOf)),
      ),
    );
  }
}

function itemOf({ message, hint, place, editor, page }: ListedProblem): HTMLElement {
  const open = htmlElement('a', { href: editor }, `${place.file}:${place.line}:${place.column}`);
  open.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(editor);
  });
  const line = () => htmlElement('br');
  const link = page === undefined ? [] : [' · ', htmlElement('a', { href: page }, 'its page')];
  return htmlElement('li', {}, message, line(), `→ ${hint}`, line(), open, ...link);
}

customElements.define('problem-bar', ProblemBar);
