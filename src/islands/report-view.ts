import { element } from './element.ts';
import { reportTableView } from './report-table-view.ts';
import type { Report } from './report.ts';
import { t } from './words.ts';

/** A verdict as the learner sees it: one word, how far it is, what to run next, why, and the paste as a table. */
export function reportView(report: Report): DocumentFragment {
  const { next, findings, pasted } = report;
  const view = document.createDocumentFragment();
  view.append(verdictView(report));
  if (next) view.append(nextView(next));
  if (findings) view.append(findingsView(findings));
  if (pasted) {
    view.append(title(pasted.title));
    view.append(...pasted.tables.map((table) => reportTableView(table, pasted.title)));
    if (pasted.note) view.append(element('p', { class: 'check-note' }, pasted.note));
  }
  return view;
}

const title = (text: string): HTMLElement => element('p', { class: 'report-title' }, text);

function verdictView({ verdict, word, detail, progress }: Report): HTMLElement {
  const head = element(
    'div',
    { class: 'verdict', 'data-verdict': verdict },
    element('strong', {}, word),
  );
  if (progress)
    head.append(element('span', { class: 'how-far' }, readyMeter(progress), progress.text));
  head.append(element('p', {}, detail));
  return head;
}

function nextView({ title: heading, commands }: NonNullable<Report['next']>): HTMLElement {
  const terminal = element('div', { class: 'terminal', translate: 'no' });
  for (const command of commands) {
    // Options in one piece, as in the terminals of lessons: on a phone none breaks after its hyphens.
    const parts = command
      .split(/(?<= )(-[^\s'"]{1,22})(?=\s|$)/)
      .map((part, index) => (index % 2 ? element('span', {}, part) : part));
    const code = element('pre', { tabindex: '0' }, element('code', {}, ...parts));
    const copy = { class: 'copy', type: 'button', 'data-copy': command };
    terminal.append(
      element('div', { class: 'run' }, code, element('button', copy, t('command.copy'))),
    );
  }
  const panel = element('copy-command' as 'div', { class: 'command' }, terminal);
  return element('div', {}, title(heading), panel);
}

function findingsView({
  title: heading,
  items,
  more,
}: NonNullable<Report['findings']>): HTMLElement {
  const list = element('ul', { class: 'findings' });
  for (const { text, place } of items) {
    const item = element('li', {}, text);
    if (place) item.append(' ', element('span', { class: 'at' }, place));
    list.append(item);
  }
  if (more) list.append(element('li', {}, more));
  return element('div', {}, title(heading), list);
}

/** More segments than this cannot be told apart: then they are drawn in proportion. */
const MAX_SEGMENTS = 24;

/** The READY column as a drawing: one segment per wanted object, filled where it is ready. */
function readyMeter({ ready, total }: { ready: number; total: number }): HTMLElement {
  const segments = Math.min(total, MAX_SEGMENTS);
  // Rounded down: only everything ready fills the last segment.
  const filled = total === 0 ? 0 : Math.floor((Math.min(ready, total) / total) * segments);
  const meter = element('span', { class: 'meter', 'aria-hidden': 'true' });
  for (let index = 0; index < segments; index += 1) {
    meter.append(element('i', index < filled ? { 'data-met': '' } : {}));
  }
  return meter;
}
