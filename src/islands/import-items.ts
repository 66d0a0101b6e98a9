import { editorLink, showBar } from './dev-bar.ts';
import { htmlElement } from './html-element.ts';

/** Open items of one cause of the list of an import, as the dev server tells them. */
interface OpenEntry {
  /** What all of them say; what only one says stands at its place. */
  words: Words;
  places: readonly OpenPlace[];
}

interface Words {
  message?: string;
  done?: string;
  hint?: string;
}

interface OpenPlace {
  words: Words;
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
    const entries = (await answer.json()) as OpenEntry[];
    if (entries.length === 0) return;
    const [, workshop = ''] = location.pathname.slice(list.lastIndexOf('/') + 1).split('/');
    const count = entries.length === 1 ? '1 item' : `${entries.length} items`;
    showBar(
      this,
      '#1f3a5f',
      `Imported page: ${count} to look at`,
      htmlElement('ol', {}, ...entries.map(itemOf)),
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

/** So many places are shown at once; more are unfolded. */
const FEW = 3;

function itemOf({ words, places }: OpenEntry): HTMLElement {
  const shown = places.map(placeOf);
  const list = htmlElement('ul', {}, ...shown.map((each) => htmlElement('li', {}, each)));
  const all =
    shown.length > FEW
      ? [htmlElement('details', {}, htmlElement('summary', {}, `${shown.length} places`), list)]
      : [list];
  return htmlElement('li', {}, ...paragraphsOf(words), ...(shown.length === 1 ? shown : all));
}

function paragraphsOf({ message = '', done = '', hint = '' }: Words): HTMLElement[] {
  const sentence = `${message} ${done}`.trim();
  return [
    ...(sentence === '' ? [] : [htmlElement('p', {}, sentence)]),
    ...(hint === '' ? [] : [htmlElement('p', {}, `→ ${hint}`)]),
  ];
}

function placeOf({ words, changes, from, written, editor }: OpenPlace): HTMLElement {
  const texts = changes.flatMap(textsOf).flatMap(([label, text]) => [
    htmlElement('p', {}, label),
    // It scrolls, so the keyboard must come to it.
    htmlElement('pre', { tabindex: '0', 'aria-label': label }, text),
  ]);
  return htmlElement(
    'div',
    {},
    ...paragraphsOf(words),
    htmlElement('p', {}, htmlElement('code', {}, from), ' → ', editorLink(editor, written)),
    ...texts,
  );
}

/** The texts of a change, each with what it is: three where the source changed what the author has edited. */
function textsOf({ before, after, yours }: OpenPlace['changes'][number]): [string, string][] {
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
