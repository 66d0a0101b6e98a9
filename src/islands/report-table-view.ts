import { element } from './element.ts';
import type { ReportRow, ReportTable } from './report.ts';
import { t } from './words.ts';

/** The paste as a real table, worst row first, each cell that decided marked with the status it gave. */
export function reportTableView(table: ReportTable): HTMLElement {
  const { columns, rows, moreRows, kind } = table;
  const judged = rows.some((row) => row.status !== undefined);
  const head = columns.map((column) => element('th', { scope: 'col' }, column));
  if (judged) head.unshift(element('th', { scope: 'col' }, t('check.statusColumn')));
  const body = element('tbody', {}, ...rows.map((row) => rowView(row, judged)));
  const caption = element(
    'caption',
    { class: 'visually-hidden' },
    kind ?? t('check.whatYouPasted'),
  );
  const view = element(
    'div',
    {
      class: 'pasted',
      tabindex: '0',
      role: 'region',
      'aria-label': t('check.whatYouPasted'),
      translate: 'no',
    },
    element('table', {}, caption, element('thead', {}, element('tr', {}, ...head)), body),
  );
  if (moreRows > 0)
    view.append(element('p', { class: 'check-note' }, t('check.more', { count: moreRows })));
  return view;
}

function rowView({ cells, status }: ReportRow, judged: boolean): HTMLElement {
  const row = element('tr', status ? { 'data-status': status } : {});
  if (judged) {
    const word = status ? t(`check.status.${status}`) : '';
    row.append(element('td', { class: 'reads-as', translate: 'yes' }, word));
  }
  for (const { text, deciding } of cells) {
    row.append(element('td', deciding ? { class: 'deciding' } : {}, text));
  }
  return row;
}
