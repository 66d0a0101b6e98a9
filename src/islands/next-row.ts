import { announce } from './announce.ts';
import { htmlElement } from './html-element.ts';
import { t } from './learner-data.ts';

/** Of a row with a status: whether it is not as it should be. */
export const isOpen = (row: Element): boolean =>
  !row.matches('[data-status=ready], [data-status=listed], [data-status=fits]');

/**
 * In the table of a paste, "N" leads to the next row that is not as it should be, and after the last one to the first. Who comes
 * to the table by keyboard is told.
 */
export function leadToNextRow(): void {
  addEventListener('focusin', ({ target }) => {
    const table = target as HTMLElement;
    if (!table.matches('.pasted:focus-visible:not([aria-keyshortcuts])')) return;
    if (openRows(table).length === 0) return;
    table.setAttribute('aria-keyshortcuts', 'N');
    const text = t('table.nextRow');
    table.after(htmlElement('p', { class: 'check-note' }, text));
    announce(text);
  });
  addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const table = (target as Element).closest<HTMLElement>('.pasted');
    if (!table || key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey) return;
    const rows = openRows(table);
    const next = rows[rows.indexOf(target as HTMLElement) + 1] ?? rows[0];
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  });
}

const openRows = (table: HTMLElement): readonly HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>('tr[data-status]')].filter(isOpen);
