/** Whether nothing may move by itself: the system asks for it, or it is set. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
