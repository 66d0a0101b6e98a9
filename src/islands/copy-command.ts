import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { t } from './page-messages.ts';

/** How long a button says "Copied", in milliseconds. */
const SHOWN_FOR = 2000;
/** How long it says which keys to press: they are to be read and pressed. */
const REFUSED_FOR = 8000;

/**
 * Buttons with `data-copy` put exactly that text on the clipboard. Where it is empty they stand beside the command, and copy
 * that: no command is in the page twice. The one below several commands copies all of them.
 */
export class CopyCommand extends HTMLElement {
  /** What is in the code as the page has it, once another command was chosen. */
  #first: readonly ChildNode[] | undefined;

  connectedCallback(): void {
    this.#name();
  }

  #name(): void {
    // "Copy" is enough for the eye; the name says what, for those who do not see what the button stands beside.
    for (const button of this.querySelectorAll<HTMLButtonElement>('button:not([aria-label])')) {
      button.ariaLabel = t('command.copyNamed', {
        command: firstLine(textOf(button)),
      });
    }
  }

  constructor() {
    super();
    this.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-copy]');
      if (button) void this.#copy(button);
    });
  }

  /** Shows the command that is for the tab that was chosen; else the one that was there first. */
  choose(sync: string, value: string): void {
    const code = this.querySelector('code');
    const chosen = [...this.querySelectorAll('template')].filter(({ dataset: { when = '' } }) =>
      when.startsWith(`${sync}=`),
    );
    if (!code || chosen.length === 0) return;
    this.#first ??= [...code.childNodes];
    const own = chosen.find(({ dataset }) => dataset['when'] === `${sync}=${value}`);
    code.replaceChildren(...(own?.content.cloneNode(true).childNodes ?? this.#first));
    const button = this.querySelector('button');
    if (button) button.ariaLabel = null;
    this.#name();
  }

  async #copy(button: HTMLButtonElement): Promise<void> {
    const text = textOf(button);
    const copied = await copyText(text);
    if (copied) {
      announce(t('command.copiedNamed', { command: firstLine(text) }));
      say(button, 'copied', t('command.copied'), SHOWN_FOR);
      return;
    }
    // From the first command to the last; the buttons between them are not selectable.
    const selection = getSelection();
    for (const [index, code] of codesOf(button).entries())
      if (index === 0) selection?.selectAllChildren(code);
      else selection?.extend(code, code.childNodes.length);
    const keys = navigator.userAgent.includes('Macintosh') ? '⌘C' : 'Ctrl+C';
    const press = t('command.press', { keys });
    announce(t('command.copyFailed', { press }));
    say(button, 'refused', press, REFUSED_FOR);
  }
}

/** The commands that a button is for: the one beside it, or all that stand above it. */
const codesOf = (button: Element): readonly Element[] => [
  ...(button.closest('.run, .terminal, copy-command')?.querySelectorAll('code') ?? []),
];

const textOf = (button: HTMLElement): string =>
  button.dataset['copy'] ||
  codesOf(button)
    .map(({ textContent }) => textContent)
    .join('\n');

/** Shows a text on the button for a while; one at a time. */
function say(button: HTMLElement, state: string, text: string, milliseconds: number): void {
  if (button.dataset['state']) return;
  const label = button.textContent;
  button.dataset['state'] = state;
  button.textContent = text;
  setTimeout(() => {
    button.textContent = label;
    delete button.dataset['state'];
  }, milliseconds);
}

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? '';

customElements.define('copy-command', CopyCommand);
