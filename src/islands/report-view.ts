import type { Finding } from '#checker/types.ts';
import { say } from '#i18n/say.ts';
import { element } from './element.ts';
import type { Words } from './finding-words.ts';
import { readyMeter } from './ready-meter.ts';
import { reportTableView } from './report-table-view.ts';
import type { Report } from './report.ts';
import { lang, t } from './words.ts';

/** A verdict as the learner sees it: one word, how far it is, what to run next, why, and the paste as a table. */
export function reportView(report: Report, words: Words): DocumentFragment {
  const view = document.createDocumentFragment();
  view.append(verdictView(report, words));
  if (report.next.length > 0) view.append(nextView(report.next, words));
  if (report.findings.length > 0) view.append(findingsView(report, words));
  if (report.tables.length > 0) {
    view.append(title('report.pasted', words));
    view.append(...report.tables.map((table) => reportTableView(table, words)));
  }
  return view;
}

/** The verdict in one sentence, for the live region. */
export function verdictSentence(report: Report, words: Words): string {
  const [first] = report.findings;
  return [
    say(words, lang, `verdict.${report.verdict}`),
    report.progress ? say(words, lang, 'report.progress', { ...report.progress }) : '',
    first ? say(words, lang, first.code, first.params) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

function title(key: string, words: Words): HTMLElement {
  return element('p', { class: 'report-title' }, say(words, lang, key));
}

function verdictView({ verdict, progress }: Report, words: Words): HTMLElement {
  const head = element(
    'div',
    { class: 'verdict', 'data-verdict': verdict },
    element('strong', {}, say(words, lang, `verdict.${verdict}`)),
  );
  if (progress) {
    const howFar = say(words, lang, 'report.progress', { ...progress });
    head.append(element('span', { class: 'how-far' }, readyMeter(progress), howFar));
  }
  head.append(element('p', {}, say(words, lang, `verdict.${verdict}.detail`)));
  return head;
}

function nextView(commands: readonly string[], words: Words): HTMLElement {
  const terminal = element('div', { class: 'terminal', translate: 'no' });
  for (const command of commands) {
    const code = element('pre', { tabindex: '0' }, element('code', {}, command));
    const copy = { class: 'copy', type: 'button', 'data-copy': command };
    terminal.append(
      element('div', { class: 'run' }, code, element('button', copy, t('command.copy'))),
    );
  }
  const panel = element('copy-command' as 'div', { class: 'command' }, terminal);
  return element('div', {}, title('report.next', words), panel);
}

function findingsView({ findings, moreFindings }: Report, words: Words): HTMLElement {
  const list = element('ul', { class: 'findings' });
  for (const finding of findings) list.append(findingView(finding, words));
  if (moreFindings > 0) {
    list.append(
      element('li', {}, say(words, lang, 'report.moreFindings', { count: moreFindings })),
    );
  }
  return element('div', {}, title('report.why', words), list);
}

function findingView({ code, params, at }: Finding, words: Words): HTMLElement {
  const item = element('li', {}, say(words, lang, code, params));
  if (at) {
    const place = say(words, lang, 'report.line', { line: at.line });
    item.append(' ', element('span', { class: 'at' }, place));
  }
  return item;
}
