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
