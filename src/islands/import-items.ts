import { htmlElement } from './html-element.ts';

/** An open item of the list of an import, as the dev server tells it. */
interface OpenItem {
  message: string;
  done: string;
  hint: string;
  changes: readonly { before: string; after: string }[];
  /** Its line in the source, and the line that was written. */
  from: string;
  written: string;
  /** Opens the editor, and answers with nothing. */
  editor: string;
}

const style = `
:host { display: block; font: 0.9rem/1.4 system-ui, sans-serif; }
details { background: #1f3a5f; color: #fff; padding: 0.4rem 1rem; max-height: 60vh; overflow: auto; }
summary { cursor: pointer; }
ol { margin: 0.5rem 0; padding-left: 1.6rem; }
li { margin: 0.75rem 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
pre { margin: 0.25rem 0; max-height: 8rem; overflow: auto; background: #0003; padding: 0.25rem 0.5rem; }
a { color: inherit; }
`;

/** Lists on the dev server, above a page that was imported, what of its import still waits for a person. */
export class ImportItems extends HTMLElement {
  connectedCallback(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const list = this.dataset['list'] ?? '';
    const answer = await fetch(`${list}?page=${encodeURIComponent(location.pathname)}`);
    const items = (await answer.json()) as OpenItem[];
    if (items.length === 0) return;
    const shadow = this.attachShadow({ mode: 'open' });
    const [, workshop = ''] = location.pathname.slice(list.lastIndexOf('/') + 1).split('/');
    const count = items.length === 1 ? '1 item' : `${items.length} items`;
    shadow.append(
      htmlElement('style', {}, style),
      htmlElement(
        'details',
        {},
        htmlElement('summary', {}, `Imported page: ${count} to look at`),
        htmlElement('ol', {}, ...items.map(itemOf)),
        htmlElement(
          'p',
          {},
          'Done with one? Mend the line that was written, or tick it in ',
          htmlElement('code', {}, `import-${workshop}.md`),
          ', then run ',
          htmlElement('code', {}, `readyroom import --resume --workshop ${workshop}`),
          '.',
        ),
      ),
    );
  }
}

function itemOf({ message, done, hint, changes, from, written, editor }: OpenItem): HTMLElement {
  const open = htmlElement('a', { href: editor }, written);
  open.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(editor);
  });
  const texts = changes.flatMap(({ before, after }) => [
    htmlElement('p', {}, 'In the source:'),
    htmlElement('pre', {}, before),
    ...(after === '' ? [] : [htmlElement('p', {}, 'Written:'), htmlElement('pre', {}, after)]),
  ]);
  return htmlElement(
    'li',
    {},
    htmlElement('p', {}, `${message} ${done}`),
    htmlElement('p', {}, `→ ${hint}`),
    htmlElement('p', {}, htmlElement('code', {}, from), ' → ', open),
    ...texts,
  );
}

customElements.define('import-items', ImportItems);
