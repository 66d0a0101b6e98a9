import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { t } from './words.ts';

/** How long a button says "Copied", in milliseconds. */
const SHOWN_FOR = 2000;

/** Buttons with `data-copy` put exactly that text on the clipboard: the command as data, never what the page shows. */
export class CopyCommand extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-copy]');
      if (button) void this.#copy(button);
    });
  }

  async #copy(button: HTMLButtonElement): Promise<void> {
    const text = button.dataset['copy'] ?? '';
    const copied = await copyText(text);
    if (!copied) {
      const code = button.parentElement?.querySelector('code');
      if (code) getSelection()?.selectAllChildren(code);
      announce(t('command.copyFailed'));
      return;
    }
    announce(t('command.copiedNamed', { command: text.split('\n', 1)[0] ?? '' }));
    if (button.dataset['state'] === 'copied') return;
    const label = button.textContent;
    button.dataset['state'] = 'copied';
    button.textContent = t('command.copied');
    setTimeout(() => {
      button.textContent = label;
      delete button.dataset['state'];
    }, SHOWN_FOR);
  }
}
customElements.define('copy-command', CopyCommand);
