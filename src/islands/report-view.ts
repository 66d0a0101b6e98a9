import type { Check, Finding } from '#checker/types.ts';
import { say } from '#i18n/say.ts';
import { element } from './element.ts';
import type { Words } from './finding-words.ts';
import { nextCommands } from './next-commands.ts';
import { readyMeter } from './ready-meter.ts';
import { reportTableView } from './report-table-view.ts';
import type { Report } from './report.ts';
import { isAskedByCells, verdictWord } from './verdict-word.ts';
import { lang, t } from './words.ts';

/** A verdict as the learner sees it: one word, how far it is, what to run next, why, and the paste as a table. */
export function reportView(report: Report, check: Check, words: Words): DocumentFragment {
  const view = document.createDocumentFragment();
  const next = nextCommands(report, check);
  view.append(verdictView(report, check, words));
  if (next.length > 0) view.append(nextView(next, words));
  if (report.findings.length > 0) view.append(findingsView(report, words));
  if (report.tables.length > 0) {
    const rows = report.tables.flatMap((table) => table.rows);
    const judged = rows.some(({ status }) => status);
    view.append(title('report.pasted', words));
    view.append(...report.tables.map((table) => reportTableView(table, judged, check, words)));
    if (judged && rows.some(({ status }) => !status))
      view.append(element('p', { class: 'check-note' }, say(words, lang, 'report.unjudged')));
  }
  return view;
}

/** The verdict in one sentence, for the live region. */
export function verdictSentence(report: Report, check: Check, words: Words): string {
  const [first] = report.findings;
  const word = verdictWord(report, check);
  const progress = progressOf(report, word, check);
  return [
    say(words, lang, word),
    progress ? say(words, lang, 'report.progress', { ...progress }) : '',
    first ? say(words, lang, first.code, first.params) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

function title(key: string, words: Words): HTMLElement {
  return element('p', { class: 'report-title' }, say(words, lang, key));
}

/** "2 of 2 ready" must not stand beside a verdict that says nothing of readiness, or not enough. */
const progressOf = (
  { verdict, progress }: Report,
  word: string,
  check: Check,
): Report['progress'] =>
  verdict === 'unreadable' || word.startsWith('report.') || isAskedByCells(check)
    ? undefined
    : progress;

function verdictView(report: Report, check: Check, words: Words): HTMLElement {
  const { verdict } = report;
  const word = verdictWord(report, check);
  const progress = progressOf(report, word, check);
  const head = element(
    'div',
    { class: 'verdict', 'data-verdict': verdict },
    element('strong', {}, say(words, lang, word)),
  );
  if (progress) {
    const howFar = say(words, lang, 'report.progress', { ...progress });
    head.append(element('span', { class: 'how-far' }, readyMeter(progress), howFar));
  }
  const detail = word === 'report.listed' ? word : `verdict.${verdict}`;
  head.append(element('p', {}, say(words, lang, `${detail}.detail`)));
  return head;
}

function nextView(commands: readonly string[], words: Words): HTMLElement {
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
  return element('div', {}, title('report.next', words), panel);
}

function findingsView({ verdict, findings, moreFindings }: Report, words: Words): HTMLElement {
  const heading = verdict === 'met' ? 'report.notes' : 'report.why';
  const list = element('ul', { class: 'findings' });
  for (const finding of findings) list.append(findingView(finding, words));
  if (moreFindings > 0) {
    list.append(
      element('li', {}, say(words, lang, 'report.moreFindings', { count: moreFindings })),
    );
  }
  return element('div', {}, title(heading, words), list);
}

function findingView({ code, params, at }: Finding, words: Words): HTMLElement {
  const item = element('li', {}, say(words, lang, code, params));
  // Where the words name the line themselves, once is enough.
  if (at && params['line'] !== at.line) {
    const place = say(words, lang, 'report.line', { line: at.line });
    item.append(' ', element('span', { class: 'at' }, place));
  }
  return item;
}
