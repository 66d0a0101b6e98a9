import comfort from '#styles/settings.css?url';
import styles from '#styles/settings-panel.css?inline';
import { announce } from './announce.ts';
import { htmlElement } from './html-element.ts';
import { loadLearnerData, t } from './learner-data.ts';
import { hideOriginal, isTranslated, showOriginal } from './original.ts';
import { forGood, keep, storedValue } from './store.ts';

/** What can be set, each an attribute of the root; the first value is that of a page on which nothing is set. */
const choices: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['theme', ['auto', 'light', 'dark']],
  ['contrast', ['auto', 'more']],
  ['size', ['auto', 'large', 'larger']],
  ['lines', ['auto', 'wrap', 'scroll']],
  ['motion', ['auto', 'less']],
];

/** The contrast that the system asks for, where nothing is set: see `DocumentHead.astro`. */
const asSystem = 'system';

const root = document.documentElement;
const panel = document.querySelector<HTMLDetailsElement>('.settings');
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Applies a value at once, and keeps it for the next page. See the script of `DocumentHead.astro`. */
function set(name: string, value: string): void {
  if (value !== 'auto') root.dataset[name] = value;
  else if (name === 'contrast' && matchMedia('(prefers-contrast: more)').matches)
    root.dataset[name] = asSystem;
  else root.removeAttribute(`data-${name}`);
  if (!document.querySelector('link[href*="/settings"]'))
    document.head.append(htmlElement('link', { rel: 'stylesheet', href: comfort }));
  keepOne(name);
}

/** What was not changed here stays as it is kept: another tab may have changed it. */
function keepOne(name: string): void {
  const value = root.dataset[name];
  if (name === 'theme') {
    keep(forGood, 'theme', value);
    return;
  }
  const kept = new Map(Object.entries(keptSettings()));
  if (value === undefined || value === asSystem) kept.delete(name);
  else kept.set(name, value);
  keep(forGood, 'settings', kept.size > 0 ? JSON.stringify(Object.fromEntries(kept)) : undefined);
}

/** What is damaged is as nothing set. */
function keptSettings(): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(storedValue(forGood, 'settings') ?? '{}') as object) };
  } catch {
    return {};
  }
}

/** The form: a group of radio buttons for each choice, and on a translated page whether its original is shown too. */
function form(): HTMLFormElement {
  const made = htmlElement('form', {}, ...choices.map(([name, values]) => group(name, values)));
  if (isTranslated()) {
    const box = htmlElement('input', { type: 'checkbox', name: 'both' });
    made.append(htmlElement('label', {}, box, t('settings.both')));
  }
  made.addEventListener('change', ({ target }) => {
    const { name, value, checked } = target as HTMLInputElement;
    if (name === 'both') set(name, checked ? 'yes' : 'auto');
    else set(name, value);
  });
  return made;
}

function group(name: string, values: readonly string[]): HTMLElement {
  const labels = values.map((value) =>
    htmlElement(
      'label',
      {},
      htmlElement('input', { type: 'radio', name, value }),
      t(`settings.${name}.${value}`),
    ),
  );
  return htmlElement('fieldset', {}, htmlElement('legend', {}, t(`settings.${name}`)), ...labels);
}

/** What is checked is what the page has: a key may have changed it. */
function showState(): void {
  for (const input of panel?.querySelectorAll('input') ?? []) {
    const value = (root.dataset[input.name] ?? asSystem).replace(asSystem, 'auto');
    input.checked = input.type === 'radio' ? input.value === value : value !== 'auto';
  }
}

async function followOriginal(): Promise<void> {
  showState();
  keepOne('both');
  if (!('both' in root.dataset)) {
    hideOriginal();
    return;
  }
  try {
    await showOriginal();
  } catch {
    announce(t('settings.bothFailed'));
  }
}

// Without its words the panel is not made; the keys and what was set work.
new MutationObserver(() => void followOriginal()).observe(root, { attributeFilter: ['data-both'] });
if ('both' in root.dataset) void followOriginal();
panel?.addEventListener('toggle', () => void makePanel());
void makePanel();

/** Its words may not have come; the next time it is opened they are asked for again. */
async function makePanel(): Promise<void> {
  try {
    await loadLearnerData();
  } catch {
    return;
  }
  if (panel?.querySelector('form')) return;
  panel?.append(form());
  showState();
}
panel?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
});
addEventListener('click', ({ target }) => {
  if (panel?.open && !panel.contains(target as Node)) panel.open = false;
});
