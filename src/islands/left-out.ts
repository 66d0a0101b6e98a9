import { announce } from './announce.ts';
import { lang } from './page-messages.ts';
import { htmlElement } from './html-element.ts';
import { t } from './learner-data.ts';
import { isOpen } from './next-row.ts';

/** More names than these are no help. */
const MOST_NAMES = 5;

/** A paste, with the names in it that were not as they should be, and what is said of those of the paste before. */
interface Seen {
  text: string;
  open: readonly string[];
  remark: string;
}

/**
 * What was not ready in the paste before and is not in this one is told in the verdict: a row that was left out may be the very one that
 * the check is about. Whether it was, or the object is gone, only the learner knows, so the verdict stays as it is.
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
  const remark = before?.text === text ? before.remark : toTell(before?.open ?? [], text);
  const open = [...report.querySelectorAll('tr[data-status]')].filter(isOpen).flatMap(nameOf);
  seen.set(report, { text, open, remark });
  const verdict = report.querySelector('.verdict');
  if (!remark || verdict?.querySelector('.left-out') !== null) return;
  verdict.append(htmlElement('p', { class: 'left-out' }, remark));
  announce([...verdict.querySelectorAll('strong, .how-far, .left-out')].map(textOf).join('. '));
}

/** Names and words of a paste are parted by anything that no name has in it. */
function toTell(open: readonly string[], text: string): string {
  if (open.length === 0) return '';
  const words = new Set(text.split(/[^\w.-]+/));
  const gone = open.filter((name) => !words.has(name));
  const shown = [
    ...gone.slice(0, MOST_NAMES),
    ...(gone.length > MOST_NAMES ? [`+${gone.length - MOST_NAMES}`] : []),
  ];
  return gone.length > 0
    ? t('progress.notThere', { names: new Intl.ListFormat(lang).format(shown) })
    : '';
}

const nameOf = (row: Element): readonly string[] =>
  [...row.querySelectorAll('[data-column=NAME]')].map(textOf);

const textOf = ({ textContent }: Element): string => textContent.trim();
