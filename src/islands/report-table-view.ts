import type { Check } from '#checker/types.ts';
import { say } from '#i18n/say.ts';
import { element } from './element.ts';
import type { Words } from './finding-words.ts';
import type { ReportRow, ReportTable } from './report.ts';
import { isAskedByCells } from './verdict-word.ts';
import { lang } from './words.ts';

/**
 * The paste as a real table, worst row first, each cell that decided marked with the status it gave. Every cell knows its
 * header: where a row has no room beside the others, it stands as a list of its own. Roles are told, for a browser that
 * takes them away with the layout of a table.
 */
export function reportTableView(
  table: ReportTable,
  judged: boolean,
  check: Check,
  words: Words,
): HTMLElement {
  const { columns, rows, moreRows, kind } = table;
  const pasted = say(words, lang, 'report.pasted');
  const head = columns.map((column) => header('col', {}, column));
  if (judged) head.unshift(header('col', ours, say(words, lang, 'report.status')));
  const view = element(
    'div',
    { class: 'pasted', tabindex: '0', role: 'group', 'aria-label': pasted, translate: 'no' },
    element(
      'table',
      { role: 'table' },
      element('caption', { class: 'visually-hidden' }, kind ?? pasted),
      element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...head)),
      element(
        'tbody',
        { role: 'rowgroup' },
        ...rows.map((row) =>
          rowView(row, columns, judged ? readsAs(row, table, check, words) : ''),
        ),
      ),
    ),
  );
  if (moreRows > 0) {
    const more = say(words, lang, 'report.more', { count: moreRows });
    view.append(element('p', { class: 'check-note' }, more));
  }
  return view;
}

const ours = { class: 'reads-as', translate: 'yes' };

const header = (scope: 'col' | 'row', more: Readonly<Record<string, string>>, text: string) =>
  element('th', { scope, role: scope === 'col' ? 'columnheader' : 'rowheader', ...more }, text);

/** One word for a row: rows that are asked for by their cells fit or not. */
function readsAs(row: ReportRow, { kind }: ReportTable, check: Check, words: Words): string {
  const { status } = row;
  if (!status) return '–';
  const fits = status === 'ready' && kind === undefined && isAskedByCells(check);
  return say(words, lang, `report.status.${fits ? 'fits' : status}`);
}

function rowView(
  { cells, status }: ReportRow,
  columns: readonly string[],
  word: string,
): HTMLElement {
  const view = element('tr', { role: 'row', ...(status && { 'data-status': status }) });
  if (word) view.append(element('td', { role: 'cell', ...ours }, word));
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
