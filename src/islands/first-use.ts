/** Calls back with the first sign that somebody reads: a page that is only opened asks for nothing more. */
export function onFirstUse(callback: () => void): void {
  for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, callback, { once: true });
}
