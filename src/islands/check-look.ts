import styles from '#styles/look.css?inline';
import { announce } from './announce.ts';
import { htmlElement } from './html-element.ts';
import { sayPlainly, type PlainParams } from '#i18n/say-plainly.ts';
import { forGood, forTab, keep, storedValue, variableKey } from './store.ts';

/*
 * On pages that `readyroom learn` serves: checks get a button that runs their own reading command, and hand what it printed to
 * their field as a paste would. See src/runner/learn/serve.ts for the other side.
 */

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

interface State {
  cluster: { context: string; server: string };
  /** The variables that each look needs, by the key of its check. */
  looks: Readonly<Record<string, readonly string[]>>;
  words: Readonly<Record<string, string>>;
}

type Answer =
  | { is: 'printed'; text: string }
  | { is: 'too-long' | 'too-slow' | 'another-cluster' | 'busy' | 'secret' | 'unknown' | 'refused' }
  | { is: 'missing'; variable: string }
  | { is: 'failed'; reason: string };

/** Milliseconds from one look by itself to the next. */
const AGAIN = 3000;

const root = document.documentElement;
const base = root.dataset['base'] ?? '/';

function call(name: string, body: object): Promise<Response> {
  return fetch(`${base}.readyroom/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Gives the token of the address back for a cookie, and takes it out of the address. */
async function enter(): Promise<void> {
  const [, token] = /^#readyroom=([\w-]+)$/.exec(location.hash) ?? [];
  if (token === undefined) return;
  await call('enter', { token });
  history.replaceState(history.state, '', location.pathname + location.search);
}

async function start(): Promise<void> {
  await enter();
  const response = await call('state', { locale: root.lang });
  // 204 where the page was opened without the token.
  if (response.status !== 200) return;
  const state = (await response.json()) as State;
  const looks = [...document.querySelectorAll<HTMLElement>('check-paste')].flatMap((check) => {
    const key = check.dataset['check']?.replace('^', '#') ?? '';
    const variables = Object.hasOwn(state.looks, key) ? state.looks[key] : undefined;
    return variables === undefined ? [] : [new CheckLook(check, key, variables, state)];
  });
  if (looks.length > 0) void lookByItself(looks);
}

/** Looks for one check after the other, as long as the learner wants it, for those that are in view and not met. */
async function lookByItself(looks: readonly CheckLook[]): Promise<never> {
  for (;;) {
    await new Promise((wait) => setTimeout(wait, AGAIN));
    if (!isWanted() || document.visibilityState !== 'visible') continue;
    for (const look of looks) if (look.isDue) await look.look(true);
  }
}

const WANTED = 'look';
const isWanted = (): boolean => storedValue(forTab, WANTED) === 'yes';

/** The look of one check: its button, its switch, and what came of it. */
class CheckLook {
  readonly #check: HTMLElement;
  readonly #key: string;
  readonly #variables: readonly string[];
  readonly #state: State;
  readonly #button: HTMLButtonElement;
  readonly #note = htmlElement('p', { class: 'look-note' });
  /** What was handed to the field last. */
  #handed = '';
  #isUnderWay = false;
  /** Whether the learner asked for the look that is under way, before or since it began. */
  #isAsked = false;

  constructor(check: HTMLElement, key: string, variables: readonly string[], state: State) {
    this.#check = check;
    this.#key = key;
    this.#variables = variables;
    this.#state = state;
    this.#button = htmlElement(
      'button',
      { type: 'button', class: 'quiet', 'aria-describedby': `${check.id}-question` },
      this.#say('look.look'),
    );
    this.#button.addEventListener('click', () => void this.look(false));
    const box = htmlElement('input', { type: 'checkbox' });
    box.checked = isWanted();
    box.addEventListener('change', () => {
      keep(forTab, WANTED, box.checked ? 'yes' : undefined);
      for (const other of document.querySelectorAll<HTMLInputElement>('.look input'))
        other.checked = box.checked;
      if (box.checked) void this.look(true);
    });
    const { context, server } = state.cluster;
    this.#note.textContent = this.#say('look.where', { context, server });
    check
      .querySelector('form')
      ?.append(
        htmlElement(
          'div',
          { class: 'check-buttons look' },
          this.#button,
          htmlElement('label', {}, box, this.#say('look.byItself')),
          this.#note,
        ),
      );
  }

  get #field(): HTMLTextAreaElement | null {
    return this.#check.querySelector('textarea');
  }

  /** Whether the learner wrote or pasted what stands in the field. */
  get #isLearners(): boolean {
    const { value = '' } = this.#field ?? {};
    return value !== '' && value !== this.#handed;
  }

  /** Whether it may look by itself: what stands in the field is its own, and it and its verdict are wholly in view, so that nothing moves. */
  get isDue(): boolean {
    const field = this.#field;
    if (!field || this.#check.dataset['verdict'] === 'met' || this.#isLearners) return false;
    const verdict = this.#check.querySelector('.verdict');
    return isInView(field) && (!verdict || isInView(verdict));
  }

  async look(isByItself: boolean): Promise<void> {
    if (!isByItself) {
      this.#isAsked = true;
      announce(this.#say('look.working'));
    }
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.#button.setAttribute('aria-busy', 'true');
    try {
      const answer = await this.#ask();
      this.#show(answer, !this.#isAsked);
    } catch {
      this.#explain('look.gone', {}, !this.#isAsked);
    } finally {
      this.#isUnderWay = false;
      this.#isAsked = false;
      this.#button.removeAttribute('aria-busy');
    }
  }

  async #ask(): Promise<Answer> {
    const workshop = this.#key.split('/', 1)[0] ?? '';
    const variables = this.#variables.flatMap((name) => {
      const value = storedValue(forGood, variableKey(workshop, name));
      return value === undefined ? [] : [[name, value] as const];
    });
    const body = { check: this.#key, variables: Object.fromEntries(variables) };
    const response = await call('look', body);
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as Answer;
  }

  #show(answer: Answer, isByItself: boolean): void {
    // What was written while it looked stays, as if it had not.
    if (isByItself && this.#isLearners) return;
    if (answer.is === 'printed') {
      const { context } = this.#state.cluster;
      const time = new Intl.DateTimeFormat(root.lang, { timeStyle: 'medium' }).format(new Date());
      this.#note.textContent = this.#say('look.looked', { time, context });
      if (!isByItself || ageless(answer.text) !== ageless(this.#handed)) this.#hand(answer.text);
    } else if (answer.is === 'missing')
      this.#explain('look.missing', { variable: answer.variable }, isByItself);
    else if (answer.is === 'failed')
      this.#explain('look.failed', { reason: answer.reason }, isByItself);
    else if (answer.is !== 'busy' || !isByItself)
      this.#explain(`look.${answer.is}`, {}, isByItself);
  }

  /** As a paste: whatever judges pastes judges it. */
  #hand(text: string): void {
    const field = this.#field;
    if (!field) return;
    field.value = text;
    // A field makes line ends of its own.
    this.#handed = field.value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }

  #explain(key: string, params: PlainParams, isByItself: boolean): void {
    const text = this.#say(key, params);
    if (!isByItself || this.#note.textContent !== text) announce(text);
    this.#note.textContent = text;
  }

  #say(key: string, params: PlainParams = {}): string {
    return sayPlainly(this.#state.words, root.lang, key, params);
  }
}

/** A print without its ages: what only grew older is not handed over again. */
const ageless = (text: string): string => text.replaceAll(/\b(?:\d{1,6}[dhms]){1,2}\b/g, '');

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
}

start().catch(() => {
  // The command has ended, or the page is being left: there is nothing to offer, and the fields are as they were.
});
