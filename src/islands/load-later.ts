/** What a page loads when it is first needed: it is complete without, and most readers need little of it. */
import questions from './ask-question.ts?worker&url';
import look from './check-look.ts?worker&url';
import { lateScript } from './late-script.ts';
import learner from './learner.ts?worker&url';
import { onProgress, readProgress, recordReading } from './progress.ts';
import readingAids from './reading-aids.ts?worker&url';
import { forGood, storedValue, variableKey } from './store.ts';
import values from './variable-form.ts?worker&url';
import { onFirstUse } from './when-needed.ts';

const { dataset } = document.documentElement;

/** What cannot be loaded is not missed, and is asked for again with the next call. */
const quietly = (load: () => Promise<void>) => (): void => {
  load().catch(() => undefined);
};

/**
 * What shows progress: once there is some, here or from an earlier visit; and when a check is used, which may be set aside.
 * That this page is being read is nothing to show on it.
 */
function loadLearner(): void {
  const load = quietly(lateScript(learner));
  const hasRead = readProgress().read.length > 0;
  onProgress(() => {
    const hasMarks = Object.keys(readProgress().marks).length > 0;
    if (hasRead || hasMarks || document.querySelector('progress-page')) load();
  });
  const loadForCheck = ({ target }: Event): void => {
    if ((target as Element).closest('.check')) load();
  };
  addEventListener('focusin', loadForCheck);
  addEventListener('click', loadForCheck);
  // A lesson without checks has a box to tick, at its end.
  if (document.querySelector('lesson-done')) onFirstUse(load);
}

/** A lesson is being read once it has been scrolled on by a window. */
function recordWhenRead(): void {
  const { lesson } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
  const signal = new AbortController();
  function onScroll(): void {
    if (lesson === undefined || scrollY < innerHeight) return;
    signal.abort();
    recordReading(lesson);
  }
  addEventListener('scroll', onScroll, { passive: true, signal: signal.signal });
}

/** Questions: with the first sign that somebody reads, and at once where there may be answers to show. */
function loadQuestions(): void {
  if (!document.querySelector('ask-question')) return;
  const load = lateScript(questions);
  if (storedValue(forGood, 'answers') === undefined) onFirstUse(quietly(load));
  else quietly(load)();
  /** What somebody did who was quicker than the script is done again once it is there. */
  const afterLoading = (event: Event, again: () => void): void => {
    if (customElements.get('ask-question')) return;
    event.preventDefault();
    load().then(again, () => undefined);
  };
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.closest('ask-question')) afterLoading(event, () => form.requestSubmit());
  });
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-skip]');
    if (button) afterLoading(event, () => button.click());
  });
}

/** The form of values: with the first sign that somebody reads, and at once where there are values. */
function loadValues(): void {
  const form = document.querySelector<HTMLElement>('variable-form');
  if (!form) return;
  const load = quietly(lateScript(values));
  const { workshop = '' } = form.dataset;
  const isFilledIn = [...form.querySelectorAll('input')].some(
    ({ name }) => storedValue(forGood, variableKey(workshop, name)) !== undefined,
  );
  if (isFilledIn) load();
  else onFirstUse(load);
}

/**
 * What helps to read on: with the first sign that somebody reads. A reader of two languages has asked for the original already,
 * and of a copy that is kept offline there may be a newer one.
 */
function loadReadingAids(): void {
  const load = quietly(lateScript(readingAids));
  onFirstUse(load);
  if ('both' in dataset || 'kept' in dataset) load();
}

/** `readyroom learn` marks the pages that it serves; nothing of it is loaded anywhere else. */
function loadLook(): void {
  if ('learn' in dataset) void lateScript(look)();
}

loadLearner();
recordWhenRead();
loadQuestions();
loadReadingAids();
loadValues();
loadLook();
