import { htmlElement } from './html-element.ts';

/**
 * Loads a module that a page may come to need: a function that loads it once, and again after a failure. `address` is what
 * Vite gives for `?worker&url`, its way to make one file of a module and to tell its address
 * (https://vite.dev/guide/features#import-with-query-suffixes). `import()` would not do: every page would carry what Vite
 * wraps it in, and a browser may remember that a module could not be loaded until the page is loaded again.
 */
export function lateScript(address: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  let tries = 0;
  const load = (): Promise<void> => {
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
  };
  return () => (loading ??= load());
}
