import type { VerdictCode } from '#checker/types.ts';

/** Pastes in a row with the same verdict after which a hint is offered. */
const TRIES = 2;
/** From the moment a hint is open until the next one can be, in milliseconds; a new paste opens it sooner. */
const NEXT_AFTER = 20_000;

/** What a paste came to. */
interface Outcome {
  verdict: VerdictCode;
  /** Codes of all findings. */
  codes: readonly string[];
  /** Whether the learner brought it just now, rather than had the same text judged once more. */
  isNew: boolean;
}

/**
 * The hints of one check: the author's, in order, of those that are for the verdict or one of its findings. The first is open
 * unasked after two pastes that came to the same; the next one is announced beside it, and can be opened after a while.
 */
class Hints {
  /** They stand below the field at first, then in the report. */
  readonly all: readonly HTMLDetailsElement[];
  readonly #read = new Set<HTMLElement>();
  #verdict: VerdictCode | undefined;
  #tries = 0;

  constructor(check: HTMLElement) {
    this.all = [...check.querySelectorAll<HTMLDetailsElement>('.hint')];
    for (const hint of this.all) {
      hint.addEventListener('toggle', () => {
        if (!hint.open || this.#read.has(hint)) return;
        this.#read.add(hint);
        this.#announceNext();
      });
    }
  }

  /** Offers what is due. Returns the label of a hint that is newly open; '' where there is none. */
  offer({ verdict, codes, isNew }: Outcome): string {
    for (const hint of this.all) {
      const { for: about = verdict } = hint.dataset;
      hint.hidden = verdict === 'met' || !(about === verdict || codes.includes(about));
    }
    if (!isNew) return '';
    this.#tries = verdict === this.#verdict ? this.#tries + 1 : 1;
    this.#verdict = verdict;
    const next = this.#tries < TRIES ? undefined : this.#next();
    if (!next) return '';
    allow(next);
    next.open = true;
    return next.querySelector('summary')?.firstChild?.textContent?.trim() ?? '';
  }

  #next(): HTMLDetailsElement | undefined {
    return this.all.find((hint) => !hint.hidden && !this.#read.has(hint));
  }

  /** Shows that there is another hint, and lets it be opened when its time has come. */
  #announceNext(): void {
    const next = this.#next();
    if (!next || 'offered' in next.dataset) return;
    next.dataset['offered'] = 'later';
    next.inert = true;
    setTimeout(() => {
      allow(next);
    }, NEXT_AFTER);
  }
}

/** One that was announced keeps the room of what was said of its time. */
function allow(hint: HTMLElement): void {
  hint.dataset['offered'] = 'offered' in hint.dataset ? 'due' : 'now';
  hint.inert = false;
}

const known = new WeakMap<HTMLElement, Hints>();

/** The hints of a check; the same as long as the page is there, whatever is pasted and cleared. */
export function hintsShownBy(check: HTMLElement): Hints {
  const hints = known.get(check) ?? new Hints(check);
  known.set(check, hints);
  return hints;
}
