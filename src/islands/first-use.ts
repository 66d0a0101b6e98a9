/**
 * Calls back with the first sign that somebody reads: a page that is only opened asks for nothing more. A pointer that does
 * not move is no sign: browsers tell of it when a page is laid out below it.
 */
export function onFirstUse(callback: () => void): void {
  for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, function heard(event) {
      const { movementX, movementY } = event as PointerEvent;
      if (type === 'pointermove' && !movementX && !movementY) return;
      removeEventListener(type, heard);
      callback();
    });
}
