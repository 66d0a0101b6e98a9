import address from './check-report.ts?worker&url';
import { lateScript } from './late-script.ts';

/**
 * Loads the element that judges a paste and shows the verdict.
 * @throws if it cannot be loaded; the next call tries again.
 */
export const loadReport = lateScript(address);

/** How far below the window something is near: half of the window's height. */
const MARGIN = '0px 0px 50% 0px';

/**
 * Calls back once, when the element comes near what is read: never before the page itself is loaded, and never for a
 * reader who asked the browser to save data.
 */
export function whenNear(element: Element, callback: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: MARGIN },
  );
  const observe = (): void => {
    observer.observe(element);
  };
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe, { once: true });
}
