/**
 * What the browser keeps for the learner. Keys carry the base path, because all projects of one owner share an
 * origin on GitHub Pages; never the locale, the order or a title. Storage may be switched off or full: then
 * reading gives nothing and writing says so.
 */
const refusedBy = Symbol.for('readyroom:refused');
const prefix = `readyroom:${document.documentElement.dataset['base'] ?? '/'}:`;

/** What a storage refused, by key: then it lasts as long as the page. Shared by all scripts of the page. */
const page = globalThis as { [refusedBy]?: Map<string, string | undefined> };
const refused = (page[refusedBy] ??= new Map());

/** The kept text, or undefined. */
export function storedValue(storage: () => Storage, key: string): string | undefined {
  try {
    return refused.has(key) ? refused.get(key) : (storage().getItem(prefix + key) ?? undefined);
  } catch {
    return undefined;
  }
}

/** Keeps a text; undefined forgets it. False if the browser refused: then it is known until the page is left. */
export function keep(storage: () => Storage, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storage().removeItem(prefix + key);
    else storage().setItem(prefix + key, text);
    refused.delete(key);
    return true;
  } catch {
    refused.set(key, text);
    return false;
  }
}

/** Pastes up to this size, in UTF-16 units, survive a reload and a change of language. */
export const PASTES_UP_TO = 1_000_000;

/** Kept until the tab is closed: pastes. */
export const forTab = (): Storage => sessionStorage;
/** Kept until cleared: settings, values, progress. */
export const forGood = (): Storage => localStorage;

/** Where a learner's value is kept: shared by the lessons of a workshop. */
export function variableKey(workshop: string, name: string): string {
  return `variable:${workshop}:${name}`;
}
