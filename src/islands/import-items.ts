import { editorLink, showBar } from './dev-bar.ts';
import { htmlElement } from './html-element.ts';

/** An open item of the list of an import, as the dev server tells it. */
interface OpenItem {
  message: string;
  done: string;
  hint: string;
  changes: readonly { before: string; after: string; yours?: string }[];
  /** Its line in the source, and the line that was written. */
  from: string;
  written: string;
  /** Opens the editor, and answers with nothing. */
  editor: string;
}

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
    const [, workshop = ''] = location.pathname.slice(list.lastIndexOf('/') + 1).split('/');
    const count = items.length === 1 ? '1 item' : `${items.length} items`;
    showBar(
      this,
      '#1f3a5f',
      `Imported page: ${count} to look at`,
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
    );
  }
}

function itemOf({ message, done, hint, changes, from, written, editor }: OpenItem): HTMLElement {
  const texts = changes.flatMap(textsOf).flatMap(([label, text]) => [
    htmlElement('p', {}, label),
    // It scrolls, so the keyboard must come to it.
    htmlElement('pre', { tabindex: '0', 'aria-label': label }, text),
  ]);
  return htmlElement(
    'li',
    {},
    htmlElement('p', {}, `${message} ${done}`),
    htmlElement('p', {}, `→ ${hint}`),
    htmlElement('p', {}, htmlElement('code', {}, from), ' → ', editorLink(editor, written)),
    ...texts,
  );
}

/** The texts of a change, each with what it is: three where the source changed what the author has edited. */
function textsOf({ before, after, yours }: OpenItem['changes'][number]): [string, string][] {
  const texts: [string, string][] =
    yours === undefined
      ? [
          ['In the source:', before],
          ['Written:', after],
        ]
      : [
          ['Imported then:', yours === before ? '' : before],
          [yours === before ? 'In your lesson:' : 'You made of it:', yours],
          ['The source says now:', after],
        ];
  return texts.filter(([, text]) => text !== '');
}

customElements.define('import-items', ImportItems);
