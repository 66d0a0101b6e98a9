// Vite's way to make one file of it and to tell its address (https://vite.dev/guide/features#import-with-query-suffixes).
// `import()` would not do: every page would carry what Vite wraps it in, and a browser may remember that a module could
// not be loaded until the page is loaded again.
import address from './check-report.ts?worker&url';
import { element } from './element.ts';

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
  const script = element('script', { type: 'module', src: `${address}#${tries}` });
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
