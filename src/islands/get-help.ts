import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import { helpText, type HelpFacts } from './help-text.ts';
import { htmlElement } from './html-element.ts';
import { issueLink, type Repository } from './repository-links.ts';
import { sayPlainly } from '#i18n/say-plainly.ts';

/** See `routes/help-data.ts`. */
interface HelpData {
  words: Readonly<Record<string, string>>;
  readyroom: string;
  workshops: Readonly<Record<string, { versions: string; repository?: Repository | undefined }>>;
}

const root = document.documentElement;
let loading: Promise<HelpData> | undefined;

function loadData(): Promise<HelpData> {
  const load = async (): Promise<HelpData> => {
    const response = await fetch(`${root.dataset['base'] ?? '/'}files/help-${root.lang}.json`);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return (await response.json()) as HelpData;
  };
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * Below a verdict that is not met: a text for somebody who is to help, to be copied or, where the workshop names its repository,
 * written into an issue. The learner sees it whole before it goes anywhere, and decides whether the paste is in it.
 */
export class GetHelp extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0) return;
    loadData().then(
      (data) => {
        this.#show(data);
      },
      // Where it cannot be loaded nothing is offered; the next verdict tries again.
      () => undefined,
    );
  }

  #show({ words, readyroom, workshops }: HelpData): void {
    const check = this.closest<HTMLElement>('.check');
    if (!check || this.childElementCount > 0) return;
    const t = (key: string): string => sayPlainly(words, root.lang, `help.${key}`);
    const textOf = (selector: string): string =>
      check.querySelector(selector)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    const [lesson = ''] = (check.dataset['check'] ?? '').split(/[#^]/);
    const { versions = '', repository } = workshops[lesson.split('/', 1)[0] ?? ''] ?? {};
    const title = document.querySelector('h1')?.textContent.trim() ?? '';
    const facts: HelpFacts = [
      [t('lesson'), `${title} (${lesson}, ${root.lang})`],
      [t('step'), `${textOf('.question')} (#${check.id})`],
      [t('verdict'), `${textOf('.verdict strong')} · ${textOf('.verdict p')}`],
      [t('versions'), [`Readyroom ${readyroom}`, versions].filter(Boolean).join(', ')],
      // In a folder without a server the address would tell where that lies.
      [
        t('page'),
        'root' in root.dataset ? '' : `${location.origin}${location.pathname}#${check.id}`,
      ],
    ];
    const box = htmlElement('input', { type: 'checkbox' });
    const field = htmlElement('textarea', {
      ...{ readonly: '', rows: '7', translate: 'no' },
      'aria-label': t('text'),
    });
    const copy = htmlElement('button', { type: 'button', class: 'quiet' }, t('copy'));
    const issue =
      repository && htmlElement('a', { rel: 'noreferrer', target: '_blank' }, t('tell'));
    const update = (): void => {
      const paste = check.querySelector<HTMLTextAreaElement>('form textarea')?.value ?? '';
      field.value = helpText(facts, box.checked ? { title: t('pasted'), text: paste } : undefined);
      if (issue)
        issue.href = issueLink(repository, `${title}: ${textOf('.question')}`, field.value);
    };
    box.addEventListener('change', update);
    copy.addEventListener('click', () => {
      void copyText(field.value).then((copied) => {
        if (!copied) field.select();
        copy.textContent = copied ? t('copied') : t('refused');
        announce(copy.textContent);
      });
    });
    const details = htmlElement('details', {}, htmlElement('summary', {}, t('title')));
    // A check has one field to paste into; this one comes when it is asked for.
    details.addEventListener(
      'toggle',
      () => {
        update();
        details.append(
          htmlElement('label', {}, box, ' ', t('include')),
          field,
          htmlElement('div', { class: 'check-buttons' }, copy, ...(issue ? [issue] : [])),
        );
      },
      { once: true },
    );
    this.append(details);
  }
}
customElements.define('get-help', GetHelp);
