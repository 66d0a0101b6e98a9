import type { Browser } from '@playwright/test';
import { bidiSession } from './bidi.ts';

/**
 * Playwright opens each page of Firefox in a window, which costs half a second of a processor: more than most pages. The only page
 * gets a tab of the window that is there already, with cookies and storage of its own all the same. A page beside another still
 * gets a window: of two tabs one would be in the background, where timers and pictures stand still.
 */
export function openFirstInTab(browser: Browser): void {
  const session = bidiSession(browser);
  if (session === undefined) return;
  const send = session.send.bind(session);
  session.send = (method, params) => {
    const alone = browser.contexts().every((context) => context.pages().length === 0);
    return send(
      method,
      method === 'browsingContext.create' && alone ? { ...params, type: 'tab' } : params,
    );
  };
}
