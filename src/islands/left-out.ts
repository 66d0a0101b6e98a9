import { announce } from './announce.ts';
import { lang } from './page-messages.ts';
import { htmlElement } from './html-element.ts';
import { t } from './learner-data.ts';
import { isOpen } from './next-row.ts';

/** More names than these are no help. */
const MOST_NAMES = 5;

/** A paste, with the names that it does not list though they were not as they should be, and all that are not, these among them. */
interface Seen {
  text: string;
  gone: readonly string[];
  open: readonly string[];
}

/**
 * What was not ready in an earlier paste and is not in this one is told in the verdict, until it is listed again: a row that was left out
 * may be the very one that the check is about. Whether it was, or the object is gone, only the learner knows, so the verdict stays as it is.
 */
export function tellWhatIsLeftOut(): void {
  const seen = new WeakMap<Element, Seen>();
  const watch = new MutationObserver((changes) => {
    for (const report of new Set(changes.map(({ target }) => target as Element)))
      if (report.matches('check-report:has(tr[data-status])')) look(report, seen);
  });
  for (const check of document.querySelectorAll('check-paste'))
    watch.observe(check, { childList: true, subtree: true });
}

function look(report: Element, seen: WeakMap<Element, Seen>): void {
  const text = report.closest('.check')?.querySelector('textarea')?.value ?? '';
  const before = seen.get(report);
  // The same text once more is no new paste: what is said of it stays.
  const gone = before?.text === text ? before.gone : notIn(text, before?.open ?? []);
  const listed = [...report.querySelectorAll('tr[data-status]')].filter(isOpen).flatMap(nameOf);
  seen.set(report, { text, gone, open: [...gone, ...listed] });
  const verdict = report.querySelector('.verdict');
  if (gone.length === 0 || !verdict || verdict.querySelector('.left-out')) return;
  verdict.append(htmlElement('p', { class: 'left-out' }, remarkOn(gone)));
  const parts = verdict.querySelectorAll('.changed, strong, .how-far, .left-out');
  announce([...parts].map(asSentence).join(' '));
}

/** Names and words of a paste are parted by anything that no name has in it. */
function notIn(text: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return names;
  const words = new Set(text.split(/[^\w.-]+/));
  return names.filter((name) => !words.has(name));
}

function remarkOn(gone: readonly string[]): string {
  const shown = [
    ...gone.slice(0, MOST_NAMES),
    ...(gone.length > MOST_NAMES ? [`+${gone.length - MOST_NAMES}`] : []),
  ];
  return t('progress.notThere', { names: new Intl.ListFormat(lang).format(shown) });
}

const asSentence = (part: Element): string => textOf(part).replace(/(?<![.。])$/, '.');

const nameOf = (row: Element): readonly string[] =>
  [...row.querySelectorAll('[data-column=NAME]')].map(textOf);

const textOf = ({ textContent }: Element): string => textContent.trim();
