import { htmlElement } from './html-element.ts';
import { reportTableView } from './report-table-view.ts';
import type { PasteReport } from './make-report.ts';
import { t } from './page-messages.ts';

/** A verdict as the learner sees it: one word, how far it is, what to run next, why, what its author hints at, and the paste as a table. */
export function reportView(report: PasteReport, hints: readonly HTMLElement[]): DocumentFragment {
  const { next, findings, pasted } = report;
  const view = document.createDocumentFragment();
  view.append(verdictView(report));
  if (next) view.append(nextView(next));
  if (findings) view.append(findingsView(findings));
  view.append(...hints);
  if (pasted) {
    view.append(title(pasted.title));
    view.append(...pasted.tables.map((table) => reportTableView(table, pasted.title)));
    if (pasted.note) view.append(htmlElement('p', { class: 'check-note' }, pasted.note));
  }
  return view;
}

const title = (text: string): HTMLElement => htmlElement('p', { class: 'report-title' }, text);

function verdictView({ verdict, since, word, detail, progress }: PasteReport): HTMLElement {
  const head = htmlElement(
    'div',
    { class: 'verdict', 'data-verdict': verdict },
    ...(since ? [htmlElement('p', { class: 'changed' }, since)] : []),
    htmlElement('strong', {}, word),
  );
  if (progress)
    head.append(htmlElement('span', { class: 'how-far' }, readyMeter(progress), progress.text));
  head.append(htmlElement('p', {}, detail));
  return head;
}

function nextView({ title: heading, commands }: NonNullable<PasteReport['next']>): HTMLElement {
  const terminal = htmlElement('div', { class: 'terminal', translate: 'no' });
  for (const command of commands) {
    // Options in one piece, as in the terminals of lessons: on a phone none breaks after its hyphens.
    const parts = command
      .split(/(?<= )(-[^\s'"]{1,22})(?=\s|$)/)
      .map((part, index) => (index % 2 ? htmlElement('span', {}, part) : part));
    const code = htmlElement('pre', {}, htmlElement('code', {}, ...parts));
    const copy = { class: 'copy', type: 'button', 'data-copy': command };
    terminal.append(
      htmlElement('div', { class: 'run' }, code, htmlElement('button', copy, t('command.copy'))),
    );
  }
  const panel = htmlElement('copy-command' as 'div', { class: 'command' }, terminal);
  return htmlElement('div', {}, title(heading), panel);
}

function findingsView({
  title: heading,
  items,
  more,
}: NonNullable<PasteReport['findings']>): HTMLElement {
  const list = htmlElement('ul', { class: 'findings' });
  for (const { text, place } of items) {
    const item = htmlElement('li', {}, text);
    if (place) item.append(' ', htmlElement('span', { class: 'at' }, place));
    list.append(item);
  }
  if (more) list.append(htmlElement('li', {}, more));
  return htmlElement('div', {}, title(heading), list);
}

/** More segments than this cannot be told apart: then they are drawn in proportion. */
const MAX_SEGMENTS = 24;

/** The READY column as a drawing: one segment per wanted object, filled where it is ready. */
function readyMeter({ ready, total }: { ready: number; total: number }): HTMLElement {
  const segments = Math.min(total, MAX_SEGMENTS);
  // Rounded down: only everything ready fills the last segment.
  const filled = total === 0 ? 0 : Math.floor((Math.min(ready, total) / total) * segments);
  const meter = htmlElement('span', { class: 'meter', 'aria-hidden': 'true' });
  for (let index = 0; index < segments; index += 1) {
    meter.append(htmlElement('i', index < filled ? { 'data-met': '' } : {}));
  }
  return meter;
}
