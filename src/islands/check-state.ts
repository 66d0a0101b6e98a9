import { htmlElement } from './html-element.ts';
import { t, written } from './learner-data.ts';
import { changeMarks, markNow, readProgress } from './progress.ts';
import type { ProgressMark, MarkKind, ProgressKey } from './progress-format.ts';

const reasons: readonly MarkKind[] = ['other-way', 'check-wrong'];

/** What was taken away last, of each check, so that it can be put back. */
const takenAway = new Map<ProgressKey, ProgressMark>();

/**
 * Beside the word "Check" of each check of a lesson: when it was met, or why it was set aside, and the button that takes that
 * back; on an open one a way to set it aside. No check is a wall.
 */
export function showCheckStates(): void {
  const { marks } = readProgress();
  for (const check of document.querySelectorAll<HTMLElement>('.check[data-check*="/"]')) {
    const key = check.dataset['check'] ?? '';
    const mark = marks[key];
    const state = check.querySelector('.check-state') ?? newState(check);
    const shown = JSON.stringify([mark, takenAway.get(key)]);
    // What has not changed stays: the focus may be in it.
    if (state.getAttribute('data-of') === shown) continue;
    const hadFocus = state.contains(document.activeElement);
    state.setAttribute('data-of', shown);
    state.replaceChildren(...(mark ? marked(key, mark) : open(key)));
    if (hadFocus) state.querySelector<HTMLElement>('button, summary')?.focus();
  }
}

/** How often the time since a copy is told anew, in milliseconds. */
const TOLD_EVERY = 5000;

/**
 * Beside the button that copies the command of a check: how long ago that was, until something is in the field, and how long a run
 * waited, where that is known. So one knows how long one has waited, and whether that is much.
 */
export function tellTimeSinceCopy(): void {
  const copied = new Map<Element, number>();
  // This script is loaded by the first use of a check, which may be this very button.
  for (const button of document.querySelectorAll('.check-command [data-state=copied]'))
    copied.set(button.parentElement ?? button, Date.now());
  addEventListener('click', ({ target }) => {
    const command = (target as Element).closest('.check .check-command');
    if (command && (target as Element).closest('button')) copied.set(command, Date.now());
  });
  setInterval(() => {
    for (const [command, at] of copied) {
      const field = command.closest('.check')?.querySelector('textarea');
      const time = command.querySelector('.since') ?? htmlElement('span', { class: 'since' });
      command.querySelector('button')?.before(time);
      const { wait } = (command as HTMLElement).dataset;
      const since = t(wait === undefined ? 'progress.since' : 'progress.sinceOf', {
        time: timeSince(at),
        seconds: Number(wait),
      });
      time.textContent = field?.value ? '' : since;
      if (field?.value) copied.delete(command);
    }
  }, TOLD_EVERY);
}

/** "1:05" */
function timeSince(at: number): string {
  const seconds = Math.round((Date.now() - at) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function newState(check: HTMLElement): HTMLElement {
  const state = htmlElement('div', { class: 'check-state' });
  check.querySelector('.check-label')?.append(state);
  return state;
}

function marked(key: ProgressKey, mark: ProgressMark): readonly Node[] {
  const { as, at } = mark;
  const text =
    as === 'met'
      ? at > 0
        ? t('progress.metAt', { when: written(at) })
        : t('progress.metOnce')
      : t('progress.isAside', { reason: t(`progress.aside.${as}`) });
  return [
    htmlElement('span', {}, text),
    button(as === 'met' ? 'progress.reset' : 'progress.takeBack', () => {
      takenAway.set(key, mark);
      changeMarks({ [key]: undefined });
    }),
  ];
}

function open(key: ProgressKey): readonly Node[] {
  const before = takenAway.get(key);
  const undo =
    before &&
    button('progress.undo', () => {
      takenAway.delete(key);
      changeMarks({ [key]: before });
    });
  // The state that a lesson starts from does not count: there is nothing to set aside.
  if (key.includes('^')) return undo ? [undo] : [];
  const aside = htmlElement(
    'details',
    { class: 'set-aside' },
    htmlElement('summary', {}, t('progress.setAside')),
    ...reasons.map((as) =>
      button(`progress.aside.${as}`, () => {
        takenAway.delete(key);
        changeMarks({ [key]: markNow(as) });
      }),
    ),
  );
  return undo ? [undo, aside] : [aside];
}

function button(word: string, press: () => void): HTMLButtonElement {
  const made = htmlElement('button', { type: 'button', class: 'quiet' }, t(word));
  made.addEventListener('click', press);
  return made;
}
