import { renewed } from './former-names.ts';
import { htmlElement } from './html-element.ts';
import { outline, t } from './learner-data.ts';
import { changeMarks, onProgress, readProgress } from './progress.ts';
import { progressCode, readProgressCode } from './progress-code.ts';
import {
  formatProgress,
  linkPart,
  parseProgress,
  readLinkPart,
  type ProgressMark,
  type ProgressKey,
} from './progress-format.ts';
import { forGood, keep } from './store.ts';

type Marks = Readonly<Record<ProgressKey, ProgressMark | undefined>>;

/** Resets progress, gives it out and takes it in: see `routes/progress.astro`. */
export class ProgressPage extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const { reset, save } = (target as Element).closest('button')?.dataset ?? {};
      if (reset !== undefined) this.#reset(reset);
      if (save !== undefined) saveAsFile();
    });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#take();
    });
    addEventListener('hashchange', () => {
      this.#offer();
    });
    this.#offer();
    const draw = (): void => {
      void this.#draw();
    };
    draw();
    onProgress(draw);
    if (!keep(forGood, 'probe', '')) this.#say(t('progress.notKept'));
    keep(forGood, 'probe', undefined);
  }

  get #text(): HTMLInputElement {
    return this.querySelector('input[type=text]') as HTMLInputElement;
  }

  /** A link that was opened is offered, and taken only when the learner says so. */
  #offer(): void {
    if (!location.hash.startsWith('#p=')) return;
    this.#text.value = location.href;
    this.#say(t('progress.linkOpened'));
    this.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  async #draw(): Promise<void> {
    const progress = readProgress();
    for (const workshop of outline()) {
      const row = this.querySelector(`[data-code="${CSS.escape(workshop.name)}"]`);
      const code = progressCode(workshop, progress.marks);
      const button = row?.querySelector('button');
      const shown = row?.querySelector('code');
      if (!button || !shown) continue;
      shown.textContent = code ?? t('progress.codeTooLong');
      button.hidden = code === undefined;
      button.dataset['copy'] = code;
    }
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-reset]'))
      button.disabled = keysOf(button.dataset['reset'] ?? '', progress.marks).length === 0;
    const place = this.querySelector<HTMLElement>('[data-link]');
    // In a folder without a server it would lead nowhere else.
    if (place) place.hidden = 'root' in document.documentElement.dataset;
    const link = place?.querySelector('button');
    const part = await linkPart(formatProgress(progress));
    if (link) link.dataset['copy'] = `${location.origin}${location.pathname}#p=${part}`;
  }

  #reset(name: string): void {
    const keys = keysOf(name, readProgress().marks);
    const before = changeMarks(Object.fromEntries(keys.map((key) => [key, undefined])));
    this.#say(t('progress.wasReset', { number: keys.length }), before);
  }

  /** Takes in a file, a link or a code. What is here already stays, with its time. */
  async #take(): Promise<void> {
    const { files } = this.querySelector('input[type=file]') as HTMLInputElement;
    const file = files?.[0];
    const found = file ? fromText(await file.text()) : await fromLinkOrCode(this.#text.value);
    const here = readProgress().marks;
    const known = new Set(outline().flatMap(({ lessons }) => lessons.map(({ key }) => key)));
    const isKnown = (key: ProgressKey): boolean => known.has(key.replace(/[#^].*/, ''));
    const lessons = outline().flatMap((workshop) => workshop.lessons);
    const all = Object.entries(
      renewed({ marks: found?.marks ?? {}, read: [] }, lessons)?.marks ?? found?.marks ?? {},
    );
    const more = all.filter(
      ([key]) => isKnown(key) && here[key]?.as !== 'met' && here[key]?.as !== 'done',
    );
    const fresh = more.filter(([key, { as }]) => here[key]?.as !== as);
    const leftOut = (found?.leftOut ?? 0) + all.filter(([key]) => !isKnown(key)).length;
    if (all.length === 0 && leftOut === 0) {
      this.#say(t('progress.unreadable'));
      return;
    }
    const before = changeMarks(Object.fromEntries(fresh));
    const added = t('progress.taken', { number: fresh.length });
    const text = leftOut > 0 ? `${added} ${t('progress.leftOut', { number: leftOut })}` : added;
    this.#say(text, fresh.length > 0 ? before : undefined);
    this.querySelector('form')?.reset();
    if (location.hash !== '') history.replaceState(undefined, '', location.pathname);
  }

  /** Says what happened, where the eye is; with what was there before, it can be undone. */
  #say(text: string, before?: Marks): void {
    const notice = this.querySelector('.check-notice');
    notice?.replaceChildren(text);
    if (!before) return;
    const undo = htmlElement('button', { type: 'button', class: 'quiet' }, t('progress.undo'));
    undo.addEventListener('click', () => {
      changeMarks(before);
      this.#say('');
    });
    notice?.append(' ', undo);
  }
}

/** The marks of a workshop or of a lesson, the start of the lesson included. */
const keysOf = (name: string, marks: Marks): readonly ProgressKey[] =>
  Object.keys(marks).filter(
    (key) => key === name || (/^[/#^]/.test(key.slice(name.length)) && key.startsWith(name)),
  );

function fromText(text: string): {
  marks: Readonly<Record<ProgressKey, ProgressMark>>;
  leftOut: number;
} {
  return { marks: parseProgress(text).marks, leftOut: 0 };
}

async function fromLinkOrCode(text: string): ReturnType<typeof fromLink> {
  return text.includes('#p=') ? fromLink(text) : readProgressCode(text, outline());
}

async function fromLink(text: string): Promise<ReturnType<typeof fromText> | undefined> {
  const written = await readLinkPart(text.trim().replace(/^.*#p=/, ''));
  return written === undefined ? undefined : fromText(written);
}

function saveAsFile(): void {
  const file = new Blob([formatProgress(readProgress())], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  htmlElement('a', { href, download: 'readyroom-progress.json' }).click();
  // Not at once: some browsers read it only after the click is over.
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, 60_000);
}
