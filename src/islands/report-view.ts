import type { Finding } from '#checker/types.ts';
import { say } from '#i18n/say.ts';
import { element } from './element.ts';
import { readyMeter } from './ready-meter.ts';
import { reportTableView } from './report-table-view.ts';
import type { Report } from './report.ts';
import { lang, t } from './words.ts';

type Words = Readonly<Record<string, string>>;

/** A verdict as the learner sees it: one word, how far it is, what to run next, why, and the paste as a table. */
export function reportView(report: Report, words: Words): DocumentFragment {
  const view = document.createDocumentFragment();
  view.append(verdictView(report, words));
  const next = [...new Set(report.findings.flatMap((finding) => finding.next ?? []))];
  if (next.length > 0) view.append(nextView(next.slice(0, 3)));
  if (report.findings.length > 0) view.append(findingsView(report, words));
  if (report.tables.length > 0) {
    view.append(element('p', { class: 'report-title' }, t('check.whatYouPasted')));
    view.append(...report.tables.map((table) => reportTableView(table)));
  }
  return view;
}

/** The verdict in one sentence, for the live region. */
export function verdictSentence(report: Report, words: Words): string {
  const progress = report.progress ? ` ${progressText(report.progress)}.` : '';
  const first = report.findings[0];
  return `${say(words, lang, `verdict.${report.verdict}`)}.${progress} ${first ? say(words, lang, first.code, first.params) : ''}`.trim();
}

const progressText = (progress: NonNullable<Report['progress']>): string =>
  t('check.progress', { ...progress });

function verdictView({ verdict, progress }: Report, words: Words): HTMLElement {
  const head = element(
    'div',
    { class: 'verdict', 'data-verdict': verdict },
    element('strong', {}, say(words, lang, `verdict.${verdict}`)),
  );
  if (progress) {
    head.append(
      element('span', { class: 'how-far' }, readyMeter(progress), progressText(progress)),
    );
  }
  head.append(element('p', {}, say(words, lang, `verdict.${verdict}.detail`)));
  return head;
}

function nextView(commands: readonly string[]): HTMLElement {
  const terminal = element('div', { class: 'terminal', translate: 'no' });
  for (const command of commands) {
    terminal.append(
      element(
        'div',
        { class: 'run' },
        element('pre', { tabindex: '0' }, element('code', {}, command)),
        element(
          'button',
          {
            class: 'copy',
            type: 'button',
            'data-copy': command,
            'aria-label': t('command.copyNamed', { command }),
          },
          t('command.copy'),
        ),
      ),
    );
  }
  const title = element('p', { class: 'report-title' }, t('check.nextCommand'));
  return element(
    'div',
    {},
    title,
    element('copy-command' as 'div', { class: 'command' }, terminal),
  );
}

function findingsView({ findings, moreFindings }: Report, words: Words): HTMLElement {
  const list = element('ul', { class: 'findings' });
  for (const finding of findings) list.append(findingView(finding, words));
  if (moreFindings > 0) list.append(element('li', {}, `+ ${moreFindings}`));
  return element('div', {}, element('p', { class: 'report-title' }, t('check.findings')), list);
}

function findingView({ code, params, at }: Finding, words: Words): HTMLElement {
  const item = element('li', {}, say(words, lang, code, params));
  if (at) {
    item.append(' ', element('span', { class: 'at' }, t('check.lineNumber', { line: at.line })));
  }
  return item;
}
