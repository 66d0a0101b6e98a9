import { element } from './element.ts';
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
  const view = element(
    'div',
    { class: 'pasted', tabindex: '0', role: 'group', 'aria-label': label, translate: 'no' },
    element(
      'table',
      { role: 'table' },
      element('caption', { class: 'visually-hidden' }, caption),
      element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...head)),
      element('tbody', { role: 'rowgroup' }, ...rows.map((row) => rowView(row, table))),
    ),
  );
  if (more) view.append(element('p', { class: 'check-note' }, more));
  return view;
}

const ours = { class: 'reads-as', translate: 'yes' };

const header = (scope: 'col' | 'row', more: Readonly<Record<string, string>>, text: string) =>
  element('th', { scope, role: scope === 'col' ? 'columnheader' : 'rowheader', ...more }, text);

function rowView(
  { cells, reads, word }: ReportRow,
  { columns, readsAs }: ReportTable,
): HTMLElement {
  const view = element('tr', { role: 'row', ...(reads && { 'data-status': reads }) });
  if (readsAs) view.append(element('td', { role: 'cell', ...ours }, word));
  for (const [index, { text, deciding }] of cells.entries()) {
    const column = columns[index] ?? '';
    const more = { 'data-column': column, ...(deciding && { class: 'deciding' }) };
    view.append(
      column === 'NAME'
        ? header('row', more, text)
        : element('td', { role: 'cell', ...more }, text),
    );
  }
  return view;
}
