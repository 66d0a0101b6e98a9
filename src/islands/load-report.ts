// Vite's way to make one file of it and to tell its address (https://vite.dev/guide/features#import-with-query-suffixes).
// `import()` would not do: every page would carry what Vite wraps it in, and a browser may remember that a module could
// not be loaded until the page is loaded again.
import address from './check-report.ts?worker&url';
import { htmlElement } from './html-element.ts';

let loading: Promise<void> | undefined;
let tries = 0;

/**
 * Loads the element that judges a paste and shows the verdict.
 * @throws if it cannot be loaded; the next call tries again.
 */
export function loadReport(): Promise<void> {
  loading ??= load();
  return loading;
}

function load(): Promise<void> {
  tries += 1;
  const script = htmlElement('script', { type: 'module', src: `${address}#${tries}` });
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(new Error(`${address} could not be loaded.`));
    });
    document.head.append(script);
  });
}

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
