import { htmlElement } from './html-element.ts';
import type { ReportRow, ReportTable } from './report-tables.ts';

/**
 * The paste as a real table, worst row first, each cell that decided marked with the status it gave. Every cell knows its
 * header: where a row has no room beside the others, it stands as a list of its own. Roles are told, for a browser that
 * takes them away with the layout of a table.
 * @param label what the region is called
 */
export function reportTableView(table: ReportTable, label: string): HTMLElement {
  const { caption, columns, rows, more, readsAs } = table;
  const head = columns.map((column) => header('col', {}, column));
  if (readsAs) head.unshift(header('col', ours, readsAs));
  const view = htmlElement(
    'div',
    { class: 'pasted', tabindex: '0', role: 'group', 'aria-label': label, translate: 'no' },
    htmlElement(
      'table',
      { role: 'table' },
      // What is called as the region is not called so twice.
      ...(caption === label ? [] : [htmlElement('caption', { class: 'visually-hidden' }, caption)]),
      htmlElement('thead', { role: 'rowgroup' }, htmlElement('tr', { role: 'row' }, ...head)),
      htmlElement('tbody', { role: 'rowgroup' }, ...rows.map((row) => rowView(row, table))),
    ),
  );
  if (more) view.append(htmlElement('p', { class: 'check-note' }, more));
  return view;
}

const ours = { class: 'reads-as', translate: 'yes' };

const header = (scope: 'col' | 'row', more: Readonly<Record<string, string>>, text: string) =>
  htmlElement('th', { scope, role: scope === 'col' ? 'columnheader' : 'rowheader', ...more }, text);

function rowView(
  { cells, reads, word }: ReportRow,
  { columns, readsAs }: ReportTable,
): HTMLElement {
  const view = htmlElement('tr', { role: 'row', ...(reads && { 'data-status': reads }) });
  if (readsAs) view.append(htmlElement('td', { role: 'cell', ...ours }, word));
  for (const [index, { text, deciding }] of cells.entries()) {
    const column = columns[index] ?? '';
    const more = { 'data-column': column, ...(deciding && { class: 'deciding' }) };
    view.append(
      column === 'NAME'
        ? header('row', more, text)
        : htmlElement('td', { role: 'cell', ...more }, text),
    );
  }
  return view;
}
