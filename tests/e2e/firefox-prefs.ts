import { firefox, type Browser } from '@playwright/test';
import { bidiSession, type Session } from './bidi.ts';

/** Values by name; null is a preference that is as Firefox has it. */
export type Prefs = Readonly<Record<string, number | boolean | null>>;

/** Playwright's own Firefox needs none of this: it is told of modes as Chromium is. */
export const isInstalledFirefox = (browser: Browser): boolean =>
  browser.browserType() === firefox && bidiSession(browser) !== undefined;

/** Lets preferences be changed while Firefox runs: from its own windows. */
export const allowsPrefs = '--remote-allow-system-access';

/**
 * Changes preferences of a running Firefox: to start another one costs as much as eight cases that load a page. They hold for what is loaded from then on.
 * @returns what they were, to be given back
 */
export async function changePrefs(browser: Browser, prefs: Prefs): Promise<Prefs> {
  const session = bidiSession(browser);
  if (session === undefined) throw new Error('Not a Firefox that is driven by WebDriver BiDi.');
  const script = `{
    const { prefs } = Services;
    const typeOf = (name) => (prefs.getPrefType(name) === prefs.PREF_BOOL ? 'Bool' : 'Int');
    const get = (name) =>
      prefs.prefHasUserValue(name) ? prefs['get' + typeOf(name) + 'Pref'](name) : null;
    const set = (name, value) => {
      if (value === null) prefs.clearUserPref(name);
      else prefs['set' + (typeof value === 'boolean' ? 'Bool' : 'Int') + 'Pref'](name, value);
    };
    JSON.stringify(Object.fromEntries(Object.entries(${JSON.stringify(prefs)}).map(([name, value]) => {
      const before = get(name);
      set(name, value);
      return [name, before];
    })));
  }`;
  return JSON.parse(await evaluateInWindow(session, script)) as Prefs;
}

/** Runs a script in a window of Firefox itself. */
async function evaluateInWindow(session: Session, expression: string): Promise<string> {
  const { contexts } = (await session.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
  })) as { contexts: { context: string }[] };
  const answer = (await session.send('script.evaluate', {
    expression,
    target: { context: contexts[0]?.context },
    awaitPromise: false,
  })) as { result?: { value?: unknown } };
  const value = answer.result?.value;
  if (typeof value !== 'string') throw new Error(`Firefox answered ${JSON.stringify(answer)}`);
  return value;
}
