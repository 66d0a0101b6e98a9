import type { Browser } from '@playwright/test';

/** The inside of a browser that Playwright drives by WebDriver BiDi: nothing of it is public, and the version is pinned. */
interface Inside {
  _connection: { toImpl(browser: Browser): { _browserSession?: Session } };
}

export interface Session {
  send(method: string, params: object): Promise<unknown>;
}

/** The session of an installed Firefox; Playwright's own Firefox has none, for it is driven in another way. */
export const bidiSession = (browser: Browser): Session | undefined =>
  (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
