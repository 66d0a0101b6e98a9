import { onFirstUse } from './first-use.ts';
import { lateScript } from './late-script.ts';
import address from './learner.ts?worker&url';
import { onProgress, readProgress, recordReading } from './progress.ts';

const load = lateScript(address);

/** Loads what shows progress. What cannot be loaded now is asked for again with the next change. */
function loadQuietly(): void {
  load().catch(() => undefined);
}

// Once there is progress, here or from an earlier visit; and when a check is used, which may be set aside. That this page
// is being read is nothing to show on it.
const hasRead = readProgress().read.length > 0;
onProgress(() => {
  const hasMarks = Object.keys(readProgress().marks).length > 0;
  if (hasRead || hasMarks || document.querySelector('progress-page')) loadQuietly();
});
function loadForCheck({ target }: Event): void {
  if ((target as Element).closest('.check')) loadQuietly();
}
addEventListener('focusin', loadForCheck);
addEventListener('click', loadForCheck);
// A lesson without checks has a box to tick, at its end.
if (document.querySelector('lesson-done')) onFirstUse(loadQuietly);

/** A lesson is being read once it has been scrolled on by a window. */
const { lesson } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
const signal = new AbortController();
function onScroll(): void {
  if (lesson === undefined || scrollY < innerHeight) return;
  signal.abort();
  recordReading(lesson);
}
addEventListener('scroll', onScroll, { passive: true, signal: signal.signal });
