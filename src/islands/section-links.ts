import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { htmlElement } from './html-element.ts';
import { t } from './page-messages.ts';

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
