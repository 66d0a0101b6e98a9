import { say } from '#i18n/say.ts';
import { element } from './element.ts';
import type { Words } from './finding-words.ts';
import type { ReportRow, ReportTable } from './report.ts';
import { lang } from './words.ts';

/** The paste as a real table, worst row first, each cell that decided marked with the status it gave. */
export function reportTableView(table: ReportTable, words: Words): HTMLElement {
  const { columns, rows, moreRows, kind } = table;
  const pasted = say(words, lang, 'report.pasted');
  const judged = rows.some((row) => row.status !== undefined);
  const head = columns.map((column) => element('th', { scope: 'col' }, column));
  if (judged) head.unshift(element('th', { scope: 'col' }, say(words, lang, 'report.status')));
  const view = element(
    'div',
    { class: 'pasted', tabindex: '0', role: 'group', 'aria-label': pasted, translate: 'no' },
    element(
      'table',
      {},
      element('caption', { class: 'visually-hidden' }, kind ?? pasted),
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows.map((row) => rowView(row, judged, words))),
    ),
  );
  if (moreRows > 0) {
    const more = say(words, lang, 'report.more', { count: moreRows });
    view.append(element('p', { class: 'check-note' }, more));
  }
  return view;
}

function rowView({ cells, status }: ReportRow, judged: boolean, words: Words): HTMLElement {
  const row = element('tr', status ? { 'data-status': status } : {});
  if (judged) {
    const word = status ? say(words, lang, `report.status.${status}`) : '';
    row.append(element('td', { class: 'reads-as', translate: 'yes' }, word));
  }
  for (const { text, deciding } of cells) {
    row.append(element('td', deciding ? { class: 'deciding' } : {}, text));
  }
  return row;
}
